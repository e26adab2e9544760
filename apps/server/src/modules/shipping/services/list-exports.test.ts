import { manifestsApi, pickupsApi } from '@lading/contracts/shipment-service';
import { batchesApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { afterBusinessDays, isUsBusinessDay } from '../business-day-rules.ts';
import { pickupDraft, savedDock } from '../pickups/testing/pickup-draft.ts';
import { labelBuyer } from '../testing/buy-labels.ts';
import { exportLines } from '../testing/export-lines.ts';
import { labelBatches } from '../testing/label-batches.ts';

const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { create, settled, take } = labelBatches(server, seller);

it('batches are exported with the list’s search, for the organization only', async () => {
  const { batchId } = await create(take(2));
  await settled(batchId);
  const { batchId: second } = await create(take(1));
  const { total } = await settled(second);
  const start = (more: object, caller = seller) =>
    server.call(batchesApi.calls.exportBatches, { body: { format: 'csv', ...more } }, caller);
  const [heading, ...rows] = await exportLines(server, start({}), seller);
  expect(heading).toContain('Batch number,Status,Orders,Bought,Needs attention,To buy,Charged,Currency');
  // Newest first, as in the list.
  expect(rows.map((row) => row.split(',')[0])).toEqual([second, batchId]);
  expect(rows[0]).toContain(`${second},Ready,1,0,0,${total.minor / 100},0,USD`);
  const found = await exportLines(server, start({ search: batchId }), seller);
  expect(found.slice(1).map((row) => row.split(',')[0])).toEqual([batchId]);
  expect(await exportLines(server, start({ ids: [second] }), seller)).toHaveLength(2);
  expect(await exportLines(server, start({}, other), other)).toHaveLength(1);
}, 120_000);

it('manifests are exported with the list’s filters, for the organization only', async () => {
  const { shipmentId } = await buyer.bought();
  const body = { shipmentIds: [shipmentId] };
  const { manifests } = await dataOf(server.call(manifestsApi.calls.createManifests, { body }, seller));
  const [made] = manifests;
  const start = (more: object, caller = seller) =>
    server.call(manifestsApi.calls.exportManifests, { body: { format: 'csv', ...more } }, caller);
  const [heading, ...rows] = await exportLines(server, start({ state: 'CREATED' }), seller);
  expect(heading).toContain('Number,Status,Carrier,Ship date,Origin,Shipments,Packages,Created');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`${made!.number},Created,${made!.carrierName},${made!.shipDate}`);
  expect(await exportLines(server, start({ state: 'FAILED' }), seller)).toHaveLength(1);
  expect(await exportLines(server, start({}, other), other)).toHaveLength(1);
}, 120_000);

it('pickups are exported with the list’s filters, without drafts and for the organization only', async () => {
  const { offerPickup, schedulePickup, exportPickups } = pickupsApi.calls;
  const day = afterBusinessDays(server.clock.now().toISOString().slice(0, 10), 2, isUsBusinessDay);
  const draft = pickupDraft(await savedDock(server, seller), { day });
  const { pickupId, fee } = await dataOf(server.call(offerPickup, { body: draft }, seller));
  await dataOf(server.call(schedulePickup, { body: { pickupId, fee } }, seller));
  await dataOf(server.call(offerPickup, { body: draft }, seller));
  const start = (more: object, caller = seller) =>
    server.call(exportPickups, { body: { format: 'csv', ...more } }, caller);
  const [heading, ...rows] = await exportLines(server, start({}), seller);
  expect(heading).toContain('Day,From,Until,Time zone,Status,Carrier,Address,Place');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`${day},09:00,17:00,America/Los_Angeles,Scheduled`);
  expect(rows[0]).toContain('418 Larkin St');
  expect(await exportLines(server, start({ state: 'MISSED' }), seller)).toHaveLength(1);
  expect(await exportLines(server, start({}, other), other)).toHaveLength(1);
}, 120_000);
