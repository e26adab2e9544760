import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Secrets } from './secrets.ts';
import './call-count.table.ts';

interface CountContext {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  log: Pick<Logger, 'warn'>;
}

/** Calls of one address in the current window. */
interface Count {
  key: string;
  /** By this node. */
  own: number;
  /** How many of them are already in the database. */
  told: number;
  /** Those of other nodes, as of the last sharing. */
  others: number;
}

/** Counts calls by address, across all nodes on one database. */
export interface CallCounts {
  /** For the limiter: answers from memory. */
  store: FastifyRateLimitStoreCtor;
  /** Counts a call of a subject other than an address: its calls in this window, and the milliseconds until the window ends. */
  count(subject: string): { current: number; ttl: number };
  /** Writes the counts since the last call to the database, and reads those of other nodes. */
  share(): Promise<void>;
  /** Shares once a second from now on. */
  start(): void;
  stop(): void;
}

const windowMs = 60_000;
const shareMs = 1_000;
/** How far ahead the window of another node may be: it may enter the next one first. */
const mostApart = '1 minute';
const rememberMost = 10_000;

/**
 * Counts in memory and synchronizes with the other nodes once a second, in one statement for all addresses: no call waits for the
 * database, and a flood of calls is one row. An address that calls several nodes exceeds the limit at most by what they accept in
 * that second. Windows are clock minutes, so that all nodes agree. Where the clocks of two nodes differ by more than that, each counts on
 * its own: the window of a clock that is a day ahead would not end until tomorrow.
 */
export function callCounts({ database, clock, secrets, log }: CountContext): CallCounts {
  const counts = new Map<string, Count>();
  const life = { windowEnd: 0, isSharing: false, isLogged: false };
  let timer: NodeJS.Timeout | undefined;

  function count(address: string): { current: number; ttl: number } {
    const now = clock.now().getTime();
    const windowEnd = (Math.floor(now / windowMs) + 1) * windowMs;
    // Also an earlier one, after the clock was set back.
    if (windowEnd !== life.windowEnd) {
      counts.clear();
      life.windowEnd = windowEnd;
    }
    let found = counts.get(address);
    if (!found) {
      if (counts.size >= rememberMost) counts.clear();
      found = { key: secrets.digest('call count', address), own: 0, told: 0, others: 0 };
      counts.set(address, found);
    }
    found.own += 1;
    return { current: found.own + found.others, ttl: life.windowEnd - now };
  }

  async function share(): Promise<void> {
    // In the same order on every node, to avoid deadlocks.
    const changed = [...counts.values()]
      .filter(({ own, told }) => own > told)
      .map((entry) => ({ entry, more: entry.own - entry.told }))
      .sort((one, other) => (one.entry.key < other.entry.key ? -1 : 1));
    if (changed.length === 0) return;
    const end = new Date(life.windowEnd);
    const keys = changed.map(({ entry }) => entry.key);
    const calls = changed.map(({ more }) => more);
    const { rows } = await database.asSystem((trx) =>
      sql<{ address_key: string; calls: number }>`
        insert into call_count as known (address_key, window_ends_at, calls)
        select address_key, ${end}, calls from unnest(${keys}::text[], ${calls}::integer[]) as more (address_key, calls)
        on conflict (address_key) do update set
          calls = case when known.window_ends_at between excluded.window_ends_at and excluded.window_ends_at + ${mostApart}::interval
            then known.calls + excluded.calls else excluded.calls end,
          window_ends_at = case when known.window_ends_at > excluded.window_ends_at + ${mostApart}::interval
            then excluded.window_ends_at else greatest(known.window_ends_at, excluded.window_ends_at) end
        returning address_key, calls`.execute(trx),
    );
    const totals = new Map(rows.map((row) => [row.address_key, row.calls]));
    for (const { entry, more } of changed) {
      entry.told += more;
      entry.others = Math.max(0, (totals.get(entry.key) ?? entry.told) - entry.told);
    }
  }

  /** Without the database each node keeps counting on its own. */
  async function shareNow(): Promise<void> {
    if (life.isSharing) return;
    life.isSharing = true;
    try {
      await share();
      life.isLogged = false;
    } catch (error) {
      if (!life.isLogged) log.warn({ err: error }, 'calls are counted by each node on its own');
      life.isLogged = true;
    } finally {
      life.isSharing = false;
    }
  }

  return {
    store: class implements FastifyRateLimitStore {
      incr(...[address, answer]: Parameters<FastifyRateLimitStore['incr']>): void {
        answer(null, count(address));
      }
      child(): FastifyRateLimitStore {
        return this;
      }
    },
    count,
    share,
    start() {
      timer = setInterval(() => void shareNow(), shareMs);
    },
    stop() {
      clearInterval(timer);
    },
  };
}
