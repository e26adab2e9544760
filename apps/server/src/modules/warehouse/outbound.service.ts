import {
  actsIn,
  outboundTransitions,
  warehouseMessages,
  type OutboundAct,
  type OutboundDetail,
  type StockEventKind,
} from '@lading/contracts/warehouse';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput, conflict } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { holdOutboundCharges, releaseOutboundCharges } from '../funds/index.ts';
import { refusalOnOrder } from '../orders/index.ts';
import { resolveSkus } from '../products/index.ts';
import { queueAllocation } from './allocate.job.ts';
import { recordClientEvent, requireConnected } from './client-draft.service.ts';
import { lockOrderToRelease, type OrderToRelease } from './order-to-release.store.ts';
import { linesOfGoods, refuseTooMany, type OrderedGoods } from './ordered-goods.ts';
import {
  insertOutbound,
  lockOutbound,
  readOutbound,
  requestCancel,
  resumeOutbound,
  saveOutboundState,
  unitsPicked,
  waitingOutbounds,
  type WaitingOutbound,
  type LockedOutbound,
  type OutboundToInsert,
} from './outbound.store.ts';
import { refusable, stateAfter } from './stock.service.ts';
import { releaseStock, reserveStock } from './stock.store.ts';
import { sendProducts, skusOf } from './warehouse-connection.store.ts';
import { unknownSkus } from './unknown-skus.ts';

/** An outbound to place. */
interface OutboundToPlace extends Omit<OutboundToInsert, 'lines' | 'now'> {
  goods: readonly OrderedGoods[];
}
/** A locked order with what its lines stand for; without goods when a warehouse already has it. */
export type OrderToPlace = OrderToRelease & Pick<OutboundToPlace, 'goods'>;
interface Placement {
  orderId: string;
  order: OrderToPlace;
  warehouseId: string;
  /** Default: the order's own. */
  shipBy?: string | null | undefined;
}
type Caller = Pick<SignedInContext, 'db'> & { user: { userId: string } };

/** Waiting orders read at once. */
const waitingAtOnce = 200;

