import { carrierAccountsApi, carrierMessages, shippingApi, voidMessages } from '@lading/contracts/shipping';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { type Caller, startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { easyPostSite } from './carriers/easypost/testing/easypost-site.ts';
import { shippoSite } from './carriers/shippo/testing/shippo-site.ts';
import { purchaseSaga } from './purchase-saga.service.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';

let easyPost: Awaited<ReturnType<typeof easyPostSite>>;
let shippo: Awaited<ReturnType<typeof shippoSite>>;
let server: TestServer;
let seller: Caller;
let buyer: ReturnType<typeof labelBuyer>;

const signIn = async () => {
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
};
const reconcile = () => purchaseSaga(server.platform, carrierAccountService(server.platform)).reconcile();
/** Advances by some minutes, checking open purchases each minute, with new tokens. */
async function minutes(count: number) {
  for (let past = 0; past < count; past += 1) {
    server.clock.advance(60_000);
    await reconcile();
  }
  await signIn();
}
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));

beforeAll(async () => {
  easyPost = await easyPostSite();
  shippo = await shippoSite();
  const addresses = { LADING_EASYPOST_API: easyPost.address, LADING_SHIPPO_API: shippo.address };
  server = await startTestServer(addresses);
  await signIn();
  for (const [network, { key: apiKey }] of [
    ['easypost', easyPost],
    ['shippo', shippo],
  ] as const) {
    const body = { network, name: `Own ${network}`, apiKey };
    await dataOf(server.call(carrierAccountsApi.calls.connectAccount, { body }, seller));
  }
});
beforeEach(signIn);
afterAll(async () => {
  await server.close();
  await easyPost.close();
  await shippo.close();
});

describe('a sold label whose file is unavailable', () => {
  const service = 'USPS.GroundAdvantage';
  const lost = async () => {
    easyPost.labelsLost = Number.POSITIVE_INFINITY;
    const purchase = await dataOf(buyer.buy(await buyer.quote(), { service }));
    expect(purchase.state).toBe('UNKNOWN');
    return purchase;
  };
  const soughtTimes = () => easyPost.asked.filter(({ path }) => path.startsWith('GET /v2/shipments/')).length;

  it('is requested for some hours, at growing intervals, and then voided', async () => {
    const { purchaseId, shipmentId } = await lost();
    const before = soughtTimes();
    await minutes(115);
    const times = soughtTimes() - before;
    expect(times).toBeGreaterThan(10);
    expect(times).toBeLessThan(40);
    expect(await buyer.detail(purchaseId)).toMatchObject({ state: 'UNKNOWN' });
    await minutes(60);
    expect(await buyer.detail(purchaseId)).toMatchObject({
      state: 'NOT_BOUGHT',
      message: { code: carrierMessages.soldUnreadable.code },
    });
    expect(easyPost.shipments.at(-1)!.refund_status).toBe('submitted');
    const shipment = await detail(shipmentId);
    expect(shipment).toMatchObject({ attention: null, lateLabel: null });
    expect(shipment.acts).toContain('purchase');
  });

  it('that arrives in time is bought', async () => {
    const { purchaseId } = await lost();
    await minutes(30);
    easyPost.labelsLost = 0;
    await minutes(15);
    expect(await buyer.detail(purchaseId)).toMatchObject({ state: 'BOUGHT', labels: [{ packageNo: 1 }] });
  });

  it('and that its carrier does not void needs attention', async () => {
    const { purchaseId, shipmentId } = await lost();
    easyPost.refundStatus = 'rejected';
    await minutes(180);
    expect(await buyer.detail(purchaseId)).toMatchObject({ state: 'NOT_BOUGHT' });
    expect(await detail(shipmentId)).toMatchObject({
      attention: 'LATE_LABEL',
      lateLabel: { message: { code: voidMessages.voidRejected.code } },
    });
    easyPost.refundStatus = 'submitted';
    easyPost.labelsLost = 0;
  });
});

it('a shipment sold in part, whose label is not voided, needs attention and is requested once a day', async () => {
  const [one] = workedExample.packages;
  const quote = await buyer.quote({ ...workedExample, packages: [one!, { ...one!, weight: 3 }] });
  shippo.refusedParcel = 2;
  const purchase = await dataOf(buyer.buy(quote, { service: 'UPS.ups_ground' }));
  expect(purchase.state).toBe('UNKNOWN');
  shippo.refusedRefund = shippo.transactions.find(({ status }) => status === 'SUCCESS')!.tracking_number;
  await minutes(3);
  expect(await buyer.detail(purchase.purchaseId)).toMatchObject({
    state: 'NOT_BOUGHT',
    message: { code: carrierMessages.soldInPart.code },
  });
  expect(await detail(purchase.shipmentId)).toMatchObject({
    attention: 'LATE_LABEL',
    lateLabel: { message: { message: 'Label was scanned.' } },
  });
  const asked = shippo.asked.length;
  await minutes(30);
  expect(shippo.asked.length).toBe(asked);
});
