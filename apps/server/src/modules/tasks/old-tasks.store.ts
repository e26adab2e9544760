import { limits } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './task.table.ts';

/** Orders unlinked per statement. */
const ordersMost = 5_000;
/** Tasks removed per statement. */
const most = 100;

/** Whether a task ended before a moment, so that it can be removed. */
const isOld = (before: Date) => sql<boolean>`
  old.file_key is null and old.status <> ${sql.lit(limits.codes.taskInProgress)}
    and coalesce(old.finished_at, old.created_at) < ${before}::timestamptz`;

/**
 * Unlinks orders from imports that ended before a moment: deleting the task would update all of its orders in one
 * statement. One batch per call. @returns whether there are more
 */
export async function removeOldImports(trx: Trx, before: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update customer_order set import_task_id = null where order_id in (
      select o.order_id from task old join customer_order o on o.import_task_id = old.task_id
      where ${isOld(before)} limit ${ordersMost})`.execute(trx);
  return numAffectedRows >= BigInt(ordersMost);
}

/**
 * Removes tasks that ended before a moment, with the receipts of imports; their files have been deleted already. One batch per call.
 * @returns whether there are more
 */
export async function removeOldTasks(trx: Trx, before: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('task')
    .where('task_id', 'in', (from) =>
      from
        .selectFrom('task as old')
        .select('old.task_id')
        .where(isOld(before))
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return numDeletedRows >= BigInt(most);
}
