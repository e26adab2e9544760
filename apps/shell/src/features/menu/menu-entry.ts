import type { Texts } from '@lading/i18n/namespaces';
import type { LucideIcon } from 'lucide-react';
import type { Destination } from '../../platform/destinations.ts';
import type { Fact } from '../../platform/user-access.ts';

type Labels = Texts['menu'];

/** Key of an entry's label in the `menu` namespace. */
type MenuLabel = `main.${keyof Labels['main']}` | `settings.${keyof Labels['settings']}`;

/** One row of a side menu, as data. An entry has a destination, sub-entries, or both. */
export interface MenuEntry {
  /** Unique in its menu; also the name under which an open group is kept in the session. */
  id: string;
  label: MenuLabel;
  /** Top-level entries only. */
  icon?: LucideIcon;
  to?: Destination;
  /** The entry is hidden until every one of these facts holds (spec §6). */
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
