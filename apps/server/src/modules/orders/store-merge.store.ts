import {
  storeHoldReasons,
  type HoldReason,
  type OrderStatus,
  type StoreHoldReason,
} from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { nextState, type StoreAct } from './order-state-rules.ts';
import type { LockedOrder } from './order-state.store.ts';

/** The state of an order before it was merged. */
interface BeforeMerge {
  status: OrderStatus;
  reason: HoldReason | null;
  note: string | null;
  by: 'person' | 'store' | null;
  at: string | null;
}

/** Since when the store holds an order, and why. */
export interface StoreHold {
  now: Date;
  reason: StoreHoldReason;
}

/** Stores with a part of a merge the state that its store reports. */
export async function reportToPart(
  trx: Trx,
  order: LockedOrder,
  act: StoreAct,
  { now, reason }: StoreHold,
): Promise<void> {
  const { rows } = await sql<{ before: BeforeMerge }>`
    select before_merge as before from customer_order where order_id = ${order.orderId}`.execute(trx);
  const { before } = rows[0]!;
  const next = nextState({ ...order, status: before.status, stateBy: before.by, mergeRole: null }, act);
  const isHeldAlready = act === 'store-hold' && before.status === 'ON_HOLD' && before.by === 'store';
  if (isHeldAlready) return keepBefore(trx, order, { ...before, reason });
  if (!next || next.status === before.status) return;
  const isAside = next.effect === 'set-aside';
  const stands: BeforeMerge = {
    status: next.status,
    reason: next.status === 'ON_HOLD' ? reason : null,
    note: null,
    by: isAside ? 'store' : null,
    at: isAside ? now.toISOString() : null,
  };
  await keepBefore(trx, order, stands);
}

async function keepBefore(trx: Trx, { orderId }: LockedOrder, stands: BeforeMerge): Promise<void> {
  await sql`update customer_order set before_merge = ${JSON.stringify(stands)}::jsonb where order_id = ${orderId}`.execute(
    trx,
  );
}

/** Whether all parts of a merge can be shipped, whether one of them is canceled or held, and why the store holds one. */
export async function readParts(trx: Trx, whole: string) {
  const { rows } = await sql<{ before: BeforeMerge; status: OrderStatus }>`
    select before_merge as before, order_status as status from customer_order where merged_into = ${whole}`.execute(
    trx,
  );
  return {
    isOpen: rows.every(
      ({ before, status }) =>
        status === 'CANCELLED' && (before.status === 'UNSHIPPED' || before.status === 'PARTIALLY_SHIPPED'),
    ),
    isCancelled: rows.some(({ before }) => before.status === 'CANCELLED'),
    isHeld: rows.some(({ before }) => before.status === 'ON_HOLD'),
    heldFor:
      storeHoldReasons.find((reason) => rows.some(({ before }) => before.reason === reason)) ??
      ('STORE' as const),
  };
}
