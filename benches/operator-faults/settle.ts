import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { limits } from '../../packages/contracts/src/core/index.ts';
import { countLosses } from '../../apps/server/src/testing/import-series.ts';
import type { Promised } from './careful-client.ts';

/** What happened to the work that servers had acknowledged. */
interface Outcome {
  /** Acknowledged rows, orders and mails that are missing. */
  lost: number;
  /** Rows, orders and imports written more than once. A mail may arrive twice: its server may have lost the answer. */
  doubled: number;
  /** Descriptions of work that has not ended, such as `2 imports`. */
  open: string[];
  /** Acknowledged exports that failed, or that the server does not know. */
  failed: number;
}

const pollMs = 500;

/** The acknowledged work of one round. */
interface Round {
  /** The prefix of its codes, keys and addresses. */
  mark: string;
  promised: Promised;
  /** Addresses of the mails that have arrived. */
  accepted: readonly string[];
  /** When it started, by {@link databaseTime}. */
  from: string;
}

/** The time of the database. */
export async function databaseTime(database: Pool): Promise<string> {
  const { rows } = await database.query<{ now: string }>('select now()::text as now');
  return rows[0]!.now;
}

/** Waits until all acknowledged work has ended, for at most `mostMs`, and counts. */
export async function settle(database: Pool, round: Round, mostMs: number): Promise<Outcome> {
  const to = await databaseTime(database);
  const end = performance.now() + mostMs;
  for (;;) {
    const outcome = await count(database, round, to);
    if (outcome.open.length === 0 || performance.now() > end) return outcome;
    await wait(pollMs);
  }
}

async function count(
  database: Pool,
  { mark, promised, accepted, from }: Round,
  to: string,
): Promise<Outcome> {
  // Jobs are read first, so that what they have written is counted.
  const { rows: jobs } = await database.query<{ kind: string; jobs: number; error: string | null }>(
    `select task_identifier as kind, count(*)::integer as jobs, max(last_error) as error
     from graphile_worker.jobs where created_at between $1 and $2 group by 1 order by 1`,
    [from, to],
  );
  const { rows: exports } = await database.query<{ status: number }>(
    'select status from task where task_id = any ($1::bigint[])',
    [promised.exports],
  );
  const { rows: orders } = await database.query<{ orders: number }>(
    `select count(*)::integer as orders from customer_order where reference = any ($1) group by reference`,
    [promised.orders],
  );
  const rows = await countLosses(database, mark, promised.saves);
  const arrived = new Set(accepted);
  const missing = promised.mails.filter((email) => !arrived.has(email)).length;
  const open = jobs.map(({ kind, jobs: number, error }) => `${number} × ${kind}${error ? `: ${error}` : ''}`);
  if (rows.open > 0) open.push(`${rows.open} imports`);
  const failedExports = exports.filter(({ status }) => status === limits.codes.taskFailed);
  // A mail can arrive as long as there are jobs.
  return {
    lost: rows.lost + (promised.orders.length - orders.length) + (open.length === 0 ? missing : 0),
    doubled: rows.twice + rows.extra + orders.reduce((sum, one) => sum + one.orders - 1, 0),
    open,
    failed: failedExports.length + promised.exports.length - exports.length,
  };
}
