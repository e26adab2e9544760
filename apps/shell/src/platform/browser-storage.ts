type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inMemory(): Kept {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A browser may refuse even to name its storage, as in a frame of another site; then it lasts as long as the page. */
function allowed(open: () => Storage): Kept {
  try {
    const storage = open();
    storage.getItem('');
    return storage;
  } catch {
    return inMemory();
  }
}

/** What this tab keeps. */
export const tabStorage: Kept = allowed(() => globalThis.sessionStorage);

/** What all tabs of this browser share. */
export const sharedStorage: Kept = allowed(() => globalThis.localStorage);

/** Whether this page may speak with the other tabs at all; where storage is refused, channels and locks are too. */
export const hasOtherTabs: boolean = sharedStorage instanceof Storage;
