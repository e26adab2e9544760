import type { Platform } from '../platform.ts';
import './file-removal.table.ts';

type Needed = Pick<Platform, 'database' | 'files' | 'log'>;

/**
 * Removes files that no row names any more. One that the store does not take away now is none of the caller's trouble: it is written down,
 * and housekeeping tries again.
 */
export async function removeFiles({ database, files, log }: Needed, keys: readonly string[]): Promise<void> {
  const left: string[] = [];
  for (const key of keys) {
    await files.remove(key).catch((error: unknown) => {
      log.warn({ err: error, key }, 'a file is to be removed later');
      left.push(key);
    });
  }
  if (left.length === 0) return;
  await database.asSystem((trx) =>
    trx
      .insertInto('file_removal')
      .values(left.map((key) => ({ file_key: key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** Tries once more to remove what was left. @throws what the store says; the rest is left for the next time */
export async function removeLeftFiles({ database, files }: Needed): Promise<void> {
  const left = await database.asSystem((trx) => trx.selectFrom('file_removal').select('file_key').execute());
  for (const { file_key: key } of left) {
    await files.remove(key);
    await database.asSystem((trx) => trx.deleteFrom('file_removal').where('file_key', '=', key).execute());
  }
}
