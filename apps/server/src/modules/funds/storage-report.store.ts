import type { StorageAging, StorageSeries } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import type { ClientAt } from './rating.store.ts';
import { cm3Of } from './storage.store.ts';

/** Cubic meters of a sum of cubic centimeters, with six places. */
const cubicMeters = (cm3: ReturnType<typeof sql>) => sql<string>`round(${cm3} / 1000000, 6)::text`;

/** Today in the zone of a warehouse, and the first day of its month. */
export async function warehouseDay(
  trx: Trx,
  warehouseId: string,
  now: Date,
): Promise<{ today: string; monthStart: string }> {
  const { rows } = await sql<{ today: string; monthStart: string }>`
    select d.today::text as today, date_trunc('month', d.today)::date::text as "monthStart"
    from (select (${now}::timestamptz at time zone w.time_zone)::date as today
      from warehouse w where w.warehouse_id = ${warehouseId}) d`.execute(trx);
  return rows[0]!;
}

/** The organization of a transaction. */
export async function ownOrganization(trx: Trx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select current_org_id()::text as id`.execute(trx);
  return rows[0]!.id;
}

/** Units and volume at the end of each day of a period, from arrivals and departures: a layer counts from its arrival day on. */
export async function readStoredByDay(
  trx: Trx,
  { orgId, warehouseId, from, to }: ClientAt & { from: string; to: string },
): Promise<StorageSeries['days']> {
  const { rows } = await sql<{ day: string; units: string; cubicMeters: string }>`
    with change as (
      select (e.occurred_at at time zone w.time_zone)::date as day, y.product_id, y.qty::bigint as units
      from stock_layer y join wms_event e using (event_id) join warehouse w on w.warehouse_id = y.warehouse_id
      where y.org_id = ${orgId} and y.warehouse_id = ${warehouseId}
      union all
      select u.used_on, y.product_id, -u.qty::bigint
      from stock_layer_use u join stock_layer y using (layer_id)
      where y.org_id = ${orgId} and y.warehouse_id = ${warehouseId}
    ), by_day as (
      select greatest(c.day, ${from}::date - 1) as day, sum(c.units) as units, sum(c.units * coalesce(${cm3Of}, 0)) as cm3
      from change c join product p using (product_id) where c.day <= ${to}::date group by 1
    )
    select t.day::text as day, t.units, ${cubicMeters(sql`t.cm3`)} as "cubicMeters"
    from (
      select d.day::date as day, coalesce(sum(b.units) over (order by d.day), 0) as units,
        coalesce(sum(b.cm3) over (order by d.day), 0) as cm3
      from generate_series(${from}::date - 1, ${to}::date, '1 day') d (day) left join by_day b on b.day = d.day
    ) t where t.day >= ${from}::date order by t.day`.execute(trx);
  return rows.map((row) => ({ ...row, units: Number(row.units) }));
}

/** The stock on a day by age range; the arrival day is the first. */
export async function readStoredByAge(
  trx: Trx,
  given: ClientAt & { today: string; buckets: readonly { from: number; upTo: number | null }[] },
): Promise<StorageAging['buckets']> {
  const { orgId, warehouseId, today, buckets } = given;
  const { rows } = await sql<{ from: number; upTo: number | null; units: string; cubicMeters: string }>`
    select b."from", b."upTo", coalesce(sum(y.qty_left), 0) as units,
      ${cubicMeters(sql`coalesce(sum(y.qty_left * coalesce(${cm3Of}, 0)), 0)`)} as "cubicMeters"
    from jsonb_to_recordset(${JSON.stringify(buckets)}::jsonb) b ("from" integer, "upTo" integer)
      left join stock_layer y on y.org_id = ${orgId} and y.warehouse_id = ${warehouseId} and y.qty_left > 0
        and ${today}::date - y.received_on + 1 between b."from" and coalesce(b."upTo", 1000000)
      left join product p on p.product_id = y.product_id
    group by 1, 2 order by 1`.execute(trx);
  return rows.map((row) => ({ ...row, units: Number(row.units) }));
}

/** The stored products, largest volumes first, each with the next day on which units enter a later age step. */
export async function readStoredProducts(
  trx: Trx,
  { limit, ...given }: StoredChoice & { limit: number },
): Promise<Pick<StorageAging, 'products' | 'productCount'>> {
  const { rows } = await sql<StoredProduct>`${storedProducts(given)} limit ${limit}`.execute(trx);
  return {
    products: rows.map(({ product }) => product),
    productCount: Number(rows[0]?.count ?? 0),
  };
}

/** Every stored product, through a cursor. */
export async function* readStoredBatches(
  trx: Trx,
  given: StoredChoice,
): AsyncGenerator<StorageAging['products']> {
  for await (const rows of readInBatches(trx, storedProducts(given)))
    yield rows.map(({ product }) => product);
}

/** The number of stored products. */
export async function countStored(trx: Trx, { orgId, warehouseId }: ClientAt): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct y.product_id)::integer as count from stock_layer y
    where y.org_id = ${orgId} and y.warehouse_id = ${warehouseId} and y.qty_left > 0`.execute(trx);
  return rows[0]!.count;
}

