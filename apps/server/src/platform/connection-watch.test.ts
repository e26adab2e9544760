import type { Pool, PoolClient } from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { endlessLink } from './testing/endless-link.ts';

const refuseToWrite = (client: PoolClient): Promise<string> =>
  client.query('begin read only; create table trial ()').then(
    () => 'written',
    (error: { code: string }) => error.code,
  );

it.each<[string, (pool: Pool) => Promise<void>]>([
  ['released with an error', async (pool) => (await pool.connect()).release(true)],
  [
    'whose database has refused to write, released without an error',
    async (pool) => {
      const client = await pool.connect();
      expect(await refuseToWrite(client)).toBe('25006');
      client.release();
    },
  ],
  ['idle for too long', async (pool) => (await pool.connect()).release()],
])('a connection %s leaves no socket behind where the other side is silent', async (_name, leave) => {
  const { port, sockets } = await endlessLink();
  const address = { ...inject('postgres'), host: '127.0.0.1', port, database: 'postgres' };
  const database = openDatabase({ ...address, max: 1, idleTimeoutMillis: 1 }, () => undefined);
  await leave(database.pool);
  const [near] = sockets;
  // Sending to a closed socket fails, to one that is only ended it does not.
  await vi.waitFor(
    () => {
      near!.write('.');
      expect(near!.destroyed).toBe(true);
    },
    { timeout: 20_000 },
  );
  await database.close();
});

it('the place of a released connection is free at once, although the other side is silent', async () => {
  const { port, sockets } = await endlessLink();
  const address = { ...inject('postgres'), host: '127.0.0.1', port, database: 'postgres' };
  const database = openDatabase({ ...address, max: 1 }, () => undefined);
  const first = await database.pool.connect();
  const second = database.pool.connect();
  first.release(true);
  (await second).release();
  expect(sockets).toHaveLength(2);
  await database.close();
});
