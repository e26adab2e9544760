import { storeMessages } from '@lading/contracts/stores';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { UnreadableOrder } from './channels/channel-connector.ts';
import './store-pull.table.ts';

/** Stores an order that cannot be imported with its reason, replacing its earlier entry. */
export async function holdOrder(trx: Trx, storeId: string, order: UnreadableOrder, now: Date): Promise<void> {
  const kept = {
    order_no: order.orderNo,
    reason: JSON.stringify(order.reason),
    content: JSON.stringify(order.content ?? null),
    seen_at: now,
  };
  await trx
    .insertInto('held_order')
    .values({ store_id: storeId, external_id: order.externalId, ...kept })
    .onConflict((conflict) => conflict.columns(['store_id', 'external_id']).doUpdateSet(kept))
    .execute();
}

/** Records that an order is still kept aside. Its reason is the store's once that gives one. */
export async function seeHeldOrder(
  trx: Trx,
  storeId: string,
  { externalId, reason }: UnreadableOrder,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('held_order')
    .set({
      seen_at: now,
      reason: sql<string>`case when reason ->> 'code' = ${storeMessages.orderNotGiven.code}
        then ${JSON.stringify(reason)}::jsonb else reason end`,
    })
    .where('store_id', '=', storeId)
    .where('external_id', '=', externalId)
    .execute();
}

/** Removes orders that were imported. */
export async function releaseOrders(
  trx: Trx,
  storeId: string,
  externalIds: readonly string[],
): Promise<void> {
  if (externalIds.length === 0) return;
  await trx
    .deleteFrom('held_order')
    .where('store_id', '=', storeId)
    .where('external_id', 'in', externalIds)
    .execute();
}

/** The channel's ids of a store's orders kept aside, least recently seen first. */
export async function heldOrderIds(trx: Trx, storeId: string, most: number): Promise<string[]> {
  const held = await trx
    .selectFrom('held_order')
    .select('external_id')
    .where('store_id', '=', storeId)
    .orderBy('seen_at')
    .limit(most)
    .execute();
  return held.map((order) => order.external_id);
}

/** The channel's ids of a store's orders to read again, because reports about them have ended. */
export async function orderIdsToRead(trx: Trx, storeId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.external_id as id from customer_order o
    where o.store_id = ${storeId} and o.read_again_at is not null and not exists (
      select from customer_order one
        join shipment s on s.order_id in (one.order_id, one.merged_into)
        join shipment_report r using (shipment_id)
      where (one.order_id = o.order_id or one.split_from = o.order_id)
        and r.kind = 'voided' and r.state in ('PENDING', 'FAILED'))
    order by o.read_again_at limit ${most}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Records that orders were read again. */
export async function endReading(trx: Trx, storeId: string, externalIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({ read_again_at: null })
    .where('store_id', '=', storeId)
    .where('external_id', 'in', externalIds)
    .where('read_again_at', 'is not', null)
    .execute();
}

/** Puts orders that could not be read again behind the others: they would keep those from being read. */
export async function readLater(trx: Trx, storeId: string, externalIds: readonly string[]): Promise<void> {
  if (externalIds.length === 0) return;
  await sql`
    update customer_order set read_again_at = queue.latest + interval '1 second'
    from (select max(read_again_at) as latest from customer_order where store_id = ${storeId}) queue
    where store_id = ${storeId} and external_id = any (${[...externalIds]}::text[]) and read_again_at is not null`.execute(
    trx,
  );
}
