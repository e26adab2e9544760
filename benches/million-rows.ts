import { Client, type ClientConfig } from 'pg';

/** Orders, products and shipments of one organization to fill a benchmark database; plausible and deterministic. */
export interface ManyRows {
  orgId: string;
  rows: number;
}

const names = `array['Olivia Bennett','Liam Carter','陈伟','王芳','Emma Novak','Noah Fischer','张丽华','Ava Thompson','李强','Mason Reyes']`;
const familyNames = `array['Smith','Nguyen','O''Brien','Garcia','Müller','Patel','Kim','Johansson','Rossi','Dubois','Wong']`;
const cities = `array['Los Angeles','Ontario','Houston','Savannah','Seattle','Edison','深圳','Chicago']`;
const things = `array['Ceramic Mug','Desk Lamp','Yoga Mat','Steel Bottle','Phone Stand','Garden Hose','Oak Stool','Wool Blanket']`;
const thingsCn = `array['陶瓷马克杯','可充电台灯','瑜伽垫','不锈钢水瓶','手机支架','花园水管','橡木凳','羊毛毯']`;
const colors = `array['Blue','Red','Black','White','Olive','Sand','Teal']`;
const colorsCn = `array['蓝色','红色','黑色','白色','橄榄绿','沙色','青色']`;
const pick = (list: string, from: string) => `(${list})[1 + (${from}) % array_length(${list}, 1)]`;
/** A pseudorandom whole number from 0; `salt` distinguishes columns of one row. */
const chance = (row: string, salt: number) => `(hashint8extended(${row}, ${salt}) & 2147483647)`;

/** The search index is maintained by triggers of these tables. */
const searched = ['product', 'customer_order', 'order_line', 'order_package', 'shipment'];

/** Adds the rows of each organization, newest last, over three years, with references and all triggers except those of the search disabled. */
export async function seedManyRows(
  superuser: ClientConfig,
  organisations: readonly ManyRows[],
): Promise<void> {
  const client = new Client(superuser);
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    for (const table of searched) await client.query(`alter table ${table} enable always trigger search_new`);
    for (const organisation of organisations) await seedOne(client, organisation);
    for (const table of searched) await client.query(`alter table ${table} enable trigger search_new`);
    await indexAll(client);
  } finally {
    await client.end();
  }
}