/** Outbounds on their client's side (warehouse design, b). */
export function outboundService({ clock, database, jobs }: Pick<Platform, 'clock' | 'database' | 'jobs'>) {
  const requireOutbound = (trx: Trx, outboundId: string): Promise<OutboundDetail> =>
    requireRow(outboundId, () => readOutbound(trx, outboundId));

  const record = (
    trx: Trx,
    head: LockedOutbound,
    kind: Extract<StockEventKind, `outbound.${string}`>,
    actorId: string,
    /** Distinguishes acts that may occur several times. */
    at = '',
  ) =>
    recordClientEvent(trx, head, {
      kind,
      key: `outbound-${head.outboundId}-${kind}${at}`,
      occurredAt: clock.now(),
      actorId,
      subject: { kind: 'outbound', id: head.outboundId },
    });

  /** Reserves everything or nothing, and returns the resulting state. */
  async function allocate(trx: Trx, head: LockedOutbound, actorId: string): Promise<void> {
    const status = stateAfter(outboundTransitions, head, 'allocate');
    const short = await refusable(reserveStock(trx, head.outboundId));
    if (short.length > 0) {
      if (head.state !== 'BACKORDERED') await saveOutboundState(trx, head.outboundId, 'BACKORDERED');
      return;
    }
    await saveOutboundState(trx, head.outboundId, status);
    await record(trx, head, 'outbound.allocated', actorId, `-${head.version}`);
  }

  /**
   * Writes an outbound, holds its estimated cost, and reserves its goods; undefined when its number is taken in the warehouse.
   * @throws RequestError 409 when it has too many units
   */
  async function place(trx: Trx, draft: OutboundToPlace, userId: string): Promise<string | undefined> {
    const { goods, ...head } = draft;
    refuseTooMany(goods);
    const products = [...new Set(goods.flatMap(({ parts }) => parts.map(({ productId }) => productId)))];
    const skus = await skusOf(trx, products);
    const lines = linesOfGoods(goods, skus);
    const outboundId = await insertOutbound(trx, { ...head, lines, now: clock.now() });
    if (outboundId === undefined) return undefined;
    await sendProducts(trx, draft.warehouseId, products);
    const placed = (await lockOutbound(trx, outboundId))!;
    await record(trx, placed, 'outbound.submitted', userId);
    // Goods before money, as when canceling: the other order could deadlock.
    await allocate(trx, placed, userId);
    await holdOutboundCharges(trx, clock, outboundId);
    return outboundId;
  }

  /**
   * Cancels a locked outbound whose state allows it: releases its goods and held money. Units that were picked before stock
   * ran out are put back by the floor first.
   */
  async function cancelLocked(trx: Trx, head: LockedOutbound, actorId: string): Promise<void> {
    const { outboundId } = head;
    await refusable(releaseStock(trx, outboundId));
    const isPicked = (await unitsPicked(trx, outboundId)) > 0;
    await saveOutboundState(trx, outboundId, isPicked ? 'PUTTING_BACK' : 'CANCELLED');
    await record(trx, head, 'outbound.cancelled', actorId);
    await releaseOutboundCharges(trx, clock, outboundId);
    // Its released reservation can go to waiting orders.
    await queueAllocation(trx, jobs, head);
  }

  const act = (
    { db, user }: Caller,
    outboundId: string,
    name: OutboundAct,
    work: (trx: Trx, head: LockedOutbound, actorId: string) => Promise<unknown>,
  ): Promise<OutboundDetail> =>
    db(async (trx) => {
      const head = await requireRow(outboundId, () => lockOutbound(trx, outboundId));
      stateAfter(outboundTransitions, head, name);
      await work(trx, head, user.userId);
      return requireOutbound(trx, outboundId);
    });

  /**
   * An order that can be released to a warehouse, locked, with what its lines stand for.
   *
   * @throws RequestError 400, 404 or 409 with the reason it cannot be released
   */
  async function orderToPlace(trx: Trx, orderId: string): Promise<OrderToPlace> {
    const order = await requireRow(orderId, () => lockOrderToRelease(trx, orderId));
    const { orderNo, outbound } = order;
    if (outbound) return { ...order, goods: [] };
    if (order.isBuying) throw conflict(warehouseMessages.labelUnderWay({ orderNo }));
    if (order.status === 'ON_HOLD')
      throw await refusalOnOrder(trx, orderId, warehouseMessages.orderOnHold({ orderNo }));
    if (order.status !== 'UNSHIPPED')
      throw await refusalOnOrder(trx, orderId, warehouseMessages.orderNotOpen({ orderNo }));
    // An outbound without units could be neither picked nor packed.
    if (order.lines.length === 0) throw conflict(warehouseMessages.orderWithoutProducts({ orderNo }));
    const goods = await resolveSkus(
      trx,
      order.lines.map(({ skuCode }) => skuCode),
      order.storeId,
    );
    const unknown = order.lines.filter(({ skuCode }) => !goods.has(skuCode));
    if (unknown.length > 0) {
      const textOf = await unknownSkus(
        trx,
        unknown.map(({ skuCode }) => skuCode),
      );
      throw badInput(unknown.map(({ skuCode }) => ({ fieldName: 'orderId', ...textOf(skuCode) })));
    }
    const ordered = order.lines.map((line) => ({ ...line, parts: goods.get(line.skuCode)! }));
    refuseTooMany(ordered);
    return { ...order, goods: ordered };
  }

  /** Sends a locked order to a warehouse. @throws RequestError 400 or 409 */
  async function placeOrder(
    trx: Trx,
    { orderId, order, warehouseId, shipBy }: Placement,
    userId: string,
  ): Promise<string> {
    const { orderNo, recipient, goods } = order;
    await requireConnected(trx, warehouseId);
    const head = { warehouseId, orderId, clientRef: orderNo, recipient, shipBy: shipBy ?? order.shipBy };
    const outboundId = await place(trx, { ...head, goods }, userId);
    if (outboundId === undefined) throw conflict(warehouseMessages.referenceTaken());
    return outboundId;
  }

  /** Reserves for every waiting order, each in its own transaction: one that is short or fails does not block the others. */
  async function allocateWaiting(orgId: string, warehouseId: string, most = waitingAtOnce): Promise<void> {
    const failures: unknown[] = [];
    let behind: WaitingOutbound | undefined;
    for (;;) {
      const page = { behind, most };
      const waiting = await database.asOrganization(orgId, (trx) => waitingOutbounds(trx, warehouseId, page));
      for (const { outboundId } of waiting)
        await database
          .asOrganization(orgId, async (trx) => {
            const head = await lockOutbound(trx, outboundId);
            // No person requested this.
            if (head?.state === 'BACKORDERED') await allocate(trx, head, '0');
          })
          .catch((error: unknown) => failures.push(error));
      if (waiting.length < most) break;
      behind = waiting.at(-1);
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `Orders that could not be reserved for: ${failures.length}`);
  }

  const askToCancel = async (trx: Trx, head: LockedOutbound, actorId: string): Promise<void> => {
    await requestCancel(trx, head.outboundId);
    await record(trx, head, 'outbound.cancel-requested', actorId, `-${head.version}`);
  };

  return {
    requireOutbound,
    allocateWaiting,

    /** Cancels an outbound, or asks its floor to, without a request by a person. */
    async recall(trx: Trx, outboundId: string): Promise<void> {
      const head = await lockOutbound(trx, outboundId);
      const acts = head ? actsIn(outboundTransitions, head.state, 'client') : [];
      if (head && acts.includes('cancel')) await cancelLocked(trx, head, '0');
      else if (head && acts.includes('requestCancel')) await askToCancel(trx, head, '0');
    },

    place,
    cancelLocked,
    orderToPlace,
    placeOrder,

    detail: ({ db }: Pick<Caller, 'db'>, outboundId: string) => db((trx) => requireOutbound(trx, outboundId)),

    allocate: (caller: Caller, outboundId: string) => act(caller, outboundId, 'allocate', allocate),

    cancel: (caller: Caller, outboundId: string) => act(caller, outboundId, 'cancel', cancelLocked),

    requestCancel: (caller: Caller, outboundId: string) =>
      act(caller, outboundId, 'requestCancel', askToCancel),

    withdrawCancel: (caller: Caller, outboundId: string) =>
      act(caller, outboundId, 'withdrawCancel', async (trx, head, actorId) => {
        await resumeOutbound(trx, outboundId);
        await queueAllocation(trx, jobs, head);
        await record(trx, head, 'outbound.cancel-withdrawn', actorId, `-${head.version}`);
      }),
  };
}
