import type { Platform } from '../platform.ts';
import { sql, type Generated } from 'kysely';

declare module '../tables.ts' {
  interface Tables {
    file_removal: {
      file_key: string;
      /** When it was noted, or last tried. */
      since: Generated<Date>;
      /** It is not removed before. */
      due_at: Generated<Date>;
    };
  }
}

type Needed = Pick<Platform, 'database' | 'files' | 'log'>;

/**
 * Removes files that no row references any more. A file that cannot be removed now does not fail the caller: it is recorded, and
 * housekeeping retries.
 */
export async function removeFiles({ database, files, log }: Needed, keys: readonly string[]): Promise<void> {
  const left: string[] = [];
  const gone: string[] = [];
  for (const key of keys) {
    try {
      await files.remove(key);
      gone.push(key);
    } catch (error) {
      log.warn({ err: error, key }, 'a file is to be removed later');
      left.push(key);
    }
  }
  // A note that stays is taken away by housekeeping.
  if (gone.length > 0)
    await database
      .asSystem((trx) => trx.deleteFrom('file_removal').where('file_key', 'in', gone).execute())
      .catch((error: unknown) => log.warn({ err: error }, 'a note of removed files stays'));
  if (left.length === 0) return;
  await database.asSystem((trx) =>
    trx
      .insertInto('file_removal')
      .values(left.map((key) => ({ file_key: key })))
      .onConflict((conflict) => conflict.column('file_key').doUpdateSet({ due_at: sql<Date>`now()` }))
      .execute(),
  );
}

/** How many files may fail before the storage counts as away. */
const failuresMost = 5;
/** Files that are retried at once. */
const retriedMost = 1_000;

/**
 * Retries removing leftover files, those first that were not tried for the longest. One that cannot be removed goes behind the others and keeps none
 * of them. @throws the last storage error; the rest is left for the next time
 */
export async function removeLeftFiles({
  database,
  files,
  log,
  clock,
}: Needed & Pick<Platform, 'clock'>): Promise<void> {
  const left = await database.asSystem((trx) =>
    trx
      .selectFrom('file_removal')
      .select('file_key')
      .where('due_at', '<=', clock.now())
      .orderBy('since')
      .limit(retriedMost)
      .execute(),
  );
  const faults: unknown[] = [];
  for (const { file_key: key } of left) {
    if (faults.length >= failuresMost) break;
    try {
      await files.remove(key);
      await database.asSystem((trx) => trx.deleteFrom('file_removal').where('file_key', '=', key).execute());
    } catch (error) {
      log.warn({ err: error, key }, 'a file is still to be removed');
      faults.push(error);
      await database.asSystem((trx) =>
        trx.updateTable('file_removal').set({ since: clock.now() }).where('file_key', '=', key).execute(),
      );
    }
  }
  if (faults.length > 0) throw faults.at(-1);
}
