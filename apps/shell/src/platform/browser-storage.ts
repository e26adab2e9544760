type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage; refused values, for example when it is full, last as long as the page. */
function keptIn(storage: Storage | null): Kept {
  const own = new Map<string, string>();
  return {
    getItem: (key) => storage?.getItem(key) ?? own.get(key) ?? null,
    setItem(key, value) {
      try {
        storage!.setItem(key, value);
        own.delete(key);
      } catch {
        storage?.removeItem(key);
        own.set(key, value);
      }
    },
    removeItem(key) {
      storage?.removeItem(key);
      own.delete(key);
    },
  };
}

/** A browser may refuse even to access its storage, for example in a frame of another site. */
function allowed(open: () => Storage): Storage | null {
  try {
    const storage = open();
    storage.getItem('');
    return storage;
  } catch {
    return null;
  }
}

const shared = allowed(() => globalThis.localStorage);

/** Storage of this tab; if refused, it lasts as long as the page. */
export const tabStorage: Kept = keptIn(allowed(() => globalThis.sessionStorage));

/** Storage shared by all tabs of this browser; if refused, it is private to this page. */
export const sharedStorage: Kept = keptIn(shared);

/** Whether this page can communicate with other tabs at all; if storage is refused, channels and locks are too. */
export const hasOtherTabs: boolean = shared !== null;
