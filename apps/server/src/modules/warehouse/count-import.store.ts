import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { barcodesOf } from './inbound-floor.store.ts';

/** A place named in a count row. */
export interface CountedPlace {
  warehouse: string;
  binCode: string;
}

/**
 * The staff's warehouses and bins named in rows by code or name, ignoring case and width (decision D28), by row
 * index. A name that two warehouses share matches neither.
 */
export async function placesOfRows(
  trx: Trx,
  rows: readonly CountedPlace[],
): Promise<Map<number, { warehouseId: string; binId: string | null }>> {
  const found = await sql<{ at: number; warehouseId: string; binId: string | null }>`
    select (w.at - 1)::integer as at, h.warehouse_id::text as "warehouseId", b.bin_id::text as "binId"
    from unnest(${rows.map(({ warehouse }) => warehouse)}::text[], ${rows.map(({ binCode }) => binCode)}::text[])
      with ordinality as w (warehouse, bin_code, at)
    join warehouse h on h.warehouse_id = any (current_warehouse_ids())
      and lower(normalize(w.warehouse, nfkc)) in
        (lower(normalize(h.warehouse_code, nfkc)), lower(normalize(h.warehouse_name, nfkc)))
    left join warehouse_bin b on b.warehouse_id = h.warehouse_id and b.bin_code = upper(normalize(w.bin_code, nfkc)) and b.active
    order by w.at`.execute(trx);
  const byRow = Map.groupBy(found.rows, ({ at }) => at);
  return new Map(
    [...byRow].flatMap(([at, [place, another]]) =>
      place && !another ? [[at, { warehouseId: place.warehouseId, binId: place.binId }] as const] : [],
    ),
  );
}

/** A product sent to a warehouse, matched by a code of a row. */
export interface CodedProduct {
  warehouseId: string;
  /** In normalized form (decision D28). */
  code: string;
  productId: string;
  orgId: string;
  skuCode: string;
  clientName: string;
}

/** What normalized codes stand for in warehouses: one query for all of them, since clients have many products. */
export async function productsOfCodes(
  trx: Trx,
  warehouseIds: readonly string[],
  codes: readonly string[],
): Promise<CodedProduct[]> {
  const { rows } = await sql<CodedProduct>`
    select distinct sent.warehouse_id::text as "warehouseId", compared.code, p.product_id::text as "productId",
      p.org_id::text as "orgId", p.sku_code as "skuCode", o.org_name as "clientName"
    from product_warehouse sent join product p using (product_id) join organisation o on o.org_id = p.org_id
      cross join lateral unnest(array[p.sku_code] || ${barcodesOf}) one (code)
      cross join lateral (select lower(normalize(one.code, nfkc)) as code) compared
    where sent.warehouse_id = any (${warehouseIds}::bigint[]) and compared.code = any (${codes}::text[])`.execute(
    trx,
  );
  return rows;
}

/** Recorded good units of products in bins, by `bin product`. */
export async function unitsInBins(
  trx: Trx,
  binIds: readonly string[],
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ binId: string; productId: string; units: number }>`
    select bin_id::text as "binId", product_id::text as "productId", sum(qty)::integer as units from stock_bin
    where bin_id = any (${binIds}::bigint[]) and product_id = any (${productIds}::bigint[]) and bucket = 'GOOD'
    group by bin_id, product_id`.execute(trx);
  return new Map(rows.map(({ binId, productId, units }) => [`${binId} ${productId}`, units]));
}
