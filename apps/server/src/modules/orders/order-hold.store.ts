import type { HoldReason } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './order.table.ts';

/** Some orders whose hold has ended, locked, except the given ones; orders locked by others wait for the next round. */
export async function lockDueHolds(
  trx: Trx,
  { now, most, but }: { now: Date; most: number; but: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id::text from customer_order
    where hold_until <= ${now}::timestamptz and order_status = 'ON_HOLD' and order_id <> all (${[...but]}::bigint[])
    order by hold_until, customer_order.order_id limit ${most} for update skip locked`.execute(trx);
  return rows.map(({ order_id: orderId }) => orderId);
}

/** Organizations with holds that have ended. */
export async function ownersOfDueHolds(trx: Trx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ org_id: string }>`
    select distinct org_id::text from customer_order where hold_until <= ${now}::timestamptz and order_status = 'ON_HOLD'`.execute(
    trx,
  );
  return rows.map((row) => row.org_id);
}

/** Writes the given hold fields of orders; omitted fields stay unchanged. */
export async function writeHolds(
  trx: Trx,
  orderIds: readonly string[],
  given: { reason?: HoldReason | undefined; until?: Date | null; note?: string | null; now: Date },
): Promise<void> {
  const { reason, until, note, now } = given;
  await trx
    .updateTable('customer_order')
    .set({
      ...(reason !== undefined && { hold_reason: reason }),
      ...(until !== undefined && { hold_until: until }),
      ...(note !== undefined && { state_note: note }),
      updated_at: now,
    })
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
}
