import type { HoldReason } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './order.table.ts';

/** Some orders of the organization whose hold is over by now, locked, apart from some; those that somebody works on wait for the next time. */
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

/** Organizations with holds that are over by now. */
export async function ownersOfDueHolds(trx: Trx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ org_id: string }>`
    select distinct org_id::text from customer_order where hold_until <= ${now}::timestamptz and order_status = 'ON_HOLD'`.execute(
    trx,
  );
  return rows.map((row) => row.org_id);
}

/** Writes what is given of the holds of orders; what is left out stays as it is of each. */
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
