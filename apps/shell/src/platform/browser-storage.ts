type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inMemory(): Kept {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A browser may refuse even to name its storage, as in a frame of another site. */
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
export const tabStorage: Kept = allowed(() => globalThis.sessionStorage) ?? inMemory();

/** Storage shared by all tabs of this browser; if refused, it is private to this page. */
export const sharedStorage: Kept = shared ?? inMemory();

/** Whether this page can communicate with other tabs at all; if storage is refused, channels and locks are too. */
export const hasOtherTabs: boolean = shared !== null;
