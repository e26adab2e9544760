import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { Logger } from 'pino';

/** Replaces the pool for the queue's library, so that a lost connection cannot crash the process. */
export interface QueuePool {
  pool: Pool;
  /** Gives up recording ends of jobs, and resolves when none is in progress. The next server runs these jobs again. */
  stop(): Promise<void>;
}

const firstWaitMs = 100;
const longestWaitMs = 2_000;
/** How often the database may refuse the end of a job for another reason than being unreachable. */
const refusalsMost = 5;

/** Statements of the library that record the end of a job: it does not await them, so an error there would be uncaught. */
const endOfJob = /^(?:complete|fail)_job(?:_q)?\//;
/** Codes for which the library itself repeats a statement, after up to two minutes. Its workers retry after five seconds. */
const repeatedByLibrary = new Set(['57P03', 'EHOSTUNREACH', 'ETIMEDOUT']);

/**
 * The pool for the queue's library: the end of a job is retried until it is recorded, however long the database is unavailable; everything
 * else fails normally. `onEnded` receives jobs that no longer run here; one that `isInterrupted` is retried once more.
 */
export function queuePool(
  pool: Pool,
  log: Logger,
  { isInterrupted, onEnded }: { isInterrupted(id: string): boolean; onEnded(ids: readonly string[]): void },
): QueuePool {
  const recording = new Set<Promise<unknown>>();
  const stopped = new AbortController();

  async function record(statement: QueryConfig<unknown[]>): Promise<QueryResult | undefined> {
    const ids = jobsOf(statement);
    let refusals = 0;
    for (let pause = firstWaitMs; ; pause = Math.min(pause * 2, longestWaitMs)) {
      try {
        const interrupted = ids.filter(isInterrupted);
        if (interrupted.length > 0) await pool.query(grantAttempt('id = any ($1::bigint[])'), [interrupted]);
        const result = await pool.query(statement);
        onEnded(ids);
        return result;
      } catch (error) {
        if (isRefusal(error)) refusals += 1;
        const isOver = stopped.signal.aborted || refusals >= refusalsMost;
        log[isOver ? 'error' : 'warn']({ err: error, jobs: ids }, 'the end of a job could not be recorded');
        if (isOver) {
          onEnded(ids);
          return undefined;
        }
        await wait(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  }
  const tracked = (statement: QueryConfig<unknown[]>): Promise<unknown> => {
    const under = record(statement).finally(() => recording.delete(under));
    recording.add(under);
    return under;
  };

  /** Takes a connection on demand, so that recording the end of a job does not fail early because there is none. */
  function connection() {
    let taken: Promise<PoolClient> | undefined;
    let hasFailed = false;
    return {
      async query(...given: [QueryConfig<unknown[]> | string, unknown[]?]): Promise<unknown> {
        const [statement] = given;
        if (typeof statement === 'object' && endOfJob.test(statement.name ?? '')) return tracked(statement);
        try {
          return await (await (taken ??= pool.connect())).query(...given);
        } catch (error) {
          hasFailed = true;
          const { code = '', message } = error as { code?: string; message: string };
          throw repeatedByLibrary.has(code) ? new Error(message, { cause: error }) : error;
        }
      },
      async release(): Promise<void> {
        const client = await taken?.catch(() => undefined);
        client?.release(hasFailed);
      },
    };
  }

  const connect = (callback?: Parameters<Pool['connect']>[0]): unknown =>
    callback ? pool.connect(callback) : Promise.resolve(connection());
  return {
    pool: Object.create(pool, {
      connect: { value: connect },
      query: { value: pool.query.bind(pool) },
    }) as Pool,
    async stop() {
      stopped.abort();
      await Promise.allSettled(recording);
    },
  };
}

/**
 * The statement that gives interrupted jobs another attempt when they were on their last one. Limited,
 * since a job that always crashes its server or the database must stop.
 */
export function grantAttempt(which: string): string {
  return `update graphile_worker._private_jobs set max_attempts = attempts + 1
    where ${which} and attempts >= max_attempts and attempts < ${attemptsMost}`;
}
const attemptsMost = 10;

/** Which jobs a statement of the library ends: `[id or ids, …]` when they are done, `[worker, '[{ jobId }]']` when they failed. */
function jobsOf({ name = '', values = [] }: QueryConfig<unknown[]>): string[] {
  const [first, second] = values;
  if (name.startsWith('complete')) return [first].flat().map(String);
  return (JSON.parse(String(second)) as { jobId: string | number }[]).map(({ jobId }) => String(jobId));
}

/** Whether the database understood and refused, so that a retry is unlikely to help. */
function isRefusal(error: unknown): boolean {
  const { code = '', severity } = error as { code?: string; severity?: string };
  // Lost connections, resource limits, operator actions and read-only nodes are temporary; so are deadlocks.
  return severity === 'ERROR' && !/^(?:08|25|40|53|55|57|58)/.test(code);
}
