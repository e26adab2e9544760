import type { OrderPackageDraft } from '@lading/contracts/orders';
import type { PackageMeasures } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { packageWith } from './order-parcel-rules.ts';
import './order.table.ts';

/** Number of packages by order; orders without any are missing. */
export async function countPackages(trx: Trx, orderIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ order_id: string; packages: number }>`
    select order_id::text, count(*)::integer as packages from order_package
    where order_id = any (${[...orderIds]}::bigint[]) group by order_id`.execute(trx);
  return new Map(rows.map((row) => [row.order_id, row.packages]));
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** Sets the package, or the given values of it, of orders with at most one package; the version of each goes up by one. */
export async function writeOnlyPackage(
  trx: Trx,
  orderIds: readonly string[],
  { draft, now }: { draft: OrderPackageDraft; now: Date },
): Promise<void> {
  const kept = await trx
    .selectFrom('order_package')
    .select(['order_id', 'package_no', 'length', 'width', 'height', 'weight1', 'weight2', 'unit'])
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
  const keptOf = new Map(
    kept.map(({ order_id: orderId, package_no: no, unit, ...one }): [string, [number, PackageMeasures]] => [
      orderId,
      [
        no,
        {
          length: numberOf(one.length),
          width: numberOf(one.width),
          height: numberOf(one.height),
          weight1: numberOf(one.weight1),
          weight2: numberOf(one.weight2),
          unit: unit === 'cm/kg' ? unit : 'in/lb',
        },
      ],
    ]),
  );
  await trx
    .insertInto('order_package')
    .values(
      orderIds.map((orderId) => {
        const known = keptOf.get(orderId);
        return { ...packageWith(known?.[1], draft), order_id: orderId, package_no: known?.[0] ?? 1 };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'package_no']).doUpdateSet({
        length: sql<number | null>`excluded.length`,
        width: sql<number | null>`excluded.width`,
        height: sql<number | null>`excluded.height`,
        weight1: sql<number | null>`excluded.weight1`,
        weight2: sql<number | null>`excluded.weight2`,
        unit: sql<string | null>`excluded.unit`,
      }),
    )
    .execute();
  await trx
    .updateTable('customer_order')
    .set({ version: sql<number>`version + 1`, updated_at: now })
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
}

/** Sets the service of orders, replacing the plan for their labels. */
export async function writeService(
  trx: Trx,
  orderIds: readonly string[],
  given: { carrierName: string | null; serviceCode: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({
      carrier_name: given.carrierName,
      service_code: given.serviceCode,
      label_plan: null,
      version: sql<number>`version + 1`,
      updated_at: given.now,
    })
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
}
