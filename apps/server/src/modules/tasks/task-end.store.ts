import { limits, type LocalizedText } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './task.table.ts';

const { taskInProgress, taskFailed } = limits.codes;

/** Its owner has stopped the task while it was being worked on. */
export class TaskStopped extends Error {
  override name = 'TaskStopped';
}

/** Reports how many rows have been processed; they only become final when the task ends. @throws TaskStopped */
export async function reportProgress(trx: Trx, taskId: string, done: number): Promise<void> {
  const going = await trx
    .updateTable('task')
    .set({ success_quantity: done })
    .where('task_id', '=', taskId)
    .where('status', '=', taskInProgress)
    .returning('task_id')
    .executeTakeFirst();
  if (!going) throw new TaskStopped();
}

const isBulk = sql`exists (select from order_bulk_job where order_bulk_job.task_id = task.task_id)`;

/** Ends a task as failed, with the reason. Does nothing when it has already ended. */
export async function failTask(
  trx: Trx,
  taskId: string,
  reason: LocalizedText,
  by: { userId?: string; cancelled?: boolean } = {},
): Promise<boolean> {
  let going = trx
    .updateTable('task')
    .set({
      status: taskFailed,
      // A bulk change keeps what it has done so far.
      success_quantity: sql<number>`case when ${isBulk} then success_quantity else 0 end`,
      // A failed export loses nothing: its rows stay where they are.
      fail_quantity: sql<number>`case when ${isBulk} then fail_quantity when exists (
        select from export_job where export_job.task_id = task.task_id) then 0 else total_quantity end`,
      failure: JSON.stringify(reason),
      cancelled: by.cancelled ?? false,
      finished_at: sql<Date>`clock_timestamp()`,
    })
    .where('task_id', '=', taskId)
    .where('status', '=', taskInProgress);
  if (by.userId !== undefined) going = going.where('user_id', '=', by.userId);
  return (await going.returning('task_id').executeTakeFirst()) !== undefined;
}
