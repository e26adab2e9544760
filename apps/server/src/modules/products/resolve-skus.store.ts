import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** Units of a product that one unit of a code stands for. */
interface GoodsOfCode {
  productId: string;
  quantity: number;
}

/** Units of a component in bundles of bundles: kept far below what a bigint can hold, for each level may multiply them by thousands. */
const nested = sql`least(t.quantity * c.quantity, 1000000000000)`;
/** The sum of the units of a product; more than an integer can hold counts as the most that it can, which no order may have. */
const units = sql`least(sum(quantity), 2147483647)::integer`;

/**
 * Resolves the codes of an order's lines, in this order: a product with that SKU, a virtual bundle, an alias of the order's store, an
 * alias of all stores. Bundles are expanded at every level. A code that is none of these is omitted.
 *
 * @param storeId store of the order, if it has one
 */
export async function resolveSkus(
  trx: Trx,
  codes: readonly string[],
  storeId: string | null,
): Promise<Map<string, GoodsOfCode[]>> {
  const { rows } = await sql<GoodsOfCode & { code: string }>`
    with recursive named as (
      select distinct on (w.code) w.code, t.product_id, t.bundle_id, t.quantity
      from (select distinct unnest(${codes}::text[]) as code) w cross join lateral (
        select 0 as rank, p.product_id, null::bigint as bundle_id, 1::bigint as quantity from product p where p.sku_code = w.code
        union all
        select 1, null, b.bundle_id, 1 from bundle b where b.bundle_sku = w.code and b.kind = 'VIRTUAL'
        union all
        select case when a.store_id is null then 20 else 10 end + array_position(array['SKU', 'ASIN', 'FNSKU', 'BARCODE'], a.alias_type),
          coalesce(a.product_id, kit.product_id), case when kit.product_id is null then a.bundle_id end, a.quantity
        from product_alias a left join bundle kit on kit.bundle_id = a.bundle_id
        where a.alias = w.code and (a.store_id is null or a.store_id = ${storeId}::bigint)
      ) t order by w.code, t.rank
    ), taken as (
      select code, product_id, bundle_id, quantity from named
      union all
      select t.code, c.product_id, c.child_id, ${nested} from taken t join bundle_component c on c.bundle_id = t.bundle_id
    )
    select code, product_id::text as "productId", ${units} as quantity
    from taken where product_id is not null group by code, product_id order by code, product_id`.execute(trx);
  const goods = new Map<string, GoodsOfCode[]>();
  for (const { code, ...one } of rows) goods.set(code, [...(goods.get(code) ?? []), one]);
  return goods;
}

/**
 * The components of a unit of each kit, virtual bundles expanded; products that are not kits are missing. `productIds`: of the kits
 * themselves.
 */
export async function readKitParts(
  trx: Trx,
  productIds: readonly string[],
): Promise<Map<string, GoodsOfCode[]>> {
  const { rows } = await sql<GoodsOfCode & { kit: string }>`
    with recursive kit as (
      select distinct on (b.product_id) b.product_id, b.bundle_id from bundle b
      where b.kind = 'KIT' and b.product_id = any (${productIds}::bigint[]) order by b.product_id, b.bundle_id desc
    ), taken as (
      select k.product_id as kit, c.product_id, c.child_id, c.quantity::bigint as quantity
      from kit k join bundle_component c using (bundle_id)
      union all
      select t.kit, c.product_id, c.child_id, ${nested} from taken t join bundle_component c on c.bundle_id = t.child_id
    )
    select kit::text as kit, product_id::text as "productId", ${units} as quantity
    from taken where product_id is not null group by kit, product_id order by kit, product_id`.execute(trx);
  const parts = new Map<string, GoodsOfCode[]>();
  for (const { kit, ...part } of rows) parts.set(kit, [...(parts.get(kit) ?? []), part]);
  return parts;
}
