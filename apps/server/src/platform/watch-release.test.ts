import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { jobKind } from './jobs/job-kind.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { watchRelease } from './watch-release.ts';

const soon = { timeout: 20_000 };
const trial = jobKind('trial', z.object({ name: z.string() }));
const started: string[] = [];
const done: string[] = [];
let finish = (): void => undefined;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { jobs } = server.platform;
  jobs.handle(trial, async ({ name }, { signal }) => {
    started.push(name);
    await new Promise<void>((resolve) => (finish = resolve));
    done.push(signal.aborted ? `${name}, interrupted` : name);
  });
  await jobs.start();
});
afterAll(() => server.close());

const add = (name: string) =>
  server.platform.database.asSystem((trx) => server.platform.jobs.add(trx, trial, { name }));
/** Worker pools registered as alive, see `worker-watch.ts`. */
async function workers(): Promise<number> {
  const { rows } = await server.platform.database.pool.query(
    `select from pg_locks where locktype = 'advisory' and classid = 7205003
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length;
}
const ready = () => server.app.inject({ url: '/readyz' });

it('a node whose database was migrated by a newer release finishes its running jobs, takes no more, and is ready until one of that release is', async () => {
  const { database } = server.platform;
  await add('under way');
  await vi.waitFor(() => expect(started).toEqual(['under way']), soon);
  expect(await workers()).toBeGreaterThan(0);
  expect((await ready()).statusCode).toBe(200);
  const stop = watchRelease(server.platform);
  await database.pool.query(
    `insert into schema_migration (name, timestamp) values ('9999-later', now()::text)`,
  );
  await vi.waitFor(() => expect(server.log.join('')).toContain('takes no more work'), soon);
  await add('for another node');
  finish();
  await vi.waitFor(async () => expect(await workers()).toBe(0), soon);
  expect([started, done]).toEqual([['under way'], ['under way']]);
  expect((await ready()).statusCode).toBe(200);
  await database.pool.query(`insert into ready_release (migration) values ('9999-later')`);
  await vi.waitFor(async () => expect((await ready()).statusCode).toBe(503), soon);
  expect((await ready()).json()).toEqual({
    status: 'not ready',
    reason: 'A newer release serves the database. Stop this node.',
  });
  expect(server.log.join('').match(/takes no more work/g)).toHaveLength(1);
  expect((await server.app.inject({ url: '/openapi.json' })).statusCode).toBe(200);
  await stop();
});

it('without a node of the newer release it is ready for some minutes', async () => {
  const { clock, platform } = server;
  await platform.database.pool.query('delete from ready_release');
  platform.life.isOutdated = false;
  server.log.length = 0;
  const stop = watchRelease(platform);
  await vi.waitFor(() => expect(server.log.join('')).toContain('takes no more work'), soon);
  expect((await ready()).statusCode).toBe(200);
  // It has reported itself.
  expect((await platform.database.pool.query('select from ready_release limit 1')).rows).toHaveLength(1);
  clock.advance(5 * 60_000);
  await vi.waitFor(async () => expect((await ready()).statusCode).toBe(503), soon);
  await stop();
});
