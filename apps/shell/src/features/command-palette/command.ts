import type { Language } from '@lading/i18n/languages';
import type { LucideIcon } from 'lucide-react';
import type { ShortcutId } from './shortcuts.ts';

/** Under which heading of the palette a command stands, in this order. */
export const commandSections = ['pages', 'actions', 'settings'] as const;

/** Something that the palette offers to this user: a page to go to or an act. Who sees it is decided by whoever lists it. */
export interface Command {
  /** Unique; also what is kept of it among the recent entries. */
  id: string;
  section: (typeof commandSections)[number];
  /** Its name in every language, so that it is found in each. */
  labels: Readonly<Record<Language, string>>;
  /** What it belongs to, such as the group of a menu entry. */
  groups?: Readonly<Record<Language, string>>;
  Icon: LucideIcon;
  /** The keys that do the same. */
  shortcut?: ShortcutId;
  run: () => void;
}
