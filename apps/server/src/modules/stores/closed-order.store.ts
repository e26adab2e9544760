import type { Trx } from '../../platform/database.ts';
import { addOrderEvent, applyStoreState, hasWork, isTied, shipmentsOfOrder } from '../orders/index.ts';
import { storeReports } from './channel-order.store.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';

/** Records that an order has ended at its channel, when nothing else can be read. */
export async function closeOrder(
  trx: Trx,
  storeId: string,
  { externalId, state }: Pick<ChannelOrder, 'externalId' | 'state'>,
  now: Date,
): Promise<'deleted' | 'updated' | 'unchanged'> {
  if (state === 'removed') return removeOrder(trx, storeId, externalId, now);
  const stored = await findOrder(trx, storeId, externalId);
  if (!stored) return 'unchanged';
  const isSo = state === 'shipped' ? stored.order_status === 'SHIPPED' : isCancelledThere(stored);
  if (isSo && (await isAllOver(trx, stored))) return 'unchanged';
  await changeState(trx, stored.order_id, state, now);
  return 'updated';
}

/** Records that the channel no longer has an order: it is deleted, or canceled when a part has left, or someone has worked on it. */
export async function removeOrder(
  trx: Trx,
  storeId: string,
  externalId: string,
  now: Date,
): Promise<'deleted' | 'updated' | 'unchanged'> {
  const stored = await findOrder(trx, storeId, externalId);
  if (!stored) return 'unchanged';
  const isPartly = stored.order_status === 'PARTIALLY_SHIPPED';
  const shipments = await shipmentsOfOrder(trx, stored.order_id);
  // Shipped parts cannot be stopped; but a label may still be here.
  const mayBeHere = shipments.some((one) => !one.isReturn && one.shipmentStatus === 'LABEL_CREATED');
  const hasLeft = stored.order_status === 'SHIPPED' && (stored.external_digest === null || !mayBeHere);
  // The rest of a partly shipped order is still here.
  const isOver = hasLeft || isCancelledThere(stored);
  if (isOver && (await isAllOver(trx, stored))) return 'unchanged';
  const isFree = !isPartly && shipments.length === 0 && !(await isTied(trx, stored.order_id));
  const isUntouched = isFree && !(await hasWork(trx, stored.order_id));
  if (isUntouched) {
    await trx.deleteFrom('customer_order').where('order_id', '=', stored.order_id).execute();
    return 'deleted';
  }
  await changeState(trx, stored.order_id, 'removed', now);
  return 'updated';
}

/** An order canceled only by a person here can be restored, until its channel is known to have canceled it too. */
const isCancelledThere = (order: KnownOrder): boolean =>
  order.order_status === 'CANCELLED' && (order.state_by === 'store' || order.cancelled_in_store_at !== null);

/**
 * Whether an order that is over is so with all of its goods. A part of it, or its merge, may still be here, until they were told once. A
 * merged order is canceled already; changes concern the whole merge.
 */
const isAllOver = async (trx: Trx, known: KnownOrder): Promise<boolean> =>
  known.merge_role !== 'PART' && (known.external_digest === null || !(await isTied(trx, known.order_id)));

/** The number of an order of a channel; null when it was never imported. */
export async function knownOrderNo(trx: Trx, storeId: string, externalId: string): Promise<string | null> {
  const known = await trx
    .selectFrom('customer_order')
    .select('order_no')
    .where('store_id', '=', storeId)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return known?.order_no ?? null;
}

const findOrder = (trx: Trx, storeId: string, externalId: string) =>
  trx
    .selectFrom('customer_order')
    .select([
      'order_id',
      'order_status',
      'external_digest',
      'merge_role',
      'state_by',
      'cancelled_in_store_at',
    ])
    .where('store_id', '=', storeId)
    .where('external_id', '=', externalId)
    .forUpdate()
    .executeTakeFirst();
type KnownOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

async function changeState(trx: Trx, orderId: string, state: ChannelOrder['state'], now: Date) {
  await applyStoreState(trx, orderId, storeReports[state], now);
  await trx
    .updateTable('customer_order')
    .set({ external_digest: null, updated_at: now })
    .where('order_id', '=', orderId)
    .execute();
  await addOrderEvent(trx, orderId, { kind: 'changed-by-store', at: now });
}
