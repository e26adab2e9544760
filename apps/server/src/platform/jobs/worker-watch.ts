import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database.ts';

/** Frees the jobs of workers that died. */
export interface WorkerWatch {
  /** Pass these to the worker, so that its workers register themselves. */
  events: WorkerEvents;
  stop(): Promise<void>;
}

const sweepMs = 3_000;
const lockSpace = 7_205_003;

/**
 * The queue itself waits four hours before it gives up a killed worker. Here each worker holds a lock of a database session, which
 * ends with its process: a job whose worker lost its lock is released immediately.
 */
export async function watchWorkers(database: Database, log: Logger): Promise<WorkerWatch> {
  const events: WorkerEvents = new EventEmitter();
  const ours = new Set<string>();
  const life = { stopped: false };
  let session: PoolClient | undefined;

  const hold = async (workerId: string): Promise<void> => {
    await session?.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockSpace, workerId]);
  };
  const openSession = async (): Promise<PoolClient> => {
    const opened = await database.pool.connect();
    // A lost session loses its locks: open another at the next sweep and lock again.
    const lost = (): void => {
      if (session !== opened) return;
      session = undefined;
      if (!life.stopped) opened.release(true);
    };
    opened.once('error', lost);
    opened.once('end', lost);
    session = opened;
    for (const workerId of ours) await hold(workerId);
    return opened;
  };
  const sweep = async (): Promise<void> => {
    const open = session ?? (await openSession());
    // A worker that took its first job in the last seconds may still be about to lock.
    const { rows } = await open.query<{ locked_by: string }>(
      `select distinct locked_by from graphile_worker.jobs
       where locked_by is not null and locked_at < now() - interval '2 seconds'`,
    );
    for (const { locked_by: workerId } of rows) {
      if (ours.has(workerId)) continue;
      const { rows: tried } = await open.query<{ dead: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as dead',
        [lockSpace, workerId],
      );
      if (!tried[0]?.dead) continue;
      await open.query('select graphile_worker.force_unlock_workers(array[$1])', [workerId]);
      await open.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, workerId]);
      log.warn({ worker: workerId }, 'a worker had died; its jobs run again');
    }
  };
  const guarded = (work: () => Promise<void>): void => {
    work().catch((error: unknown) => {
      if (!life.stopped) log.error({ err: error }, 'the watch over workers');
    });
  };

  // Jobs are locked in the name of the pool, not of one of its workers.
  events.on('pool:create', ({ workerPool }) => {
    ours.add(workerPool.id);
    guarded(() => hold(workerPool.id));
  });
  await openSession();
  await sweep();
  const timer = setInterval(() => guarded(sweep), sweepMs);
  return {
    events,
    stop: () => {
      life.stopped = true;
      clearInterval(timer);
      session?.release(true);
      session = undefined;
      return Promise.resolve();
    },
  };
}
