import type { ParsedCronItem } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** Queues jobs at set times, by the database's clock: a node whose own clock is wrong neither speeds up nor delays anything. */
export interface Schedule {
  /** Queues what has become due since `since`, or since the last check; at most once each. Returns the database's time. */
  look(since?: Date): Promise<Date>;
  start(): void;
  stop(): void;
}

const minuteMs = 60_000;
const againMs = 5_000;
/** A margin, so that the minute has certainly started. */
const lateMs = 50;
/** Runs missed for longer, for example while the database was unavailable, are skipped. */
const missedMost = 24 * 60;

const registerItems = `insert into graphile_worker._private_known_crontabs (identifier, known_since)
  select identifier, now() from unnest($1::text[]) as item (identifier) on conflict do nothing`;

/**
 * A future time was written by a node with a wrong clock, and is ignored. A schedule never runs
 * concurrently: the next run waits in its own queue for a long one, and replaces all runs missed meanwhile.
 */
const queueDue = `
  with due as (
    insert into graphile_worker._private_known_crontabs as known (identifier, known_since, last_execution)
    select identifier, at, at from unnest($1::text[], $2::timestamptz[]) as due (identifier, at)
    on conflict (identifier) do update set last_execution = excluded.last_execution
    where known.last_execution is null or known.last_execution < excluded.last_execution or known.last_execution > now()
    returning identifier
  )
  select graphile_worker.add_job(identifier, payload => '{}', queue_name => identifier, job_key => identifier) from due`;

/** For all nodes on one database: each item is queued once, whichever node is first. */
export function openSchedule(pool: Pool, items: readonly ParsedCronItem[], log: Logger): Schedule {
  let seen: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(since?: Date): Promise<Date> {
    const { rows } = await pool.query<{ now: Date }>('select now() as now');
    const now = rows[0]!.now;
    // So that the database lists all items from the start, not only those that have run.
    if (seen === undefined) await pool.query(registerItems, [items.map(({ task }) => task)]);
    const minute = floorToMinute(now);
    const due = dueBetween(items, since ? floorToMinute(since) : (seen ?? minute), minute);
    if (due.length > 0)
      await pool.query(queueDue, [due.map(({ task }) => task), due.map(({ at }) => new Date(at))]);
    seen = minute;
    return now;
  }
  function later(milliseconds: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      look().then(
        (now) => later(untilNextMinute(now)),
        (error: unknown) => {
          log.warn({ err: error }, 'the schedule could not be checked');
          later(againMs);
        },
      );
    }, milliseconds);
  }
  return {
    look,
    start: () => later(0),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Each item that matches a minute after `from` up to `to`, with the last such minute. Milliseconds. */
export function dueBetween(
  items: readonly Pick<ParsedCronItem, 'task' | 'match'>[],
  from: number,
  to: number,
): { task: string; at: number }[] {
  const earliest = Math.max(from, to - missedMost * minuteMs);
  return items.flatMap(({ task, match }) => {
    for (let at = to; at > earliest; at -= minuteMs) if (match(digestOf(new Date(at)))) return [{ task, at }];
    return [];
  });
}

const floorToMinute = (time: Date): number => Math.floor(time.getTime() / minuteMs) * minuteMs;
const untilNextMinute = (now: Date): number => minuteMs - (now.getTime() % minuteMs) + lateMs;

/** The parts of a time used in a pattern, in UTC. */
const digestOf = (time: Date) => ({
  min: time.getUTCMinutes(),
  hour: time.getUTCHours(),
  date: time.getUTCDate(),
  month: time.getUTCMonth() + 1,
  dow: time.getUTCDay(),
});