/** Puts all records into the search index at once, with the same result as the job that does it in batches. */
async function indexAll(client: Client): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef('search_record_grams'::regclass) as definition`,
  );
  await client.query('drop index search_record_grams');
  await client.query('update search_record set indexed = true where not indexed');
  await client.query(rows[0]!.definition);
  await client.query('alter index search_record_grams alter column 1 set statistics 0');
}

async function seedOne(client: Client, { orgId, rows }: ManyRows): Promise<void> {
  const { rows: stores } = await client.query<{ id: string }>(
    `insert into store (org_id, name, channel)
     select $1, 'Bench store ' || n, 1 + n % 5 from generate_series(1, 6) n returning store_id::text as id`,
    [orgId],
  );
  const series = `generate_series(1::bigint, ${rows}) i`;
  const stored = `(array[${stores.map(({ id }) => id).join(',')}]::bigint[])`;
  const ago = `now() - (${rows} - i) * interval '94608 seconds' / (${rows} / 1000.0)`;
  await client.query(`
    insert into product (org_id, product_type, sku_code, sku_name, sku_name_cn, upc, fn_sku, brand, package_type,
      length, width, height, unit, created_at, updated_at)
    select ${orgId}, 1, 'BM-' || chr((65 + ${chance('i', 1)} % 26)::integer) || '-' || lpad(i::text, 7, '0'),
      ${pick(things, chance('i', 2))} || ' ' || ${pick(colors, chance('i', 3))} || ' ' || (i % 997),
      ${pick(thingsCn, chance('i', 2))} || ' ' || ${pick(colorsCn, chance('i', 3))},
      lpad(${chance('i', 4)}::text, 12, '0'), 'X00' || lpad(to_hex(${chance('i', 5)}), 7, '0'),
      case when i % 20 > 0 then 'Brand ' || ${chance('i', 6)} % 400 end, 'Ready To Ship', 10, 10, 10, 'in/lb',
      ${ago}, ${ago} + interval '1 day' * (${chance('i', 7)} % 30)
    from ${series}`);
  await client.query(`
    insert into customer_order (org_id, order_no, order_type, order_status, store_id, recipient, currency, total_amount,
      carrier_name, service_code, reference, created_at, updated_at)
    select ${orgId}, 'BO-' || lpad(i::text, 8, '0'), case when i % 50 = 0 then 'VENDOR' else 'SELLER' end,
      case when ${chance('i', 8)} % 2000 = 0 then 'ON_HOLD' when ${chance('i', 8)} % 100 < 2 then 'CANCELLED'
        when ${chance('i', 8)} % 100 < 6 then 'PARTIALLY_SHIPPED' when ${chance('i', 8)} % 100 < 20 then 'UNSHIPPED'
        else 'SHIPPED' end,
      case when i % 50 > 0 then ${stored}[1 + floor(sqrt(${chance('i', 9)} % 36))::integer] end,
      jsonb_build_object('name', ${pick(names, chance('i', 10))} || ' ' || ${pick(familyNames, chance('i', 11))},
        'addressLine1', (i % 9000) || ' Harbor Street', 'city', ${pick(cities, chance('i', 12))}, 'stateCode', 'CA',
        'zipCode', lpad((i % 99999)::text, 5, '0'), 'countryCode', 'US'),
      'USD', case when i % 20 > 0 then (${chance('i', 13)} % 50000) / 100.0 end, 'UPS', 'UPS Ground',
      case when i % 3 = 0 then 'PO' || ${chance('i', 14)} end, ${ago}, ${ago} + interval '1 hour' * (${chance('i', 15)} % 300)
    from ${series}`);
  const made = `customer_order where org_id = ${orgId} and order_no like 'BO-%'`;
  await client.query(`
    insert into order_line (org_id, order_id, line_no, sku_code, sku_name, quantity, unit_price)
    select org_id, order_id, 1, 'BM-' || chr((65 + ${chance('order_id', 1)} % 26)::integer) || '-' ||
        lpad((${chance('order_id', 16)} % ${rows})::text, 7, '0'),
      ${pick(things, chance('order_id', 2))} || ' ' || ${pick(colors, chance('order_id', 3))}, 1 + order_id % 3, 9.99
    from ${made}`);
  await client.query(`
    insert into order_package (org_id, order_id, package_no, length, width, height, weight1, unit)
    select org_id, order_id, 1, 10, 10, 10, 2, 'in/lb' from ${made}`);
  await client.query(`
    insert into shipment (org_id, order_id, shipment_no, shipment_status, carrier_name, service_code, tracking_number, postage,
      currency, created_at, store_id, country_code, ship_date, is_adjusted)
    select org_id, order_id, 'BS' || order_id,
      case when ${chance('order_id', 17)} % 2000 = 0 then 'EXCEPTION' when ${chance('order_id', 17)} % 100 < 3 then 'VOIDED'
        when ${chance('order_id', 17)} % 100 < 10 then 'AWAITING_LABEL' when ${chance('order_id', 17)} % 100 < 15 then 'LABEL_CREATED'
        when ${chance('order_id', 17)} % 100 < 25 then 'IN_TRANSIT' else 'DELIVERED' end,
      'UPS', case when ${chance('order_id', 23)} % 2000 = 0 then 'UPS Next Day Air' else 'UPS Ground' end,
      case when ${chance('order_id', 17)} % 100 not between 3 and 9 then '1Z' || lpad(${chance('order_id', 18)}::text, 10, '0') ||
        lpad((${chance('order_id', 19)} % 1000000)::text, 6, '0') end,
      case when order_id % 20 > 0 then (${chance('order_id', 20)} % 3000) / 100.0 end, 'USD', created_at + interval '1 hour',
      store_id, case when ${chance('order_id', 21)} % 2000 = 0 then 'IS' else 'US' end, created_at::date,
      ${chance('order_id', 22)} % 2000 = 0
    from ${made}`);
}
