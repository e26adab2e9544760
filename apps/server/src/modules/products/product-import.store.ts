import { limits } from '@lading/contracts/core';
import type { ProductDraft } from '@lading/contracts/products';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { refuseRevertOf, type RevertCounts, type WrittenImport } from '../imports/index.ts';
import { asColumns, productColumns } from './product-row.ts';
import './product.table.ts';

/** How many of the products of a save were new, changed, or as they already were. */
export interface UpsertCounts {
  created: number;
  updated: number;
  unchanged: number;
}

const columns = Object.values(productColumns).map((column) => sql.ref(column));
const incoming = Object.values(productColumns).map((column) => sql.ref(`excluded.${column}`));
const current = Object.values(productColumns).map((column) => sql.ref(`product.${column}`));
const earlier = Object.values(productColumns).map((column) => sql.ref(`earlier.${column}`));
/** Rows per statement: keeps the JSON parameter at a few megabytes. */
const rowsPerStatement = 5_000;

/**
 * Creates or updates products by SKU code (decision D8), and notes what an import did to each so that it can be taken back. The SKU codes
 * must be distinct.
 */
export async function upsertProducts(
  trx: Trx,
  drafts: readonly ProductDraft[],
  taskId: string,
): Promise<UpsertCounts> {
  const counts: UpsertCounts = { created: 0, updated: 0, unchanged: 0 };
  for (let start = 0; start < drafts.length; start += rowsPerStatement) {
    const rows = drafts.slice(start, start + rowsPerStatement).map(asColumns);
    // Held first, so that what the next statement sees as the earlier values is what it writes over.
    await sql`
      select count(*) from (
        select from product where sku_code = any (${rows.map((row) => row.sku_code)}::text[])
        order by sku_code for update
      ) held`.execute(trx);
    // An unchanged row is not written, so neither branch returns it and it keeps its change time.
    const written = await sql<{ created: boolean }>`
      with written as (
        insert into product (${sql.join(columns)})
        select ${sql.join(columns)} from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb)
        on conflict (org_id, sku_code) do update
          set (${sql.join(columns)}, updated_at) = row (${sql.join(incoming)}, now())
          where (${sql.join(current)}) is distinct from (${sql.join(incoming)})
        returning product_id, (xmax = 0) as created
      ), noted as (
        insert into product_import_change (task_id, product_id, created, before)
        select ${taskId}::bigint, product_id, created, to_jsonb(earlier)
        from written left join product earlier using (product_id)
      )
      select created from written`.execute(trx);
    const created = written.rows.filter((row) => row.created).length;
    counts.created += created;
    counts.updated += written.rows.length - created;
    counts.unchanged += rows.length - written.rows.length;
  }
  return counts;
}

/**
 * Removes the products that an import created and gives those that it updated their earlier values back.
 *
 * @throws RequestError 409 where one has been changed since, or one that was created stands in an order
 */
export async function revertProducts(trx: Trx, { taskId, writtenAt }: WrittenImport): Promise<RevertCounts> {
  const changes = sql`product_import_change change where change.task_id = ${taskId}::bigint`;
  await sql`
    select count(*) from (
      select from product where product_id in (select product_id from ${changes}) order by product_id for update
    ) held`.execute(trx);
  const { rows } = await sql<{ changed: number; used: number }>`
    select
      (count(*) filter (where p.updated_at is distinct from ${writtenAt}::timestamptz
        or (not c.created and c.before is null)))::int as changed,
      (count(*) filter (where c.created
        and exists (select from order_line line where line.sku_code = p.sku_code)))::int as used
    from product_import_change c left join product p using (product_id)
    where c.task_id = ${taskId}::bigint`.execute(trx);
  refuseRevertOf(rows[0]!);
  const removed = await sql`
    delete from product where product_id in (select product_id from ${changes} and change.created)`.execute(
    trx,
  );
  const restored = await sql`
    update product
    set (${sql.join(columns)}, updated_at) = row (${sql.join(earlier)}, earlier.updated_at)
    from product_import_change change, jsonb_populate_record(null::product, change.before) earlier
    where change.task_id = ${taskId}::bigint and not change.created
      and product.product_id = change.product_id`.execute(trx);
  await sql`delete from product_import_change where task_id = ${taskId}::bigint`.execute(trx);
  return {
    removed: Number(removed.numAffectedRows ?? 0),
    restored: Number(restored.numAffectedRows ?? 0),
  };
}

/** Forgets what imports did to products once they are too old to be taken back. */
export async function forgetImportChanges(trx: Trx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.importFile.revertDays * 24 * 3_600_000);
  await sql`
    delete from product_import_change using task
    where task.task_id = product_import_change.task_id and task.finished_at < ${before}`.execute(trx);
}
