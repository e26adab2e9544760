import { once } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { watchWorkers } from './worker-watch.ts';

it('a session that is still being opened when the watch stops is closed', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { database, log } = server.platform;
  const opened: PoolClient[] = [];
  let mayGo = Promise.resolve();
  const connect = async (): Promise<PoolClient> => {
    const client = await database.pool.connect();
    opened.push(client);
    await mayGo;
    return client;
  };
  const pool = Object.create(database.pool, { connect: { value: connect } }) as Pool;
  const watch = await watchWorkers({ ...database, pool }, log);
  const stopped = Promise.withResolvers<void>();
  mayGo = stopped.promise;
  const { processID } = opened[0] as unknown as { processID: number };
  await database.pool.query('select pg_terminate_backend($1)', [processID]);
  // The next sweep replaces the lost session.
  await vi.waitFor(() => expect(opened).toHaveLength(2), { timeout: 20_000 });
  const closed = once(opened[1]!, 'end');
  await watch.stop();
  stopped.resolve();
  await closed;
});
