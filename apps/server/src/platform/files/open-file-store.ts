import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { isOfDisk, StorageFailed } from './file-faults.ts';
import type { FileStore, StorageCounts } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

/** The file store of the configuration. */
export function openFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, log: Logger): FileStore {
  return countedFileStore(s3 ? s3FileStore(s3, dataDir, log) : localFileStore(dataDir), log);
}

type Act = 'keep' | 'adopt' | 'withLocalFile' | 'read' | 'has' | 'remove';

/** The same store, counting its operations and reporting disk failures like those of a bucket. */
function countedFileStore(store: FileStore, log: Logger): FileStore & { counts: StorageCounts } {
  const none = () => ({ done: 0, failed: 0 });
  const counts = {
    keep: none(),
    adopt: none(),
    withLocalFile: none(),
    read: none(),
    has: none(),
    remove: none(),
  };
  async function count<Result>(act: Act, done: Promise<Result>): Promise<Result> {
    try {
      const result = await done;
      counts[act].done += 1;
      return result;
    } catch (error) {
      if (error instanceof StorageFailed) counts[act].failed += 1;
      if (!isOfDisk(error)) throw error;
      counts[act].failed += 1;
      log.error({ err: error, act }, 'the disk of the files failed');
      throw new StorageFailed(error);
    }
  }
  return {
    ...store,
    counts,
    keep: (content, key) => count('keep', store.keep(content, key)),
    adopt: (path) => count('adopt', store.adopt(path)),
    read: (key, range) => count('read', store.read(key, range)),
    has: (key) => count('has', store.has(key)),
    remove: (key) => count('remove', store.remove(key)),
    withLocalFile: (key, work) => count('withLocalFile', store.withLocalFile(key, work)),
  };
}
