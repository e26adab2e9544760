import { product } from '@lading/contracts/product';

/** Name of the browser's database of unfinished imports. */
export const draftDatabase = `${product.slug}.import-drafts`;

/**
 * Forgets every unfinished import of this browser: who signs out leaves nothing behind. Deleting the database whole also closes it under
 * the hands of other tabs, so that none of them can write to it any more. Never rejects.
 */
export function wipeDrafts(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(draftDatabase);
      const done = () => resolve();
      request.addEventListener('success', done);
      request.addEventListener('error', done);
      // Another tab is still about to let go; it is deleted then.
      request.addEventListener('blocked', done);
    } catch {
      // A browser without such databases has kept none.
      resolve();
    }
  });
}
