import { limits } from '@lading/contracts/core';
import { taskType } from '@lading/contracts/tasks';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { databaseTimeAgo } from '../../platform/database-time.ts';
import './export-job.table.ts';
import './task.table.ts';

const { taskInProgress, taskSuccess, taskFailed } = limits.codes;

/** Marks finished tasks of the person as read; one in progress stays unread. */
export async function markTasksRead(
  trx: Trx,
  userId: string,
  ids: readonly string[],
  only: 'exports' | 'all' = 'all',
): Promise<void> {
  if (ids.length === 0) return;
  let tasks = trx
    .updateTable('task')
    .set({ read_flag: true })
    .where('user_id', '=', userId)
    .where('status', '<>', taskInProgress)
    .where('task_id', '=', sql<string>`any(${[...ids]}::bigint[])`);
  if (only === 'exports') tasks = tasks.where('task_type', '>=', taskType.firstExport);
  await tasks.execute();
}

/** Removes a finished export from the list. Undefined when the person has none with that id; `fileKey` null when it has no file. */
export async function deleteExport(
  trx: Trx,
  userId: string,
  fileId: string,
): Promise<{ fileKey: string | null } | undefined> {
  const gone = await trx
    .deleteFrom('task')
    .where('task_id', '=', fileId)
    .where('user_id', '=', userId)
    .where('task_type', '>=', taskType.firstExport)
    .where('status', '<>', taskInProgress)
    .returning('file_key')
    .executeTakeFirst();
  return gone && { fileKey: gone.file_key };
}

/** The file of the person's export, while it is stored. */
export async function readExportFile(
  trx: Trx,
  userId: string,
  fileId: string,
): Promise<{ fileKey: string; fileName: string; bytes: number } | undefined> {
  const task = await trx
    .selectFrom('task')
    .select(['file_key', 'file_name', 'file_bytes'])
    .where('task_id', '=', fileId)
    .where('user_id', '=', userId)
    .where('file_expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (task?.file_key == null || task.file_bytes === null) return undefined;
  return { fileKey: task.file_key, fileName: task.file_name ?? 'export', bytes: Number(task.file_bytes) };
}

/** The type of a task of the person; undefined when they have none with that id. */
export async function readTaskType(trx: Trx, userId: string, taskId: string): Promise<number | undefined> {
  const found = await trx
    .selectFrom('task')
    .select('task_type')
    .where('task_id', '=', taskId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.task_type;
}

/** Whether a task can be retried: it has failed, or has changed only some of its records. */
const isOpenAgain = sql<boolean>`(task.status = ${sql.lit(taskFailed)}
  or task.task_type = ${sql.lit(taskType.orderBulk)} and task.status = ${sql.lit(taskSuccess)} and task.fail_quantity > 0)`;

/**
 * Resets a task of the person that has failed, or that was refused for some of its records; undefined when it cannot be retried. Locks the job before the task, as in `countStart`: a
 * stopped task may still be running, so this waits for it.
 */
export async function reopenTask(trx: Trx, userId: string, taskId: string): Promise<string | undefined> {
  let jobs = 0;
  for (const table of ['export_job', 'import_job', 'order_bulk_job'] as const) {
    const reset = await trx
      .updateTable(table)
      .from('task')
      .set({ begun: 0 })
      .where(`${table}.task_id`, '=', taskId)
      .whereRef('task.task_id', '=', `${table}.task_id`)
      .where('task.user_id', '=', userId)
      .where(isOpenAgain)
      .executeTakeFirst();
    jobs += Number(reset.numUpdatedRows);
  }
  if (jobs === 0) return undefined;
  const task = await trx
    .updateTable('task')
    .set({
      status: taskInProgress,
      read_flag: false,
      cancelled: false,
      success_quantity: 0,
      fail_quantity: 0,
      failure: null,
      started_at: null,
      finished_at: null,
    })
    .where('task_id', '=', taskId)
    .where('user_id', '=', userId)
    .where(isOpenAgain)
    .returning('task_no')
    .executeTakeFirst();
  return task?.task_no;
}

/** Deletes what has expired by the database's clock: rows of failed imports, and the keys of files, which the caller must remove. */
export async function deleteExpired(trx: Trx): Promise<string[]> {
  const before = databaseTimeAgo(limits.tasks.keepDays * 24 * 3_600_000);
  await trx
    .deleteFrom('import_job')
    .using('task')
    .whereRef('task.task_id', '=', 'import_job.task_id')
    .where('task.status', '=', taskFailed)
    .where('task.finished_at', '<', before)
    .execute();
  const expired = await trx
    .updateTable('task')
    .from((from) =>
      from
        .selectFrom('task')
        .select(['task_id', 'file_key'])
        .where('file_key', 'is not', null)
        .where('file_expires_at', '<=', sql<Date>`now()`)
        .forUpdate()
        .as('old'),
    )
    .set({ file_key: null })
    .whereRef('task.task_id', '=', 'old.task_id')
    .returning('old.file_key')
    .execute();
  return expired.flatMap(({ file_key }) => file_key ?? []);
}
