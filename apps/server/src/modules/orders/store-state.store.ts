import type { HoldReason, OrderStatus } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { addOrderEvent } from './order-event.store.ts';
import { nextState, type StoreAct } from './order-state-rules.ts';
import { readOrderStates, writeOrderState, type LockedOrder } from './order-state.store.ts';
import './order.table.ts';

/** How an order stood before it was merged. */
interface BeforeMerge {
  status: OrderStatus;
  reason: HoldReason | null;
  note: string | null;
  by: 'person' | 'store' | null;
  at: string | null;
}

/** The orders that what a store says of one concerns as well: those split off from it, and the one that it was merged into. */
async function readTies(trx: Trx, orderId: string): Promise<{ parts: string[]; whole: string | null }> {
  const { rows } = await sql<{ id: string; is_whole: boolean }>`
    select order_id::text as id, false as is_whole from customer_order where split_from = ${orderId}
    union all
    select merged_into::text, true from customer_order where order_id = ${orderId} and merge_role = 'PART' and merged_into is not null`.execute(
    trx,
  );
  return {
    parts: rows.filter((row) => !row.is_whole).map(({ id }) => id),
    whole: rows.find((row) => row.is_whole)?.id ?? null,
  };
}

/** Whether other orders hold goods of this one. */
export async function isTied(trx: Trx, orderId: string): Promise<boolean> {
  const { parts, whole } = await readTies(trx, orderId);
  return parts.length > 0 || whole !== null;
}

/**
 * Where an order stands after what its store reports of it. What was split off from it stands the same way; an order that it was merged into
 * is held where the store has taken a part of it back or ships it by itself, and goes on when all parts are open again.
 */
export async function applyStoreState(trx: Trx, orderId: string, act: StoreAct, now: Date): Promise<void> {
  const { parts, whole } = await readTies(trx, orderId);
  const locked = await readOrderStates(trx, [orderId, ...parts, ...(whole === null ? [] : [whole])]);
  const order = locked.find((one) => one.orderId === orderId);
  if (!order) return;
  await reportTo(trx, order, act, now);
  const told = { at: now, kind: 'changed-by-store' as const, detail: { orders: [named(order)] } };
  // A store that has shipped a part does not say which.
  if (act !== 'store-partly')
    for (const part of locked.filter((one) => parts.includes(one.orderId)))
      if (await reportTo(trx, part, act, now)) await addOrderEvent(trx, part.orderId, told);
  const merged = locked.find((one) => one.orderId === whole);
  if (!merged) return;
  const isOpen = await reportToPart(trx, { order, whole: merged.orderId, act, now });
  if (await reportTo(trx, merged, isOpen ? 'store-open' : 'store-hold', now))
    await addOrderEvent(trx, merged.orderId, told);
  if (act === 'store-cancel') await noteCancelled(trx, merged, now);
}

/** Takes note where an order is canceled of which a label was bought already, or is being bought; only a person can keep the parcel back. */
async function noteCancelled(
  trx: Trx,
  { orderId, labeled, buying }: LockedOrder,
  now: Date | null,
): Promise<void> {
  if (now !== null && labeled === 0 && buying === 0) return;
  await trx
    .updateTable('customer_order')
    .set({ cancelled_in_store_at: now })
    .where('order_id', '=', orderId)
    .where('cancelled_in_store_at', now === null ? 'is not' : 'is', null)
    .execute();
}

const named = ({ orderId, orderNo }: LockedOrder) => ({ orderId, orderNo });

/** @returns whether that has moved it */
async function reportTo(trx: Trx, order: LockedOrder, act: StoreAct, now: Date): Promise<boolean> {
  const { orderId } = order;
  const partlyElsewhere = act === 'store-partly' || (act !== 'store-open' && order.partlyElsewhere);
  if (partlyElsewhere !== order.partlyElsewhere)
    await trx
      .updateTable('customer_order')
      .set({ partly_elsewhere: partlyElsewhere })
      .where('order_id', '=', orderId)
      .execute();
  if (act !== 'store-partly') await noteCancelled(trx, order, act === 'store-cancel' ? now : null);
  const next = nextState({ ...order, partlyElsewhere }, act);
  if (!next || next.status === order.status) return false;
  await writeOrderState(trx, [orderId], { ...next, by: 'store', reason: 'STORE', now });
  return true;
}

/** Keeps with a part of a merge how its store would have it stand. @returns whether all parts of the merge are to be shipped */
async function reportToPart(
  trx: Trx,
  { order, whole, act, now }: { order: LockedOrder; whole: string; act: StoreAct; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ order_id: string; before: BeforeMerge; status: OrderStatus }>`
    select order_id::text as order_id, before_merge as before, order_status as status
    from customer_order where merged_into = ${whole}`.execute(trx);
  const own = rows.find((row) => row.order_id === order.orderId);
  if (own) {
    const before = { ...order, status: own.before.status, stateBy: own.before.by, mergeRole: null };
    const next = nextState(before, act);
    if (next && next.status !== before.status) {
      const isAside = next.effect === 'set-aside';
      const stands: BeforeMerge = {
        ...{ status: next.status, reason: next.status === 'ON_HOLD' ? 'STORE' : null, note: null },
        ...{ by: isAside ? 'store' : null, at: isAside ? now.toISOString() : null },
      };
      own.before = stands;
      await sql`update customer_order set before_merge = ${JSON.stringify(stands)}::jsonb where order_id = ${order.orderId}`.execute(
        trx,
      );
    }
  }
  return rows.every(
    ({ before, status }) =>
      status === 'CANCELLED' && (before.status === 'UNSHIPPED' || before.status === 'PARTIALLY_SHIPPED'),
  );
}
