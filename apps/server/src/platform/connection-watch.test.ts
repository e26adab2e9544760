import { Client, type Pool, type PoolClient } from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { tcpLink } from '../testing/tcp-link.ts';
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

it('locks of a connection that fell silent are free once the database can be reached again', async () => {
  const cluster = inject('postgres');
  const direct = new Client({ ...cluster, database: 'postgres' });
  await direct.connect();
  const { host, port } = cluster;
  const link = await tcpLink(host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : port);
  const address = { ...cluster, host: '127.0.0.1', port: link.port, database: 'postgres' };
  const database = openDatabase({ ...address, max: 1, silenceMs: 100 }, () => undefined);
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select pg_advisory_xact_lock(417)');
  link.hush({ all: true });
  // It is given up while nothing at all is transmitted.
  await expect(holder.query('select 1')).rejects.toThrow('The database does not answer');
  link.restore();
  await vi.waitFor(
    async () => {
      const { rows } = await direct.query<{ free: boolean }>('select pg_try_advisory_lock(417) as free');
      expect(rows).toEqual([{ free: true }]);
    },
    { timeout: 20_000, interval: 200 },
  );
  holder.release(true);
  await database.close();
  await link.close();
  await direct.end();
}, 60_000);
