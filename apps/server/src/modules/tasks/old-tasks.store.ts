import { limits } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { databaseTimeAgo } from '../../platform/database-time.ts';
import './task.table.ts';

/** Orders unlinked per statement. */
const ordersMost = 5_000;
/** Tasks removed per statement. */
const most = 100;

/** Whether a task ended more than this long ago by the database's clock, so that it can be removed. */
const isOld = (keptMs: number) => sql<boolean>`
  old.file_key is null and old.status <> ${sql.lit(limits.codes.taskInProgress)}
    and coalesce(old.finished_at, old.created_at) < ${databaseTimeAgo(keptMs)}`;

/**
 * Unlinks orders from imports that ended more than `keptMs` ago: deleting the task would update all of its orders in one
 * statement. One batch per call. @returns whether there are more
 */
export async function removeOldImports(trx: Trx, keptMs: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update customer_order set import_task_id = null where order_id in (
      select o.order_id from task old join customer_order o on o.import_task_id = old.task_id
      where ${isOld(keptMs)} limit ${ordersMost})`.execute(trx);
  return numAffectedRows >= BigInt(ordersMost);
}

/**
 * Removes tasks that ended more than `keptMs` ago, with the receipts of imports; their files have been deleted already. One batch per call.
 * @returns whether there are more
 */
export async function removeOldTasks(trx: Trx, keptMs: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('task')
    .where('task_id', 'in', (from) =>
      from
        .selectFrom('task as old')
        .select('old.task_id')
        .where(isOld(keptMs))
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return numDeletedRows >= BigInt(most);
}
