import type { StoreHoldReason } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { addOrderEvent } from './order-event.store.ts';
import { insertFurtherShipment } from './order-shipments.store.ts';
import { nextState, type StoreAct } from './order-state-rules.ts';
import { readOrderStates, writeOrderState, type LockedOrder } from './order-state.store.ts';
import { readTies } from './order-ties.store.ts';
import { readParts, reportToPart, type StoreHold } from './store-merge.store.ts';
import './order.table.ts';

/** The reason for an order's hold by its store. */
async function noteHoldReason(trx: Trx, orderId: string, reason: StoreHoldReason): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({ hold_reason: reason })
    .where('order_id', '=', orderId)
    .where('order_status', '=', 'ON_HOLD')
    .where('state_by', '=', 'store')
    .execute();
}

/** Reopens a shipped order for remaining goods: it awaits one more label. */
export async function shipMore(trx: Trx, orderId: string, now: Date): Promise<void> {
  const [left] = await readOrderStates(trx, [orderId]);
  if (!left || !nextState(left, 'store-more')) return;
  await insertFurtherShipment(trx, orderId, now);
  const [order] = await readOrderStates(trx, [orderId]);
  const next = order && nextState(order, 'store-more');
  if (next) await writeOrderState(trx, [orderId], { ...next, by: 'store', now });
}

/**
 * Updates the state of an order from its store's report. Orders split from it follow; a merge that either is part of
 * is put on hold when the store takes back or ships a part of it, and continues when all parts are open again.
 * @param reason why its store holds it, if it does
 */
export async function applyStoreState(
  trx: Trx,
  orderId: string,
  act: StoreAct,
  now: Date,
  reason: StoreHoldReason = 'STORE',
): Promise<void> {
  const ties = await readTies(trx, orderId);
  const wholes = [...new Set(ties.flatMap(({ whole }) => whole ?? []))];
  const locked = await readOrderStates(trx, [...ties.map((tie) => tie.orderId), ...wholes]);
  const order = locked.find((one) => one.orderId === orderId);
  if (!order) return;
  const told = { at: now, kind: 'changed-by-store' as const, detail: { orders: [named(order)] } };
  const wholeOf = new Map(ties.map((tie) => [tie.orderId, tie.whole]));
  // A store that has shipped a part does not say which, but the rest is neither held, canceled nor entirely shipped.
  const actOn = (one: LockedOrder): StoreAct =>
    act === 'store-partly' && one !== order ? 'store-open' : act;
  const concerned = locked.filter((one) => wholeOf.has(one.orderId));
  for (const one of concerned) {
    // The store's report refers to the wanted items, unless those have changed again.
    if (one.isNotWanted && reason !== 'CHANGED') continue;
    if (one.isNotWanted) await noteNotWanted(trx, one, null);
    const isMoved = await reportTo(trx, one, actOn(one), { now, reason });
    await noteCancelled(trx, one, act === 'store-cancel' ? now : null);
    await noteHeld(trx, one, act === 'store-hold' ? { now, reason } : null);
    if (isMoved && one !== order) await addOrderEvent(trx, one.orderId, told);
  }
  for (const merged of locked.filter((one) => wholes.includes(one.orderId))) {
    const parts = concerned.filter((one) => wholeOf.get(one.orderId) === merged.orderId);
    for (const part of parts) await reportToPart(trx, part, actOn(part), { now, reason });
    const { isOpen, isCancelled, isHeld, heldFor } = await readParts(trx, merged.orderId);
    const hold = { now, reason: heldFor };
    if (await reportTo(trx, merged, isOpen ? 'store-open' : 'store-hold', hold))
      await addOrderEvent(trx, merged.orderId, told);
    await noteCancelled(trx, merged, isCancelled ? now : null);
    // The store reports a labeled order as shipped because of its label; that blocks nothing.
    await noteHeld(trx, merged, isOpen || (merged.labeled > 0 && !isHeld) ? null : hold);
  }
}

/**
 * Cancels what was split off an order, or is left of it, and has no label: its store wants no more than what has one.
 * @param isKept orders among them that stay as they are
 * @returns false where a person has to do that, because something was merged
 */
