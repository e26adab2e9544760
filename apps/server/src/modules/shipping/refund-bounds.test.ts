import * as fc from 'fast-check';
import { fundsApi } from '@lading/contracts/funds';
import { labelsApi } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { adjustmentService } from './adjustments/adjustment.service.ts';
import { fixedAccounts, platformCarriers } from './carriers/carrier-accounts.ts';
import type { CarrierAdapter } from './carriers/carrier-adapter.ts';
import type { CarrierAdjustment } from './carriers/carrier-adjustments.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { voidService } from './void.service.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const price = 2_809;
/** The carrier's adjustments; it refunds whenever asked. */
let told: CarrierAdjustment[] = [];
const carriers = platformCarriers(server.platform).map((carrier): CarrierAdapter => ({
  ...carrier,
  adjustments: () => Promise.resolve(told),
  refundStatus: () => Promise.resolve('refunded' as const),
}));
const adjustments = adjustmentService(server.platform, carriers);
const voids = voidService(server.platform, fixedAccounts(carriers));
let serial = 0;

beforeAll(() => buyer.fund(2_000_000));

/** An additional charge or credit by the carrier for a label. */
async function adjust(shipmentNo: string, difference: number, wasIn = 'USD'): Promise<void> {
  const { rows } = await server.platform.database.pool.query<{ ref: string }>(
    `select p.carrier_ref as ref from label_purchase p join shipment s using (shipment_id) where s.shipment_no = $1`,
    [shipmentNo],
  );
  serial += 1;
  const measures = { length: 12, width: 9, height: 7, weight: 6, unit: 'in/lb' as const };
  told = [
    {
      carrierRef: rows[0]!.ref,
      invoiceLine: `BOUND-${serial}`,
      packageNo: 1,
      time: server.clock.now().toISOString(),
      reason: 'weight',
      declared: measures,
      measured: measures,
      was: { minor: 5_000, currency: wasIn },
      now: { minor: 5_000 + difference, currency: 'USD' },
      evidence: [],
    },
  ];
  await adjustments.followUp();
  await adjustments.followUp();
}

const pendingRefunds = async () => {
  const answer = await server.call(fundsApi.calls.postageBalance, { query: {} }, seller);
  return answer.result === 'OK' ? answer.data.pendingRefunds.minor : undefined;
};
const voidOf = async (shipmentNo: string) => {
  const page = await server.call(labelsApi.calls.voidPage, { query: { search: shipmentNo } }, seller);
  return page.result === 'OK' ? page.data.records[0] : undefined;
};

const differences = fc.array(
  fc.oneof(fc.integer({ min: -3_000, max: -1 }), fc.integer({ min: 1, max: 1_500 })),
  { maxLength: 3 },
);
const courses = fc.record({ before: differences, between: differences, after: differences });

it('whatever a carrier adjusts before and after a void, no more is refunded than a label cost', async () => {
  await fc.assert(
    fc.asyncProperty(courses, async ({ before, between, after }) => {
      const { available } = await buyer.balance();
      const paid = async () => available - (await buyer.balance()).available;
      const { shipmentId, shipmentNo } = await buyer.bought();
      let costs = price;
      const adjustAll = async (all: readonly number[]) => {
        for (const difference of all) {
          await adjust(shipmentNo, difference);
          costs = Math.max(costs + difference, 0);
          expect(await paid()).toBe(costs);
        }
      };
      await adjustAll(before);
      await server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller);
      expect(await pendingRefunds()).toBe(Math.min(price, costs));
      await adjustAll(between);
      await voids.followUp();
      const refunded = Math.min(price, costs);
      costs -= refunded;
      expect([await paid(), await pendingRefunds()]).toEqual([costs, 0]);
      const kept = await voidOf(shipmentNo);
      expect(kept).toMatchObject({ state: 'REFUNDED' });
      expect(refunded > 0 ? kept?.amount.minor : 0).toBe(refunded);
      await adjustAll(after);
      expect(costs).toBeGreaterThanOrEqual(0);
    }),
    {
      numRuns: 8,
      examples: [
        [{ before: [-500], between: [], after: [-2_809] }],
        [{ before: [-3_000], between: [], after: [-1] }],
      ],
    },
  );
});

it('amounts of an adjustment in different currencies are not subtracted', async () => {
  const { shipmentNo } = await buyer.bought();
  const before = await buyer.balance();
  await adjust(shipmentNo, 700, 'CAD');
  expect(await buyer.balance()).toEqual(before);
  await adjust(shipmentNo, 700);
  expect((await buyer.balance()).available).toBe(before.available - 700);
});
