import type { SubAppFault } from './sub-app-fault.ts';

/** What the place for sub-apps shows. */
export type SubAppStatus =
  /** Nothing: the page is one of the shell's own. */
  | { phase: 'idle' }
  /** The address belongs to no sub-app of the registry. */
  | { phase: 'absent' }
  /** The registry, or the named sub-app, is on its way. */
  | { phase: 'loading'; app?: string }
  /** On the screen; with a fault that it survived, perhaps. */
  | { phase: 'mounted'; app: string; fault?: SubAppFault }
  /** Taken away until somebody asks for it again. */
  | { phase: 'crashed'; app?: string; fault: SubAppFault };

/** Holds the status of the runtime and tells of its changes. */
export function createStatusStore(): {
  get: () => SubAppStatus;
  set: (status: SubAppStatus) => void;
  subscribe: (listener: () => void) => () => void;
} {
  let current: SubAppStatus = { phase: 'idle' };
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(status) {
      current = status;
      for (const listener of new Set(listeners)) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
