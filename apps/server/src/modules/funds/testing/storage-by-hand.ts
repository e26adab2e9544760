import type { Database } from '../../../platform/database.ts';

/**
 * The storage cost in millionths, computed naively day by day, over the layers of a client at a warehouse and the charged days.
 * A unit of the tests is 1 cm³; ten days cost nothing, ten more 5000.5 a cubic meter, and then 9000.
 */
export async function storageByHand(
  { pool }: Pick<Database, 'pool'>,
  { orgId, warehouseId }: { orgId: string; warehouseId: string },
): Promise<bigint> {
  const layers = await pool.query<{ id: string; came: string; qty: number; sku: string }>(
    `select layer_id as id, received_on::text as came, qty, product_id as sku from stock_layer where org_id = $1 and warehouse_id = $2`,
    [orgId, warehouseId],
  );
  const uses = await pool.query<{ id: string; on: string; qty: number }>(
    `select layer_id as id, used_on::text as on, qty from stock_layer_use`,
  );
  const volumes = await pool.query<{ id: string; cm3: string }>(
    `select product_id as id, (length * width * height * case unit when 'in/lb' then 16.387064 else 1 end)::text as cm3 from product`,
  );
  const unitDays = new Map<string, number>();
  const runs = await pool.query<{ run: string; from: string; to: string }>(
    `select run_id as run, from_day::text as from, to_day::text as to from storage_run where warehouse_id = $1`,
    [warehouseId],
  );
  for (const { run, from, to } of runs.rows)
    for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
      for (const { id, came, qty, sku } of layers.rows) {
        const age = (at - Date.parse(came)) / 86_400_000 + 1;
        if (age < 1) continue;
        const gone = uses.rows.filter((use) => use.id === id && Date.parse(use.on) <= at);
        const there = qty - gone.reduce((sum, use) => sum + use.qty, 0);
        const price = age <= 10 ? '0' : age <= 20 ? '5000.5' : '9000';
        const key = `${run} ${sku} ${price}`;
        unitDays.set(key, (unitDays.get(key) ?? 0) + there);
      }
  let micros = 0n;
  for (const [key, days] of unitDays) {
    const [, sku, price] = key.split(' ');
    const cm3 = volumes.rows.find(({ id }) => id === sku)!.cm3;
    // A volume of whole cubic centimeters has at most six places in cubic meters.
    const cubic = BigInt(Math.round(Number(cm3) * days));
    micros += (cubic * BigInt(Math.round(Number(price) * 10)) + 5n) / 10n;
  }
  return micros;
}
