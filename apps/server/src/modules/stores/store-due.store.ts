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
import { concernsLabels, dueInStore, isDifferent, type Units } from './store-due-rules.ts';

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
  const isDivided = !(await isUndivided(trx, orderId));
  const follows = { goods: !isDivided && !own.has('lines'), place: !own.has('recipient') };
  if (isDivided && follows.place) await moveParts(trx, orderId, { from: before.recipient, now });
  const goods = await goodsNow(trx, orderId, { ...known, isFollowed: follows.goods });
  const isElse = isDivided && follows.place && isDue(order) && (await isElsewhere(trx, orderId));
  if (goods.isOther || isElse) await applyStoreState(trx, orderId, 'store-hold', now, 'CHANGED');
  const isMoved = follows.place && placeOf(before.recipient) !== placeOf(order.recipient);
  if (isMoved || goods.isOfLabels) await noteChanged(trx, orderId, now);
}

const isDue = ({ state }: ChannelOrder) => state === 'open' || state === 'partly-shipped';

/**
 * Whether what is held here is other than what the store wants shipped now, where the order does not follow it by itself because it was split,
 * merged or edited here: only a person can say which of the parcels that concerns. And whether it concerns labels that were bought. What the
 * order follows is kept for the next time.
 */
async function goodsNow(
  trx: Trx,
  orderId: string,
  { order, before: { due_in_store: before }, isFollowed }: Known & { isFollowed: boolean },
): Promise<{ isOther: boolean; isOfLabels: boolean }> {
  if (!isDue(order)) return { isOther: false, isOfLabels: false };
  const { held, labeled } = await unitsOfStoreOrder(trx, orderId);
  const due = dueInStore(order.lines, labeled);
  const isCounted = order.lines.some(({ shipped = 0 }) => shipped > 0);
  const isOfLabels = concernsLabels(due, before, held, { isFollowed, isCounted });
  const isOther = !isFollowed && isDifferent(due, before, held);
  if (!isOther)
    await trx
      .updateTable('customer_order')
      .set({ due_in_store: JSON.stringify(due) })
      .where('order_id', '=', orderId)
      .execute();
  return { isOther, isOfLabels };
}
