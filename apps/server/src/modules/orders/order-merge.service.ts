import { namedServices, orderMergeApi, orderMessages, orderWords } from '@lading/contracts/orders';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { readMergeWork } from './merge-work.store.ts';
import { orderFor } from './order-act.service.ts';
import { addEachEvent } from './order-event.store.ts';
import {
  firstDifference,
  mergedTags,
  mergeLosses,
  tagsAfterMerge,
  type Mergeable,
  type MergePart,
} from './order-merge-rules.ts';
import { dissolveMerge, insertMerged, readMergeable, setMergedInto } from './order-merge.store.ts';
import { nextState, withAllowedActs } from './order-state-rules.ts';
import { readOrderStates, writeOrderState, type Doer, type LockedOrder } from './order-state.store.ts';
import { writeTags } from './order-work.store.ts';

interface Named {
  orderId: string;
  orderNo: string;
}

const named = ({ orderId, orderNo }: Named): Named => ({ orderId, orderNo });
const refusal = (text: ReturnType<typeof orderMessages.cannotMerge>) => conflict(text);

/**
 * The order whose service the merge takes: the chosen one, else the only one with a service, else the oldest.
 * @throws RequestError 400 when they have several services and none was chosen
 */
function chosenWay(parts: readonly Mergeable[], serviceOf: string | undefined): Mergeable {
  const chosen = parts.find(({ orderId }) => orderId === serviceOf);
  if (chosen) return chosen;
  const [first, ...others] = namedServices(parts);
  if (others.length > 0 || serviceOf !== undefined)
    throw fieldFault('serviceOf', orderMessages.mergeServices());
  return first ?? parts[0]!;
}

/**
 * Orders that can be merged, with their contents, oldest first; locked unless for a preview only.
 * @throws RequestError 404; 409 when an order cannot be merged, or differs from the others
 */
async function readFit(
  trx: Trx,
  ids: readonly string[],
  how?: { isLocked: boolean },
): Promise<{ orders: LockedOrder[]; parts: MergePart[] }> {
  const orders = await readOrderStates(trx, ids, how);
  if (orders.length < ids.length || orders.length < 2) throw notFound();
  const unfit = orders.find((order) => !nextState(order, 'merge'));
  if (unfit) throw refusal(withAllowedActs(unfit, orderMessages.cannotMerge({ order: unfit.orderNo })));
  const parts = await readMergeable(trx, ids);
  const difference = firstDifference(parts);
  if (difference) {
    const { orderNo: order, field } = difference;
    throw refusal(orderMessages.mergeDiffers({ order, field: orderWords.mergeField[field] }));
  }
  return { orders, parts };
}

/** @throws RequestError as {@link readFit}; 400 when their services differ and none was chosen */
async function merge(
  trx: Trx,
  { orderIds, serviceOf }: { orderIds: readonly string[]; serviceOf?: string | undefined },
  { userId, now }: Doer,
): Promise<Named> {
  const ids = [...new Set(orderIds)];
  const { orders, parts } = await readFit(trx, ids);
  const way = chosenWay(parts, serviceOf);
  const { kept: tags } = mergedTags(parts);
  const whole = await insertMerged(trx, { orderIds: ids, wayOf: way.orderId, tags }, now);
  await setMergedInto(trx, ids, { whole: whole.orderId, now });
  await addEachEvent(
    trx,
    [
      { orderId: whole.orderId, kind: 'merged', detail: { orders: orders.toReversed().map(named) } },
      ...ids.map((orderId) => ({ orderId, kind: 'merged-into' as const, detail: { orders: [whole] } })),
    ],
    { userId, at: now },
  );
  return whole;
}

/**
 * Undoes a merge. Tags that it got are given to its orders; edits of it are only named there, for they may concern any of them.
 *
 * @throws RequestError 404; 409 when it is not a merge, or a label for it was or is being bought
 */
async function undoMerge(trx: Trx, orderId: string, { userId, now }: Doer): Promise<{ orders: Named[] }> {
  const whole = await orderFor(trx, orderId, 'undo-merge');
  const { status, effect } = nextState(whole, 'undo-merge')!;
  const parts = await dissolveMerge(trx, orderId, now);
  const partIds = parts.map((part) => part.orderId);
  const { fields, ...work } = await readMergeWork(trx, { whole: orderId, partIds });
  const tagged = tagsAfterMerge(work.tags, work.parts).filter(({ added }) => added.length > 0);
  if (tagged.length > 0) await writeTags(trx, tagged);
  const addedTo = new Map(tagged.map((part) => [part.orderId, part.added]));
  await writeOrderState(trx, [orderId], { status, effect, by: 'person', now });
  await addEachEvent(
    trx,
    [
      { orderId, kind: 'merge-undone', detail: { orders: parts } },
      ...parts.map((part) => {
        const added = addedTo.get(part.orderId);
        return {
          orderId: part.orderId,
          kind: 'unmerged-from' as const,
          detail: { orders: [named(whole)], ...(fields.length > 0 && { fields }), ...(added && { added }) },
        };
      }),
    ],
    { userId, at: now },
  );
  return { orders: parts };
}

/** Orders of one recipient that are shipped as one (decision 0053). */
export function orderMergeHandlers({ clock }: Platform) {
  const { merge: mergeCall, undoMerge: undoCall } = orderMergeApi.calls;
  return {
    merge: ({ db, user, idempotencyKey: key }, { body }) =>
      db((trx) =>
        once(trx, { id: mergeCall.id, key }, () =>
          merge(trx, body, { userId: user.userId, now: clock.now() }),
        ),
      ),
    mergePreview: ({ db }, { query }) =>
      db(async (trx) => {
        const { parts } = await readFit(trx, [...new Set(query.orderIds)], { isLocked: false });
        return { losses: mergeLosses(parts) };
      }),
    undoMerge: ({ db, user, idempotencyKey: key }, { body }) =>
      db((trx) =>
        once(trx, { id: undoCall.id, key }, () =>
          undoMerge(trx, body.orderId, { userId: user.userId, now: clock.now() }),
        ),
      ),
  } satisfies HandlersOf<typeof orderMergeApi>;
}
