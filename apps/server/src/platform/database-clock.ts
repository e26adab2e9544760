import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type Clock, systemClock } from './clock.ts';

type Asked = Pick<Pool, 'query'>;

/**
 * The database's time, as near as an answer from it tells: the one time that all nodes share. A node whose own clock is wrong would
 * otherwise sign people in for too long or not at all, and write times that other nodes misread.
 */
export interface DatabaseClock extends Clock {
  /**
   * Compares this machine's clock with the database's, and follows the latter where they differ.
   * @throws When the database does not answer
   */
  align(database: Asked): Promise<void>;
}

/** Smaller differences may be the network's, and harm nothing: the machine's own clock is kept, which never jumps. */
const toleratedMs = 1_000;
/** Of a slower answer, only a difference that its time on the way cannot explain counts. */
const slowMs = 2_000;
const everyMs = 60_000;

/** Has the machine's time until it is aligned. */
export function databaseClock(log: Logger, machine: Clock = systemClock): DatabaseClock {
  let aheadMs = 0;
  return {
    now: () => new Date(machine.now().getTime() - aheadMs),
    async align(database) {
      const askedAt = performance.now();
      const { rows } = await database.query<{ now: Date }>('select clock_timestamp() as now');
      const tookMs = performance.now() - askedAt;
      const found = machine.now().getTime() - (rows[0]!.now.getTime() + tookMs / 2);
      const before = aheadMs;
      if (tookMs > slowMs && Math.abs(found - before) <= tookMs / 2) return;
      aheadMs = Math.abs(found) > toleratedMs ? Math.round(found) : 0;
      if (Math.abs(aheadMs - before) > toleratedMs)
        log.warn(
          { secondsAhead: Math.round(aheadMs / 1_000) },
          "this node's clock differs from the database's",
        );
    },
  };
}

/** Aligns a clock now and each minute. @returns a function that ends it. @throws When the database does not answer at first */
export async function keepAligned(
  clock: DatabaseClock,
  database: Asked,
  log: Logger,
): Promise<() => Promise<void>> {
  await clock.align(database);
  const timer = setInterval(() => {
    clock
      .align(database)
      .catch((error: unknown) => log.warn({ err: error }, "the database's time could not be read"));
  }, everyMs);
  timer.unref();
  return () => Promise.resolve(clearInterval(timer));
}
