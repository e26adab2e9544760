import type { Platform } from '../apps/server/src/platform/platform.ts';

type Pool = Platform['database']['pool'];

/** A separate warehouse with one client's goods, as created by {@link seedWarehouse}. */
export interface SeededWarehouse {
  warehouseId: string;
  orgId: string;
  /** The first of the products; the others follow it. */
  firstProduct: number;
  bins: number;
}

/** Days of arrivals, and the moves of a product: two receipts, then four orders that were picked and shipped. */
const days = 90;
/** Bins with goods. */
const bins = 2_000;

/**
 * Fills a warehouse of the demo's provider with products of the demo's client: a level, two layers and ten moves for each, so that every
 * invariant of stock holds. Our triggers are disabled meanwhile.
 */
export async function seedWarehouse(pool: Pool, levels: number): Promise<SeededWarehouse> {
  const client = await pool.connect();
  const one = async <Row extends object>(text: string): Promise<Row> =>
    (await client.query<Row>(text)).rows[0]!;
  const triggers = async (act: 'disable' | 'enable'): Promise<void> => {
    for (const table of ['product', 'wms_event', 'stock_move', 'stock_level', 'warehouse'])
      await client.query(`alter table ${table} ${act} trigger user`);
  };
  try {
    await triggers('disable');
    const { orgId } = await one<{ orgId: string }>(
      `select org_id::text as "orgId" from person where email = 'seller@lading.test'`,
    );
    const { warehouseId } = await one<{ warehouseId: string }>(`
      insert into warehouse (warehouse_code, warehouse_name, provider_org_id)
      select 'BENCH-01', 'Bench', org_id from person where email = 'floor@lading.test'
      returning warehouse_id::text as "warehouseId"`);
    const { provider } = await one<{ provider: string }>(
      `select provider_org_id::text as provider from warehouse where warehouse_id = ${warehouseId}`,
    );
    await client.query(`insert into warehouse_connection (org_id, warehouse_id, function_types)
      values (${orgId}, ${warehouseId}, '{14,16}')`);
    await client.query(`insert into warehouse_bin (org_id, warehouse_id, bin_code, kind, pick_sequence)
      select ${provider}, ${warehouseId}, 'BN-' || n, 'PICK', n from generate_series(1, ${bins}) n
      union all select ${provider}, ${warehouseId}, 'BN-DOCK', 'DOCK', 0
      union all select ${provider}, ${warehouseId}, 'BN-STAGE', 'STAGE', 0`);
    const { firstBin, stage } = await one<{ firstBin: string; stage: string }>(`
      select min(bin_id) filter (where kind = 'PICK')::text as "firstBin", min(bin_id) filter (where kind = 'STAGE')::text as stage
      from warehouse_bin where warehouse_id = ${warehouseId}`);
    const { firstProduct } = await one<{ firstProduct: string }>(`
      with made as (
        insert into product (org_id, product_type, sku_code, sku_name, upc, package_type, length, width, height, unit)
        select ${orgId}, 1, 'BW-' || lpad(n::text, 8, '0'), 'Bench goods ' || n, '9' || lpad(n::text, 11, '0'), 'Ready To Ship',
          10 + n % 20, 10, 10, 'cm/kg' from generate_series(1, ${levels}) n
        returning product_id)
      select min(product_id)::text as "firstProduct" from made`);
    const products = `product p where p.org_id = ${orgId} and p.sku_code like 'BW-%'`;
    const bin = `${firstBin} + p.product_id % ${bins}`;
    const day = (back: string) => `(current_date - (${back})::integer)`;
    const came = day(`${days} - p.product_id % 30`);
    const cameAgain = day(`30 - p.product_id % 20`);
    await client.query(`insert into product_warehouse (org_id, warehouse_id, product_id)
      select p.org_id, ${warehouseId}, p.product_id from ${products}`);
    await client.query(`insert into stock_level (org_id, warehouse_id, product_id, good)
      select p.org_id, ${warehouseId}, p.product_id, 960 from ${products}`);
    await client.query(`insert into stock_bin (org_id, warehouse_id, bin_id, product_id, bucket, qty)
      select p.org_id, ${warehouseId}, ${bin}, p.product_id, 'GOOD', 960 from ${products}`);
    const event = (kind: string, step: string, at: string) => `
      insert into wms_event (org_id, warehouse_id, kind, occurred_at, recorded_at, subject_kind, subject_id, payload)
      select p.org_id, ${warehouseId}, '${kind}', ${at}, ${at}, 'product', p.product_id, '{"step": ${step}}' from ${products}`;
    await client.query(event('inbound.stowed', '1', `${came}::timestamptz`));
    await client.query(event('inbound.stowed', '2', `${cameAgain}::timestamptz`));
    for (const step of [3, 4, 5, 6])
      await client.query(event('outbound.shipped', String(step), `${day(String(20 - step))}::timestamptz`));
    const made = `wms_event e where e.warehouse_id = ${warehouseId}`;
    const step = `(e.payload->>'step')::integer`;
    const eventBin = `${firstBin} + e.subject_id % ${bins}`;
    const moved =
      'stock_move (org_id, warehouse_id, event_id, product_id, qty, from_bucket, to_bucket, from_bin, to_bin)';
    await client.query(`insert into ${moved}
      select e.org_id, e.warehouse_id, e.event_id, e.subject_id, 500, 'SUPPLIER', 'GOOD', null, ${eventBin} from ${made} and ${step} <= 2`);
    await client.query(`insert into ${moved}
      select e.org_id, e.warehouse_id, e.event_id, e.subject_id, 10, 'GOOD', 'STAGED', ${eventBin}, ${stage} from ${made} and ${step} > 2`);
    await client.query(`insert into ${moved}
      select e.org_id, e.warehouse_id, e.event_id, e.subject_id, 10, 'STAGED', 'CUSTOMER', ${stage}, null from ${made} and ${step} > 2`);
    await client.query(`insert into stock_layer (org_id, warehouse_id, product_id, event_id, received_on, qty, qty_left)
      select e.org_id, e.warehouse_id, e.subject_id, e.event_id, e.occurred_at::date, 500,
        case when ${step} = 1 then 460 else 500 end from ${made} and ${step} <= 2`);
    await client.query(`insert into stock_layer_use (org_id, warehouse_id, layer_id, event_id, used_on, qty)
      select e.org_id, e.warehouse_id, y.layer_id, e.event_id, e.occurred_at::date, 10 from wms_event e
      join stock_layer y on y.product_id = e.subject_id and y.warehouse_id = e.warehouse_id and y.qty_left = 460
      where e.warehouse_id = ${warehouseId} and ${step} > 2`);
    await triggers('enable');
    await client.query('vacuum analyze');
    return { warehouseId, orgId, firstProduct: Number(firstProduct), bins };
  } finally {
    client.release(true);
  }
}

/** Outbounds of some lines each, waiting for stock. @param products ids of the products of an outbound, as SQL of its number `n` */
export async function seedOutbounds(
  pool: Pool,
  { orgId, warehouseId }: SeededWarehouse,
  given: { prefix: string; count: number; products: readonly string[] },
): Promise<string[]> {
  const { prefix, count, products } = given;
  const { rows } = await pool.query<{ id: string }>(
    `insert into outbound (org_id, warehouse_id, client_ref, status, recipient, units)
     select ${orgId}, ${warehouseId}, '${prefix}-' || n, 'BACKORDERED', '{"name": "Ada Park", "countryCode": "US"}', ${products.length}
     from generate_series(1, ${count}) n returning outbound_id::text as id`,
  );
  const made = `outbound o cross join lateral (select substring(o.client_ref from '\\d+$')::bigint as n) k
    where o.warehouse_id = ${warehouseId} and o.client_ref like '${prefix}-%'`;
  for (const [at, product] of products.entries())
    await pool.query(`insert into outbound_line (org_id, warehouse_id, outbound_id, line_no, product_id, ordered)
      select o.org_id, o.warehouse_id, o.outbound_id, ${at + 1}, ${product}, 1 from ${made}`);
  return rows.map(({ id }) => id);
}
