import { limits } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './export-job.table.ts';
import './task.table.ts';

const { taskInProgress, taskSuccess } = limits.codes;

/** An export as it is recorded. */
export interface AskedExport {
  userId: string;
  taskType: number;
  taskNo: string;
  fileName: string;
  total: number;
  request: unknown;
}

/** Records an export as a task in progress. */
export async function keepExport(trx: Trx, asked: AskedExport): Promise<string> {
  const { task_id } = await trx
    .insertInto('task')
    .values({
      user_id: asked.userId,
      task_no: asked.taskNo,
      task_type: asked.taskType,
      file_name: asked.fileName,
      status: taskInProgress,
      total_quantity: asked.total,
      success_quantity: 0,
      fail_quantity: 0,
      receipt: null,
    })
    .returning('task_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('export_job')
    .values({ task_id, request: JSON.stringify(asked.request) })
    .execute();
  return task_id;
}

/** Makes exports of the organization that end at the same time wait for each other, so that each is counted. */
export async function lockExportBytes(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('export-bytes', current_org_id()))`.execute(trx);
}

/** Total size of the organization's export files, in bytes. */
export async function countExportBytes(trx: Trx): Promise<number> {
  const { bytes } = await trx
    .selectFrom('task')
    .select(({ fn }) => fn.sum<string | null>('file_bytes').as('bytes'))
    .where('file_key', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** An export that has started. */
export interface StartedExport {
  /** The number of starts so far. */
  starts: number;
  request: unknown;
  userId: string;
}

/** Counts one more start; undefined when the task has ended. */
export async function beginExport(trx: Trx, taskId: string): Promise<StartedExport | undefined> {
  const task = await trx
    .updateTable('task')
    .set({ started_at: sql<Date>`clock_timestamp()` })
    .where('task_id', '=', taskId)
    .where('status', '=', taskInProgress)
    .returning('user_id')
    .executeTakeFirst();
  if (!task) return undefined;
  const { begun: starts, request } = await trx
    .updateTable('export_job')
    .set({ begun: sql<number>`begun + 1` })
    .where('task_id', '=', taskId)
    .returning(['begun', 'request'])
    .executeTakeFirstOrThrow();
  return { starts, request, userId: task.user_id };
}

/** Sets the total number of rows, once they are read. */
export async function setTotal(trx: Trx, taskId: string, total: number): Promise<void> {
  await trx.updateTable('task').set({ total_quantity: total }).where('task_id', '=', taskId).execute();
}

/** Ends the task with its file; false when it was stopped meanwhile; then the file is unused. */
export async function finishExport(
  trx: Trx,
  taskId: string,
  { rows, key, bytes }: { rows: number; key: string; bytes: number },
): Promise<boolean> {
  const done = await trx
    .updateTable('task')
    .set({
      status: taskSuccess,
      total_quantity: rows,
      success_quantity: rows,
      file_key: key,
      file_bytes: bytes,
      file_expires_at: sql<Date>`clock_timestamp() + make_interval(days => ${sql.lit(limits.tasks.keepDays)})`,
      finished_at: sql<Date>`clock_timestamp()`,
    })
    .where('task_id', '=', taskId)
    .where('status', '=', taskInProgress)
    .returning('task_id')
    .executeTakeFirst();
  return done !== undefined;
}
