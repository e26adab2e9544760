import { useMemo, useSyncExternalStore } from 'react';
import { watchAddress } from './watch-address.ts';

const listeners = new Set<() => void>();
let unwatch: (() => void) | undefined;

/** The address bar as a store, updated for every change: by the shell's router, a sub-app's router or the Back button. */
export const browserLocation = {
  getHref: (): string => location.href,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    unwatch ??= watchAddress(window, () => {
      for (const told of new Set(listeners)) told();
    });
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      unwatch?.();
      unwatch = undefined;
    };
  },
};

/**
 * The entire current address, including the hash. The shell's router cannot provide it: it does not see the navigation of a
 * sub-app's router, and menus must mark the entry of the visible page.
 */
export function useBrowserLocation(): Pick<URL, 'pathname' | 'search' | 'hash'> {
  const href = useSyncExternalStore(browserLocation.subscribe, browserLocation.getHref);
  return useMemo(() => new URL(href), [href]);
}
