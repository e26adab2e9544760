import { limits } from '@lading/contracts/core';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import { openReceipt, stampReceipt } from './import-receipt.store.ts';
import { TaskStopped } from '../tasks/index.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    import_job: {
      task_id: string;
      org_id: Generated<string>;
      parts: number;
      /** Size of its rows in bytes. */
      bytes: ColumnType<string, number, never>;
      begun: Generated<number>;
    };
    import_job_part: {
      task_id: string;
      part_no: number;
      org_id: Generated<string>;
      /** Written as JSON in UTF-8, read as its value. */
      rows: ColumnType<unknown, Buffer, never>;
    };
  }
}

const { taskFailed, taskInProgress, taskSuccess } = limits.codes;

/** Counts for the receipt. */
export type ImportCounts = Record<string, number>;

/** A large save as it is recorded. */
export interface QueuedImport {
  userId: string;
  /** See `taskType` of the contracts. */
  taskType: number;
  /** One of `importModules`; the task number is `Import-{module}` (spec §3). */
  module: string;
  fileName: string;
  /** Rows of the file that were not sent along. */
  leftOut: number;
}

/** Total size of parts in bytes. */
export const bytesOf = (parts: readonly Uint8Array[]): number =>
  parts.reduce((sum, { byteLength }) => sum + byteLength, 0);

/** Total size of the rows kept by the organization's waiting, failed and canceled imports. */
export async function countKeptBytes(trx: Trx): Promise<number> {
  const { bytes } = await trx
    .selectFrom('import_job')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Records a save as a task in progress, and stores its records in parts, each a JSON array in UTF-8. */
export async function keepImport(
  trx: Trx,
  { userId, taskType, module, fileName, leftOut }: QueuedImport,
  { total, parts }: { total: number; parts: readonly Uint8Array[] },
): Promise<{ taskId: string; taskNo: string }> {
  const task = await trx
    .insertInto('task')
    .values({
      user_id: userId,
      task_no: `Import-${module}`,
      task_type: taskType,
      file_name: fileName,
      status: taskInProgress,
      total_quantity: total,
      success_quantity: 0,
      fail_quantity: 0,
      receipt: null,
    })
    .returning(['task_id', 'task_no'])
    .executeTakeFirstOrThrow();
  await openReceipt(trx, task.task_id, { leftOut, isWritten: false });
  await trx
    .insertInto('import_job')
    .values({ task_id: task.task_id, parts: parts.length, bytes: bytesOf(parts) })
    .execute();
  for (const [partNo, { buffer, byteOffset, byteLength }] of parts.entries()) {
    // Sent as bytes, so that they are not encoded again.
    const rows = Buffer.from(buffer, byteOffset, byteLength);
    const part = { task_id: task.task_id, part_no: partNo, rows };
    await trx.insertInto('import_job_part').values(part).execute();
  }
  return { taskId: task.task_id, taskNo: task.task_no };
}

/**
 * Counts one more start and returns the count; undefined when the task has ended. Locks the job before the task: the job that writes the
 * rows locks the job until its end, and must be able to report progress on the task meanwhile.
 */
export async function countStart(trx: Trx, taskId: string): Promise<number | undefined> {
  const job = await trx
    .updateTable('import_job')
    .set({ begun: sql<number>`begun + 1` })
    .where('task_id', '=', taskId)
    .returning('begun')
    .executeTakeFirst();
  if (!job) return undefined;
  const task = await trx
    .updateTable('task')
    .set({ started_at: sql<Date>`clock_timestamp()` })
    .where('task_id', '=', taskId)
    .where('status', '=', taskInProgress)
    .returning('task_id')
    .executeTakeFirst();
  return task && job.begun;
}

/** Locks the job until the transaction ends, so that no two workers write it; undefined when the task has ended. */
export async function holdImport(
  trx: Trx,
  taskId: string,
): Promise<{ parts: number; userId: string } | undefined> {
  const job = await trx
    .selectFrom('import_job')
    .innerJoin('task', 'task.task_id', 'import_job.task_id')
    .select(['import_job.parts', 'task.user_id'])
    .where('import_job.task_id', '=', taskId)
    .where('task.status', '=', taskInProgress)
    .forUpdate('import_job')
    .executeTakeFirst();
  return job && { parts: job.parts, userId: job.user_id };
}

/** The rows of one part, as stored. */
export async function readPart(trx: Trx, taskId: string, partNo: number): Promise<unknown> {
  const part = await trx
    .selectFrom('import_job_part')
    .select('rows')
    .where('task_id', '=', taskId)
    .where('part_no', '=', partNo)
    .executeTakeFirstOrThrow();
  return part.rows;
}

/** The same as raw UTF-8; undefined when they are no longer stored. */
export async function partAsWritten(
  trx: Trx,
  taskId: string,
  partNo: number,
): Promise<Uint8Array | undefined> {
  const part = await trx
    .selectFrom('import_job_part')
    .select(sql<Buffer>`convert_to(rows::text, 'UTF8')`.as('written'))
    .where('task_id', '=', taskId)
    .where('part_no', '=', partNo)
    .executeTakeFirst();
  return part?.written;
}

/** A failed import of the person, while its rows are stored; undefined for any other. */
export async function readFailedImport(trx: Trx, userId: string, taskId: string) {
  if (!isRowId(taskId)) return undefined;
  const task = await trx
    .selectFrom('task')
    .innerJoin('import_job', 'import_job.task_id', 'task.task_id')
    .select(['task.task_type', 'task.failure', 'import_job.parts'])
    .where('task.task_id', '=', taskId)
    .where('task.user_id', '=', userId)
    .where('task.status', '=', taskFailed)
    .executeTakeFirst();
  return task && { taskType: task.task_type, failure: task.failure, parts: task.parts };
}

/** Ends the task with the result, and deletes the rows. @throws TaskStopped when its owner has stopped it meanwhile */
export async function finishImport(trx: Trx, taskId: string, receipt: ImportCounts): Promise<void> {
  const done = await trx
    .updateTable('task')
    .set({
      status: taskSuccess,
      success_quantity: sql<number>`total_quantity`,
      receipt: JSON.stringify(receipt),
      finished_at: sql<Date>`clock_timestamp()`,
    })
    .where('task_id', '=', taskId)
    .where('status', '=', taskInProgress)
    .returning('task_id')
    .executeTakeFirst();
  if (!done) throw new TaskStopped();
  await stampReceipt(trx, taskId);
  await trx.deleteFrom('import_job').where('task_id', '=', taskId).execute();
}
