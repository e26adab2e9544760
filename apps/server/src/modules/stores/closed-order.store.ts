import type { Trx } from '../../platform/database.ts';
import { addOrderEvent, applyStoreState, isTied, shipmentsOfOrder } from '../orders/index.ts';
import { storeReports } from './channel-order.store.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';

/** Takes note that an order is over at its channel, of which no more can be read than that. */
export async function closeOrder(
  trx: Trx,
  storeId: string,
  { externalId, state }: Pick<ChannelOrder, 'externalId' | 'state'>,
  now: Date,
): Promise<'deleted' | 'updated' | 'unchanged'> {
  if (state === 'removed') return removeOrder(trx, storeId, externalId, now);
  const known = await findOrder(trx, storeId, externalId);
  // An order that was merged is canceled in any case; what becomes of it concerns the whole.
  const isSo = state === 'shipped' ? known?.order_status === 'SHIPPED' : known && isCancelledThere(known);
  if (!known || (isSo && known.merge_role !== 'PART')) return 'unchanged';
  await changeState(trx, known.order_id, state, now);
  return 'updated';
}

/** Takes note that the channel no longer has an order: it goes, or is canceled where a part of it has left, or is in somebody's hands. */
export async function removeOrder(
  trx: Trx,
  storeId: string,
  externalId: string,
  now: Date,
): Promise<'deleted' | 'updated' | 'unchanged'> {
  const known = await findOrder(trx, storeId, externalId);
  if (!known) return 'unchanged';
  const isPartly = known.order_status === 'PARTIALLY_SHIPPED';
  const isTiedHere = await isTied(trx, known.order_id);
  const shipments = await shipmentsOfOrder(trx, known.order_id);
  // What has left cannot be kept back; but a label may lie here still, or a part of the order.
  const mayBeHere = shipments.some((one) => !one.isReturn && one.shipmentStatus === 'LABEL_CREATED');
  const hasLeft =
    known.order_status === 'SHIPPED' && (known.external_digest === null || !(isTiedHere || mayBeHere));
  // The rest of one that is shipped in part is still here.
  const isOver = hasLeft || isCancelledThere(known);
  if (isOver && known.merge_role !== 'PART') return 'unchanged';
  const isUntouched = !isPartly && !isTiedHere && shipments.length === 0;
  if (isUntouched) {
    await trx.deleteFrom('customer_order').where('order_id', '=', known.order_id).execute();
    return 'deleted';
  }
  await changeState(trx, known.order_id, 'removed', now);
  return 'updated';
}

/** What only a person has canceled here can be restored, until its channel is known to have canceled it too. */
const isCancelledThere = (known: KnownOrder): boolean =>
  known.order_status === 'CANCELLED' && (known.state_by === 'store' || known.cancelled_in_store_at !== null);

/** The number of an order of a channel; null where it has not come to us. */
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
