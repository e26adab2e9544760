import { isLostConnection } from '../connection-watch.ts';
import type { Platform } from '../platform.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Runs what puts a kept file on record, and removes the file where that refuses it, fails, or finds that it is there already (`isKept`). Where the
 * connection is lost at the end nobody knows whether it is on record: then the file stays, as a record without its file would be worse.
 */
export async function recordFile<Result extends { isKept: boolean }>(
  platform: Pick<Platform, 'database' | 'files' | 'log'>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let isKept = false;
  try {
    const result = await work();
    isKept = result.isKept;
    return result;
  } catch (error) {
    isKept = isLostConnection(error);
    if (isKept) platform.log.warn({ key }, 'a file stays although it may not be on record');
    throw error;
  } finally {
    if (!isKept) await removeFiles(platform, [key]);
  }
}
