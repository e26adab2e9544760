import { destinations } from '../../platform/destinations.ts';
import type { AccessFacts } from '../../platform/user-access.ts';
import { mainMenu } from './main-menu.ts';
import { Blocks } from 'lucide-react';
import type { AddedEntry, Menu, MenuEntry } from './menu-entry.ts';
import { saasMenu } from './saas-menu.ts';
import { settingsMenu } from './settings-menu.ts';

/** Whether an entry leads to a sub-application that the registry adds. */
export const isAdded = (to: NonNullable<MenuEntry['to']>): to is AddedEntry['href'] => to.startsWith('/');

/** The address that an entry leads to. */
export function addressOf(to: NonNullable<MenuEntry['to']>): string {
  return isAdded(to) ? to : destinations[to];
}

/** An entry's name in the reader's language. */
export function labelText(
  t: (key: Extract<MenuEntry['label'], string>) => string,
  label: MenuEntry['label'],
): string {
  return typeof label === 'string' ? t(label) : label.text;
}

/** The menu with the entries from the registry of sub-applications: each in its requested place, otherwise last. */
export function withAdded(entries: readonly MenuEntry[], added: readonly AddedEntry[]): readonly MenuEntry[] {
  return added.reduce<readonly MenuEntry[]>((all, { id, text, href, after }) => {
    const entry: MenuEntry = { id: `app ${id}`, label: { text }, icon: Blocks, to: href };
    const at = all.findIndex((other) => other.id === after);
    return at === -1 ? [...all, entry] : all.toSpliced(at + 1, 0, entry);
  }, entries);
}

/** The entries visible to a user; an empty group without a destination is removed. */
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

/** Whether a page belongs to a destination: the same sub-application, and the same path or one below it; any path if it names none. */
export function leadsTo(destination: string, url: string): boolean {
  const target = placeOf(destination);
  const here = placeOf(url);
  if (target.prefix !== here.prefix || target.prefix === '') return false;
  if (!destination.includes('#')) return true;
  return here.path === target.path || (target.path !== '' && here.path.startsWith(`${target.path}/`));
}

/** Length of the longest entry address that matches a page; 0 if none does. */
function matchOf({ to, further = [] }: MenuEntry, url: string): number {
  const addresses = to ? [addressOf(to), ...further] : further;
  return Math.max(0, ...addresses.filter((one) => leadsTo(one, url)).map((one) => one.length));
}

/** The entry that the current page belongs to, and the group around it; the longest destination wins. */
export function currentEntry(
  entries: readonly MenuEntry[],
  url: string,
): { entry: MenuEntry; group?: MenuEntry } | undefined {
  return entries
    .flatMap((entry) => [
      { entry },
      ...(entry.children ?? []).map((child) => ({ entry: child, group: entry })),
    ])
    .filter(({ entry }) => matchOf(entry, url) > 0)
    .toSorted((a, b) => matchOf(b.entry, url) - matchOf(a.entry, url))[0];
}

/** Whether a page belongs to a warehouse service, even if its entry is hidden (spec §6). */
export function isWarehousePage(url: string): boolean {
  return currentEntry(mainMenu.entries, url)?.entry.warehouse ?? false;
}

/** The menu for a page: the settings menu on its own pages, otherwise the one for the kind of user (spec §2). */
export function menuFor(url: string, facts: AccessFacts): { menu: Menu; isSettings: boolean } {
  if (currentEntry(settingsMenu.entries, url)) return { menu: settingsMenu, isSettings: true };
  return { menu: facts.isSaas ? saasMenu : mainMenu, isSettings: false };
}

/** The open groups after toggling one (spec §2: one in the main menu, several in the settings menu). */
export function toggledGroups(menu: Menu, open: readonly string[], id: string): string[] {
  if (open.includes(id)) return open.filter((other) => other !== id);
  return menu.openGroups === 'one' ? [id] : [...open, id];
}