export async function cancelRest(
  trx: Trx,
  orderId: string,
  now: Date,
  isKept: (order: LockedOrder) => boolean = () => false,
): Promise<boolean> {
  const ties = await readTies(trx, orderId);
  const family = await readOrderStates(
    trx,
    ties.map((tie) => tie.orderId),
  );
  const rest = family.filter((one) => one.labeled === 0 && !isKept(one));
  const order = family.find((one) => one.orderId === orderId);
  if (!order || ties.some(({ whole }) => whole !== null)) return false;
  const told = { at: now, kind: 'changed-by-store' as const, detail: { orders: [named(order)] } };
  for (const one of rest) {
    const isMoved = await reportTo(trx, one, 'store-cancel', { now, reason: 'STORE' });
    await noteCancelled(trx, one, now);
    if (isMoved || one.status === 'CANCELLED') await noteNotWanted(trx, one, now);
    if (isMoved && one !== order) await addOrderEvent(trx, one.orderId, told);
  }
  return true;
}

/** Records since when the store of an order needs nothing from it; null: it may again. */
async function noteNotWanted(trx: Trx, { orderId }: LockedOrder, now: Date | null): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({ not_wanted_at: now })
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Marks a canceled order whose label was or is being bought: only a person can stop the parcel. Also marks
 * one that a person canceled before, which then cannot be restored.
 */
async function noteCancelled(
  trx: Trx,
  { orderId, labeled, buying, status, stateBy }: LockedOrder,
  now: Date | null,
): Promise<void> {
  const isByPerson = status === 'CANCELLED' && stateBy === 'person';
  if (now !== null && labeled === 0 && buying === 0 && !isByPerson) return;
  await trx
    .updateTable('customer_order')
    .set({ cancelled_in_store_at: now })
    .where('order_id', '=', orderId)
    .where('cancelled_in_store_at', now === null ? 'is not' : 'is', null)
    .execute();
}

/** Records a hold that cannot apply yet: to a labeled order until the label is void, or to one set aside until a person resumes it. */
async function noteHeld(
  trx: Trx,
  { orderId, status, stateBy, labeled }: LockedOrder,
  hold: StoreHold | null,
): Promise<void> {
  const isAside = status === 'ON_HOLD' || status === 'CANCELLED';
  if (hold && !(isAside ? stateBy === 'person' : labeled > 0)) return;
  const order = trx.updateTable('customer_order').where('order_id', '=', orderId);
  if (hold)
    await order
      .set({
        // A hold for another reason is a change.
        held_in_store_at: sql<Date>`case when held_in_store_for = ${hold.reason}
          then coalesce(held_in_store_at, ${hold.now}) else ${hold.now} end`,
        held_in_store_for: hold.reason,
      })
      .execute();
  else
    await order
      .set({ held_in_store_at: null, held_in_store_for: null })
      .where('held_in_store_at', 'is not', null)
      .execute();
}

const named = ({ orderId, orderNo }: LockedOrder) => ({ orderId, orderNo });

/** @returns whether its state changed */
async function reportTo(
  trx: Trx,
  order: LockedOrder,
  act: StoreAct,
  { now, reason }: StoreHold,
): Promise<boolean> {
  const { orderId } = order;
  const isTakenBack = act === 'store-open' || act === 'store-partly';
  if (isTakenBack && order.mergeRole === 'PART' && order.status === 'SHIPPED') {
    // It now ships with its merge again.
    await writeOrderState(trx, [orderId], { status: 'CANCELLED', effect: 'set-aside', by: 'person', now });
    return true;
  }
  const partlyElsewhere = act === 'store-partly' || (act !== 'store-open' && order.partlyElsewhere);
  if (partlyElsewhere !== order.partlyElsewhere)
    await trx
      .updateTable('customer_order')
      .set({ partly_elsewhere: partlyElsewhere })
      .where('order_id', '=', orderId)
      .execute();
  const next = nextState({ ...order, partlyElsewhere }, act);
  if (!next || next.status === order.status) {
    if (act === 'store-hold') await noteHoldReason(trx, orderId, reason);
    return false;
  }
  await writeOrderState(trx, [orderId], { ...next, by: 'store', reason, now });
  return true;
}
