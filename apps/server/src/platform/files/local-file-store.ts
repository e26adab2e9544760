import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileGone } from './file-faults.ts';
import { requireKey, type FileStore, type KeptFile } from './file-store.ts';
import { uploadsFolder } from './uploads-folder.ts';

/** Files in a local folder, which several nodes must share. */
export function localFileStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files');
  const uploads = uploadsFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = (key: string): string => join(folder, requireKey(key));
  const sizeOf = (key: string): Promise<number | undefined> =>
    stat(path(key)).then(
      ({ size }) => size,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      },
    );
  const adopt = async (from: string, key: string = randomUUID()): Promise<KeptFile> => {
    const { size } = await stat(from);
    await rename(from, path(key));
    return { key, bytes: size };
  };
  return {
    uploads,
    adopt: (from) => adopt(from),
    async keep(content, key) {
      const part = join(uploads, randomUUID());
      try {
        await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
        return await adopt(part, key);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async withLocalFile(key, work) {
      if ((await sizeOf(key)) === undefined) throw new FileGone();
      return work(path(key));
    },
    async read(key, range) {
      const bytes = await sizeOf(key);
      if (bytes === undefined) throw new FileGone();
      if (!range) return { content: createReadStream(path(key)), bytes };
      const { first, last } = range;
      return { content: createReadStream(path(key), { start: first, end: last }), bytes: last - first + 1 };
    },
    has: async (key) => (await sizeOf(key)) !== undefined,
    remove: (key) => rm(path(key), { force: true }),
    check: () => Promise.resolve(),
  };
}
