import type { Address } from '@lading/contracts/core';
import type { Trx } from '../../platform/database.ts';
import {
  applyStoreState,
  cancelRest,
  isElsewhere,
  isUndivided,
  moveParts,
  noteChanged,
  ownPlacesOfParts,
  placeOf,
  unitsOfStoreOrder,
  unlabeledOf,
} from '../orders/index.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import {
  concernsLabels,
  dueInStore,
  isAllLabeled,
  isDifferent,
  isLess,
  isRestOver,
  isSomeUnlabeled,
  sentUnits,
  unsentOf,
  type Units,
} from './store-due-rules.ts';

/** The known facts about an order when its store reports it again. */
interface Known {
  order: ChannelOrder;
  /** Fields changed by a person. */
  own: ReadonlySet<string>;
  /**
   * Its earlier address, that of its store where a person has changed it, the units its store wanted shipped at the last update of
   * the order, and whether a person is still to look at a change.
   */
  before: {
    recipient: Address;
    recipient_in_store: Address | null;
    due_in_store: Units | null;
    is_held_as_changed: boolean;
  };
  now: Date;
}

/** Updates everything with goods of an order to its store's current report, or asks a person to check when that is impossible. */
export async function followWish(trx: Trx, orderId: string, known: Known): Promise<void> {
  const { order, own, before, now } = known;
  const isDivided = !(await isUndivided(trx, orderId));
  const follows = { goods: !isDivided && !own.has('lines'), place: !own.has('recipient') };
  if (isDivided && follows.place) await moveParts(trx, orderId, { from: before.recipient, now });
  const goods = await goodsNow(trx, orderId, { ...known, isFollowed: follows.goods });
  const isElse = isDivided && follows.place && isDue(order) && (await isElsewhere(trx, orderId));
  const place = placeOf(order.recipient);
  const placeBefore = follows.place ? before.recipient : before.recipient_in_store;
  const isMoved = placeBefore !== null && placeOf(placeBefore) !== place;
  // A person's address stays; where its store then gives another one, a person decides.
  const isOverruled = !follows.place && isDue(order) && placeOf(before.recipient) !== place;
  const isNews = isDue(order) && (isMoved || before.is_held_as_changed);
  const ownPlaces = isNews && isDivided && follows.place ? await ownPlacesOfParts(trx, orderId) : [];
  const isUnsettled = isNews && (isOverruled || ownPlaces.some((own) => placeOf(own) !== place));
  if (goods.isOther || isElse || isUnsettled)
    await applyStoreState(trx, orderId, 'store-hold', now, 'CHANGED');
  if ((isMoved && (follows.place || isOverruled)) || goods.isOfLabels) await noteChanged(trx, orderId, now);
}

/**
 * Cancels what was split off an order, or is left of it, once its store says that it is shipped, where all of those goods were paid back and
 * neither the store nor a parcel of ours has sent any, or is about to: it is not shipped.
 */
export async function cancelUnsent(
  trx: Trx,
  orderId: string,
  { order: { state, lines }, before, now }: Pick<Known, 'order' | 'before' | 'now'>,
): Promise<void> {
  if (state !== 'shipped' || (await isUndivided(trx, orderId))) return;
  const { counted } = await unitsOfStoreOrder(trx, orderId);
  const sent = sentUnits(lines, before.due_in_store);
  const unsent = unsentOf(lines, { sent, counted, unlabeled: await unlabeledOf(trx, orderId) });
  const isOver = await cancelRest(
    trx,
    orderId,
    now,
    ({ orderId: id, buying, atWarehouse }) => !unsent.has(id) || buying > 0 || atWarehouse,
  );
  if (!isOver) return;
  // What its store has sent is reopened once it wants that shipped: any other number of units is a change.
  const { held } = await unitsOfStoreOrder(trx, orderId);
  const due = lines.map(({ skuCode }) => [skuCode, held[skuCode] ?? 0]);
  await trx
    .updateTable('customer_order')
    .set({ due_in_store: JSON.stringify(Object.fromEntries(due)) })
    .where('order_id', '=', orderId)
    .execute();
}

/** Units that the store of an order wanted shipped when the order followed them last; null: not known. */
export async function dueBefore(trx: Trx, storeId: string, externalId: string): Promise<Units | null> {
  const known = await trx
    .selectFrom('customer_order')
    .select('due_in_store')
    .where('store_id', '=', storeId)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return known?.due_in_store ?? null;
}

/** Whether labels were bought for all that a store wants shipped of an order, and it wanted more before. */
export async function isWholeSince(
  trx: Trx,
  storeId: string,
  { externalId, lines }: ChannelOrder,
  before: Units,
): Promise<boolean> {
  if (!isLess(dueInStore(lines), before)) return false;
  const { order_id: orderId } = await trx
    .selectFrom('customer_order')
    .select('order_id')
    .where('store_id', '=', storeId)
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  const { labeled, counted } = await unitsOfStoreOrder(trx, orderId);
  return isAllLabeled(dueInStore(lines, counted), labeled);
}

const isDue = ({ state }: ChannelOrder) => state === 'open' || state === 'partly-shipped';

/**
 * Whether the held goods differ from what the store wants shipped now, when the order does not follow it because it was split,
 * merged or edited here: only a person can say which parcels are affected, unless the labeled ones contain everything; then
 * the others are canceled. Also whether bought labels are affected. Stores the current values for the next time.
 */
async function goodsNow(
  trx: Trx,
  orderId: string,
  { order, before: { due_in_store: before }, now, isFollowed }: Known & { isFollowed: boolean },
): Promise<{ isOther: boolean; isOfLabels: boolean }> {
  if (!isDue(order)) return { isOther: false, isOfLabels: false };
  const { held, labeled, counted } = await unitsOfStoreOrder(trx, orderId);
  const due = dueInStore(order.lines, counted);
  const isCounted = order.lines.some(({ shipped = 0 }) => shipped > 0);
  const isUnlike = !isFollowed && isDifferent(due, before, held);
  const isRest = isUnlike && isRestOver(due, before, { held, labeled });
  const isGone = isRest && (await cancelRest(trx, orderId, now));
  const hasRest = isSomeUnlabeled(held, labeled);
  const isOfLabels = concernsLabels(due, before, isGone ? labeled : held, { isFollowed, isCounted, hasRest });
  const isOther = isUnlike && !isGone;
  if (!isOther)
    await trx
      .updateTable('customer_order')
      .set({ due_in_store: JSON.stringify(due) })
      .where('order_id', '=', orderId)
      .execute();
  return { isOther, isOfLabels };
}
