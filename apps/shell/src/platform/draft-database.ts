import { product } from '@lading/contracts/core';

/** Name of the browser's database of unfinished imports. */
export const draftDatabase = `${product.slug}.import-drafts`;

/**
 * Deletes every unfinished import of this browser: a sign-out leaves nothing behind. Deleting the entire database also closes it in
 * other tabs, so that none of them can write to it anymore. Never rejects.
 */
export function wipeDrafts(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(draftDatabase);
      const done = () => resolve();
      request.addEventListener('success', done);
      request.addEventListener('error', done);
      // Another tab still has it open; it is deleted when that tab closes it.
      request.addEventListener('blocked', done);
    } catch {
      // A browser without such databases has stored none.
      resolve();
    }
  });
}
