import type { DiscrepancyReason } from '@lading/contracts/warehouse';
import type { Platform } from '../../platform/platform.ts';
import { countFloorService } from './count-floor.service.ts';
import { discrepancyService } from './discrepancy.service.ts';
import { inboundFloorService } from './inbound-floor.service.ts';
import { outboundFloorService } from './outbound-floor.service.ts';
import { returnFloorService } from './return-floor.service.ts';
import {
  type SimulatedSiteDay,
  readFilledBins,
  readOpenDiscrepancies,
  readWaiting,
} from './simulation.store.ts';
import {
  carrierOf,
  chanceOf,
  countOf,
  dispositionOf,
  isTurn,
  isWorkday,
  varianceOf,
} from './simulation-plan-rules.ts';
import { standardBins } from './simulation-standards.ts';
import { eventByKey } from './stock.store.ts';
import { workOrderFloorService } from './work-order-floor.service.ts';

const minute = 60_000;
const shelves = standardBins.filter(({ kind }) => kind === 'PICK').map(({ binCode }) => binCode);

const reasonOf = (kind: string): { reason: DiscrepancyReason; note: string } =>
  kind === 'DAMAGED'
    ? { reason: 'CARRIER_DAMAGE', note: 'The carton was crushed at one corner.' }
    : kind === 'OVER'
      ? { reason: 'EXTRA_UNITS', note: 'We counted twice. The carton holds more than announced.' }
      : { reason: 'NOT_IN_SHIPMENT', note: 'We counted twice. The units were not in the carton.' };

