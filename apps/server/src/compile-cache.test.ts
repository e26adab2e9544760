import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import { databaseUrlOf } from './platform/testing/database-url.ts';
import { startTestServer } from './platform/testing/test-server.ts';
import { serverNode } from './testing/server-node.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const server = await startTestServer();
afterAll(() => server.close());

it('operators’ commands start from compiled code, as the server does', async () => {
  const showFolder =
    'data:text/javascript,import { getCompileCacheDir } from "node:module"; process.on("exit", () => console.error(getCompileCacheDir()))';
  const args = ['--import', showFolder, join(import.meta.dirname, 'admin.ts'), '--help'];
  const { stderr } = await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env['PATH'] },
  });
  expect(stderr).toContain(join(root, '.cache', 'node'));
});

it('a server writes its compile cache as soon as it runs, so that one killed later uses it too', async () => {
  const folder = join(server.platform.config.dataDir, 'compiled');
  const node = await serverNode({
    DATABASE_URL: await databaseUrlOf(server.platform.database),
    DATA_DIR: server.platform.config.dataDir,
    LADING_SECRET: 'k'.repeat(40),
    // Instead of the usual folder, which contains files of earlier runs.
    NODE_COMPILE_CACHE: folder,
  });
  await node.start();
  try {
    await vi.waitFor(
      async () => expect((await readdir(folder, { recursive: true })).length).toBeGreaterThan(100),
      { timeout: 20_000 },
    );
  } finally {
    await node.kill();
  }
});