interface StoredChoice extends ClientAt {
  today: string;
  /** From the storage rule; empty without one. */
  tiers: readonly { upTo: number | null; price: string }[];
}

interface StoredProduct {
  product: StorageAging['products'][number];
  count: string;
}

function storedProducts(choice: StoredChoice) {
  const { orgId, warehouseId, today } = choice;
  const tiers = choice.tiers.map(({ upTo, price }, at) => ({
    upTo,
    price,
    nextPrice: choice.tiers[at + 1]?.price ?? null,
    first: (choice.tiers[at - 1]?.upTo ?? 0) + 1,
  }));
  return sql<StoredProduct>`
    with tier as (
      select * from jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) t (first integer, "upTo" integer, price text, "nextPrice" text)
    ), lying as (
      select y.product_id, y.qty_left, y.received_on, ${today}::date - y.received_on + 1 as age from stock_layer y
      where y.org_id = ${orgId} and y.warehouse_id = ${warehouseId} and y.qty_left > 0
    ), step as (
      select distinct on (l.product_id) l.product_id, l.received_on + t."upTo" as day, sum(l.qty_left) as units, t.price, t."nextPrice"
      from lying l join tier t on l.age between t.first and t."upTo" and t."nextPrice" is not null
      group by 1, 2, 4, 5 order by 1, 2
    ), total as (
      select product_id, sum(qty_left) as units, max(age) as oldest from lying group by 1
    )
    select json_build_object('productId', t.product_id::text, 'skuCode', p.sku_code, 'skuName', coalesce(p.sku_name, ''),
        'units', t.units, 'cubicMeters', ${cubicMeters(sql`(t.units * ${cm3Of})`)}, 'oldestDays', t.oldest,
        'nextStep', case when s.day is not null then json_build_object('day', s.day::text, 'units', s.units, 'price', s.price,
          'nextPrice', s."nextPrice") end) as product, count(*) over () as count
    from total t join product p using (product_id) left join step s using (product_id)
    order by t.units * coalesce(${cm3Of}, 0) desc, p.sku_code`;
}

/** Storage charges by month: sums with six places. */
export async function readStorageCharged(
  trx: Trx,
  { orgId, warehouseId }: ClientAt,
): Promise<{ month: string; amount: string; currency: string }[]> {
  const { rows } = await sql<{ month: string; amount: string; currency: string }>`
    select to_char(c.day, 'YYYY-MM') as month, sum(c.amount)::text as amount, c.currency
    from charge c where c.org_id = ${orgId} and c.warehouse_id = ${warehouseId} and c.run_id is not null
    group by 1, 3 order by 1 desc limit 12`.execute(trx);
  return rows;
}
