import { limits } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { refuseRevertOf, type RevertCounts, type WrittenImport } from '../imports/index.ts';
import { asCarriedColumns, productColumns, type ImportedProduct } from './product-row.ts';
import type { ProductCells } from './preview-products.ts';
import './product.table.ts';

/** How many of the products of a save were new, changed, or unchanged. */
export interface UpsertCounts {
  created: number;
  updated: number;
  unchanged: number;
}

const columns = Object.values(productColumns).map((column) => sql.ref(column));
const merged = Object.values(productColumns).map((column) => sql.ref(`merged.${column}`));
const current = Object.values(productColumns).map((column) => sql.ref(`product.${column}`));
const earlier = Object.values(productColumns).map((column) => sql.ref(`earlier.${column}`));
/** Rows per statement: keeps the JSON parameter at a few megabytes. */
const rowsPerStatement = 5_000;

type Row = ReturnType<typeof asCarriedColumns>;

/**
 * Creates or updates products by SKU code (decision D8), writing only the fields that the import carries to existing ones (decision D23), and
 * records what an import did to each so that it can be reverted. The SKU codes must be distinct.
 */
export async function upsertProducts(
  trx: Trx,
  products: readonly ImportedProduct[],
  taskId: string,
): Promise<UpsertCounts> {
  const counts: UpsertCounts = { created: 0, updated: 0, unchanged: 0 };
  for (let start = 0; start < products.length; start += rowsPerStatement) {
    let rows = products.slice(start, start + rowsPerStatement).map(asCarriedColumns);
    // A product that another transaction creates in between is updated in the next round.
    while (rows.length > 0) {
      const { known, updated } = await updateKnown(trx, rows, taskId);
      const fresh = rows.filter((row) => !known.has(row.sku_code));
      const created = fresh.length > 0 ? await insertFresh(trx, fresh, taskId) : new Set<string>();
      counts.created += created.size;
      counts.updated += updated;
      counts.unchanged += known.size - updated;
      rows = fresh.filter((row) => !created.has(row.sku_code));
    }
  }
  return counts;
}

/**
 * Writes the values of the rows to the existing products. A weight that is kept while the unit changes is converted, so that 1.2 kg
 * do not become 1.2 lb.
 */
async function updateKnown(
  trx: Trx,
  rows: readonly Row[],
  taskId: string,
): Promise<{ known: Set<string>; updated: number }> {
  // Locked first, so that the earlier values seen by the next statement are those it overwrites.
  await sql`
    select count(*) from (
      select from product where sku_code = any (${rows.map((row) => row.sku_code)}::text[])
      order by sku_code for update
    ) held`.execute(trx);
  // An unchanged product is not written: it keeps its change time.
  const { rows: found } = await sql<{ sku: string; written: boolean }>`
    with merged as materialized (
      select merged.*, to_jsonb(earlier) as before
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) carried (value)
      join product earlier on earlier.sku_code = carried.value ->> 'sku_code'
      cross join lateral (
        select case when carried.value ? 'weight1' or carried.value ? 'weight2'
          or carried.value ->> 'unit' is not distinct from earlier.unit then null
          else coalesce(earlier.weight1, 0) * (case earlier.unit when 'in/lb' then 453.59237 else 1000 end)
            + coalesce(earlier.weight2, 0) * (case earlier.unit when 'in/lb' then 28.349523125 else 1 end) end as grams,
          case carried.value ->> 'unit' when 'in/lb' then 453.59237 else 1000 end as main,
          case carried.value ->> 'unit' when 'in/lb' then 28.349523125 else 1 end as minor
      ) kept
      cross join lateral jsonb_populate_record(earlier, carried.value || case when kept.grams > 0 and carried.value ? 'unit'
        then jsonb_build_object('weight1', trunc(kept.grams / kept.main),
          'weight2', round((kept.grams - trunc(kept.grams / kept.main) * kept.main) / kept.minor, 2))
        else '{}' end) merged
    ), written as (
      update product set (${sql.join(columns)}, updated_at) = row (${sql.join(merged)}, now())
      from merged
      where product.product_id = merged.product_id and (${sql.join(current)}) is distinct from (${sql.join(merged)})
      returning product.product_id, merged.before
    ), noted as (
      insert into product_import_change (task_id, product_id, created, before)
      select ${taskId}::bigint, product_id, false, before from written
    )
    select merged.sku_code as sku, written.product_id is not null as written
    from merged left join written using (product_id)`.execute(trx);
  return {
    known: new Set(found.map(({ sku }) => sku)),
    updated: found.filter(({ written }) => written).length,
  };
}

/** Creates products; returns the SKU codes of those that no one else has created meanwhile. */
async function insertFresh(trx: Trx, rows: readonly Row[], taskId: string): Promise<Set<string>> {
  const { rows: created } = await sql<{ sku: string }>`
    with written as (
      insert into product (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb)
      on conflict (org_id, sku_code) do nothing
      returning product_id, sku_code
    ), noted as (
      insert into product_import_change (task_id, product_id, created) select ${taskId}::bigint, product_id, true from written
    )
    select sku_code as sku from written`.execute(trx);
  return new Set(created.map(({ sku }) => sku));
}

/**
 * Removes the products that an import created and restores the values of those that it updated.
 *
 * @throws RequestError 409 when one has changed since, or a created one is in an order or has an alias
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
      (count(*) filter (where c.created and (exists (select from order_line line where line.sku_code = p.sku_code)
        -- They would go with it, without a word.
        or exists (select from product_alias a where a.product_id = p.product_id))))::int as used
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

/** Deletes the records of what imports did to products once they are too old to revert. */
export async function deleteImportChanges(trx: Trx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.importFile.revertDays * 24 * 3_600_000);
  await sql`
    delete from product_import_change using task
    where task.task_id = product_import_change.task_id and task.finished_at < ${before}`.execute(trx);
}

/** The import fields of the products with these SKU codes. */
export async function readForPreview(trx: Trx, skuCodes: readonly string[]): Promise<ProductCells[]> {
  const fields = Object.entries(productColumns);
  return trx
    .selectFrom('product')
    .select(fields.map(([field, column]) => sql.ref<string | number | null>(column).as(field)))
    .where('sku_code', '=', sql<string>`any(${skuCodes}::text[])`)
    .execute();
}
