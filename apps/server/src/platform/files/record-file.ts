import { isLostConnection } from '../connection-watch.ts';
import type { Platform } from '../platform.ts';
import { removeFiles } from './remove-files.ts';

/** How long a file may be on its way to a record. */
const onItsWayMs = 24 * 3_600_000;

/**
 * Runs what puts a kept file on record, and removes the file where that refuses it, fails, or finds that it is there already (`isKept`). Where the
 * connection is lost at the end, or the server is killed, nobody knows whether it is on record. So the file is noted beforehand, the record takes
 * the note away as it is made, and housekeeping removes a day later what is noted still.
 */
export async function recordFile<Result extends { isKept: boolean }>(
  platform: Pick<Platform, 'clock' | 'database' | 'files' | 'log'>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { clock, database, log } = platform;
  const due = new Date(clock.now().getTime() + onItsWayMs);
  let isLeft = false;
  try {
    await database.asSystem((trx) =>
      trx.insertInto('file_removal').values({ file_key: key, due_at: due }).execute(),
    );
    isLeft = true;
    const result = await work();
    isLeft = result.isKept;
    return result;
  } catch (error) {
    isLeft &&= isLostConnection(error);
    if (isLeft) log.warn({ key }, 'a file may be on record or not');
    throw error;
  } finally {
    if (!isLeft) await removeFiles(platform, [key]);
  }
}
