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

it('a node whose database was migrated by a newer release finishes its running jobs, takes no more, and reports why it is not ready', async () => {
  const { database } = server.platform;
  await add('under way');
  await vi.waitFor(() => expect(started).toEqual(['under way']), soon);
  expect(await workers()).toBeGreaterThan(0);
  expect((await ready()).statusCode).toBe(200);
  const stop = watchRelease(server.platform);
  await database.pool.query(
    `insert into schema_migration (name, timestamp) values ('9999-later', now()::text)`,
  );
  await vi.waitFor(async () => expect((await ready()).statusCode).toBe(503), soon);
  expect((await ready()).json()).toEqual({
    status: 'not ready',
    reason: 'A newer release has migrated the database. Stop this node.',
  });
  await add('for another node');
  finish();
  await vi.waitFor(async () => expect(await workers()).toBe(0), soon);
  expect([started, done]).toEqual([['under way'], ['under way']]);
  expect(server.log.join('').match(/takes no more work/g)).toHaveLength(1);
  expect((await server.app.inject({ url: '/openapi.json' })).statusCode).toBe(200);
  await stop();
});
