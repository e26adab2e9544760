import {
  Logger,
  parseCronItems,
  run,
  runMigrations,
  type CronItem,
  type Runner,
  type TaskList,
} from 'graphile-worker';
import { sql } from 'kysely';
import type { Logger as Log } from 'pino';
import { isLostConnection } from '../connection-watch.ts';
import type { Database, Trx } from '../database.ts';
import { patiently } from '../patience.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import type { JobKind } from './job-kind.ts';
import { openSchedule, type Schedule } from './schedule.ts';
import { queuePool, type QueuePool } from './queue-pool.ts';
import { watchWorkers, type WorkerWatch } from './worker-watch.ts';

/** The context of a running job besides its payload. */
interface JobContext {
  /** Aborted when the server stops; the next one resumes the job. */
  signal: AbortSignal;
  log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>;
  /** 1 the first time. */
  attempt: number;
  /** Whether this is the last attempt: an error now is final. */
  last: boolean;
}

/**
 * Background jobs (decision D7), stored in the database: they survive a restart and `kill -9`, and are processed by one worker at a
 * time. An interrupted job runs again, so its work must be in one transaction or be repeatable.
 */
export interface Jobs {
  /** Registers the handler of a kind of job. Call it while modules are registered. */
  handle<Payload>(
    kind: JobKind<Payload>,
    work: (payload: Payload, context: JobContext) => Promise<void>,
  ): void;
  /**
   * Runs something at set times (a cron pattern, UTC, by the database's clock), once for all nodes and never concurrently. Call it while
   * modules are registered.
   */
  schedule(name: string, pattern: string, work: (context: JobContext) => Promise<void>): void;
  /**
   * Queues a job within the caller's transaction: it exists if and only if that commits. A second job with the same `key` replaces a
   * first that has not started. Errors are retried with growing delays, `attempts` times in total. Organizations take turns, and one
   * organization (`orgId`) never holds all workers of a node. `isPatient` jobs run after those that a user waits for.
   */
  add<Payload>(
    trx: Trx,
    kind: JobKind<Payload>,
    payload: Payload,
    options?: { key?: string; attempts?: number; isPatient?: boolean; orgId?: string },
  ): Promise<void>;
  /** Creates the queue's own tables, before anything can be queued. */
  prepare(): Promise<void>;
  /** Starts to work. */
  start(): Promise<void>;
  /** Takes no more jobs and schedules, leaving them to other nodes; resolves when the running ones here have ended. */
  leave(): Promise<void>;
  /** Ends the work: running jobs have a few seconds, then their signal asks them to leave the rest to the next node. */
  stop(): Promise<void>;
}

/**
 * Concurrent jobs of a node. For the organizations' own work one more than the lanes of one, see `enqueue_job`. For the rest, which waits
 * for other parties or is scheduled, more: it costs a node little, and up to nine schedules may wait for carriers.
 */
const concurrency = { own: 3, rest: 12 };
type Side = keyof typeof concurrency;
const defaultAttempts = 3;
/** How long running jobs have before they are asked to leave the rest. */
const graceMs = 3_000;
/** The maximum of a timer. */
const neverMs = 2 ** 31 - 1;
/** Delay before workers are restarted when the library has ended them. */
const againMs = 1_000;
/** Lower than any job that a user waits for, however many the organization has. */
const patientPriority = 10_000;

/** The state while jobs are processed. */
interface Working {
  /** Asks its running jobs to leave the rest. */
  ending: AbortController;
  runners: readonly Runner[];
  watch: WorkerWatch;
  queue: QueuePool;
  schedule: Schedule;
  ended?: Promise<void>;
}

