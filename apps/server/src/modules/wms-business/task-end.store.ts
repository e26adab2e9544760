import type { LocalizedText } from '@lading/contracts/localized-text';
import { limits } from '@lading/contracts/limits';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './task.table.ts';

const { taskInProgress, taskFailed } = limits.codes;

/** Its owner has stopped the task while it was being worked on. */
export class TaskStopped extends Error {
  override name = 'TaskStopped';
}

/** Tells how many rows have been worked through; they count for good only when the task ends. @throws TaskStopped */
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

/** Ends a task as failed: nothing came of it, and why. Does nothing when it has ended already. */
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
      success_quantity: 0,
      // Of an export nothing is lost: its rows are where they were.
      fail_quantity: sql<number>`case when exists (
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
