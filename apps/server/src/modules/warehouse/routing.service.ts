import type { ParsedInput } from '@lading/contracts/core';
import {
  warehouseMessages,
  type OutboundDetail,
  type outboundApi,
  type RoutingSettings,
} from '@lading/contracts/warehouse';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, notFound, RequestError } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { estimateParcel } from '../funds/index.ts';
import { splitByUnits, type FulfillOrder } from '../orders/index.ts';
import { outboundService, type OrderToPlace } from './outbound.service.ts';
import { routeOrder, type Routed, type WantedLine } from './routing-rules.ts';
import {
  holdAvailable,
  insertDecision,
  ordersToRoute,
  readOrderRouting,
  readRouting,
  readRoutingWarehouses,
  saveRouting,
} from './routing.store.ts';
import { skusOf } from './warehouse-connection.store.ts';
import { Unrouted } from './unrouted.ts';

type Release = ParsedInput<(typeof outboundApi.calls)['releaseOrder']>['body'];
type Caller = Pick<SignedInContext, 'db'> & { user: { orgId: string; userId: string } };
type Run = <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;
/** `userId`: null without a request by a person. */
interface Doer {
  orgId: string;
  userId: string | null;
}

/** Orders per round of automatic release, and the delay before the next attempt at one that no warehouse could ship. */
const round = 200;
const retryMs = 10 * 60_000;

