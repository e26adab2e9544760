import {
  addressCheckApi,
  carrierAccountsApi,
  carrierMessages,
  labelsApi,
  shippingApi,
  type CarrierWebhook,
  type Quote,
} from '@lading/contracts/shipping';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { shippoSite } from './carriers/shippo/testing/shippo-site.ts';
import { purchaseSaga } from './purchase-saga.service.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { trackingService } from './tracking.service.ts';
import { voidService } from './void.service.ts';

let site: Awaited<ReturnType<typeof shippoSite>>;
let server: TestServer;
let seller: Caller;
let buyer: ReturnType<typeof labelBuyer>;
let webhook: CarrierWebhook;
const own = 'USPS.usps_ground_advantage';

const accounts = () => carrierAccountService(server.platform);
const rateOf = ({ rates }: Quote) => rates.find(({ serviceCode }) => serviceCode === own);
const bought = async () => dataOf(buyer.buy(await buyer.quote(), { service: own }));
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));

beforeAll(async () => {
  site = await shippoSite();
  server = await startTestServer({ LADING_SHIPPO_API: site.address });
  seller = await server.signIn('seller@lading.test');
  const body = { network: 'shippo' as const, name: 'Own Shippo', apiKey: site.key };
  ({ webhook } = await dataOf(server.call(carrierAccountsApi.calls.connectAccount, { body }, seller)));
});
beforeEach(async () => {
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
});
afterAll(async () => {
  await server.close();
  await site.close();
});

