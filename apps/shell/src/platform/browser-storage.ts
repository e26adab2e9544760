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

/** What this tab keeps; where that is refused, it lasts as long as the page. */
export const tabStorage: Kept = allowed(() => globalThis.sessionStorage) ?? inMemory();

/** What all tabs of this browser share; where that is refused, this page has it to itself. */
export const sharedStorage: Kept = shared ?? inMemory();

/** Whether this page may speak with the other tabs at all; where storage is refused, channels and locks are too. */
export const hasOtherTabs: boolean = shared !== null;
