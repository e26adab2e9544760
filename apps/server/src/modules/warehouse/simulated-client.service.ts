import { warehouseFunction } from '@lading/contracts/identity';
import type { Platform } from '../../platform/platform.ts';
import { discrepancyService } from './discrepancy.service.ts';
import { inboundService } from './inbound.service.ts';
import { outboundService } from './outbound.service.ts';
import { returnService } from './return.service.ts';
import {
  type SimulatedSiteDay,
  hasFloorStarted,
  isReferenceUsed,
  readOpenDiscrepancies,
  readRange,
  readShippedBefore,
  type SimulatedProduct,
} from './simulation.store.ts';
import {
  chanceOf,
  dayPlus,
  goodsOf,
  isDecided,
  isTurn,
  ordersOn,
  recipientOf,
  referenceOf,
  returnedAfter,
  returnReasonOf,
  targetOf,
} from './simulation-plan-rules.ts';
import { workOrderService } from './work-order.service.ts';

const minute = 60_000;

/** A client's day: announces deliveries, sends orders, announces returns, orders work and answers discrepancies. */
export function simulatedClient({ database }: Pick<Platform, 'database'>, site: SimulatedSiteDay) {
  const { warehouseId, seed, day, platformAt } = site;
  const caller = {
    user: { userId: site.userId, orgId: site.orgId },
    db: <Result>(work: Parameters<typeof database.asOrganization<Result>>[1]) =>
      database.asOrganization(site.orgId, work),
    // Deterministic numbers keep everything from being done twice.
    idempotencyKey: undefined,
  };
  const isNew = async (table: Parameters<typeof isReferenceUsed>[1], clientRef: string): Promise<boolean> =>
    !(await caller.db((trx) => isReferenceUsed(trx, table, { warehouseId, clientRef })));
  const range = async (): Promise<SimulatedProduct[]> => {
    const all = await caller.db((trx) => readRange(trx, warehouseId));
    return chanceOf(seed, site.warehouseCode, site.orgName, 'range').some(all, 14);
  };

  /** Orders products that run low; a new client sends a first delivery of everything. */
  async function announceDelivery(): Promise<void> {
    const goods = (await range()).map((product, rank) => {
      const missing = targetOf(rank) - product.available - product.incoming;
      return { ...product, missing: Math.ceil(missing / 6) * 6 };
    });
    const isFirst = goods.every(({ available, incoming }) => available + incoming === 0);
    if (!isFirst && !isTurn(site, 'delivery', 5)) return;
    const low = goods
      .filter(({ missing }) => missing >= 12)
      .toSorted((one, next) => next.missing - one.missing);
    const lines = low
      .slice(0, isFirst ? 10 : 3)
      .map(({ skuCode, missing }) => ({ skuCode, expected: missing }));
    const clientRef = referenceOf(site, 'PO', 0);
    if (lines.length === 0 || !(await isNew('inbound', clientRef))) return;
    const inbounds = inboundService(platformAt(30 * minute));
    const chance = chanceOf(seed, clientRef, site.warehouseCode);
    const eta = dayPlus(day, isFirst ? 0 : 2 + chance.below(3));
    const delivery = chance.one(['PARCEL', 'PALLET', 'PALLET', 'LTL'] as const);
    const draft = { warehouseId, clientRef, delivery, tracking: null, eta, lines };
    const { inboundId } = await inbounds.save(caller, draft);
    await inbounds.submit(caller, inboundId);
  }

  /** Sends orders for available stock; a few are canceled the same day. */
  async function sendOrders(): Promise<void> {
    const goods = await range();
    const left = new Map(goods.map(({ productId, available }) => [productId, available]));
    for (let index = 0; index < ordersOn(site); index += 1) {
      const clientRef = referenceOf(site, 'WEB', index);
      if (!(await isNew('outbound', clientRef))) continue;
      const chance = chanceOf(seed, clientRef, site.warehouseCode, site.orgName);
      const lines = goodsOf(chance, goods.length).flatMap(({ rank, quantity }) => {
        const { productId, skuCode } = goods[rank]!;
        const rest = left.get(productId)! - quantity;
        if (rest < 0) return [];
        left.set(productId, rest);
        return [{ skuCode, quantity: 1, parts: [{ productId, quantity }] }];
      });
      if (lines.length === 0) continue;
      const outbounds = outboundService(platformAt((60 + index * 75) * minute));
      const outboundId = await caller.db((trx) =>
        outbounds.place(
          trx,
          {
            warehouseId,
            clientRef,
            orderId: null,
            recipient: recipientOf(chance),
            shipBy: dayPlus(day, 2),
            goods: lines,
          },
          site.userId,
        ),
      );
      if (outboundId !== undefined && chance.below(100) < 2) await outbounds.cancel(caller, outboundId);
    }
  }

  async function announceReturns(): Promise<void> {
    if (!site.functionTypes.includes(warehouseFunction.return)) return;
    const returns = returnService(platformAt(120 * minute));
    for (const { clientRef: orderNo, skuCode, daysAgo } of await caller.db((trx) =>
      readShippedBefore(trx, site),
    )) {
      const chance = chanceOf(seed, orderNo, site.warehouseCode, site.orgName, 'return');
      if (returnedAfter(chance) !== daysAgo) continue;
      const clientRef = orderNo.replace('WEB', 'RET');
      if (!(await isNew('customer_return', clientRef))) continue;
      const lines = [{ skuCode, expected: 1 }];
      await returns.save(caller, { warehouseId, clientRef, orderNo, reason: returnReasonOf(chance), lines });
    }
  }

  /** Orders relabeling or repacking of the best stocked goods, and disposal of damaged ones. */
  async function orderWork(): Promise<void> {
    if (!site.functionTypes.includes(warehouseFunction.workOrder) || !isTurn(site, 'work', 8)) return;
    const clientRef = referenceOf(site, 'WORK', 0);
    if (!(await isNew('work_order', clientRef))) return;
    const goods = await range();
    const damaged = goods.find((product) => product.damaged > 2);
    const [most] = goods.toSorted((one, next) => next.available - one.available);
    const orders = workOrderService(platformAt(150 * minute));
    if (damaged) {
      const lines = [{ skuCode: damaged.skuCode, planned: damaged.damaged, condition: 'DAMAGED' as const }];
      await orders.save(caller, { warehouseId, clientRef, kind: 'DISPOSE', lines });
    } else if (most && most.available >= 12) {
      const chance = chanceOf(seed, clientRef, site.warehouseCode, site.orgName);
      const kind = chance.one(['RELABEL', 'REPACK'] as const);
      const planned = Math.min(6 + chance.below(31), most.available);
      const lines = [{ skuCode: most.skuCode, planned, condition: 'GOOD' as const }];
      await orders.save(caller, { warehouseId, clientRef, kind, lines });
    }
  }

  /** Accepts most discrepancies, claims some, and requests recounts of others. */
  async function decideDiscrepancies(): Promise<void> {
    const discrepancies = discrepancyService(platformAt(180 * minute));
    const open = { ...site, statuses: ['OPEN'] as const, before: site.opensAt };
    for (const { discrepancyId, name, isAnswered } of await caller.db((trx) =>
      readOpenDiscrepancies(trx, open),
    )) {
      if (!isDecided(chanceOf(seed, name, site.warehouseCode, day))) continue;
      const draw = chanceOf(seed, name, site.warehouseCode, 'decision').below(20);
      const act = isAnswered || draw < 12 ? 'accept' : draw < 17 ? 'claim' : 'recount';
      await discrepancies.decide(caller, { discrepancyId, act, note: null });
    }
  }

  return {
    async work(): Promise<void> {
      // Work of the floor since then changes the open decisions.
      if (await caller.db((trx) => hasFloorStarted(trx, site))) return;
      await announceDelivery();
      await sendOrders();
      await announceReturns();
      await orderWork();
      await decideDiscrepancies();
      // Yesterday's arrivals go to waiting orders.
      await outboundService(platformAt(480 * minute)).allocateWaiting(site.orgId, warehouseId);
    },
  };
}
