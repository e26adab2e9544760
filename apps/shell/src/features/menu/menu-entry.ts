import type { Texts } from '@lading/i18n/namespaces';
import type { LucideIcon } from 'lucide-react';
import type { Destination } from '../../platform/destinations.ts';
import type { Fact } from '../../platform/user-access.ts';

type Labels = Texts['shellMenu'];

/** Key of an entry's label in the `menu` namespace. */
export type MenuLabel = `main.${keyof Labels['main']}` | `settings.${keyof Labels['settings']}`;

/** A sub-application with a label in the registry; its entry in the main menu (design: sub-apps). */
export interface AddedEntry {
  id: string;
  /** In the reader's language. */
  text: string;
  /** Its prefix with a slash at the end: every page of it belongs to the entry. */
  href: `/${string}`;
  /** Id of the entry that it follows. */
  after?: string | undefined;
}

/** One row of a side menu, as data. An entry has a destination, sub-entries, or both. */
export interface MenuEntry {
  /** Unique in its menu; also identifies an open group in the session. */
  id: string;
  /** A label of the shell, or the text itself of an entry from the registry. */
  label: MenuLabel | { text: string };
  /** Top-level entries only. */
  icon?: LucideIcon;
  to?: Destination | AddedEntry['href'];
  /** Pages that belong to it in addition to those below its destination. */
  further?: readonly string[];
  /** The entry is hidden until all of these facts hold (spec §6). */
  requires?: readonly Fact[];
  /** A warehouse service: an unapproved or unconnected user gets the alert of spec §6 in place of the page. */
  warehouse?: true;
  children?: readonly MenuEntry[];
}

/** One side menu. */
export interface Menu {
  /** Main: opening a group closes the others; settings: several may be open (spec §2). */
  openGroups: 'one' | 'several';
  entries: readonly MenuEntry[];
}
