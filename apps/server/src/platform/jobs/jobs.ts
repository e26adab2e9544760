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
import type { Database, Trx } from '../database.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import type { JobKind } from './job-kind.ts';
import { watchWorkers, type WorkerWatch } from './worker-watch.ts';

/** What a running job is given besides its payload. */
interface JobContext {
  /** Aborted when the server ends; the job is taken up again by the next one. */
  signal: AbortSignal;
  log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>;
  /** 1 the first time. */
  attempt: number;
  /** Whether this attempt is the last: a fault now is final. */
  last: boolean;
}

/**
 * Background jobs (decision D7), kept in the database: they survive a restart and `kill -9`, and are taken up by one
 * worker at a time. A job that was cut off runs again, so its work belongs in one transaction, or must bear repetition.
 */
export interface Jobs {
  /** Says how a kind of job is done. Call it while modules are registered. */
  handle<Payload>(
    kind: JobKind<Payload>,
    work: (payload: Payload, context: JobContext) => Promise<void>,
  ): void;
  /** Does something at set times (a cron pattern, UTC), once for all nodes. Call it while modules are registered. */
  schedule(name: string, pattern: string, work: (context: JobContext) => Promise<void>): void;
  /**
   * Queues a job within the caller's transaction: it exists if and only if that is committed. A second job under the
   * same `key` replaces a first that has not begun. Faults are tried again, later and later, `attempts` times in all. One that `isPatient`
   * comes after those that somebody waits for.
   */
  add<Payload>(
    trx: Trx,
    kind: JobKind<Payload>,
    payload: Payload,
    options?: { key?: string; attempts?: number; isPatient?: boolean },
  ): Promise<void>;
  /** Makes the queue's own tables, before anything can be queued. */
  prepare(): Promise<void>;
  /** Begins to work. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const concurrency = 2;
const defaultAttempts = 3;

/** Jobs in the given database. */
export function openJobs(database: Database, log: Log, tracing: Tracing = noTracing): Jobs {
  const tasks: TaskList = {};
  const schedules: CronItem[] = [];
  let runner: Runner | undefined;
  let watch: WorkerWatch | undefined;
  const logger = new Logger(() => (level, message) => {
    log[level === 'warning' ? 'warn' : level === 'info' ? 'debug' : level](message);
  });
  const options = { pgPool: database.pool, logger };
  const define = (name: string, work: (given: unknown, context: JobContext) => Promise<void>): void => {
    if (name in tasks) throw new Error(`The job ${name} has two handlers`);
    tasks[name] = async (given, { job, abortSignal }) => {
      const context: JobContext = {
        signal: abortSignal,
        log: log.child({ job: name, jobId: job.id }),
        attempt: job.attempts,
        last: job.attempts >= job.max_attempts,
      };
      try {
        const facts = { attempt: context.attempt };
        await tracing.span({ name, kind: 'job', facts }, () => work(given, context));
      } catch (error) {
        context.log.error({ err: error, attempt: context.attempt }, 'a job failed');
        throw error;
      }
    };
  };
  return {
    handle: (kind, work) => define(kind.name, (given, context) => work(kind.payload.parse(given), context)),
    schedule(name, pattern, work) {
      define(name, (_given, context) => work(context));
      schedules.push({ task: name, match: pattern, options: { backfillPeriod: 0 } });
    },
    async add(trx, kind, payload, { key, attempts = defaultAttempts, isPatient = false } = {}) {
      const json = JSON.stringify(kind.payload.parse(payload));
      await sql`select enqueue_job(${kind.name}, ${json}::json, ${key ?? null}, ${attempts}, ${isPatient ? 10 : 0})`.execute(
        trx,
      );
    },
    prepare: () => runMigrations(options),
    async start() {
      watch = await watchWorkers(database, log);
      runner = await run({
        ...options,
        taskList: tasks,
        parsedCronItems: parseCronItems(schedules),
        concurrency,
        noHandleSignals: true,
        // Only a safety net: a new job is announced to the workers at once.
        pollInterval: 5_000,
        gracefulShutdownAbortTimeout: 3_000,
        events: watch.events,
      });
    },
    async stop() {
      const running = { runner, watch };
      runner = watch = undefined;
      await running.runner?.stop();
      await running.watch?.stop();
    },
  };
}
