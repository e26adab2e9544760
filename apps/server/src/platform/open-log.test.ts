import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { logPlace, openLog } from './open-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'lading-log-'));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('a full disk does not end the server, and what it refused is written when there is room again', () => {
  const file = join(folder, 'server.log');
  const log = openLog('info', logPlace({ dest: file, sync: true }));
  log.info('before');
  const disk = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  log.info('refused');
  log.error('refused too');
  disk.mockRestore();
  log.info('afterwards');
  const messages = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages).toEqual(['before', 'refused', 'refused too', 'afterwards']);
});