/** The daily work of warehouse staff for a client: everything waiting since the day before. The tally counts the work. */
export function simulatedFloor(
  { database }: Pick<Platform, 'database'>,
  site: SimulatedSiteDay,
  tally: { received: number; shipped: number; returned: number; worked: number },
) {
  const { seed, day, warehouseId, platformAt, opensAt } = site;
  const staff = {
    user: { userId: site.staffId },
    floor: <Result>(work: Parameters<typeof database.asWarehouseStaff<Result>>[1]) =>
      database.asWarehouseStaff(site.providerOrgId, work),
  };
  const waiting = (kind: Parameters<typeof readWaiting>[1], before: Date = opensAt) =>
    staff.floor((trx) => readWaiting(trx, kind, { ...site, before }));
  const keyOf = (...names: readonly (string | number)[]): string =>
    `sim-${seed}-${names.join('-')}`.slice(0, 100);
  const chance = (...names: readonly string[]) => chanceOf(seed, site.warehouseCode, site.orgName, ...names);
  const shelfOf = (skuCode: string): string => chance('shelf', skuCode).one(shelves);

  /** Counts today's arrivals, and puts away earlier ones. */
  async function workDock(): Promise<void> {
    for (const { id: inboundId, status, isCarriedOver } of await waiting('inbound')) {
      const act = (...names: readonly string[]) => ({ inboundId, eventKey: keyOf(inboundId, ...names) });
      if (status === 'SUBMITTED')
        await inboundFloorService(platformAt(20 * minute)).arrive(staff, act('arrive'));
      const dock = inboundFloorService(platformAt(90 * minute));
      const { lines, clientRef } = await dock.detail(staff, inboundId);
      const uncounted = lines.filter(({ countedGood, countedDamaged }) => countedGood + countedDamaged === 0);
      for (const { skuCode, expected } of uncounted) {
        const counts = countOf(chance(clientRef, skuCode), expected);
        await dock.receive(staff, { ...act('count', skuCode), code: skuCode, ...counts });
      }
      if (uncounted.length > 0) tally.received += 1;
      if (uncounted.length > 0 || !isCarriedOver) continue;
      for (const { skuCode, countedGood, stowed } of lines)
        if (countedGood > stowed)
          await dock.putAway(staff, {
            ...act('stow', skuCode, String(stowed)),
            code: skuCode,
            quantity: countedGood - stowed,
            binCode: shelfOf(skuCode),
          });
      await inboundFloorService(platformAt(150 * minute)).close(staff, act('close'));
    }
  }

  /** Picks, packs and ships orders from before ten; the rest waits for the next day. */
  async function shipOrders(): Promise<void> {
    for (const [index, { id: outboundId, clientRef }] of (
      await waiting('outbound', new Date(opensAt.getTime() + 150 * minute))
    ).entries()) {
      const act = (...names: readonly string[]) => ({ outboundId, eventKey: keyOf(outboundId, ...names) });
      const after = (180 + index * 8) * minute;
      const picking = outboundFloorService(platformAt(after));
      const { lines } = await picking.detail(staff, outboundId);
      for (const { lineId, skuCode, ordered, picked, places } of lines) {
        let left = ordered - picked;
        const bins = Map.groupBy(places, ({ binCode }) => binCode);
        for (const [binCode, lots] of bins) {
          const quantity = Math.min(
            left,
            lots.reduce((sum, lot) => sum + lot.quantity, 0),
          );
          left -= quantity;
          if (quantity > 0)
            await picking.pick(staff, { ...act('pick', lineId, binCode), code: skuCode, quantity, binCode });
        }
      }
      const packing = outboundFloorService(platformAt(after + 4 * minute));
      await packing.pack(staff, act('pack'));
      await packing.ship(staff, { ...act('ship'), ...carrierOf(chance(clientRef, 'carrier')) });
      tally.shipped += 1;
    }
  }

  async function inspectReturns(): Promise<void> {
    const bench = returnFloorService(platformAt(300 * minute));
    // Transit takes three days.
    for (const { id: returnId, clientRef } of await waiting(
      'return',
      new Date(opensAt.getTime() - 3 * 1_440 * minute),
    )) {
      const act = (name: string) => ({ returnId, eventKey: keyOf(returnId, name) });
      await bench.arrive(staff, act('arrive'));
      const { lines } = await bench.detail(staff, returnId);
      for (const { lineId, skuCode, expected } of lines) {
        const disposition = dispositionOf(chance(clientRef, skuCode, 'bench'));
        const binCode = disposition === 'RESTOCK' ? shelfOf(skuCode) : null;
        const units = { code: skuCode, quantity: expected, disposition, binCode, note: '' };
        await bench.inspect(staff, { ...act(`inspect-${lineId}`), ...units });
      }
      await bench.complete(staff, act('complete'));
      tally.returned += 1;
    }
  }

  const bench = workOrderFloorService(platformAt(330 * minute));

  /** Reports the units of a work order at their place; false when they are no longer there. */
  async function reportUnits(workOrderId: string): Promise<boolean> {
    const { lines, places } = await bench.detail(staff, workOrderId);
    for (const { skuCode, planned, done } of lines) {
      let reported = done;
      for (const { binCode, quantity: units } of places.filter((place) => place.skuCode === skuCode)) {
        const quantity = Math.min(planned - reported, units);
        if (quantity === 0) break;
        const eventKey = keyOf(workOrderId, 'report', skuCode, reported);
        await bench.report(staff, { workOrderId, eventKey, code: skuCode, quantity, binCode });
        reported += quantity;
      }
      if (reported < planned) return false;
    }
    return true;
  }

  async function doWork(): Promise<void> {
    for (const { id: workOrderId } of await waiting('work-order')) {
      const act = (name: string) => ({ workOrderId, eventKey: keyOf(workOrderId, name) });
      await bench.start(staff, act('start'));
      if (await reportUnits(workOrderId)) await bench.finish(staff, act('finish'));
      else
        await bench.reject(staff, {
          ...act('reject'),
          note: 'Some of these units were shipped before we began.',
        });
      tally.worked += 1;
    }
  }

  async function answerDiscrepancies(): Promise<void> {
    const desk = discrepancyService(platformAt(360 * minute));
    const open = { ...site, statuses: ['RECOUNT', 'CLAIMED'] as const, before: opensAt };
    for (const { discrepancyId, kind, status } of await staff.floor((trx) =>
      readOpenDiscrepancies(trx, open),
    )) {
      const eventKey = keyOf('discrepancy', discrepancyId, status);
      const act = status === 'RECOUNT' ? ('recounted' as const) : ('settle' as const);
      await desk.answer(staff, { discrepancyId, eventKey, act, ...reasonOf(kind) });
    }
  }

  /** Counts two places per week. */
  async function countBins(): Promise<void> {
    if (!isTurn(site, 'count', 7)) return;
    const counts = countFloorService(platformAt(390 * minute));
    const filled = await staff.floor((trx) => readFilledBins(trx, site));
    for (const [index, { binCode, skuCode, units }] of chance(day, 'count').some(filled, 2).entries()) {
      const eventKey = keyOf('count', warehouseId, site.orgId, day, index);
      const event = { warehouseId, source: 'floor' as const, key: eventKey };
      if (await staff.floor((trx) => eventByKey(trx, event))) continue;
      const counted = Math.max(0, units + varianceOf(chance(day, 'count', binCode, skuCode)));
      const place = { warehouseId, binCode, code: skuCode };
      await counts.count(staff, { ...place, eventKey, counted, reason: 'CYCLE' });
    }
  }

  return {
    async work(): Promise<void> {
      if (!isWorkday(day)) return;
      await workDock();
      await shipOrders();
      await inspectReturns();
      await doWork();
      await answerDiscrepancies();
      await countBins();
    },
  };
}
