import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serverNode } from './server-node.ts';

it('a node writes what is meant for its terminal into its log file', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lading-node-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const logFile = join(folder, 'node.log');
  const node = await serverNode({ DATA_DIR: folder, PORT: 'none' }, { logFile });
  await expect(node.start()).rejects.toThrow('ended before it was ready');
  expect(await readFile(logFile, 'utf8')).toContain('The server did not start.');
});
