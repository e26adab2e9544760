import { orderFormApi } from '@lading/contracts/orders';
import { carrierAccountsApi } from '@lading/contracts/shipping';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer } from '../../platform/testing/test-server.ts';
import { easyPostSite } from './carriers/easypost/testing/easypost-site.ts';
import { shippoSite } from './carriers/shippo/testing/shippo-site.ts';
import { labelBuyer, place } from './testing/buy-labels.ts';

const [easyPost, shippo] = [await easyPostSite(), await shippoSite()];
const server = await startTestServer({
  LADING_EASYPOST_API: easyPost.address,
  LADING_SHIPPO_API: shippo.address,
});
const seller = await server.signIn('seller@lading.test');
for (const [network, apiKey] of [
  ['easypost', easyPost.key],
  ['shippo', shippo.key],
] as const) {
  const body = { network, name: network, apiKey };
  await dataOf(server.call(carrierAccountsApi.calls.connectAccount, { body }, seller));
}
const buyer = labelBuyer(server, seller);
afterAll(async () => {
  await server.close();
  await Promise.all([easyPost.close(), shippo.close()]);
});

let serial = 0;
/** Buys the label of an order with the given references. */
async function bought(service: string, references: { reference?: string; reference2?: string } = {}) {
  serial += 1;
  const body = {
    orderNo: `REF-${serial}`,
    currency: 'USD',
    sender: place('94107'),
    recipient: place('90277'),
    lines: [{ skuCode: 'MUG', quantity: 1, unitPrice: 12 }],
    packages: [{ length: 12, width: 9, height: 6, weight1: 3, weight2: 4, unit: 'in/lb' as const }],
    ...references,
  };
  const key = { 'idempotency-key': body.orderNo };
  const { orderId } = await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key));
  return dataOf(buyer.buy(await buyer.quote({ orderId }), { service }));
}
const both = { reference: 'PO-7', reference2: 'Dock 4' };

it('a label of EasyPost bears the references of its order beside the number of its shipment', async () => {
  const printed = () => easyPost.sold().at(-1)!.options;
  const { shipmentNo } = await bought('USPS.GroundAdvantage', both);
  expect(printed()).toMatchObject({
    print_custom_1: shipmentNo,
    print_custom_2: 'PO-7',
    print_custom_3: 'Dock 4',
  });
  await bought('USPS.GroundAdvantage');
  expect(printed()).not.toHaveProperty('print_custom_2');
});

it('a label of Shippo has room for the first of them', async () => {
  const printed = () => shippo.asked.findLast(({ path }) => path.endsWith('/shipments'))!.body;
  const { shipmentNo } = await bought('USPS.usps_ground_advantage', both);
  expect(printed()).toMatchObject({ extra: { reference_1: shipmentNo, reference_2: 'PO-7' } });
});

it('a label of the demo carrier bears them too', async () => {
  await buyer.fund(10_000);
  const { purchaseId } = await bought('DEMO_GROUND', both);
  const { rows } = await server.platform.database.pool.query<{ layout: string }>(
    'select layout::text as layout from label where purchase_id = $1',
    [purchaseId],
  );
  expect(rows[0]!.layout).toContain('PO-7 · Dock 4');
});
