import type { SubAppEntry } from '@lading/contracts/core';
import { findSubApp, normalisePath } from './prefix-rules.ts';

/** The shell's router: goes to a path with its search and hash. */
export type PushPath = (path: string, options: { replace: boolean }) => void;

/**
 * Rule 3: inside the visible sub-app only the hash is set, which its router receives without a remount; anything else goes to the
 * shell router.
 * @returns whether the address belongs to the visible sub-app
 * @throws Error for an address outside of this site
 */
export function goTo(
  url: string,
  apps: readonly SubAppEntry[],
  replace: boolean,
  pushPath: PushPath,
): boolean {
  const target = new URL(url, location.href);
  if (target.origin !== location.origin) throw new Error('navigate leads to addresses of this site only');
  const path = normalisePath(apps, target.pathname);
  const app = findSubApp(apps, path);
  const isHere = path === location.pathname && target.search === location.search;

  if (app && isHere) {
    if (replace) location.replace(target.hash || '#');
    else location.hash = target.hash;
  } else {
    pushPath(`${path}${target.search}${target.hash}`, { replace });
  }
  return app !== undefined && app === findSubApp(apps, location.pathname) && isHere;
}
