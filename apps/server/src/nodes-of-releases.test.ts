import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countLosses, saveProducts } from './testing/import-series.ts';
import type { ServerNode } from './testing/server-node.ts';
import { startTwoNodes, type TwoNodes } from './testing/two-nodes.ts';
import { signIn } from './testing/wire-client.ts';

const soon = { timeout: 30_000, interval: 100 };
let running: TwoNodes | undefined;
beforeAll(async () => {
  running = await startTwoNodes({ LOG_LEVEL: 'fatal' });
}, 120_000);
afterAll(() => running?.close(), 60_000);

const readiness = async ({ origin }: ServerNode) => (await fetch(`${origin}/readyz`)).status;

it('nodes stop working for a newer release: they answer calls, queue jobs for its nodes, and are ready until one of these is', async () => {
  const { nodes, database } = running!;
  const [first, second] = nodes;
  const { headers } = await signIn(first.origin);
  // The database after a newer release has migrated it.
  await database.query(`insert into schema_migration (name, timestamp) values ('9999-later', now()::text)`);
  // Their workers are gone, see `worker-watch.ts`.
  await vi.waitFor(async () => {
    const { rows } = await database.query(
      `select from pg_locks where locktype = 'advisory' and classid = 7205003`,
    );
    expect(rows).toHaveLength(0);
  }, soon);
  expect(await Promise.all(nodes.map(readiness))).toEqual([200, 200]);
  await database.query(`insert into ready_release (migration) values ('9999-later')`);
  await vi.waitFor(async () => expect(await Promise.all(nodes.map(readiness))).toEqual([503, 503]), soon);
  const { taskId } = await saveProducts(first.origin, headers, 'LATER', 1_100);
  const saved = { key: 'LATER', rows: 1_100, tries: 1, taskId: String(taskId) };
  expect(await countLosses(database, 'LATER', [saved])).toMatchObject({ open: 1 });

  await first.stop();
  await expect(first.start()).rejects.toThrow('ended before it was ready');
  // Instead of the newer release: one that knows every migration.
  await database.query(`delete from schema_migration where name = '9999-later'`);
  await first.start();
  await vi.waitFor(
    async () =>
      expect(await countLosses(database, 'LATER', [saved])).toEqual({ lost: 0, twice: 0, extra: 0, open: 0 }),
    soon,
  );
  expect(await Promise.all(nodes.map(readiness))).toEqual([200, 503]);
  await second.stop();
}, 120_000);
