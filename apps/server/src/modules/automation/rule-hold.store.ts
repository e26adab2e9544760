import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './automation.table.ts';

/** Has a hold end by itself. */
export async function keepHold(
  trx: Trx,
  hold: { orderId: string; heldAt: Date; releaseAt: Date },
): Promise<void> {
  const values = { held_at: hold.heldAt, release_at: hold.releaseAt };
  await trx
    .insertInto('automation_hold')
    .values({ order_id: hold.orderId, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .execute();
}

/** Takes some holds of the organization that end by now, apart from those of some orders. `isStill`: the order is on that hold still. */
export async function takeDueHolds(
  trx: Trx,
  { now, most, but }: { now: Date; most: number; but: readonly string[] },
): Promise<{ orderId: string; isStill: boolean }[]> {
  const { rows } = await sql<{ order_id: string; still: boolean }>`
    delete from automation_hold h using customer_order o
    where o.order_id = h.order_id and h.order_id in (
      select order_id from automation_hold
      where release_at <= ${now}::timestamptz and order_id <> all (${[...but]}::bigint[])
      order by release_at, order_id limit ${most} for update skip locked
    )
    returning h.order_id::text, (o.order_status = 'ON_HOLD' and o.state_at = h.held_at) as still`.execute(
    trx,
  );
  return rows.map((row) => ({ orderId: row.order_id, isStill: row.still }));
}

/** Organizations with holds that end by now. */
export async function ownersOfDueHolds(trx: Trx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ org_id: string }>`
    select distinct org_id::text from automation_hold where release_at <= ${now}::timestamptz`.execute(trx);
  return rows.map((row) => row.org_id);
}
