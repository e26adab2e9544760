import type { SaasInfo } from '@lading/contracts/branding';
import type { Language, UserInfo } from '@lading/contracts/identity';

/** The shell state that every sub-app may read. A value, never changed in place: compare by identity. */
export interface HostState {
  /** Who is signed in (spec §3, "User info"); null before sign-in has been confirmed. */
  user: UserInfo | null;
  /** Present for a reseller's client only (spec §6). */
  saas: SaasInfo | null;
  lang: Language;
  /** IANA name; timestamps are shown in it (spec §9). */
  timeZone: string;
  theme: 'light' | 'dark';
  /** Feature flags by key, such as `SPS` (spec §3). A missing flag is off. */
  flags: Readonly<Record<string, boolean>>;
}
