/** Counts items by a key, such as sockets by address. */
export interface CountedBy<Key> {
  count(key: Key): number;
  /** Counts one more; the returned function reverts it, once. */
  add(key: Key): () => void;
}

export function countedBy<Key>(): CountedBy<Key> {
  const counts = new Map<Key, number>();
  return {
    count: (key) => counts.get(key) ?? 0,
    add(key) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
