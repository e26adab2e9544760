import { addressMatchKey, type BookEntry } from '@lading/contracts/shipping';

/**
 * Merges of addresses that were chosen together: those that are alike are merged by one call, the first of them, since that removes the
 * others.
 */
export function alikeMerges() {
  const merges = new Map<string, Promise<unknown>>();
  return {
    /** @param merge merges an entry with all that are alike to it */
    each({ entryId, address }: BookEntry, merge: (entryId: string) => Promise<unknown>): Promise<unknown> {
      const key = addressMatchKey(address);
      const made = merges.get(key) ?? merge(entryId);
      merges.set(key, made);
      return made;
    },
    /** The next ones are chosen afterwards. */
    end: (): void => merges.clear(),
  };
}
