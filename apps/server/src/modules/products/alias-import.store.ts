import type { AliasType } from '@lading/contracts/products';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import {
  changedSince,
  refuseRevertOf,
  revertRecords,
  type RevertCounts,
  type WrittenImport,
} from '../imports/index.ts';
import type { UpsertCounts } from './product-import.store.ts';

/** What identifies an alias. */
export interface AliasName {
  alias: string;
  aliasType: AliasType;
  storeId: string | null;
}

/** An alias as an import writes it, its target by id. */
export interface ImportedAlias extends AliasName {
  skuCode: string;
  productId: string | null;
  bundleId: string | null;
  /** Null keeps the quantity of the alias; a new one stands for one unit. */
  quantity: number | null;
}

/** The organization's stores by id and name. */
export async function storesByName(trx: Trx): Promise<{ storeId: string; name: string }[]> {
  const { rows } = await sql<{ storeId: string; name: string }>`
    select store_id::text as "storeId", name from store order by store_id`.execute(trx);
  return rows;
}

/** The existing aliases with these names: what each stands for, with the index of its name. */
export async function takenAliases(
  trx: Trx,
  names: readonly AliasName[],
): Promise<
  { at: number; skuCode: string; productId: string | null; bundleId: string | null; quantity: number }[]
> {
  const { rows } = await sql<Awaited<ReturnType<typeof takenAliases>>[number]>`
    select (w.at - 1)::integer as at, coalesce(p.sku_code, b.bundle_sku) as "skuCode",
      a.product_id::text as "productId", a.bundle_id::text as "bundleId", a.quantity
    from unnest(${names.map(({ alias }) => alias)}::text[], ${names.map(({ aliasType }) => aliasType)}::text[],
      ${names.map(({ storeId }) => storeId)}::bigint[]) with ordinality as w (alias, alias_type, store_id, at)
    join product_alias a on a.alias = w.alias and a.alias_type = w.alias_type and a.store_id is not distinct from w.store_id
    left join product p on p.product_id = a.product_id left join bundle b on b.bundle_id = a.bundle_id`.execute(
    trx,
  );
  return rows;
}

/**
 * Creates aliases, or sets the quantity of existing ones with the same target if the import has one, and records each change. The names
 * must be distinct.
 */
export async function upsertAliases(
  trx: Trx,
  aliases: readonly ImportedAlias[],
  taskId: string,
): Promise<UpsertCounts> {
  const counted = aliases.filter(({ quantity }) => quantity !== null);
  const written = [
    ...(await writeAliases(trx, counted, { taskId, onConflict: takeQuantity })),
    ...(await writeAliases(
      trx,
      aliases.filter(({ quantity }) => quantity === null),
      { taskId, onConflict: sql`do nothing` },
    )),
  ];
  const created = written.filter((row) => row.created).length;
  const updated = written.length - created;
  return { created, updated, unchanged: aliases.length - written.length };
}

const takeQuantity = sql`
  do update set quantity = excluded.quantity, updated_at = now()
  where product_alias.quantity <> excluded.quantity
    and product_alias.product_id is not distinct from excluded.product_id
    and product_alias.bundle_id is not distinct from excluded.bundle_id`;

async function writeAliases(
  trx: Trx,
  aliases: readonly ImportedAlias[],
  { taskId, onConflict }: { taskId: string; onConflict: RawBuilder<unknown> },
): Promise<{ created: boolean }[]> {
  if (aliases.length === 0) return [];
  const rows = aliases.map((one) => ({
    alias: one.alias,
    alias_type: one.aliasType,
    store_id: one.storeId,
    quantity: one.quantity ?? 1,
    product_id: one.productId,
    bundle_id: one.bundleId,
    search_body: [one.alias, one.skuCode].join('\n'),
  }));
  const written = await sql<{ created: boolean }>`
    with written as (
      insert into product_alias (alias, alias_type, store_id, product_id, bundle_id, quantity, search_body)
      select alias, alias_type, store_id, product_id, bundle_id, quantity, search_body
      from jsonb_populate_recordset(null::product_alias, ${JSON.stringify(rows)}::jsonb)
      on conflict (org_id, alias, alias_type, store_id) ${onConflict}
      returning alias_id, (xmax = 0) as created
    ), noted as (
      insert into import_change (task_id, record_id, created, before)
      select ${taskId}::bigint, alias_id, created, to_jsonb(earlier)
      from written left join product_alias earlier using (alias_id)
    )
    select created from written`.execute(trx);
  return written.rows;
}

const records = { table: 'product_alias', id: 'alias_id', columns: ['quantity'] };

/**
 * Deletes the aliases that an import created, and restores the quantity of those that it changed.
 *
 * @throws RequestError 409 when one has changed since
 */
export async function revertAliases(trx: Trx, written: WrittenImport): Promise<RevertCounts> {
  refuseRevertOf({ changed: await changedSince(trx, written, records), used: 0 });
  return revertRecords(trx, written, records);
}
