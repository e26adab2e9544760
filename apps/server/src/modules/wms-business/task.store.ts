import type { Page } from '@lading/contracts/entities/page';
import type { Task } from '@lading/contracts/entities/task';
import { limits } from '@lading/contracts/limits';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { Tables } from '../../platform/tables.ts';
import { readPersonName } from '../wms-user/index.ts';
import './task.table.ts';

const { taskInProgress, taskSuccess } = limits.codes;

const asTask = (row: Selectable<Tables['task']>, userName: string | null): Task => ({
  taskId: row.task_id,
  taskNo: row.task_no,
  taskType: row.task_type,
  fileName: row.file_name,
  fileType: 'import',
  status: row.status,
  readFlag: row.read_flag,
  createTime: row.created_at.toISOString(),
  totalQuantity: row.total_quantity,
  successQuantity: row.success_quantity,
  failQuantity: row.fail_quantity,
  finishTime: row.finished_at?.toISOString() ?? null,
  receipt: row.receipt,
  failure: row.failure,
  userName,
});

/** One page of the person's tasks, newest first; without `all` those that are read already are left out (spec §7). */
export async function readTasks(
  trx: Trx,
  userId: string,
  { pageNo, pageSize, all }: { pageNo: number; pageSize: number; all: boolean },
): Promise<Page<Task>> {
  let tasks = trx.selectFrom('task').where('user_id', '=', userId);
  if (!all) tasks = tasks.where('read_flag', '=', false);
  const { total } = await tasks.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await tasks
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('task_id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const userName = rows.length > 0 ? await readPersonName(trx, userId) : null;
  return { records: rows.map((row) => asTask(row, userName)), total: Number(total) };
}

/** Marks finished tasks of the person as read; one in progress stays unread. */
export async function markTasksRead(trx: Trx, userId: string, taskIds: readonly string[]): Promise<void> {
  const ids = taskIds.filter(isRowId);
  if (ids.length === 0) return;
  await trx
    .updateTable('task')
    .set({ read_flag: true })
    .where('user_id', '=', userId)
    .where('status', '<>', taskInProgress)
    .where('task_id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
}

/** A finished import as it is put on record. */
export interface FinishedImport {
  userId: string;
  /** See `taskType` of the contracts. */
  taskType: number;
  /** One of `importModules`; the task number reads `Import-{module}` (spec §3). */
  module: string;
  fileName: string;
  total: number;
  succeeded: number;
  failed: number;
  /** What happened to the rows, for a person to look up later. */
  receipt: Record<string, string | number>;
}

/** Puts a finished import on record and gives the id of its task (decision D7). */
export async function recordImport(
  trx: Trx,
  done: FinishedImport,
): Promise<{ taskId: string; taskNo: string }> {
  const row = await trx
    .insertInto('task')
    .values({
      user_id: done.userId,
      task_no: `Import-${done.module}`,
      task_type: done.taskType,
      file_name: done.fileName,
      status: taskSuccess,
      total_quantity: done.total,
      success_quantity: done.succeeded,
      fail_quantity: done.failed,
      receipt: JSON.stringify(done.receipt),
      finished_at: sql<Date>`clock_timestamp()`,
    })
    .returning(['task_id', 'task_no'])
    .executeTakeFirstOrThrow();
  return { taskId: row.task_id, taskNo: row.task_no };
}
