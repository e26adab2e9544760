import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { startS3StandIn, type S3StandIn } from '../../testing/s3-stand-in.ts';
import { openLog } from '../open-log.ts';
import { FileGone, StorageFailed } from './file-faults.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

const megabyte = 1024 * 1024;
const log: string[] = [];
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log.push(chunk.toString());
    done();
  },
});

let storage: S3StandIn;
let folder: string;
const open = (settings: Record<string, string>): FileStore =>
  openFileStore(readConfig({ DATA_DIR: folder, ...settings }), openLog('debug', sink));

beforeAll(async () => {
  storage = await startS3StandIn();
});
afterAll(() => storage.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lading-files-'));
});
afterEach(async () => {
  storage.fail(0, 'lost');
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['a folder', () => ({})],
  ['a bucket', () => storage.settings],
])('files in %s', (_where, settings) => {
  it.each([0, 1, 5_000, 8 * megabyte, 8 * megabyte + 1, 20 * megabyte])(
    'are returned as they were stored, %i bytes',
    async (size) => {
      const files = open(settings());
      const bytes = randomBytes(size);
      const pieces = Array.from({ length: Math.ceil(size / 100_000) }, (_, at) =>
        bytes.subarray(at * 100_000, (at + 1) * 100_000),
      );
      const { key, bytes: kept } = await files.keep(Readable.from(pieces, { objectMode: false }));
      expect(kept).toBe(size);
      const read = await files.read(key);
      expect(read.bytes).toBe(size);
      expect((await buffer(read.content)).equals(bytes)).toBe(true);
      expect(
        await files.withLocalFile(key, (path) => readFile(path)).then((copy) => copy.equals(bytes)),
      ).toBe(true);
      expect(await readdir(files.uploads)).toEqual([]);
    },
  );

  it('can be read in part, with byte offsets from 0', async () => {
    const files = open(settings());
    const { key } = await files.keep(Readable.from([Buffer.from('0123456789')]));
    const part = async (first: number, last: number) => {
      const { content, bytes } = await files.read(key, { first, last });
      return [String(await buffer(content)), bytes];
    };
    expect(await part(0, 0)).toEqual(['0', 1]);
    expect(await part(3, 6)).toEqual(['3456', 4]);
    expect(await part(0, 9)).toEqual(['0123456789', 10]);
    await expect(files.read(randomUUID(), { first: 0, last: 1 })).rejects.toThrow(FileGone);
  });

  it('are moved in from the upload folder', async () => {
    const files = open(settings());
    const path = join(files.uploads, 'arrived');
    await writeFile(path, 'SKU,Name');
    const { key, bytes } = await files.adopt(path);
    expect([bytes, await readdir(files.uploads)]).toEqual([8, []]);
    expect(String(await buffer((await files.read(key)).content))).toBe('SKU,Name');
  });

  it('do not exist before they are complete, nor when their content is interrupted', async () => {
    const files = open(settings());
    const key = randomUUID();
    const content = Readable.from(
      (async function* () {
        yield randomBytes(12 * megabyte);
        expect(await files.has(key)).toBe(false);
        throw new Error('stopped');
      })(),
    );
    await expect(files.keep(content, key)).rejects.toThrow('stopped');
    expect([await files.has(key), storage.open(), await readdir(files.uploads)]).toEqual([false, 0, []]);
  });

  it('are gone once they are removed, and removing twice is not an error', async () => {
    const files = open(settings());
    const { key } = await files.keep(Readable.from([Buffer.from('x')]));
    expect(await files.has(key)).toBe(true);
    await files.remove(key);
    await files.remove(key);
    expect(await files.has(key)).toBe(false);
    await expect(files.read(key)).rejects.toThrow(FileGone);
    await expect(files.withLocalFile(key, readFile)).rejects.toThrow(FileGone);
  });

  it('have only generated names', async () => {
    const files = open(settings());
    await expect((async () => files.read('../secret'))()).rejects.toThrow('Not a key');
    await expect((async () => files.remove('../secret'))()).rejects.toThrow('Not a key');
  });
});

/** Memory mounted as a separate disk. */
const otherDisk = '/dev/shm';
const hasOtherDisk = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev;

describe.runIf(hasOtherDisk)('files in a folder on a separate disk', () => {
  let disk: string;
  beforeEach(async () => {
    disk = await mkdtemp(join(otherDisk, 'lading-files-'));
    await symlink(disk, join(folder, 'files'));
  });
  afterEach(() => rm(disk, { recursive: true, force: true }));

  it('are stored and moved in as usual, and interrupted ones leave nothing behind', async () => {
    const files = open({});
    await files.check();
    const { key } = await files.keep(Readable.from([Buffer.from('SKU')]));
    const path = join(files.uploads, 'arrived');
    await writeFile(path, 'Name');
    const adopted = await files.adopt(path);
    const texts = [key, adopted.key].map(async (one) =>
      String(await buffer((await files.read(one)).content)),
    );
    expect([await Promise.all(texts), adopted.bytes]).toEqual([['SKU', 'Name'], 4]);
    const broken = Readable.from(
      (function* () {
        yield 'S';
        throw new Error('stopped');
      })(),
    );
    await expect(files.keep(broken)).rejects.toThrow('stopped');
    expect(await Promise.all(files.unfinished.map((one) => readdir(one)))).toEqual([[], []]);
  });
});

