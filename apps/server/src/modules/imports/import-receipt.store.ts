import type { LocalizedText } from '@lading/contracts/core';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import './left-out-file.store.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    import_receipt: {
      task_id: string;
      org_id: Generated<string>;
      left_out: number;
      written_at: Date | null;
      revert_state: 'RUNNING' | 'DONE' | null;
      revert_asked_by: string | null;
      reverted_at: Date | null;
      removed: number | null;
      restored: number | null;
      revert_begun: Generated<number>;
      revert_refusal: ColumnType<LocalizedText | null, string | null, string | null>;
    };
  }
}

/** An import that can be reverted, and where its changes are stored. */
export interface WrittenImport {
  taskId: string;
  /** The change time of every record it wrote, in microseconds: a text, since a `Date` would round it. */
  writtenAt: string;
}

/** How many records were removed, and how many were restored. */
export interface RevertCounts {
  removed: number;
  restored: number;
}

/** Records the receipt of an import; `isWritten` when its rows are written in the same transaction. */
export async function openReceipt(
  trx: Trx,
  taskId: string,
  { leftOut, isWritten }: { leftOut: number; isWritten: boolean },
): Promise<void> {
  await sql`
    insert into import_receipt (task_id, left_out, written_at)
    values (${taskId}, ${leftOut}, case when ${isWritten} then now() end)`.execute(trx);
}

/** Records that the rows of an import are written in this transaction. */
export async function stampReceipt(trx: Trx, taskId: string): Promise<void> {
  await sql`update import_receipt set written_at = now() where task_id = ${taskId}`.execute(trx);
}

/** An import with its receipt; without `userId`, of anyone in the organization. */
export async function readReceiptRow(trx: Trx, taskId: string, userId: string | undefined) {
  if (!isRowId(taskId)) return undefined;
  let query = trx
    .selectFrom('task')
    .innerJoin('import_receipt as kept', 'kept.task_id', 'task.task_id')
    .leftJoin('import_left_out as rest', 'rest.task_id', 'kept.task_id')
    .select([
      ...(['task.task_id', 'task.user_id', 'task.task_no', 'task.task_type', 'task.file_name'] as const),
      ...(['task.status', 'task.failure', 'task.receipt', 'task.total_quantity'] as const),
      ...(['task.created_at', 'task.started_at', 'task.finished_at'] as const),
      ...(['kept.left_out', 'kept.written_at', 'kept.revert_state', 'kept.reverted_at'] as const),
      ...(['kept.removed', 'kept.restored', 'kept.revert_refusal', 'kept.revert_asked_by'] as const),
      ...(['rest.file_key as left_out_key', 'rest.file_name as left_out_name'] as const),
      'rest.bytes as left_out_bytes',
      sql<string | null>`kept.written_at::text`.as('written_text'),
    ])
    .where('task.task_id', '=', taskId);
  if (userId !== undefined) query = query.where('task.user_id', '=', userId);
  return query.executeTakeFirst();
}

/** See {@link readReceiptRow}. */
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof readReceiptRow>>>;

/** Locks the receipt until the transaction ends, so that an import is reverted once. */
export async function lockReceipt(trx: Trx, taskId: string): Promise<void> {
  await sql`select from import_receipt where task_id = ${taskId} for update`.execute(trx);
}

/** Records who has asked for an import to be reverted by a job, unless that has been asked before. */
export async function askRevert(trx: Trx, taskId: string, askedBy: string): Promise<void> {
  await trx
    .updateTable('import_receipt')
    .set({ revert_state: 'RUNNING', revert_asked_by: askedBy, revert_refusal: null, revert_begun: 0 })
    .where('task_id', '=', taskId)
    .where('revert_state', 'is', null)
    .execute();
}

/** Counts a start of the job that reverts an import. @returns how many there were; undefined if the request is settled */
export async function countRevertStart(trx: Trx, taskId: string): Promise<number | undefined> {
  const row = await trx
    .updateTable('import_receipt')
    .set({ revert_begun: sql<number>`revert_begun + 1` })
    .where('task_id', '=', taskId)
    .where('revert_state', '=', 'RUNNING')
    .returning('revert_begun')
    .executeTakeFirst();
  return row?.revert_begun;
}

/** Records what was reverted. */
export async function endRevert(
  trx: Trx,
  taskId: string,
  { removed, restored }: RevertCounts,
  askedBy?: string,
): Promise<void> {
  await trx
    .updateTable('import_receipt')
    .set({
      revert_state: 'DONE',
      revert_refusal: null,
      removed,
      restored,
      ...(askedBy !== undefined && { revert_asked_by: askedBy }),
      reverted_at: sql<Date>`clock_timestamp()`,
    })
    .where('task_id', '=', taskId)
    .execute();
}

/** Records why an import was not reverted; the request can be repeated. */
export async function refuseRevert(trx: Trx, taskId: string, reason: LocalizedText): Promise<void> {
  await trx
    .updateTable('import_receipt')
    .set({ revert_state: null, revert_refusal: JSON.stringify(reason) })
    .where('task_id', '=', taskId)
    .where('revert_state', '=', 'RUNNING')
    .execute();
}
