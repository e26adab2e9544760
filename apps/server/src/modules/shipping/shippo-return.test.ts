import { carrierAccountsApi, ratesApi, shippingApi, type Quote } from '@lading/contracts/shipping';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { shippoSite } from './carriers/shippo/testing/shippo-site.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';

const own = 'USPS.usps_ground_advantage';
let site: Awaited<ReturnType<typeof shippoSite>>;
let server: TestServer;
let seller: Caller;

beforeAll(async () => {
  site = await shippoSite();
  server = await startTestServer({ LADING_SHIPPO_API: site.address });
  seller = await server.signIn('seller@lading.test');
  const body = { network: 'shippo' as const, name: 'Own Shippo', apiKey: site.key };
  await dataOf(server.call(carrierAccountsApi.calls.connectAccount, { body }, seller));
});
afterAll(async () => {
  await server.close();
  await site.close();
});

it('a return label of Shippo is charged when it is scanned, in its quote and with the label, by the account alone', async () => {
  const buyer = labelBuyer(server, seller);
  const rateOf = ({ rates }: Quote) => rates.find(({ serviceCode }) => serviceCode === own);
  const purchaseOf = async (shipmentId: string) => {
    const params = { shipmentId };
    return (await dataOf(server.call(shippingApi.calls.shipmentDetail, { params }, seller))).purchase;
  };
  const outbound = await buyer.quote({ ...workedExample, to: place('90277') });
  expect(rateOf(outbound)?.isChargedOnScan).toBeUndefined();
  const out = await dataOf(buyer.buy(outbound, { service: own }));
  expect(await purchaseOf(out.shipmentId)).toMatchObject({ isChargedOnScan: false });

  const before = await buyer.balance();
  const body = { returnOf: out.shipmentId };
  const quote = await dataOf(server.call(ratesApi.calls.quote, { body }, seller));
  expect(rateOf(quote)).toMatchObject({ billedTo: 'account', isChargedOnScan: true });
  const platforms = quote.rates.filter(({ billedTo }) => billedTo === 'wallet');
  expect(platforms.length).toBeGreaterThan(0);
  expect(platforms.some(({ isChargedOnScan }) => isChargedOnScan)).toBe(false);
  const { shipmentId } = await dataOf(buyer.buy(quote, { service: own }));
  expect(await purchaseOf(shipmentId)).toMatchObject({
    isChargedOnScan: true,
    charged: rateOf(quote)?.amount,
    transactions: [],
  });
  expect(await buyer.balance()).toEqual(before);
});
