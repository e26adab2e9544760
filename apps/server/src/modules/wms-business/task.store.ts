import type { Page } from '@lading/contracts/entities/page';
import { taskType, type Task } from '@lading/contracts/entities/task';
import { limits } from '@lading/contracts/limits';
import { files } from '@lading/contracts/services/unlisted';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { readPage } from '../../platform/read-page.ts';
import type { Tables } from '../../platform/tables.ts';
import { readPersonName } from '../wms-user/index.ts';
import './export-job.table.ts';
import './import-job.table.ts';
import './task.table.ts';

const { taskInProgress, taskSuccess, taskFailed } = limits.codes;
const dayMs = 24 * 3_600_000;

interface TaskRow extends Selectable<Tables['task']> {
  /** What an export was asked for, or the rows of an import, are still here. */
  is_kept: boolean;
}

function asTask(row: TaskRow, { userName, now }: { userName: string | null; now: Date }): Task {
  const isExport = row.task_type >= taskType.firstExport;
  const isFailed = row.status === taskFailed;
  const hasFile = row.file_key !== null && row.file_expires_at !== null && row.file_expires_at > now;
  return {
    taskId: row.task_id,
    fileId: isExport ? row.task_id : null,
    taskNo: row.task_no,
    taskType: row.task_type,
    fileName: row.file_name,
    fileType: isExport ? 'export' : 'import',
    fileUrl: hasFile ? files.calls.download.path.replace('{fileId}', row.task_id) : null,
    status: row.status,
    readFlag: row.read_flag,
    createTime: row.created_at.toISOString(),
    totalQuantity: row.total_quantity,
    successQuantity: row.success_quantity,
    failQuantity: row.fail_quantity,
    estimateConsumeTime: wholeSeconds(row, now),
    finishTime: row.finished_at?.toISOString() ?? null,
    receipt: row.receipt,
    userName,
    failure: row.failure,
    cancelFlag: row.cancelled,
    retryFlag: isFailed && row.is_kept,
    failedRowsFlag: isFailed && row.is_kept && !isExport,
    fileBytes: hasFile && row.file_bytes !== null ? Number(row.file_bytes) : null,
    expireTime: hasFile ? row.file_expires_at!.toISOString() : null,
  };
}

/** Seconds that the whole takes, reckoned from what is done; unknown until something is. */
function wholeSeconds(
  { status, started_at, success_quantity, total_quantity }: TaskRow,
  now: Date,
): number | null {
  if (status !== taskInProgress || !started_at || !success_quantity || !total_quantity) return null;
  const seconds = Math.max(0, now.getTime() - started_at.getTime()) / 1_000;
  return Math.ceil((seconds * total_quantity) / success_quantity);
}

/**
 * One page of the person's tasks, newest first; without `all` those are left out that are read and over for longer than
 * `limits.tasks.keepDays` (spec §7).
 */
export async function readTasks(
  trx: Trx,
  userId: string,
  { pageNo, pageSize, all, now }: { pageNo: number; pageSize: number; all: boolean; now: Date },
): Promise<Page<Task>> {
  let tasks = trx.selectFrom('task').where('user_id', '=', userId);
  if (!all) {
    const recent = new Date(now.getTime() - limits.tasks.keepDays * dayMs);
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
    .select(
      sql<boolean>`exists (select from export_job where export_job.task_id = task.task_id)
        or exists (select from import_job where import_job.task_id = task.task_id)`.as('is_kept'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('task_id', 'desc');
  const { rows, total } = await readPage(ordered, tasks, { pageNo, pageSize });
  const userName = rows.length > 0 ? await readPersonName(trx, userId) : null;
  return { records: rows.map((row) => asTask(row, { userName, now })), total };
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
