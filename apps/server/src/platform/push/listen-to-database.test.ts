import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { becomeReadOnly } from '../testing/become-read-only.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { listenToDatabase } from './listen-to-database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const soon = { timeout: 15_000, interval: 100 };

it('listens to the writable database, once the current one has become read-only', async () => {
  const { database, log } = server.platform;
  const heard: string[] = [];
  let gaps = 0;
  let canWrite = false;
  const failingOver = {
    ...database,
    canWrite: () => (canWrite ? database.canWrite() : Promise.reject(new Error('read-only'))),
  };
  const listener = listenToDatabase(failingOver, log, {
    channels: ['trial'],
    hear: (_channel, payload) => heard.push(payload),
    onGap: () => (gaps += 1),
  });
  await listener.start();
  const connections = async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query = 'listen trial'`,
    );
    return rows.map(({ pid }) => pid);
  };
  const [first] = await connections();
  expect(first).toBeDefined();
  // A new connection is judged separately.
  await vi.waitFor(async () => {
    await becomeReadOnly(database.pool);
    const { rows } = await database.pool.query<{ age: number }>(
      'select extract(epoch from now() - backend_start)::float8 as age from pg_stat_activity where pid = $1',
      [first],
    );
    expect(rows[0]!.age).toBeGreaterThan(1.5);
  }, soon);
  // There is no writable database yet.
  await listener.start();
  expect(gaps).toBe(0);
  canWrite = true;
  await listener.start();
  await vi.waitFor(() => expect(gaps).toBe(1), soon);
  const [second] = await connections();
  expect(second).not.toBe(first);
  await database.pool.query(`select pg_notify('trial', 'after the failover')`);
  await vi.waitFor(() => expect(heard).toEqual(['after the failover']), soon);
  listener.stop();
});

it('tells of a gap when it first listens after it failed to, since clients may be there by then', async () => {
  const { database, log } = server.platform;
  let isAway = true;
  let gaps = 0;
  const pool = Object.create(database.pool) as typeof database.pool;
  pool.connect = (() =>
    isAway ? Promise.reject(new Error('no connection')) : database.pool.connect()) as typeof pool.connect;
  const listener = listenToDatabase({ ...database, pool }, log, {
    channels: ['trial'],
    hear: () => undefined,
    onGap: () => (gaps += 1),
  });
  await listener.start();
  expect(gaps).toBe(0);
  isAway = false;
  await listener.start();
  expect(gaps).toBe(1);
  listener.stop();
});
