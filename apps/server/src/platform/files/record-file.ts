import { isLostConnection } from '../connection-watch.ts';
import type { Platform } from '../platform.ts';
import { removeFiles } from './remove-files.ts';

/** How long a stored file may wait to be recorded. */
const onItsWayMs = 24 * 3_600_000;

/**
 * Runs the recording of a stored file, and deletes the file when that refuses it, fails, or finds it already recorded (`isKept`). If the
 * connection is lost at the end, or the server is killed, it is unknown whether the file is recorded. So a pending entry is written first,
 * the record removes it when it is created, and housekeeping deletes files with a pending entry a day later.
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
    if (isLeft) log.warn({ key }, 'it is unknown whether a file was recorded');
    throw error;
  } finally {
    if (!isLeft) await removeFiles(platform, [key]);
  }
}
