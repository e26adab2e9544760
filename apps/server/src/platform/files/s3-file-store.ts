import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Logger } from 'pino';
import type { S3Config } from '../../s3-config.ts';
import type { ByteRange } from './byte-range-rules.ts';
import { requireKey, type FileStore, type KeptFile } from './file-store.ts';
import { inTime, s3Requests, type Patience } from './s3-requests.ts';
import { uploadToS3 } from './s3-upload.ts';
import { uploadsFolder } from './uploads-folder.ts';

/** The same bytes; aborted when the storage falls silent while more are expected. */
function unlessSilent(content: Readable, silenceMs: number): Readable {
  async function* bytes() {
    const next = content[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
    try {
      for (;;) {
        const step = await inTime(next.next(), silenceMs);
        if (step.done) return;
        yield step.value;
      }
    } finally {
      content.destroy();
    }
  }
  return Readable.from(bytes(), { objectMode: false });
}

/** Files in a bucket of an S3-compatible storage (decision 0017). Nodes need not share a folder. */
export function s3FileStore(s3: S3Config, dataDir: string, log: Logger, patience?: Patience): FileStore {
  const uploads = uploadsFolder(dataDir);
  const requests = s3Requests(s3, log, patience);
  const { client, persistently } = requests;
  const { answerMs } = requests.patience;
  const nameOf = (key: string): string => `files/${requireKey(key)}`;

  const keep = async (content: Readable, key: string = randomUUID()): Promise<KeptFile> => ({
    key,
    bytes: await uploadToS3(requests, nameOf(key), content),
  });
  const open = async (name: string, range?: ByteRange): Promise<{ content: Readable; bytes: number }> => {
    const { body, headers } = await inTime(
      range
        ? client.getPartialObject(name, { offset: range.first, length: range.last - range.first + 1 })
        : client.getObject(name),
      answerMs,
    );
    return {
      content: body ? unlessSilent(Readable.fromWeb(body as ReadableStream), answerMs) : Readable.from([]),
      bytes: Number(headers.get('content-length')),
    };
  };
  return {
    uploads,
    unfinished: [uploads],
    keep,
    async read(key, range) {
      const name = nameOf(key);
      return persistently('read', () => open(name, range));
    },
    async adopt(path) {
      const kept = await keep(createReadStream(path));
      await rm(path, { force: true });
      return kept;
    },
    async withLocalFile(key, work) {
      const name = nameOf(key);
      const path = join(uploads, randomUUID());
      try {
        await persistently(
          'copy',
          async () => pipeline((await open(name)).content, createWriteStream(path, { mode: 0o600 })),
          null,
        );
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async has(key) {
      const name = nameOf(key);
      return persistently('look', () => client.exists(name));
    },
    async remove(key) {
      const name = nameOf(key);
      await persistently('remove', () => client.deleteObject(name));
    },
    async check() {
      const name = nameOf(randomUUID());
      await persistently('try', () => client.makeRequest({ method: 'PUT', objectName: name, payload: 'x' }));
      await persistently('try', () => client.deleteObject(name));
    },
  };
}
