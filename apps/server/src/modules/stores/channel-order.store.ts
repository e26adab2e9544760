import { storeMessages, vendorChannels } from '@lading/contracts/stores';
import { createHash } from 'node:crypto';
import type { LocalizedText } from '@lading/contracts/core';
import type { OrderStatus } from '@lading/contracts/orders';
import type { ShipmentStatus } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import {
  addOrderEvent,
  applyStoreState,
  hasLeftInMerge,
  hasWork,
  isTied,
  isUndivided,
  noteUnitsLeft,
  relabeledOf,
  shipmentsOfOrder,
  shipMore,
  type StoreAct,
  unitsOfStoreOrder,
} from '../orders/index.ts';
import { endReportsOf } from '../shipping/index.ts';
import { sql } from 'kysely';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { dueInStore } from './store-due-rules.ts';
import { isAnother } from './known-order-rules.ts';
import { cancelUnsent, followWish } from './store-due.store.ts';
import { writeLines, writeNotPacked } from './channel-order-lines.store.ts';
import { linesToPack, withoutVoid } from './store-lines-rules.ts';
import './store-pull.table.ts';

/**
 * Writes the total of an order without its split parts, which have their own totals. A part that its store no longer wants takes nothing off
 * it: call this once those are canceled.
 */
async function writeTotal(trx: Trx, orderId: string, total: number | null): Promise<void> {
  await sql`
    update customer_order o set total_amount = greatest(${total}::numeric - coalesce((
      select sum(part.total_amount) from customer_order part
      where part.split_from = o.order_id and part.not_wanted_at is null), 0), 0)
    where o.order_id = ${orderId} and ${total}::numeric is not null`.execute(trx);
}

/** The result for an order, or why it cannot be imported. */
export type Taken = 'inserted' | 'updated' | 'deleted' | 'unchanged' | LocalizedText;

const statuses: Record<Exclude<ChannelOrder['state'], 'removed'>, OrderStatus> = {
  open: 'UNSHIPPED',
  'on-hold': 'ON_HOLD',
  'partly-shipped': 'PARTIALLY_SHIPPED',
  shipped: 'SHIPPED',
  cancelled: 'CANCELLED',
};

/** The state machine's report for a store state. */
export const storeReports: Record<ChannelOrder['state'], StoreAct> = {
  open: 'store-open',
  'on-hold': 'store-hold',
  'partly-shipped': 'store-partly',
  shipped: 'store-ship',
  cancelled: 'store-cancel',
  removed: 'store-cancel',
};

/** An order without unpacked lines keeps the digest from before these existed. */
const digestOf = ({ notPacked, ...order }: ChannelOrder) =>
  createHash('sha256')
    .update(JSON.stringify(notPacked.length > 0 ? { ...order, notPacked } : order))
    .digest('base64url');

/**
 * Imports an order of a channel: identified by the channel's own id, so that a repeated order is one. An order with that number that
 * came from a file becomes the channel's. The state machine decides what the channel may change: never what has left the warehouse, nor a
 * person's decisions; nor the parts of the order that a person has edited.
 */
export async function takeOrder(
  trx: Trx,
  storeId: string,
  order: ChannelOrder,
  now: Date,
  { isAgain = false } = {},
): Promise<Taken> {
  const stored = await findOrder(trx, storeId, order);
  if (stored?.external_id && (stored.external_id !== order.externalId || isAnother(stored, order)))
    return numberTaken(order.orderNo);
  const digest = digestOf(order);
  const isNews = stored?.external_digest !== digest;
  if (stored && !isNews && !(isAgain && stored.read_again_at)) return 'unchanged';
  if (order.state === 'removed') {
    if (!stored) return 'unchanged';
    const isUntouched =
      !['SHIPPED', 'PARTIALLY_SHIPPED'].includes(stored.order_status) &&
      !(await isTied(trx, stored.order_id)) &&
      !(await hasWork(trx, stored.order_id)) &&
      (await shipmentsOfOrder(trx, stored.order_id)).length === 0;
    if (isUntouched) {
      await trx.deleteFrom('customer_order').where('order_id', '=', stored.order_id).execute();
      return 'deleted';
    }
  }
  const own = new Set(stored?.own_fields);
  const values = {
    order_no: order.orderNo,
    currency: order.currency,
    total_amount: order.totalAmount,
    external_id: order.externalId,
    external_digest: digest,
    updated_at: now,
  };
  const { order_id: orderId } = stored
    ? await trx
        .updateTable('customer_order')
        .set({
          ...values,
          ...(own.has('recipient')
            ? { recipient_in_store: JSON.stringify(order.recipient) }
            : { recipient: JSON.stringify(order.recipient) }),
          version: sql<number>`version + 1`,
        })
        .where('order_id', '=', stored.order_id)
        .returning('order_id')
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('customer_order')
        .values({
          ...values,
          order_type: typeIn(storeId),
          store_id: storeId,
          created_at: new Date(order.createdAt),
          recipient: JSON.stringify(order.recipient),
          ...firstState(order, now),
          due_in_store: JSON.stringify(dueInStore(order.lines)),
        })
        .returning('order_id')
        .executeTakeFirstOrThrow();
  const soFar = await shippedSoFar(trx, orderId);
  const mayFollow = stored?.order_status === 'SHIPPED' && soFar.hasShipments && !own.has('lines');
  const held = mayFollow && (await isUndivided(trx, orderId)) ? await unitsHeld(trx, orderId) : undefined;
  const left = held && soFar.isRestHere ? new Map<string, number>() : held;
  const untold = stored ? await unitsOfVoids(trx, orderId) : {};
  const { lines, notPacked, isMore } = linesToPack(withoutVoid(order, untold), { ...soFar, left });
  if (isMore && !soFar.isRestHere) await noteUnitsLeft(trx, orderId);
  if (lines && !own.has('lines')) await writeLines(trx, orderId, lines);
  await writeNotPacked(trx, orderId, notPacked);
  if (stored) {
    await cancelUnsent(trx, orderId, { order, before: stored, now });
    await applyStoreState(trx, orderId, storeReports[order.state], now, order.heldFor);
    await followWish(trx, orderId, { order, own, before: stored, now });
    await writeTotal(trx, orderId, order.totalAmount);
  }
  if (isMore) {
    await endReportsOf(trx, orderId, now);
    await shipMore(trx, orderId, now);
  }
  if (!isNews) return 'unchanged';
  await addOrderEvent(trx, orderId, { kind: stored ? 'changed-by-store' : 'pulled', at: now });
  return stored ? 'updated' : 'inserted';
}

