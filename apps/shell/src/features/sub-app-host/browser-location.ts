import { watchAddress } from './watch-address.ts';

const listeners = new Set<() => void>();
let unwatch: (() => void) | undefined;

/** The address bar as a store, whoever changes it: the shell's router, a sub-app's router or the Back button. */
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
