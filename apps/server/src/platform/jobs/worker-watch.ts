import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database.ts';
import { grantAttempt } from './queue-pool.ts';

/** Releases the jobs of dead workers, and our own that are no longer being processed. */
export interface WorkerWatch {
  /** Pass these to the worker, so that its workers register themselves. */
  events: WorkerEvents;
  stop(): Promise<void>;
}

const sweepMs = 3_000;
const lockSpace = 7_205_003;

/**
 * Releases jobs assigned to our workers that they never received, because a connection was lost, and those whose end could not be recorded.
 * Jobs taken in the last half minute may still be on their way here.
 */
const freeUnheard = `
  with freed as (
    update graphile_worker._private_jobs set locked_by = null, locked_at = null
    where locked_by = any ($1) and locked_at < now() - interval '30 seconds' and id <> all ($2::bigint[])
    returning id, job_queue_id
  ), queues as (
    update graphile_worker._private_job_queues queue set locked_by = null, locked_at = null
    from freed where queue.id = freed.job_queue_id and queue.locked_by = any ($1)
  )
  select id from freed`;

/**
 * The queue itself waits four hours before it gives up a killed worker. Here each worker holds a lock of a database session, which
 * ends with its process: a job whose worker lost its lock is released immediately. `here`: ids of running jobs of this process.
 */
export async function watchWorkers(
  database: Database,
  log: Logger,
  here: ReadonlySet<string> = new Set(),
): Promise<WorkerWatch> {
  const events: WorkerEvents = new EventEmitter();
  const ours = new Set<string>();
  const life = { stopped: false, isSweeping: false };
  let session: PoolClient | undefined;

  const hold = async (workerId: string): Promise<void> => {
    await session?.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockSpace, workerId]);
  };
  // A lost session loses its locks: open another at the next sweep and lock again.
  const lose = (lost: PoolClient): void => {
    if (session !== lost) return;
    session = undefined;
    if (!life.stopped) lost.release(true);
  };
  const openSession = async (): Promise<PoolClient> => {
    const opened = await database.pool.connect();
    // Otherwise no one would release it.
    if (life.stopped) {
      opened.release(true);
      throw new Error('The watch over workers has stopped');
    }
    opened.once('error', () => lose(opened));
    opened.once('end', () => lose(opened));
    session = opened;
    try {
      for (const workerId of ours) await hold(workerId);
    } catch (error) {
      lose(opened);
      throw error;
    }
    return opened;
  };
  /** Locks count in the database with the jobs: after a failover to another one our workers would look dead there. */
  const leaveReadOnly = async (): Promise<void> => {
    const held = session;
    if (!held || !database.isSpent(held)) return;
    await database.canWrite();
    if (session !== held) return;
    session = undefined;
    // Locked there first, in case both are the same database.
    await openSession().finally(() => held.release(true));
  };
  const sweep = async (): Promise<void> => {
    await leaveReadOnly();
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
      await open.query(grantAttempt('locked_by = $1'), [workerId]);
      await open.query('select graphile_worker.force_unlock_workers(array[$1])', [workerId]);
      await open.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, workerId]);
      log.warn({ worker: workerId }, 'a worker has died; its jobs run again');
    }
    const { rows: freed } = await open.query<{ id: string }>(freeUnheard, [[...ours], [...here]]);
    if (freed.length > 0) log.warn({ jobs: freed.map(({ id }) => id) }, 'abandoned jobs run again');
  };
  const guarded = (work: () => Promise<void>): void => {
    work().catch((error: unknown) => {
      if (!life.stopped) log.error({ err: error }, 'the watch over workers');
    });
  };

  // Jobs are locked under the name of the pool, not of one of its workers.
  events.on('pool:create', ({ workerPool }) => {
    ours.add(workerPool.id);
    guarded(() => hold(workerPool.id));
  });
  await openSession();
  await sweep();
  const timer = setInterval(() => {
    // One that waits for the database is enough.
    if (life.isSweeping) return;
    life.isSweeping = true;
    guarded(() => sweep().finally(() => (life.isSweeping = false)));
  }, sweepMs);
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
