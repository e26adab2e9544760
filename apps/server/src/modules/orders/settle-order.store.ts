import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { addOrderEvent, type NewOrderEvent } from './order-event.store.ts';
import { insertRestOfVoid } from './order-shipments.store.ts';
import { nextState } from './order-state-rules.ts';
import { readOrderState, writeOrderState } from './order-state.store.ts';
import { noteUnitsBack } from './store-goods.store.ts';
import './order.table.ts';

/** For the state of its order, a parcel without one of our labels counts like one with a label. */
const labelActs = {
  'label-bought': 'label-bought',
  'marked-shipped': 'label-bought',
  'label-voided': 'label-voided',
  'mark-withdrawn': 'label-voided',
} as const;

/**
 * Updates the state of an order from its shipments, after a label was bought or voided, or it was marked or unmarked as shipped, and adds
 * to its timeline. The rest of an order awaits a label again once its own is void. On hold or canceled it stays so; an order that its store
 * canceled, held or changed meanwhile does not reopen once its label is void. Call it in the transaction that changes the shipment, once
 * the shipment is written.
 */
export async function settleOrder(
  trx: Trx,
  orderId: string,
  event: NewOrderEvent & { kind: keyof typeof labelActs },
): Promise<void> {
  if (await settleState(trx, orderId, labelActs[event.kind], event.at))
    await addOrderEvent(trx, orderId, event);
}

/** Updates the state of an order whose label was void before, and was not replaced: nothing new happened to it. */
export async function settleAfterVoid(trx: Trx, orderId: string, now: Date): Promise<void> {
  await settleState(trx, orderId, 'label-voided', now);
}

/** @returns whether the organization has the order */
async function settleState(
  trx: Trx,
  orderId: string,
  labelAct: (typeof labelActs)[keyof typeof labelActs],
  now: Date,
): Promise<boolean> {
  let order = await readOrderState(trx, orderId);
  if (!order) return false;
  if (labelAct === 'label-voided') await noteUnitsBack(trx, orderId);
  if (labelAct === 'label-voided' && (await insertRestOfVoid(trx, orderId, now)))
    order = (await readOrderState(trx, orderId))!;
  const next = nextState(order, labelAct);
  if (next && next.status !== order.status)
    await writeOrderState(trx, [orderId], { ...next, by: 'person', now });
  if (labelAct === 'label-voided') await readAgain(trx, orderId, now);
  const { cancelledInStore, heldInStore, heldInStoreFor } = order;
  if (labelAct !== 'label-voided' || !(cancelledInStore || heldInStore || order.isAstray)) return true;
  // A part of a merge was canceled; only a person can remove it.
  const act = cancelledInStore && order.mergeRole !== 'WHOLE' ? 'store-cancel' : 'store-hold';
  const after = nextState({ ...order, status: next?.status ?? order.status }, act);
  const changedOr = heldInStore ? (heldInStoreFor ?? 'STORE') : 'CHANGED';
  const reason = cancelledInStore ? 'STORE' : changedOr;
  if (after) await writeOrderState(trx, [orderId], { ...after, by: 'store', reason, now });
  // Another of its parcels still has a label, and the change affects that one too.
  if (order.labeled > 0) return true;
  await trx
    .updateTable('customer_order')
    .set({ changed_in_store_at: null })
    .where('order_id', '=', orderId)
    .execute();
  return true;
}

/** Asks the stores of an order, and of the orders in it, for its current state: changes had no effect while it had a label. */
async function readAgain(trx: Trx, orderId: string, now: Date): Promise<void> {
  await sql`
    update customer_order set read_again_at = ${now}
    where external_id is not null and order_id in (
      select coalesce(split_from, order_id) from customer_order
      where order_id = ${orderId} or merged_into = ${orderId})`.execute(trx);
}