describe('an account with Shippo', () => {
  it('rates in the original units, and passes on its carriers’ messages', async () => {
    const inches = await buyer.quote();
    expect(rateOf(inches)).toMatchObject({ carrierName: 'USPS', amount: { minor: 741 + 10 * 58 }, days: 4 });
    expect(inches.messages).toMatchObject([
      { carrierName: 'Own Shippo', message: { message: 'DHL Express: No account for this lane.' } },
    ]);
    await buyer.quote({
      ...workedExample,
      packages: [{ length: 40, width: 30, height: 20, weight: 4.5, unit: 'cm/kg' }],
    });
    expect(site.asked.at(-1)?.body).toMatchObject({
      parcels: [{ length: '40', distance_unit: 'cm', weight: '4.5', mass_unit: 'kg' }],
    });
  });

  it('whose reply is lost has sold once: the label is found by its rate, and nothing is bought again', async () => {
    site.losesReply = true;
    const before = site.sold().length;
    const purchase = await bought();
    expect(purchase.state).toBe('UNKNOWN');
    server.clock.advance(61_000);
    await purchaseSaga(server.platform, accounts()).reconcile();
    expect(await buyer.detail(purchase.purchaseId)).toMatchObject({
      state: 'BOUGHT',
      labels: [{ packageNo: 1 }],
    });
    expect(site.sold().length).toBe(before + 1);
  });

  const ups = 'UPS.ups_ground';
  /** Two packages of different weights. */
  const two = () => {
    const [one] = workedExample.packages;
    return { ...workedExample, packages: [one!, { ...one!, weight: 3 }] };
  };
  const numbersOf = (labels: { trackingNumber: string }[]) =>
    labels.map(({ trackingNumber }) => trackingNumber);

  it('sells several packages as one, with carriers that support it: a label each, in package order', async () => {
    const quote = await buyer.quote(two());
    const prices = quote.rates.filter(({ billedTo }) => billedTo === 'account');
    expect(prices).toMatchObject([{ serviceCode: ups, amount: { minor: 2 * 1_015 + 12 * 74 } }]);
    const before = site.sold().length;
    const { state, labels, shipmentId } = await dataOf(buyer.buy(quote, { service: ups }));
    expect(state).toBe('BOUGHT');
    const sold = site.sold().slice(before).toReversed();
    expect(numbersOf(labels)).toEqual(sold.map(({ tracking_number: number }) => number));

    const body = { shipmentId };
    expect(await server.call(labelsApi.calls.voidLabels, { body }, seller)).toMatchObject({
      data: { state: 'ACCEPTED' },
    });
    expect(sold.map(({ status }) => status)).toEqual(['REFUNDPENDING', 'REFUNDPENDING']);
    const standing = async () => {
      await voidService(server.platform, accounts()).followUp();
      return (await detail(shipmentId)).voided?.state;
    };
    sold[0]!.status = 'REFUNDED';
    expect(await standing()).toBe('ACCEPTED');
    sold[1]!.status = 'REFUNDED';
    expect(await standing()).toBe('REFUNDED');
  });

  it('that voids some labels of several says which, and voids the others on another request', async () => {
    const quote = await buyer.quote(two());
    const { labels, shipmentId } = await dataOf(buyer.buy(quote, { service: ups }));
    const body = { shipmentId };
    const ask = () => server.call(labelsApi.calls.voidLabels, { body }, seller);
    site.refusedRefund = labels[0]!.trackingNumber;
    expect(await ask()).toMatchObject({
      data: {
        state: 'REJECTED',
        message: {
          code: carrierMessages.voidedInPart.code,
          message: expect.stringContaining(
            'the labels of packages 2, but not of 1: Label was scanned.',
          ) as string,
        },
      },
    });
    site.refusedRefund = null;
    expect(await ask()).toMatchObject({ data: { state: 'ACCEPTED' } });
  });

  it.each([1, 2])(
    'that sells all but parcel %i of two has sold none in the end: the other is voided',
    async (refused) => {
      const quote = await buyer.quote(two());
      site.refusedParcel = refused;
      const before = site.transactions.length;
      const purchase = await dataOf(buyer.buy(quote, { service: ups }));
      expect(purchase.state).toBe('UNKNOWN');
      server.clock.advance(121_000);
      await purchaseSaga(server.platform, accounts()).reconcile();
      expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'NOT_BOUGHT', labels: [] });
      const statuses = site.transactions.slice(before).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual(['ERROR', 'REFUNDPENDING']);
    },
  );

  it('that sells no parcel of several reports why immediately', async () => {
    const quote = await buyer.quote(two());
    site.carrierError = 'Too heavy together.';
    expect(await buyer.buy(quote, { service: ups })).toMatchObject({ message: 'Too heavy together.' });
  });

  it('finds the labels of several packages whose reply is lost', async () => {
    const quote = await buyer.quote(two());
    site.losesReply = true;
    const before = site.sold().length;
    const purchase = await dataOf(buyer.buy(quote, { service: ups }));
    expect(purchase.state).toBe('UNKNOWN');
    server.clock.advance(61_000);
    await purchaseSaga(server.platform, accounts()).reconcile();
    const came = await buyer.detail(purchase.purchaseId);
    expect(came).toMatchObject({ state: 'BOUGHT', labels: [{ packageNo: 1 }, { packageNo: 2 }] });
    expect(numbersOf(came.labels)).toEqual(
      site
        .sold()
        .slice(before)
        .toReversed()
        .map(({ tracking_number: number }) => number),
    );
  });

  it('whose carrier refuses shows the carrier’s message', async () => {
    site.carrierError = 'The recipient ZIP code is not served.';
    expect(await buyer.buy(await buyer.quote(), { service: own })).toMatchObject({
      message: 'The recipient ZIP code is not served.',
    });
  });

  it('checks addresses, and returns its post’s spelling', async () => {
    const { checkAddress } = addressCheckApi.calls;
    const check = (more: object) =>
      server.call(checkAddress, { body: { address: { ...place('90277'), ...more } } }, seller);
    expect(await check({})).toMatchObject({
      data: { status: 'VERIFIED', suggestion: null, residential: true },
    });
    expect(await check({ city: 'Nowhere' })).toMatchObject({
      data: { status: 'NOT_FOUND', suggestion: null, messages: [{ code: carrierMessages.says.code }] },
    });
  });

  it('voids a label, and reports when there is no refund', async () => {
    const { shipmentId } = await bought();
    const body = { shipmentId };
    for (let times = 0; times < 2; times += 1)
      expect(await server.call(labelsApi.calls.voidLabels, { body }, seller)).toMatchObject({
        data: { state: 'ACCEPTED' },
      });
    site.transactions.at(-1)!.status = 'REFUNDREJECTED';
    await voidService(server.platform, accounts()).followUp();
    expect((await detail(shipmentId)).voided).toMatchObject({ state: 'REJECTED' });
  });

  it('reports to a secret URL, and is asked by the scheduled work', async () => {
    const { shipmentId, labels } = await bought();
    const { trackingNumber } = labels[0]!;
    const post = (url: string) =>
      server.app.inject({
        method: 'POST',
        url,
        payload: site.report(trackingNumber),
        headers: { 'content-type': 'application/json' },
      });
    const place = { location: { city: 'Reno', state: 'NV', country: 'US' } };
    // After the purchase, regardless of when the test runs.
    const at = (minute: number) => new Date(server.clock.now().getTime() + minute * 60_000).toISOString();
    site.move(trackingNumber, {
      status: 'TRANSIT',
      status_details: 'Accepted',
      status_date: at(1),
      ...place,
      substatus: { code: 'package_accepted' },
    });
    expect((await post(webhook.path.split('?')[0]!)).statusCode).toBe(401);
    expect((await post(`${webhook.path}x`)).statusCode).toBe(401);
    expect((await post(webhook.path)).statusCode).toBe(200);
    expect(await detail(shipmentId)).toMatchObject({ trackingStatus: 'ACCEPTED' });
    site.move(trackingNumber, {
      status: 'DELIVERED',
      status_details: 'Delivered',
      status_date: at(12 * 60),
      ...place,
    });
    server.clock.advance(13 * 3_600_000);
    await trackingService(server.platform, accounts()).trackDue();
    // The old token expires.
    seller = await server.signIn('seller@lading.test');
    expect(await detail(shipmentId)).toMatchObject({ trackingStatus: 'DELIVERED' });
  });
});
