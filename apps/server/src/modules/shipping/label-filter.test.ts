import { ordersApi } from '@lading/contracts/orders';
import { manifestsApi } from '@lading/contracts/shipment-service';
import { labelsApi, shippingApi, type LabelChoice } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';

const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const listed = async (label: LabelChoice, caller = seller) => {
  const query = { label, pageSize: 200 };
  const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, caller));
  return records.map(({ shipmentId }) => shipmentId);
};

beforeAll(() => buyer.fund(100_000));

it('the list of shipments shows the labels that are still to be printed or put into a manifest', async () => {
  const [one, two] = [await buyer.bought(), await buyer.bought()];
  const both = [two.shipmentId, one.shipmentId];
  expect((await listed('NOT_PRINTED')).slice(0, 2)).toEqual(both);
  const body = { shipmentIds: [one.shipmentId], format: 'zpl' as const };
  await server.send(labelsApi.calls.printLabels, { body }, seller);
  expect(await listed('NOT_PRINTED')).not.toContain(one.shipmentId);
  expect(await listed('PRINTED')).toContain(one.shipmentId);
  expect((await listed('NOT_MANIFESTED')).slice(0, 2)).toEqual(both);
  await dataOf(
    server.call(manifestsApi.calls.createManifests, { body: { shipmentIds: [one.shipmentId] } }, seller),
  );
  expect(await listed('NOT_MANIFESTED')).not.toContain(one.shipmentId);
  expect(await listed('NOT_MANIFESTED')).toContain(two.shipmentId);
  expect(await listed('NOT_PRINTED', other)).not.toContain(two.shipmentId);
});

it('a return label, which a customer hands over, waits for no manifest', async () => {
  const { shipmentId } = await buyer.bought();
  const back = await buyer.bought({ returnOf: shipmentId });
  const notManifested = await listed('NOT_MANIFESTED');
  expect(notManifested).toContain(shipmentId);
  expect(notManifested).not.toContain(back.shipmentId);
  const groups = await dataOf(server.call(manifestsApi.calls.manifestGroups, {}, seller));
  const waiting = groups.flatMap(({ shipmentIds }) => shipmentIds);
  expect(waiting).toContain(shipmentId);
  expect(waiting).not.toContain(back.shipmentId);
});

it('the list of shipments shows those whose label could not be bought', async () => {
  const { records } = await dataOf(
    server.call(ordersApi.calls.orderPage, { query: { pageSize: 50, orderStatus: 'UNSHIPPED' } }, seller),
  );
  const { orderId } = records.find(({ recipientCountryCode }) => recipientCountryCode === 'US')!;
  const refused = { ...workedExample, to: place('90277', 'DEMO: REFUSE'), orderId };
  expect(await buyer.buy(await buyer.quote(refused))).toMatchObject({ result: 'ERR' });
  const [failed] = await listed('FAILED');
  const query = { label: 'FAILED' as const, pageSize: 1 };
  expect(await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller))).toMatchObject({
    records: [{ shipmentId: failed, orderId, labelStatus: 'ERROR' }],
  });
  await dataOf(buyer.buy(await buyer.quote({ ...workedExample, orderId })));
  expect(await listed('FAILED')).not.toContain(failed);
});
