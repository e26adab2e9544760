import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { countedFileStore } from './counted-file-store.ts';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

/** The file store of the configuration. */
export function openFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, log: Logger): FileStore {
  return countedFileStore(s3 ? s3FileStore(s3, dataDir, log) : localFileStore(dataDir));
}
