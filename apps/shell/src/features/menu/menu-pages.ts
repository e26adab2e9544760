import type { LucideIcon } from 'lucide-react';
import type { Destination } from '../../platform/destinations.ts';
import type { AccessFacts } from '../../platform/user-access.ts';
import { mainMenu } from './main-menu.ts';
import type { MenuEntry } from './menu-entry.ts';
import { visibleEntries } from './menu-rules.ts';
import { saasMenu } from './saas-menu.ts';
import { settingsMenu } from './settings-menu.ts';

/** A page of the menus, out of its group. */
interface MenuPage {
  id: string;
  label: MenuEntry['label'];
  /** Label of the group that it stands in. */
  group?: MenuEntry['label'];
  Icon: LucideIcon | undefined;
  to: Destination;
}

function pagesOf(entries: readonly MenuEntry[]): MenuPage[] {
  return entries.flatMap(({ id, label, icon: Icon, to, children = [] }) => [
    ...(to ? [{ id, label, Icon, to }] : []),
    ...pagesOf(children).map((page) => ({ ...page, Icon: page.Icon ?? Icon, group: label })),
  ]);
}

/** Every page that the user's menus hold (spec §2, §6), as a flat list: those of the main menu, and those of the settings. */
export function menuPages(facts: AccessFacts): { pages: MenuPage[]; settings: MenuPage[] } {
  const main = facts.isSaas ? saasMenu : mainMenu;
  return {
    pages: pagesOf(visibleEntries(main.entries, facts)),
    settings: pagesOf(visibleEntries(settingsMenu.entries, facts)),
  };
}