describe('a folder that is not writable', () => {
  it('is named at server start', async () => {
    const files = open({});
    await rm(join(folder, 'files'), { recursive: true });
    await expect(files.check()).rejects.toThrow(join(folder, 'files'));
  });
});

describe('files in a bucket', () => {
  const busy = { status: 503, code: 'SlowDown' };

  it("are stored piece by piece: memory holds at most one part and the stream's buffer", async () => {
    const files = open(storage.settings);
    storage.requests.length = 0;
    const started: string[] = [];
    const content = Readable.from(
      (function* () {
        for (let number = 0; number < 30; number += 1) {
          started.push(`${number} after ${storage.requests.length} requests`);
          yield Buffer.alloc(megabyte, number);
        }
      })(),
    );
    await files.keep(content);
    // The start of the upload and two parts are sent before the last third is read.
    expect(started.at(20)).toBe('20 after 3 requests');
    expect(storage.requests.filter((request) => request === 'PUT partNumber uploadId')).toHaveLength(4);
  });

  it.each([/^PUT partNumber/, /^POST uploads$/, /^POST uploadId$/, /^GET/])(
    'survive a storage that is sometimes busy or silent (%s)',
    async (which) => {
      const files = open(storage.settings);
      const bytes = randomBytes(9 * megabyte);
      for (const how of [busy, 'lost'] as const) {
        storage.fail(2, how, which);
        const { key } = await files.keep(Readable.from([bytes]));
        expect((await buffer((await files.read(key)).content)).equals(bytes)).toBe(true);
      }
    },
  );

  it('that cannot be stored report it in both languages, leave nothing behind, and can be stored when the storage is back', async () => {
    const files = open(storage.settings);
    const openBefore = storage.open();
    storage.fail(4, busy, /^PUT partNumber/);
    const bytes = randomBytes(9 * megabyte);
    const path = join(files.uploads, 'arrived');
    await writeFile(path, bytes);
    const failed = await files.adopt(path).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StorageFailed);
    expect(failed).toMatchObject({
      text: {
        message: expect.stringContaining('Try again') as string,
        zhMessage: expect.stringContaining('重试') as string,
      },
    });
    expect([storage.open(), await readdir(files.uploads)]).toEqual([openBefore, ['arrived']]);
    const { key } = await files.adopt(path);
    expect((await buffer((await files.read(key)).content)).equals(bytes)).toBe(true);
    await expect(files.read(randomUUID())).rejects.toThrow(FileGone);
    expect(files.counts).toMatchObject({ adopt: { done: 1, failed: 1 }, read: { done: 1, failed: 0 } });
  });

  it.each([
    ['a wrong key of the account', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'SignatureDoesNotMatch'],
    ['a missing bucket', { S3_BUCKET: 'elsewhere' }, 'NoSuchBucket'],
    ['no server at the address', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'fetch failed'],
  ])('of %s are refused quickly, and the reason is logged', async (_what, wrong, reason) => {
    log.length = 0;
    await expect(open({ ...storage.settings, ...wrong }).check()).rejects.toThrow(StorageFailed);
    expect(log.join('')).toContain(reason);
    await open(storage.settings).check();
  });

  it('fail before the client stops waiting when the storage is silent', async () => {
    const { s3 } = readConfig({ DATA_DIR: folder, ...storage.settings });
    const after = (answerMs: number) =>
      s3FileStore(s3!, folder, openLog('debug', sink), { answerMs, allMs: 2.5 * answerMs });
    // What shall be answered may take longer on a busy machine than what shall not.
    const patient = after(1_000);
    const files = after(100);
    const { key } = await patient.keep(Readable.from([Buffer.from('SKU')]));
    const path = join(files.uploads, 'arrived');
    await writeFile(path, randomBytes(9 * megabyte));
    storage.fail(1_000, 'silent');
    await expect(files.adopt(path)).rejects.toThrow(StorageFailed);
    await expect(files.read(key)).rejects.toThrow(StorageFailed);
    await expect(files.withLocalFile(key, () => Promise.resolve())).rejects.toThrow(StorageFailed);
    storage.fail(1, 'half', /^GET/);
    const { content } = await patient.read(key);
    await expect(buffer(content)).rejects.toThrow('no answer within');
  });

  it('leave neither key nor signature in the log', () => {
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toMatch(/not-for|AKLADING|Signature=|authorization/);
  });
});
