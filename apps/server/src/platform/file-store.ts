import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where uploads and exports are kept (decision D7). Keys are made here, never by a caller, so none can lead astray. */
export interface FileStore {
  /** Keeps what the stream brings, whole or not at all. */
  keep(content: Readable | NodeJS.ReadableStream): Promise<{ key: string; bytes: number }>;
  /** Keeps an uploaded file by moving it. */
  adopt(path: string): Promise<{ key: string; bytes: number }>;
  /** A path to read from, for a reader that needs to seek. */
  path(key: string): string;
  read(key: string): Promise<{ content: Readable; bytes: number }>;
  remove(key: string): Promise<void>;
  /** A folder for uploads on their way, on the same disk. */
  uploads: string;
}

const keyForm = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Files in a local folder. */
export function localFileStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files');
  const uploads = join(dataDir, 'uploads');
  for (const path of [folder, uploads]) mkdirSync(path, { recursive: true, mode: 0o700 });
  const path = (key: string): string => {
    if (!keyForm.test(key)) throw new Error('Not a key of the file store');
    return join(folder, key);
  };
  const adopt = async (from: string): Promise<{ key: string; bytes: number }> => {
    const key = randomUUID();
    const { size } = await stat(from);
    await rename(from, path(key));
    return { key, bytes: size };
  };
  return {
    uploads,
    path,
    adopt,
    async keep(content) {
      const part = join(uploads, randomUUID());
      try {
        await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
        return await adopt(part);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(key) {
      const { size } = await stat(path(key));
      return { content: createReadStream(path(key)), bytes: size };
    },
    remove: (key) => rm(path(key), { force: true }),
  };
}
