import { limits, type Page } from '@lading/contracts/core';
import { type Task, tasksApi, taskType } from '@lading/contracts/tasks';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { databaseTimeAgo } from '../../platform/database-time.ts';
import { readPage } from '../../platform/read-page.ts';
import type { Tables } from '../../platform/tables.ts';
import { readPersonName } from '../identity/index.ts';
import './export-job.table.ts';
import './task.table.ts';

const { taskInProgress, taskSuccess, taskFailed } = limits.codes;
const dayMs = 24 * 3_600_000;

interface TaskRow extends Selectable<Tables['task']> {
  /** Whether the parameters of an export, or the rows of an import, are still stored. */
  is_kept: boolean;
  has_receipt: boolean;
  /** The database's time, which the times of the task are compared with. */
  read_at: Date;
}

function asTask(row: TaskRow, userName: string | null): Task {
  const isExport = row.task_type >= taskType.firstExport;
  const isFailed = row.status === taskFailed;
  const isBulk = row.task_type === taskType.orderBulk;
  const isPartlyDone = isBulk && row.status === taskSuccess && (row.fail_quantity ?? 0) > 0;
  const hasFile = row.file_key !== null && row.file_expires_at !== null && row.file_expires_at > row.read_at;
  return {
    taskId: row.task_id,
    fileId: isExport ? row.task_id : null,
    taskNo: row.task_no,
    taskType: row.task_type,
    fileName: row.file_name,
    fileType: isExport ? 'export' : isBulk ? 'bulk' : 'import',
    fileUrl: hasFile ? tasksApi.calls.download.path.replace('{fileId}', row.task_id) : null,
    status: row.status,
    readFlag: row.read_flag,
    createTime: row.created_at.toISOString(),
    totalQuantity: row.total_quantity,
    successQuantity: row.success_quantity,
    failQuantity: row.fail_quantity,
    estimateConsumeTime: wholeSeconds(row),
    finishTime: row.finished_at?.toISOString() ?? null,
    receipt: row.receipt,
    receiptFlag: row.has_receipt || isBulk,
    userName,
    failure: row.failure,
    cancelFlag: row.cancelled,
    retryFlag: (isFailed || isPartlyDone) && row.is_kept,
    failedRowsFlag: isFailed && row.is_kept && !isExport && !isBulk,
    fileBytes: hasFile && row.file_bytes !== null ? Number(row.file_bytes) : null,
    expireTime: hasFile ? row.file_expires_at!.toISOString() : null,
  };
}

/** Estimated total seconds, from the progress so far; unknown before there is any. */
function wholeSeconds({
  status,
  started_at,
  read_at,
  success_quantity,
  total_quantity,
}: TaskRow): number | null {
  if (status !== taskInProgress || !started_at || !success_quantity || !total_quantity) return null;
  const seconds = Math.max(0, read_at.getTime() - started_at.getTime()) / 1_000;
  return Math.ceil((seconds * total_quantity) / success_quantity);
}

/**
 * One page of the person's tasks, newest first; without `all` it excludes those that are read and ended more than
 * `limits.tasks.keepDays` ago (spec §7).
 */
export async function readTasks(
  trx: Trx,
  userId: string,
  { pageNo, pageSize, all }: { pageNo: number; pageSize: number; all: boolean },
): Promise<Page<Task>> {
  let tasks = trx.selectFrom('task').where('user_id', '=', userId);
  if (!all) {
    const recent = databaseTimeAgo(limits.tasks.keepDays * dayMs);
    tasks = tasks.where((where) =>
      where.or([
        where('read_flag', '=', false),
        where('status', '=', taskInProgress),
        where('finished_at', '>', recent),
      ]),
    );
  }
  const ordered = tasks
    .selectAll('task')
    .select([
      sql<boolean>`exists (select from export_job where export_job.task_id = task.task_id)
        or exists (select from import_job where import_job.task_id = task.task_id)
        or exists (select from order_bulk_job where order_bulk_job.task_id = task.task_id)`.as('is_kept'),
      sql<boolean>`exists (select from import_receipt where import_receipt.task_id = task.task_id)`.as(
        'has_receipt',
      ),
      sql<Date>`clock_timestamp()`.as('read_at'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('task_id', 'desc');
  const { rows, total } = await readPage(ordered, tasks, { pageNo, pageSize });
  const userName = rows.length > 0 ? await readPersonName(trx, userId) : null;
  return { records: rows.map((row) => asTask(row, userName)), total };
}

/** A finished import as it is recorded. */
export interface FinishedImport {
  userId: string;
  /** See `taskType` of the contracts. */
  taskType: number;
  /** One of `importModules`; the task number is `Import-{module}` (spec §3). */
  module: string;
  fileName: string;
  /** Records; all of them are written. */
  total: number;
}

/** Records an import that is written in this transaction and returns the id of its task (decision D7). */
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
      success_quantity: done.total,
      fail_quantity: 0,
      receipt: null,
    })
    .returning(['task_id', 'task_no'])
    .executeTakeFirstOrThrow();
  return { taskId: row.task_id, taskNo: row.task_no };
}

/** Notes what happened to the rows of an import, for a person to look up later, and when it ended. */
export async function recordCounts(
  trx: Trx,
  taskId: string,
  counts: Record<string, string | number>,
): Promise<void> {
  await trx
    .updateTable('task')
    .set({ receipt: JSON.stringify(counts), finished_at: sql<Date>`clock_timestamp()` })
    .where('task_id', '=', taskId)
    .execute();
}
