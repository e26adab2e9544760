import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileGone } from './file-faults.ts';
import { requireKey, type FileStore, type KeptFile } from './file-store.ts';
import { uploadsFolder } from './uploads-folder.ts';

/** Files in a local folder, which several nodes must share. */
export function localFileStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files');
  const uploads = uploadsFolder(dataDir);
  // Next to the final file: the folder of files may be a separate disk, and renaming only works within a disk.
  const parts = join(folder, 'parts');
  mkdirSync(parts, { recursive: true, mode: 0o700 });
  const path = (key: string): string => join(folder, requireKey(key));
  const sizeOf = (key: string): Promise<number | undefined> =>
    stat(path(key)).then(
      ({ size }) => size,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      },
    );
  async function keep(content: Readable, key: string = randomUUID()): Promise<KeptFile> {
    const part = join(parts, randomUUID());
    try {
      await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
      const { size } = await stat(part);
      await rename(part, path(key));
      return { key, bytes: size };
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }
  return {
    uploads,
    unfinished: [uploads, parts],
    keep,
    async adopt(from) {
      const key = randomUUID();
      const { size } = await stat(from);
      try {
        await rename(from, path(key));
        return { key, bytes: size };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        const kept = await keep(createReadStream(from), key);
        await rm(from, { force: true });
        return kept;
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
    async check() {
      const { key } = await keep(Readable.from(['']));
      await rm(path(key));
    },
  };
}
