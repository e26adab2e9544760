import { useMemo, useSyncExternalStore } from 'react';
import { browserLocation } from './browser-location.ts';

/**
 * The entire current address, hash included. The shell's router cannot provide it: it does not receive the steps of a sub-app's
 * router, and menus must mark the entry of the visible page.
 */
export function useBrowserLocation(): Pick<URL, 'pathname' | 'search' | 'hash'> {
  const href = useSyncExternalStore(browserLocation.subscribe, browserLocation.getHref);
  return useMemo(() => new URL(href), [href]);
}
