import type { BundleDetail } from '@lading/contracts/products';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';

/** How many of bundles can be promised in each connected warehouse: of a virtual one what its scarcest component allows. */
const stockOf = (bundleIds: Sql) => sql`
  parts as (
    select b.bundle_id as root, c.product_id, c.child_id, c.quantity::bigint as quantity
    from bundle b join bundle_component c using (bundle_id) where b.kind = 'VIRTUAL' and b.bundle_id = any (${bundleIds})
    union all
    select p.root, c.product_id, c.child_id, p.quantity * c.quantity from parts p join bundle_component c on c.bundle_id = p.child_id
  ), goods as (
    select root, product_id, sum(quantity) as quantity from parts where product_id is not null group by 1, 2
    union all
    select b.bundle_id, b.product_id, 1 from bundle b where b.kind = 'KIT' and b.bundle_id = any (${bundleIds})
  ), bundle_stock as (
    select distinct on (g.root, w.warehouse_id) g.root, w.warehouse_id, floor(coalesce(s.available, 0) / g.quantity) as available, g.product_id
    from goods g cross join warehouse_connection w
      left join stock_level s on s.warehouse_id = w.warehouse_id and s.product_id = g.product_id
    order by g.root, w.warehouse_id, floor(coalesce(s.available, 0) / g.quantity), g.product_id
  )`;

/** How many of each bundle can be promised, in all connected warehouses together. */
export async function readBundleTotals(trx: Trx, bundleIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; available: string }>`
    with recursive ${stockOf(sql`${bundleIds}::bigint[]`)}
    select root::text as id, sum(available) as available from bundle_stock group by 1`.execute(trx);
  return new Map(rows.map(({ id, available }) => [id, Number(available)]));
}

/** How many of a bundle can be promised in each connected warehouse, and the SKU that limits it. */
export async function readBundleStock(trx: Trx, bundleId: string): Promise<BundleDetail['stock']> {
  const { rows } = await sql<BundleDetail['stock'][number]>`
    with recursive ${stockOf(sql`array[${bundleId}::bigint]`)}
    select b.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName", b.available::integer, p.sku_code as "limitedBy"
    from bundle_stock b join warehouse w using (warehouse_id) join product p using (product_id) order by b.warehouse_id`.execute(
    trx,
  );
  return rows;
}
