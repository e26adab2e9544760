import type { SaasInfo } from '@lading/contracts/entities/saas-info';
import type { Language, UserInfo } from '@lading/contracts/entities/user-info';

/** What the shell knows and every sub-app may read. A value, never changed in place: compare by identity. */
export interface HostState {
  /** Who is signed in (spec §3, "User info"); null before sign-in has been confirmed. */
  user: UserInfo | null;
  /** Present for a reseller's client only (spec §6). */
  saas: SaasInfo | null;
  lang: Language;
  /** IANA name; timestamps are shown in it (spec §9). */
  timeZone: string;
  theme: 'light' | 'dark';
  /** Feature flags by key, such as `SPS` (spec §3). A flag that is absent is off. */
  flags: Readonly<Record<string, boolean>>;
}
