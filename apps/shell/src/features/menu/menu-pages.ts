import type { LucideIcon } from 'lucide-react';
import type { Destination } from '../../platform/destinations.ts';
import type { AccessFacts } from '../../platform/user-access.ts';
import { mainMenu } from './main-menu.ts';
import type { MenuEntry, MenuLabel } from './menu-entry.ts';
import { isAdded, visibleEntries } from './menu-rules.ts';
import { saasMenu } from './saas-menu.ts';
import { settingsMenu } from './settings-menu.ts';

/** A page of the menus, without its group. */
interface MenuPage {
  id: string;
  label: MenuLabel;
  /** Label of its group. */
  group?: MenuLabel;
  Icon: LucideIcon | undefined;
  to: Destination;
}

function pagesOf(entries: readonly MenuEntry[]): MenuPage[] {
  return entries.flatMap(({ id, label, icon: Icon, to, children = [] }) => {
    // Entries from the registry are in none of the shell's own menus.
    if (typeof label !== 'string') return [];
    const own = to && !isAdded(to) ? [{ id, label, Icon, to }] : [];
    return [...own, ...pagesOf(children).map((page) => ({ ...page, Icon: page.Icon ?? Icon, group: label }))];
  });
}

/** Every page that the user's menus hold (spec §2, §6), as a flat list: those of the main menu, and those of the settings. */
export function menuPages(facts: AccessFacts): { pages: MenuPage[]; settings: MenuPage[] } {
  const main = facts.isSaas ? saasMenu : mainMenu;
  return {
    pages: pagesOf(visibleEntries(main.entries, facts)),
    settings: pagesOf(visibleEntries(settingsMenu.entries, facts)),
  };
}
