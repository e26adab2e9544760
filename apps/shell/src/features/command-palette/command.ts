import type { Language } from '@lading/i18n/languages';
import type { LucideIcon } from 'lucide-react';
import type { ShortcutId } from './shortcuts.ts';

/** The headings of the palette, in order. */
export const commandSections = ['pages', 'actions', 'settings'] as const;

/** An entry of the palette: a page to open or an action. The provider decides who sees it. */
export interface Command {
  /** Unique; also stored among the recent entries. */
  id: string;
  section: (typeof commandSections)[number];
  /** Its name in every language, so that it is found in each. */
  labels: Readonly<Record<Language, string>>;
  /** Its group, such as that of a menu entry. */
  groups?: Readonly<Record<Language, string>>;
  /** Other names for it, in every language. */
  words?: Readonly<Record<Language, string>>;
  Icon: LucideIcon;
  /** The keys that do the same. */
  shortcut?: ShortcutId;
  run: () => void;
}
