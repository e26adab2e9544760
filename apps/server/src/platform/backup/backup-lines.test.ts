import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackupLine, writeBackup } from './backup-lines.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lading-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const end: BackupLine = { mark: 'end', rows: 0, files: 0 };

describe('the file of a backup', () => {
  it('gets its name when it is complete: a killed process leaves no file that looks like a backup', async () => {
    let goOn = (): void => undefined;
    const rest = new Promise<void>((resolve) => (goOn = resolve));
    async function* lines(): AsyncGenerator<BackupLine> {
      yield { mark: 'table', name: 'public.product' };
      await rest;
      yield end;
    }
    const writing = writeBackup(join(folder, 'nightly'), lines());
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([`nightly.${process.pid}.part`]), {
      timeout: 20_000,
    });
    goOn();
    await writing;
    expect(await readdir(folder)).toEqual(['nightly']);
  });

  it('does not exist when writing it fails', async () => {
    // eslint-disable-next-line require-yield
    async function* lines(): AsyncGenerator<BackupLine> {
      await Promise.resolve();
      throw new Error('the disk of files is gone');
    }
    await expect(writeBackup(join(folder, 'nightly'), lines())).rejects.toThrow('disk of files');
    expect(await readdir(folder)).toEqual([]);
  });
});