/** Sends orders to warehouses, to a given one or one that routing chooses, and stores why (warehouse design, f). */
export function routingService(platform: Pick<Platform, 'clock' | 'database' | 'jobs' | 'log'>) {
  const { clock, database } = platform;
  const outbounds = outboundService(platform);

  /** Evaluates the warehouses for a locked order. Their stock of its goods is locked until the transaction ends. */
  async function weigh(trx: Trx, order: OrderToPlace, orgId: string): Promise<Routed> {
    const lines: WantedLine[] = order.goods.map(({ quantity, parts }, line) => ({ line, quantity, parts }));
    const productIds = [...new Set(lines.flatMap(({ parts }) => parts.map(({ productId }) => productId)))];
    const skus = await skusOf(trx, productIds);
    const { maySplit } = await readRouting(trx);
    const warehouses = await readRoutingWarehouses(trx);
    const available = await holdAvailable(trx, productIds);
    const sites = warehouses.map((one) => ({
      ...one,
      available: available.get(one.warehouseId) ?? new Map<string, number>(),
    }));
    return routeOrder({
      lines,
      sites,
      maySplit,
      assignedTo: order.assignedTo,
      country: order.recipient.countryCode?.toUpperCase() || null,
      skuOf: (productId) => skus.get(productId) ?? productId,
      costOf: (warehouseId, some) => {
        const goods = some.flatMap(({ quantity, parts }) =>
          parts.map((part) => ({ productId: part.productId, quantity: quantity * part.quantity })),
        );
        return estimateParcel(trx, { orgId, warehouseId, goods, now: clock.now(), lines: goods.length });
      },
    });
  }

  /** Sends the parts of an order to the chosen warehouses. @returns the outbound of the order itself */
  async function placeParts(
    trx: Trx,
    { orderId, order, shipBy }: { orderId: string; order: OrderToPlace; shipBy: Release['shipBy'] },
    { rule, parts, considered }: Routed,
    { userId }: Doer,
  ): Promise<string> {
    const now = clock.now();
    const actor = userId ?? '0';
    const [first, second] = parts;
    if (!first) throw new Unrouted(order, considered);
    const split = second
      ? await splitByUnits(trx, orderId, { lines: second.lines, by: { userId: actor, now } })
      : undefined;
    const placed = [
      { part: first, orderId },
      ...(second && split ? [{ part: second, orderId: split.orderId }] : []),
    ];
    let own = '';
    // The goods are locked already, so the sequence does not matter.
    for (const { part, orderId: ownOrder } of placed) {
      const to = await outbounds.orderToPlace(trx, ownOrder);
      const placement = { orderId: ownOrder, order: to, warehouseId: part.warehouseId, shipBy };
      const outboundId = await outbounds.placeOrder(trx, placement, actor);
      await insertDecision(trx, { rule, considered, outboundId, userId, now, orderId: ownOrder });
      own ||= outboundId;
    }
    return own;
  }

  async function releaseIn(trx: Trx, { orderId, warehouseId, shipBy }: Release, who: Doer): Promise<string> {
    const order = await outbounds.orderToPlace(trx, orderId);
    const { outbound } = order;
    if (outbound && (warehouseId === null || outbound.warehouseId === warehouseId))
      return outbound.outboundId;
    if (outbound) {
      const { orderNo } = order;
      throw conflict(warehouseMessages.orderInWarehouse({ orderNo, outboundNo: outbound.outboundNo }));
    }
    if (warehouseId === null)
      return placeParts(trx, { orderId, order, shipBy }, await weigh(trx, order, who.orgId), who);
    const outboundId = await outbounds.placeOrder(
      trx,
      { orderId, order, warehouseId, shipBy },
      who.userId ?? '0',
    );
    const { userId } = who;
    await insertDecision(trx, {
      orderId,
      outboundId,
      userId,
      rule: 'NAMED',
      now: clock.now(),
      considered: [],
    });
    return outboundId;
  }

  /** Releases an order in one transaction with `after`. A failure to find a warehouse is stored too. */
  async function release<Result>(
    run: Run,
    given: Release,
    who: Doer,
    after: (trx: Trx, outboundId: string) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await run(async (trx) => after(trx, await releaseIn(trx, given, who)));
    } catch (error) {
      const isKept = error instanceof Unrouted || (error instanceof RequestError && who.userId === null);
      if (isKept)
        await run((trx) =>
          insertDecision(trx, {
            orderId: given.orderId,
            outboundId: null,
            userId: who.userId,
            rule: 'NONE',
            now: clock.now(),
            considered: error instanceof Unrouted ? error.considered : [],
            problem: error instanceof Unrouted ? null : (error.faults?.[0] ?? error.text),
          }),
        );
      throw error;
    }
  }

  const settings = async (trx: Trx): Promise<RoutingSettings> => ({
    ...(await readRouting(trx)),
    warehouses: (await readRoutingWarehouses(trx)).map(({ warehouseId, isUsed, rank, countries }) => ({
      warehouseId,
      isUsed,
      rank,
      countries,
    })),
  });

  const fulfill: FulfillOrder = ({ orgId, userId, orderId, warehouseId }, finish) =>
    release(
      (work) => database.asOrganization(orgId, work),
      { orderId, warehouseId },
      { orgId, userId },
      finish,
    );

  return {
    fulfill,

    release: ({ db, user }: Caller, given: Release): Promise<OutboundDetail> =>
      release(db, given, user, outbounds.requireOutbound),

    settings: ({ db }: Pick<Caller, 'db'>): Promise<RoutingSettings> => db(settings),

    /** @throws RequestError 404 for a warehouse that the organization is not connected with */
    saveSettings: ({ db }: Pick<Caller, 'db'>, body: RoutingSettings): Promise<RoutingSettings> =>
      db(async (trx) => {
        const own = new Set((await readRoutingWarehouses(trx)).map(({ warehouseId }) => warehouseId));
        if (body.warehouses.some(({ warehouseId }) => !own.has(warehouseId))) throw notFound();
        await saveRouting(trx, body, clock.now());
        return settings(trx);
      }),

    orderRouting: ({ db }: Pick<Caller, 'db'>, orderId: string) =>
      db(async (trx) => {
        const found = await requireRow(orderId, () => readOrderRouting(trx, orderId));
        return found;
      }),

    /** Releases new orders of an organization one by one: neither failures nor large numbers block the others. */
    async releaseWaiting(orgId: string, most = round): Promise<void> {
      const run: Run = (work) => database.asOrganization(orgId, work);
      const triedBefore = new Date(clock.now().getTime() - retryMs);
      const faults: unknown[] = [];
      const faulty: string[] = [];
      for (;;) {
        const orderIds = await run((trx) => ordersToRoute(trx, triedBefore, { most, but: faulty }));
        for (const orderId of orderIds)
          try {
            await release(
              run,
              { orderId, warehouseId: null },
              { orgId, userId: null },
              async () => undefined,
            );
          } catch (error) {
            if (error instanceof RequestError) continue;
            faults.push(error);
            faulty.push(orderId);
          }
        // Other orders have had their turn, or there are none.
        if (orderIds.length < most || orderIds.some((orderId) => !faulty.includes(orderId))) break;
      }
      if (faults.length > 0) throw faults[0];
    },
  };
}
