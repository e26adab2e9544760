import { useMemo, useSyncExternalStore } from 'react';
import { browserLocation } from './browser-location.ts';

/**
 * The whole address, hash included, as it is now. The shell's router cannot tell: it does not hear of the steps that a
 * sub-app's own router takes, and menus must mark the entry of the page that is shown.
 */
export function useBrowserLocation(): Pick<URL, 'pathname' | 'search' | 'hash'> {
  const href = useSyncExternalStore(browserLocation.subscribe, browserLocation.getHref);
  return useMemo(() => new URL(href), [href]);
}
