import { limits } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { RevertCounts, WrittenImport } from './import-receipt.store.ts';

/** A record that an import created, or changed, with its earlier values. */
export interface ImportChange {
  recordId: string;
  /** The kind of the record, for an import that writes several kinds. */
  kind?: string;
  created: boolean;
  /** What `revert` restores; null for a created one. */
  before: unknown;
}

/** Records the changes of an import, so that it can be reverted. */
export async function noteImportChanges(
  trx: Trx,
  taskId: string,
  changes: readonly ImportChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into import_change (task_id, record_id, kind, created, before)
    select ${taskId}::bigint, "recordId", coalesce(kind, ''), created, before
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change ("recordId" bigint, kind text, created boolean, before jsonb)`.execute(
    trx,
  );
}

/** Removes and returns the recorded changes of an import, the latest record first, so that nothing is reverted twice. */
export async function takeImportChanges(trx: Trx, taskId: string): Promise<Required<ImportChange>[]> {
  const { rows } = await sql<Required<ImportChange>>`
    with taken as (delete from import_change where task_id = ${taskId} returning record_id, kind, created, before)
    select record_id::text as "recordId", kind, created, before from taken order by record_id desc`.execute(
    trx,
  );
  return rows;
}

/** How many records of an import have been changed since, or are gone. Locks them until the transaction ends. */
export async function changedSince(
  trx: Trx,
  { taskId, writtenAt }: WrittenImport,
  { table, id }: { table: string; id: string },
): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    select (count(*) filter (where updated_at is distinct from ${writtenAt}::timestamptz))::integer as changed
    from (
      select r.updated_at from import_change c left join lateral (
        select updated_at from ${sql.table(table)} where ${sql.ref(id)} = c.record_id for update) r on true
      where c.task_id = ${taskId}::bigint
    ) held`.execute(trx);
  return rows[0]!.changed;
}

/**
 * Deletes the records of a table that an import created, and restores the earlier values of those that it changed.
 *
 * @param columns the columns that an import changes, besides the time of change
 */
export async function revertRecords(
  trx: Trx,
  { taskId }: WrittenImport,
  { table, id, columns }: { table: string; id: string; columns: readonly string[] },
): Promise<RevertCounts> {
  const changes = sql`change.task_id = ${taskId}::bigint and record.${sql.id(id)} = change.record_id`;
  const restored = [...columns, 'updated_at'].map((column) => sql.id(column));
  const removed = await sql`
    delete from ${sql.table(table)} record using import_change change where ${changes} and change.created`.execute(
    trx,
  );
  const changed = await sql`
    update ${sql.table(table)} record
    set (${sql.join(restored)}) = row (${sql.join(restored.map((column) => sql`earlier.${column}`))})
    from import_change change, jsonb_populate_record(null::${sql.table(table)}, change.before) earlier
    where ${changes} and not change.created`.execute(trx);
  await sql`delete from import_change where task_id = ${taskId}::bigint`.execute(trx);
  return {
    removed: Number(removed.numAffectedRows ?? 0),
    restored: Number(changed.numAffectedRows ?? 0),
  };
}

/** Deletes recorded changes that are too old to revert. */
export async function deleteRecordChanges(trx: Trx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.importFile.revertDays * 24 * 3_600_000);
  await sql`
    delete from import_change using task
    where task.task_id = import_change.task_id and task.finished_at < ${before}`.execute(trx);
}
