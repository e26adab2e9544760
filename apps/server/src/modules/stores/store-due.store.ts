import type { Address } from '@lading/contracts/core';
import type { Trx } from '../../platform/database.ts';
import {
  applyStoreState,
  isElsewhere,
  isUndivided,
  moveParts,
  noteChanged,
  placeOf,
  unitsOfStoreOrder,
} from '../orders/index.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { dueInStore, isDifferent, type Units } from './store-due-rules.ts';

/** What is known of an order when its store reports it again. */
interface Known {
  order: ChannelOrder;
  /** Fields that a person has changed. */
  own: ReadonlySet<string>;
  /** Where it went before, and the units that its store wanted shipped when the order followed them last. */
  before: { recipient: Address; due_in_store: Units | null };
  now: Date;
}

/** Has all that holds goods of an order follow what its store wants of it now, or has a person look where that cannot be. */
export async function followWish(trx: Trx, orderId: string, known: Known): Promise<void> {
  const { order, own, before, now } = known;
  const isMoved = !own.has('recipient') && placeOf(before.recipient) !== placeOf(order.recipient);
  if (!own.has('recipient')) await moveParts(trx, orderId, { from: before.recipient, now });
  const isLess = await holdWhereItDiffers(trx, orderId, known);
  if (isMoved || isLess) await noteChanged(trx, orderId, now);
}

/**
 * Holds orders that do not follow their store by themselves, because they were split, merged or edited here, where the store now wants other
 * goods shipped, or wants them sent to another place: only a person can say which of the parcels that concerns.
 * @returns whether less is due than before
 */
async function holdWhereItDiffers(
  trx: Trx,
  orderId: string,
  { order, own, before: { due_in_store: before }, now }: Known,
): Promise<boolean> {
  if (order.state !== 'open' && order.state !== 'partly-shipped') return false;
  const { held, labeled } = await unitsOfStoreOrder(trx, orderId);
  const due = dueInStore(order.lines, labeled);
  const isFollowed = !own.has('lines') && (await isUndivided(trx, orderId));
  const isOther = !isFollowed && isDifferent(due, before, held);
  if (isOther || (!own.has('recipient') && (await isElsewhere(trx, orderId))))
    await applyStoreState(trx, orderId, 'store-hold', now, 'CHANGED');
  const isLess = Object.entries(before ?? {}).some(([sku, units]) => {
    const [wanted = 0, here = 0] = [due[sku], held[sku]];
    return wanted < units && (isFollowed || here > wanted);
  });
  if (isOther) return isLess;
  await trx
    .updateTable('customer_order')
    .set({ due_in_store: JSON.stringify(due) })
    .where('order_id', '=', orderId)
    .execute();
  return isLess;
}
