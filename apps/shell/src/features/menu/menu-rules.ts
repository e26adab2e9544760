import { destinations } from '../../platform/destinations.ts';
import type { AccessFacts } from '../../platform/user-access.ts';
import { mainMenu } from './main-menu.ts';
import type { Menu, MenuEntry } from './menu-entry.ts';
import { saasMenu } from './saas-menu.ts';
import { settingsMenu } from './settings-menu.ts';

/** The entries that a user sees; a group of which nothing remains and that leads nowhere is gone too. */
export function visibleEntries(entries: readonly MenuEntry[], facts: AccessFacts): MenuEntry[] {
  return entries.flatMap((entry) => {
    if (entry.requires?.some((fact) => !facts[fact])) return [];
    if (!entry.children) return [entry];
    const children = visibleEntries(entry.children, facts);
    if (children.length === 0 && !entry.to) return [];
    return [{ ...entry, children }];
  });
}

/** Splits `/b/#/orders/12?tab=x` into the prefix of its sub-application and the path inside it. */
function placeOf(url: string): { prefix: string; path: string } {
  const [address = '', hash = ''] = url.split('#', 2);
  const pathname = address.split('?', 1)[0] ?? '';
  return {
    prefix: pathname.split('/')[1] ?? '',
    path: (hash.split('?', 1)[0] ?? '').replace(/\/+$/, ''),
  };
}

/** Whether a page belongs to a destination: the same sub-application, and the same path or one below it. */
export function leadsTo(destination: string, url: string): boolean {
  const target = placeOf(destination);
  const here = placeOf(url);
  if (target.prefix !== here.prefix || target.prefix === '') return false;
  return here.path === target.path || (target.path !== '' && here.path.startsWith(`${target.path}/`));
}

/** The entry that the current page belongs to, and the group around it; the longest destination wins. */
export function currentEntry(
  entries: readonly MenuEntry[],
  url: string,
): { entry: MenuEntry; group?: MenuEntry } | undefined {
  const found = entries
    .flatMap((entry) => [
      { entry },
      ...(entry.children ?? []).map((child) => ({ entry: child, group: entry })),
    ])
    .filter(({ entry }) => entry.to && leadsTo(destinations[entry.to], url));
  const length = ({ entry }: { entry: MenuEntry }) => (entry.to ? destinations[entry.to].length : 0);
  return found.sort((a, b) => length(b) - length(a))[0];
}

/** Whether a page is a warehouse service's, whoever may see its entry (spec §6). */
export function isWarehousePage(url: string): boolean {
  return currentEntry(mainMenu.entries, url)?.entry.warehouse ?? false;
}

/** The menu for a page: the settings menu on its own pages, else the one for the kind of user (spec §2). */
export function menuFor(url: string, facts: AccessFacts): { menu: Menu; isSettings: boolean } {
  if (currentEntry(settingsMenu.entries, url)) return { menu: settingsMenu, isSettings: true };
  return { menu: facts.isSaas ? saasMenu : mainMenu, isSettings: false };
}

/** The groups that are open after one was toggled (spec §2: one in the main menu, several in the settings menu). */
export function toggledGroups(menu: Menu, open: readonly string[], id: string): string[] {
  if (open.includes(id)) return open.filter((other) => other !== id);
  return menu.openGroups === 'one' ? [id] : [...open, id];
}
