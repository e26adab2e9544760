import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openLog } from '../open-log.ts';
import { StorageFailed } from './file-faults.ts';
import { openFileStore } from './open-file-store.ts';

it('a folder on a full disk refuses files like a bucket does, leaves no partial file, and logs the reason', async () => {
  const log: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(chunk.toString());
      done();
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'lading-disk-'));
  const files = openFileStore(readConfig({ DATA_DIR: folder }), openLog('debug', sink));
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  const content = Readable.from(
    (function* () {
      yield Buffer.from('SKU');
      throw full;
    })(),
  );
  await expect(files.keep(content)).rejects.toThrow(StorageFailed);
  expect(files.counts).toMatchObject({ keep: { done: 0, failed: 1 } });
  expect(await Promise.all(files.unfinished.map((one) => readdir(one)))).toEqual([[], []]);
  expect(log.join('')).toContain('ENOSPC');
  await rm(folder, { recursive: true });
});
