import { limits } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** A record that an import created, or changed from what it was before. */
export interface ImportChange {
  recordId: string;
  created: boolean;
  /** What `revert` restores; null for a created one. */
  before: unknown;
}

/** Notes what an import did to records, so that it can be taken back. */
export async function noteImportChanges(
  trx: Trx,
  taskId: string,
  changes: readonly ImportChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into import_change (task_id, record_id, created, before)
    select ${taskId}::bigint, "recordId", created, before
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change ("recordId" bigint, created boolean, before jsonb)`.execute(
    trx,
  );
}

/** Takes what an import did to records off the notes, the latest record first, so that nothing is reverted twice. */
export async function takeImportChanges(trx: Trx, taskId: string): Promise<ImportChange[]> {
  const { rows } = await sql<ImportChange>`
    with taken as (delete from import_change where task_id = ${taskId} returning record_id, created, before)
    select record_id::text as "recordId", created, before from taken order by record_id desc`.execute(trx);
  return rows;
}

/** Deletes notes of imports that are too old to be taken back. */
export async function forgetRecordChanges(trx: Trx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.importFile.revertDays * 24 * 3_600_000);
  await sql`
    delete from import_change using task
    where task.task_id = import_change.task_id and task.finished_at < ${before}`.execute(trx);
}
