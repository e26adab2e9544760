import { adjustmentsApi, shippingApi } from '@lading/contracts/shipping';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { platformCarriers } from '../carriers/carrier-accounts.ts';
import { labelBuyer, place, workedExample } from '../testing/buy-labels.ts';
import { exportLines } from '../testing/export-lines.ts';
import { adjustmentService } from './adjustment.service.ts';

const { server, seller, other } = await twoOrganizations();
beforeAll(() => server.platform.jobs.start());
afterAll(() => server.platform.jobs.stop());

/** Sets the clock, with new tokens, since the old ones expire. */
async function goTo(moment: number) {
  server.clock.advance(moment - server.clock.now().getTime());
  Object.assign(seller, await server.signIn('seller@lading.test'));
  Object.assign(other, await server.signIn('other@lading.test'));
}

it('adjustments are exported with declared and measured values, and filter the list of shipments, for the organization only', async () => {
  await goTo(Date.parse('2027-03-01T18:00:00Z'));
  const buyer = labelBuyer(server, seller);
  await buyer.fund(100_000);
  const [box] = workedExample.packages;
  const { shipmentNo } = await buyer.bought({
    ...workedExample,
    packages: [{ ...box!, length: 6, width: 6, height: 6 }],
    to: place('90277', 'DEMO: HEAVY+3'),
  });
  await goTo(Date.parse('2027-03-05T18:00:00Z'));
  await adjustmentService(server.platform, platformCarriers(server.platform)).followUp();
  // Files are created at the current date.
  await goTo(Date.now());
  const start = (more: object, caller = seller) =>
    server.call(adjustmentsApi.calls.exportAdjustments, { body: { format: 'csv', ...more } }, caller);
  const [heading, ...rows] = await exportLines(server, start({ search: shipmentNo }), seller);
  expect(heading).toContain('Charged,Status,Reason,Shipment number');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(shipmentNo);
  expect(rows[0]).toContain('"6 × 6 × 6 in, 11 lb","6 × 6 × 6 in, 14 lb"');
  expect(await exportLines(server, start({ state: 'CREDITED' }), seller)).toHaveLength(1);
  expect(await exportLines(server, start({}, other), other)).toHaveLength(1);
  const adjusted = async (caller = seller) => {
    const query = { label: 'ADJUSTED' as const, pageSize: 200 };
    const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, caller));
    return records.map((shipment) => shipment.shipmentNo);
  };
  expect(await adjusted()).toContain(shipmentNo);
  expect(await adjusted(other)).not.toContain(shipmentNo);
});
