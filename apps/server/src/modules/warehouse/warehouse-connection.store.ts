import { approved } from '@lading/contracts/identity';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** Whether the organization is connected with a warehouse. */
export async function isConnected(trx: Trx, warehouseId: string): Promise<boolean> {
  const { rows } = await sql`select from warehouse_connection where warehouse_id = ${warehouseId}`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Whether the provider has approved the organization: not while approval is pending, nor after a refusal (spec §6). */
export async function isApproved(trx: Trx): Promise<boolean> {
  const { rows } = await sql`select from organisation
    where org_id = current_org_id() and coalesce(audit_status, ${approved}) = ${approved}`.execute(trx);
  return rows.length > 0;
}

/** Whether the organization is connected with a warehouse that offers this to it (spec §6). */
export async function hasFunction(trx: Trx, warehouseId: string, functionType: number): Promise<boolean> {
  const { rows } = await sql`select from warehouse_connection
    where warehouse_id = ${warehouseId} and ${functionType} = any (function_types)`.execute(trx);
  return rows.length > 0;
}

/** Ids of products by their SKU codes. */
export async function productIds(trx: Trx, skuCodes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; id: string }>`
    select sku_code as code, product_id::text as id from product where sku_code = any (${skuCodes})`.execute(
    trx,
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** SKU codes of products by their ids. */
export async function skusOf(trx: Trx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; id: string }>`
    select sku_code as code, product_id::text as id from product where product_id = any (${ids}::bigint[])`.execute(
    trx,
  );
  return new Map(rows.map(({ code, id }) => [id, code]));
}

/** Introduces products to a warehouse: from now on its staff may see how to recognize them. */
export async function sendProducts(trx: Trx, warehouseId: string, ids: readonly string[]): Promise<void> {
  await sql`insert into product_warehouse (warehouse_id, product_id)
    select ${warehouseId}, id from unnest(${ids}::bigint[]) id order by id on conflict do nothing`.execute(
    trx,
  );
}
