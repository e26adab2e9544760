import type { Platform } from '../platform.ts';
import { sql, type Generated } from 'kysely';

declare module '../tables.ts' {
  interface Tables {
    file_removal: {
      file_key: string;
      /** When it was recorded, or last tried. */
      since: Generated<Date>;
      /** It is not deleted before. */
      due_at: Generated<Date>;
    };
  }
}

type Needed = Pick<Platform, 'database' | 'files' | 'log'>;

/**
 * Removes files that no row references anymore. A file that cannot be removed now does not fail the caller: it is recorded, and
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
      log.warn({ err: error, key }, 'a file will be removed later');
      left.push(key);
    }
  }
  // Housekeeping deletes a remaining entry.
  if (gone.length > 0)
    await database
      .asSystem((trx) => trx.deleteFrom('file_removal').where('file_key', 'in', gone).execute())
      .catch((error: unknown) => log.warn({ err: error }, 'an entry of removed files remains'));
  if (left.length === 0) return;
  await database.asSystem((trx) =>
    trx
      .insertInto('file_removal')
      .values(left.map((key) => ({ file_key: key })))
      .onConflict((conflict) => conflict.column('file_key').doUpdateSet({ due_at: sql<Date>`now()` }))
      .execute(),
  );
}

/** How many files may fail before the storage counts as unavailable. */
const failuresMost = 5;
/** Files retried per batch. */
const retriedMost = 1_000;

/**
 * Retries deleting leftover files, least recently tried first. One that cannot be deleted moves behind the others and blocks
 * none. @throws the last storage error; the rest is left for the next time
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
      log.warn({ err: error, key }, 'a file could not be removed yet');
      faults.push(error);
      await database.asSystem((trx) =>
        trx.updateTable('file_removal').set({ since: clock.now() }).where('file_key', '=', key).execute(),
      );
    }
  }
  if (faults.length > 0) throw faults.at(-1);
}
