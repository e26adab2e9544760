import type { SubAppEntry } from '@lading/contracts/core';

type Prefixed = Pick<SubAppEntry, 'prefix'>;

function covers(prefix: string, pathname: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** The sub-app responsible for a path of the shell; the longest of nested prefixes wins. */
export function findSubApp<App extends Prefixed>(apps: readonly App[], pathname: string): App | undefined {
  const candidates = apps.filter(({ prefix }) => covers(prefix, pathname));
  return candidates.toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
}

/** `/b` becomes `/b/`, so that each page has one address; other paths are unchanged. */
export function normalisePath(apps: readonly Prefixed[], pathname: string): string {
  return apps.some(({ prefix }) => prefix === pathname) ? `${pathname}/` : pathname;
}

/** The sub-app page of an address: the path after the `#`, without its query. */
export function pageOf({ hash }: URL): string {
  const [path = ''] = hash.slice(1).split(/[?#]/, 1);
  return path.startsWith('/') ? path : `/${path}`;
}
