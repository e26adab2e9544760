import {
  actOfRequest,
  orderActsApi,
  type OrderAct,
  type OrderActRequest,
  type OrderStatus,
} from '@lading/contracts/orders';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { notFound, RequestError } from '../../platform/request-error.ts';
import { isSameTerm, planAct, refuseHoldEnd, termOf, type PlannedAct } from './order-act-rules.ts';
import { addEachEvent, readTimeline } from './order-event.store.ts';
import { writeHolds } from './order-hold.store.ts';
import { allowedActs, nextState, notAllowed } from './order-state-rules.ts';
import { readOrderState, writeOrderState, type Doer, type LockedOrder } from './order-state.store.ts';
import { countPackages, writeOnlyPackage, writeService } from './order-parcel.store.ts';
import { splitOrder } from './order-split.service.ts';
import { compareRestored } from './store-goods.store.ts';
import {
  assignWarehouse,
  listOwnWarehouses,
  listPresets,
  planPreset,
  writeShipBy,
  writeTags,
  writeTerm,
} from './order-work.store.ts';

/** An order for which an act is allowed, locked. @throws RequestError 404, or 409 with the allowed acts */
export async function orderFor(trx: Trx, orderId: string, act: OrderAct): Promise<LockedOrder> {
  const order = await readOrderState(trx, orderId);
  if (!order) throw notFound();
  if (!nextState(order, act)) throw notAllowed(order, act);
  return order;
}

/**
 * Applies an act to locked orders; each refused one is passed to `onRefused` and stays unchanged.
 * @param onRefused throws, or stores the reason
 */
export async function actOnLocked(
  trx: Trx,
  orders: readonly LockedOrder[],
  {
    request,
    by: { userId, now },
    onRefused,
  }: { request: OrderActRequest; by: Doer; onRefused: (order: LockedOrder, error: RequestError) => void },
): Promise<void> {
  const known = {
    warehouses: request.act === 'assign' ? await listOwnWarehouses(trx) : [],
    presets: request.act === 'preset' ? await listPresets(trx) : [],
    packages: request.act === 'package' ? await countPackages(trx, idsOf(orders)) : new Map<string, number>(),
  };
  const plans: PlannedAct[] = [];
  for (const order of orders) {
    try {
      const plan = planAct(order, request, known);
      if (plan) plans.push(plan);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      onRefused(order, error);
    }
  }
  if (plans.length === 0) return;
  const note = 'note' in request ? request.note || null : null;
  const reason = request.act === 'hold' ? request.reason : null;
  const until = request.act === 'hold' && request.until ? new Date(request.until) : null;
  const moved = plans.flatMap(({ orderId, state }) => (state ? [{ orderId, ...state }] : []));
  for (const some of Map.groupBy(
    moved,
    ({ status, by = 'person', reason: why = '' }) => `${status} ${by} ${why}`,
  ).values()) {
    const { orderId: _, ...state } = some[0]!;
    await writeOrderState(trx, idsOf(some), { by: 'person', reason, note, until, now, ...state });
  }
  if (request.act === 'restore') await compareRestored(trx, idsOf(moved), now);
  if (request.act === 'assign') await assignWarehouse(trx, idsOf(plans), request.warehouseId);
  if (request.act === 'ship-by') await writeShipBy(trx, idsOf(plans), { shipBy: request.shipBy, now });
  if (request.act === 'preset') await planPreset(trx, idsOf(plans), { presetId: request.presetId, now });
  if (request.act === 'service') await writeService(trx, idsOf(plans), { ...request, now });
  const term = termOf(request);
  if (term) {
    // The version of an order that has the value already stays: nothing of its content changes.
    const planned = new Set(idsOf(plans));
    const others = orders.filter((order) => planned.has(order.orderId) && !isSameTerm(order, term));
    await writeTerm(trx, idsOf(others), { ...term, now });
  }
  if (request.act === 'change-hold') await changeHolds(trx, idsOf(plans), { request, now });
  if (request.act === 'package') await writeOnlyPackage(trx, idsOf(plans), { draft: request.package, now });
  const tagged = plans.flatMap(({ orderId, tags }) => (tags ? [{ orderId, tags }] : []));
  if (tagged.length > 0) await writeTags(trx, tagged);
  await addEachEvent(trx, plans, { userId, at: now });
  const stillHeld = moved.filter(({ by }) => by === 'store');
  if (stillHeld.length === 0) return;
  await addEachEvent(
    trx,
    stillHeld.map(({ orderId, reason: why = 'STORE' }) => ({
      orderId,
      kind: 'held',
      detail: { reason: why, note: null },
    })),
    { userId: null, at: now },
  );
}

const changeHolds = (
  trx: Trx,
  orderIds: readonly string[],
  { request, now }: { request: Extract<OrderActRequest, { act: 'change-hold' }>; now: Date },
): Promise<void> =>
  writeHolds(trx, orderIds, {
    now,
    reason: request.reason,
    ...(request.until !== undefined && { until: request.until === null ? null : new Date(request.until) }),
    ...(request.note !== undefined && { note: request.note || null }),
  });

const idsOf = (some: readonly { orderId: string }[]): string[] => some.map(({ orderId }) => orderId);

async function stateOf(
  trx: Trx,
  orderId: string,
): Promise<{ orderStatus: OrderStatus; allowedActs: OrderAct[] }> {
  const order = (await readOrderState(trx, orderId, { isLocked: false }))!;
  return { orderStatus: order.status, allowedActs: allowedActs(order) };
}

/** Acts of people on single orders, and their timelines. */
export function orderActHandlers({ clock }: Platform) {
  return {
    act: ({ db, user, idempotencyKey: key }, { body: { orderId, request } }) =>
      db((trx) =>
        once(trx, { id: orderActsApi.calls.act.id, key }, async () => {
          const order = await orderFor(trx, orderId, actOfRequest(request));
          refuseHoldEnd(request, clock.now());
          await actOnLocked(trx, [order], {
            request,
            by: { userId: user.userId, now: clock.now() },
            onRefused: (_order, error) => {
              throw error;
            },
          });
          return stateOf(trx, orderId);
        }),
      ),
    timeline: ({ db }, { params }) =>
      db(async (trx) => {
        if (!(await readOrderState(trx, params.orderId, { isLocked: false }))) throw notFound();
        return readTimeline(trx, params.orderId);
      }),
    split: ({ db, user, idempotencyKey: key }, { body }) =>
      db((trx) =>
        once(trx, { id: orderActsApi.calls.split.id, key }, async () => {
          const order = await orderFor(trx, body.orderId, 'split');
          return splitOrder(trx, order, { ...body, by: { userId: user.userId, now: clock.now() } });
        }),
      ),
    warehouses: ({ db }) => db(listOwnWarehouses),
  } satisfies Omit<HandlersOf<typeof orderActsApi>, 'checkRecipient'>;
}
