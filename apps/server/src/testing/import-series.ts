import { setTimeout as wait } from 'node:timers/promises';
import type { ImportOutcome } from '@lading/contracts/imports';
import { productsApi } from '@lading/contracts/products';
import { taskType } from '@lading/contracts/tasks';
import type { Client, Pool } from 'pg';
import { ask, Refusal, type Signed } from './wire-client.ts';

/** An import acknowledged by a server. */
export interface Acknowledged {
  key: string;
  rows: number;
  taskId: string;
  /** The number of attempts until an answer. */
  tries: number;
}

const againMs = 100;

/** Saves products whose codes start with the key, or with `codes`, once. @throws when that is not acknowledged */
export async function saveProducts(
  origin: string,
  headers: Signed,
  key: string,
  rows: number,
  codes: string = key,
): Promise<ImportOutcome> {
  const body = Array.from({ length: rows }, (_, row) => ({
    skuCode: `${codes}-${row}`,
    skuName: `Stool ${row}`,
    packageType: 'Ready To Ship',
    length: '10',
    width: '10',
    height: '10',
    unit: 'cm/kg',
  }));
  const { data } = await ask<{ data: ImportOutcome }>(origin, productsApi.calls.saveRows.path, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return data;
}

/** Saves like a careful client: repeats the request under the same key until there is an answer. */
export async function saveUntilAcknowledged(
  origin: string,
  headers: Signed,
  key: string,
  rows: number,
): Promise<Acknowledged> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { taskId } = await saveProducts(origin, headers, key, rows);
      return { key, rows, tries, taskId: String(taskId) };
    } catch (error) {
      // A node that died during the request, or is about to; anything else is a refusal.
      const isGone =
        error instanceof TypeError || (error instanceof Refusal && [502, 503].includes(error.code));
      if (!isGone) throw error;
      await wait(againMs);
    }
  }
}

/** The state of the imports in the database. */
export interface Losses {
  /** Acknowledged rows that are missing. */
  lost: number;
  /** Rows written more than once: there are more than were sent, or a repeated write found its own rows. */
  twice: number;
  /** Recorded imports besides the acknowledged ones. */
  extra: number;
  /** Imports that are still being written. */
  open: number;
}

/** Counts lost and repeated rows of acknowledged imports whose keys start with `prefix`. */
export async function countLosses(
  database: Client | Pool,
  prefix: string,
  acknowledged: readonly Acknowledged[],
): Promise<Losses> {
  // Tasks are read first, so that the results of completed ones are counted.
  const ids = acknowledged.map(({ taskId }) => taskId);
  const { rows: tasks } = await database.query<{ id: string; status: number; created: number | null }>(
    `select task_id::text as id, status, (receipt->>'created')::integer as created from task
     where task_type = $1 and task_id >= (select min(id) from unnest($2::bigint[]) id)`,
    [taskType.productImport, ids],
  );
  const { rows: products } = await database.query<{ key: string; count: number }>(
    `select regexp_replace(sku_code, '-[0-9]+$', '') as key, count(*)::integer as count
     from product where starts_with(sku_code, $1) group by 1`,
    [prefix],
  );
  const kept = new Map(products.map(({ key, count }) => [key, count]));
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const losses: Losses = { lost: 0, twice: 0, extra: tasks.length - new Set(ids).size, open: 0 };
  for (const { key, rows, taskId } of acknowledged) {
    const there = kept.get(key) ?? 0;
    const task = byId.get(taskId);
    if (task?.status === 1) losses.open += 1;
    else losses.lost += task === undefined ? rows : Math.max(0, rows - there);
    losses.twice += Math.max(0, there - rows);
    if (task?.status === 2) losses.twice += rows - (task.created ?? 0);
  }
  return losses;
}