/** Jobs in the given database. */
export function openJobs(database: Database, log: Log, tracing: Tracing = noTracing): Jobs {
  const tasks: Record<Side, TaskList> = { own: {}, rest: {} };
  const schedules: CronItem[] = [];
  /** Ids of running jobs of this process, and of those among them that lost the database. */
  const here = new Set<string>();
  const interrupted = new Set<string>();
  let isWanted = false;
  /** For jobs that start now. */
  let signal = new AbortController().signal;
  let working: Working | undefined;
  let again: NodeJS.Timeout | undefined;
  const logger = new Logger(() => (level, message) => {
    log[level === 'warning' ? 'warn' : level === 'info' ? 'debug' : level](message);
  });
  const define = (
    side: Side,
    name: string,
    work: (given: unknown, context: JobContext) => Promise<void>,
  ): void => {
    if (name in tasks.own || name in tasks.rest) throw new Error(`The job ${name} has two handlers`);
    tasks[side][name] = async (given, { job }) => {
      here.add(job.id);
      const context: JobContext = {
        signal,
        log: log.child({ job: name, jobId: job.id }),
        attempt: job.attempts,
        last: job.attempts >= job.max_attempts,
      };
      try {
        const facts = { attempt: context.attempt };
        await tracing.span({ name, kind: 'job', facts }, () => patiently(() => work(given, context)));
      } catch (error) {
        if (isLostConnection(error)) interrupted.add(job.id);
        context.log.error({ err: error, attempt: context.attempt }, 'a job failed');
        throw error;
      }
    };
  };
  async function begin(): Promise<void> {
    const queue = queuePool(database.pool, log, {
      isInterrupted: (id) => interrupted.has(id),
      onEnded(ids) {
        for (const id of ids) {
          here.delete(id);
          interrupted.delete(id);
        }
      },
    });
    const watch = await watchWorkers(database, log, here);
    const ending = new AbortController();
    ({ signal } = ending);
    // A pool may shut down by itself. Workers start again once its jobs have ended, which may take long.
    watch.events.on('pool:gracefulShutdown', () => {
      if (isWanted) setTimeout(() => ending.abort(), graceMs).unref();
    });
    const runners: Runner[] = [];
    const schedule = openSchedule(database.pool, parseCronItems(schedules), log);
    const started: Working = { ending, runners, watch, queue, schedule };
    try {
      for (const side of ['own', 'rest'] as const) {
        const runner = await run({
          pgPool: queue.pool,
          logger,
          taskList: tasks[side],
          // The library would use this node's clock.
          parsedCronItems: parseCronItems([]),
          concurrency: concurrency[side],
          noHandleSignals: true,
          // Only a fallback: workers are notified of new jobs immediately.
          pollInterval: 5_000,
          // A job finishes its current step before leaving; at a stop we ask it ourselves.
          gracefulShutdownAbortTimeout: neverMs,
          events: watch.events,
        });
        // It may end before the other one has started; checked below.
        runner.promise.catch(() => undefined);
        runners.push(runner);
      }
    } catch (error) {
      await end(started);
      throw error;
    }
    schedule.start();
    if (!isWanted) return end(started);
    working = started;
    const restart = async (): Promise<void> => {
      if (working !== started || !isWanted) return;
      log.error('the workers have ended; they are started again');
      working = undefined;
      beginLater();
      await end(started);
    };
    for (const { promise } of runners)
      promise.then(restart, restart).catch((error: unknown) => log.error({ err: error }, 'the workers'));
  }
  /** Also if it is already ending. */
  function end(started: Working): Promise<void> {
    const settle = async (): Promise<void> => {
      started.schedule.stop();
      // One that has ended by itself rejects when it is stopped.
      await Promise.allSettled(started.runners.map((runner) => runner.stop()));
      await started.queue.stop();
      await started.watch.stop();
    };
    return (started.ended ??= settle());
  }
  /** Until it succeeds: the database may be unavailable. */
  function beginLater(): void {
    if (!isWanted) return;
    again = setTimeout(() => {
      begin().catch((error: unknown) => {
        log.error({ err: error }, 'the workers could not be started');
        beginLater();
      });
    }, againMs);
  }
  return {
    handle: (kind, work) =>
      define(kind.asksOutside ? 'rest' : 'own', kind.name, (given, context) =>
        work(kind.payload.parse(given), context),
      ),
    schedule(name, pattern, work) {
      define('rest', name, (_given, context) => work(context));
      schedules.push({ task: name, match: pattern });
    },
    async add(trx, kind, payload, { key, attempts = defaultAttempts, isPatient = false, orgId } = {}) {
      const json = JSON.stringify(kind.payload.parse(payload));
      const priority = isPatient ? patientPriority : 0;
      await sql`select enqueue_job(${kind.name}, ${json}::json, ${key ?? null}, ${attempts}, ${priority}, ${orgId ?? null}::bigint,
        ${kind.asksOutside})`.execute(trx);
    },
    prepare: () => runMigrations({ pgPool: database.pool, logger }),
    start() {
      isWanted = true;
      return begin();
    },
    async leave() {
      isWanted = false;
      clearTimeout(again);
      if (working) await end(working);
    },
    async stop() {
      isWanted = false;
      clearTimeout(again);
      const last = working;
      working = undefined;
      if (!last) return;
      const timer = setTimeout(() => last.ending.abort(), graceMs);
      await end(last).finally(() => clearTimeout(timer));
    },
  };
}
