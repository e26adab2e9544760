import { addressMatchKey, type BookEntry } from '@lading/contracts/shipping';

/**
 * Merges of addresses that were selected together: one call merges all duplicates of an entry and removes them, so the others
 * share its result.
 */
export function alikeMerges() {
  const merges = new Map<string, Promise<unknown>>();
  return {
    /** @param merge merges an entry with all its duplicates */
    each({ entryId, address }: BookEntry, merge: (entryId: string) => Promise<unknown>): Promise<unknown> {
      const key = addressMatchKey(address);
      const made = merges.get(key) ?? merge(entryId);
      merges.set(key, made);
      return made;
    },
    /** Call it before the next selection. */
    end: (): void => merges.clear(),
  };
}