/** The initial state of an order reported for the first time. */
function firstState({ state, heldFor }: ChannelOrder, now: Date) {
  const status = state === 'removed' ? 'CANCELLED' : statuses[state];
  const isAside = status === 'ON_HOLD' || status === 'CANCELLED';
  return {
    order_status: status,
    ...(isAside && { state_by: 'store' as const, state_at: now }),
    ...(status === 'ON_HOLD' && { hold_reason: heldFor ?? ('STORE' as const) }),
    partly_elsewhere: status === 'PARTIALLY_SHIPPED',
  };
}

/** Whether it is on hold because its store changed it, also within its merge or beneath a hold by a person. */
const isHeldAsChanged = sql<boolean>`coalesce(held_in_store_for = 'CHANGED'
  or (coalesce(before_merge->>'by', state_by) = 'store' and coalesce(before_merge->>'reason', hold_reason) = 'CHANGED'), false)`;

async function findOrder(trx: Trx, storeId: string, { externalId, orderNo }: ChannelOrder) {
  const found = await trx
    .selectFrom('customer_order')
    .select(['order_id', 'order_no', 'order_status', 'external_id', 'external_digest', 'own_fields'])
    .select(['recipient', 'due_in_store', 'split_from', 'merge_role', 'created_at', 'import_task_id'])
    .select(['read_again_at', 'recipient_in_store', isHeldAsChanged.as('is_held_as_changed')])
    .where('store_id', '=', storeId)
    .where((where) => where.or([where('external_id', '=', externalId), where('order_no', '=', orderNo)]))
    .forUpdate()
    .execute();
  const own = found.find(({ external_id }) => external_id === externalId);
  const ofNumber = found.find(({ order_no }) => order_no === orderNo);
  if (!ofNumber || own === ofNumber) return own;
  // Its number belongs to another order, or to one of our parts or merges: that one conflicts.
  const isOurs = ofNumber.split_from !== null || ['WHOLE', 'DISSOLVED'].includes(ofNumber.merge_role ?? '');
  return own || isOurs ? { ...ofNumber, external_id: ofNumber.external_id ?? '?' } : ofNumber;
}

const numberTaken = (orderNo: string): LocalizedText => storeMessages.numberTaken({ orderNo });

const withoutParcel: ReadonlySet<string> = new Set<ShipmentStatus>(['AWAITING_LABEL', 'VOIDED']);

/** What has left so far, or is about to. A shipment without a label has not, nor have the lines of the order where that is the last one. */
async function shippedSoFar(trx: Trx, orderId: string) {
  const shipments = await shipmentsOfOrder(trx, orderId);
  const noted = await trx
    .selectFrom('order_line_not_packed')
    .select(['sku_code', 'quantity'])
    .where('order_id', '=', orderId)
    .where('why', '=', 'SHIPPED')
    .execute();
  const byStore = new Map<string, number>();
  for (const { sku_code: sku, quantity } of noted)
    if (sku !== null) byStore.set(sku, (byStore.get(sku) ?? 0) + quantity);
  const relabeled = await relabeledOf(trx, orderId);
  const statuses = shipments
    .filter(({ isReturn, isRelabel }) => !isReturn && !isRelabel)
    .map((one) => (relabeled.has(one.shipmentId) ? 'LABEL_CREATED' : (one.shipmentStatus ?? '')));
  const hasShipments = statuses.some((status) => !withoutParcel.has(status));
  const last = statuses.at(-1) ?? '';
  const isRestAwaiting = hasShipments && last === 'AWAITING_LABEL';
  const isInMerge = await hasLeftInMerge(trx, orderId);
  return { hasShipments, isRestAwaiting, isRestHere: withoutParcel.has(last), isInMerge, byStore };
}

/** Units of void labels of which the store of an order may not know yet, by SKU. */
async function unitsOfVoids(trx: Trx, orderId: string): Promise<Record<string, number>> {
  const { labeled, counted } = await unitsOfStoreOrder(trx, orderId);
  return Object.fromEntries(
    Object.entries(counted).map(([sku, units]) => [sku, units - (labeled[sku] ?? 0)]),
  );
}

/** The content of an order here, by SKU. */
async function unitsHeld(trx: Trx, orderId: string): Promise<Map<string, number>> {
  const held = await trx
    .selectFrom('order_line')
    .select(['sku_code', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  const units = new Map<string, number>();
  for (const { sku_code: sku, quantity } of held) units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
}

/** The type of a store's order, by its channel. */
const typeIn = (storeId: string) =>
  sql<'SELLER' | 'VENDOR'>`(
    select case when channel = any (${vendorChannels}::integer[]) then 'VENDOR' else 'SELLER' end
    from store where store_id = ${storeId}
  )`;
