import {
  carrierAccountsApi,
  carrierMessages,
  labelsApi,
  shippingApi,
  type Quote,
} from '@lading/contracts/shipping';
import { claimMessages, claimsApi } from '@lading/contracts/shipment-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { easyPostSite } from './carriers/easypost/testing/easypost-site.ts';
import { shippoSite } from './carriers/shippo/testing/shippo-site.ts';
import { purchaseSaga } from './purchase-saga.service.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';

const easyPost = await easyPostSite();
const shippo = await shippoSite();
let server: TestServer;
let seller: Caller;
let buyer: ReturnType<typeof labelBuyer>;

beforeAll(async () => {
  server = await startTestServer({
    LADING_EASYPOST_API: easyPost.address,
    LADING_SHIPPO_API: shippo.address,
  });
  seller = await server.signIn('seller@lading.test');
  for (const [network, { key: apiKey }] of [
    ['easypost', easyPost],
    ['shippo', shippo],
  ] as const) {
    const body = { network, name: `Own ${network}`, apiKey };
    await dataOf(server.call(carrierAccountsApi.calls.connectAccount, { body }, seller));
  }
});
const signIn = async () => {
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
};
beforeEach(signIn);
afterAll(async () => {
  await server.close();
  await easyPost.close();
  await shippo.close();
});

const dollars = (minor: number) => ({ minor, currency: 'USD' });
const insured = { ...workedExample, insurance: dollars(20_000) };
const saidIn = ({ messages }: Quote) =>
  messages.map(({ carrierName, message }) => [carrierName, message.code]);

describe('insurance on an own account', () => {
  it.each([
    ['EasyPost', 'USPS.GroundAdvantage', 200],
    ['Shippo', 'USPS.usps_ground_advantage', 250],
  ])('with %s is a line of the price, and is bought with the label', async (_network, service, minor) => {
    const quote = await buyer.quote(insured);
    const offered = quote.rates.find(({ serviceCode }) => serviceCode === service)!;
    expect(offered.lines).toMatchObject([{ kind: 'base' }, { kind: 'insurance', amount: dollars(minor) }]);
    const { shipmentId } = await dataOf(buyer.buy(quote, { service }));
    const call = server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller);
    expect((await dataOf(call)).purchase).toMatchObject({
      state: 'BOUGHT',
      charged: offered.amount,
      lines: offered.lines,
    });
  });

  it('is claimed with the network, not with the carrier', async () => {
    const service = 'USPS.GroundAdvantage';
    const { shipmentId } = await dataOf(buyer.buy(await buyer.quote(insured), { service }));
    const shown = await dataOf(
      server.call(claimsApi.calls.insuredShipments, { query: { shipmentId } }, seller),
    );
    expect(shown).toMatchObject([
      {
        shipmentId,
        windows: [],
        reason: { code: claimMessages.elsewhere.code, params: { carrier: 'Own easypost' } },
      },
    ]);
  });

  it('is requested as the networks document it', async () => {
    await dataOf(buyer.buy(await buyer.quote(insured), { service: 'USPS.GroundAdvantage' }));
    expect(easyPost.sold().at(-1)).toMatchObject({ insurance: '200.00' });
    expect(shippo.asked.findLast(({ path }) => path.startsWith('POST /shipments'))?.body).toMatchObject({
      extra: { insurance: { amount: '200.00', currency: 'USD', content: 'Merchandise' } },
    });
  });

  it('is not offered for several packages, whose values are not known one by one', async () => {
    const [one] = workedExample.packages;
    const said = saidIn(await buyer.quote({ ...insured, packages: [one!, one!] }));
    for (const own of ['Own easypost', 'Own shippo'])
      expect(said).toContainEqual([own, carrierMessages.notTaken.code]);
  });
});

describe('cash on delivery on an own account', () => {
  const cod = { ...workedExample, cod: dollars(5_000) };

  it('is offered by Shippo with UPS, and says why not otherwise', async () => {
    const quote = await buyer.quote(cod);
    const own = quote.rates.filter(({ billedTo }) => billedTo === 'account');
    expect(own).toMatchObject([{ serviceCode: 'UPS.ups_ground', amount: dollars(1_015 + 10 * 74 + 1_200) }]);
    expect(quote.ineligible).toContainEqual(
      expect.objectContaining({
        serviceCode: 'USPS.usps_ground_advantage',
        reason: expect.objectContaining({ code: carrierMessages.noCod.code }) as object,
      }),
    );
    expect(saidIn(quote)).toContainEqual(['Own easypost', carrierMessages.notTaken.code]);
    const { state } = await dataOf(buyer.buy(quote, { service: 'UPS.ups_ground' }));
    expect(state).toBe('BOUGHT');
    expect(shippo.asked.findLast(({ path }) => path.startsWith('POST /shipments'))?.body).toMatchObject({
      extra: { COD: { amount: '50.00', currency: 'USD', payment_method: 'ANY' } },
    });
  });

  it('is not requested for a return', async () => {
    const { shipmentId } = await dataOf(buyer.buy(await buyer.quote(), { service: 'UPS.ups_ground' }));
    const quote = await buyer.quote({ returnOf: shipmentId, cod: dollars(5_000) });
    expect(saidIn(quote)).toContainEqual(['Own shippo', carrierMessages.notTaken.code]);
  });
});

describe('several packages on an account with EasyPost', () => {
  const service = 'UPSDAP.2ndDayAir';
  const [one] = workedExample.packages;
  const two = { ...workedExample, packages: [one!, { ...one!, weight: 3 }] };
  const settle = async () => {
    server.clock.advance(61_000);
    await purchaseSaga(server.platform, carrierAccountService(server.platform)).reconcile();
    await signIn();
  };

  it('are sold together at one price, with a label each, and voided together', async () => {
    const quote = await buyer.quote(two);
    expect(quote.rates).toContainEqual(
      expect.objectContaining({ serviceCode: service, amount: dollars(2 * 2_140 + 12 * 190) }),
    );
    expect(quote.ineligible).toContainEqual(
      expect.objectContaining({
        serviceCode: 'USPS.GroundAdvantage',
        reason: expect.objectContaining({ code: carrierMessages.onePackageOnly.code }) as object,
      }),
    );
    const before = easyPost.sold().length;
    const { state, labels, shipmentId } = await dataOf(buyer.buy(quote, { service }));
    expect(state).toBe('BOUGHT');
    const sold = easyPost.sold().slice(before);
    expect(labels.map(({ trackingNumber }) => trackingNumber)).toEqual(
      sold.map((label) => label.tracking_code),
    );
    const body = { shipmentId };
    expect(await server.call(labelsApi.calls.voidLabels, { body }, seller)).toMatchObject({
      data: { state: 'ACCEPTED' },
    });
    expect(sold.map((label) => label.refund_status)).toEqual(['submitted', 'submitted']);
  });

  it('whose reply is lost are found, and bought only once', async () => {
    easyPost.losesReply = true;
    const before = easyPost.sold().length;
    const { state, purchaseId } = await dataOf(buyer.buy(await buyer.quote(two), { service }));
    expect(state).toBe('UNKNOWN');
    await settle();
    expect(await buyer.detail(purchaseId)).toMatchObject({
      state: 'BOUGHT',
      labels: [{ packageNo: 1 }, { packageNo: 2 }],
    });
    expect(easyPost.sold().length).toBe(before + 2);
  });

  it('of which only some were sold are voided, and can be bought again', async () => {
    easyPost.refusedParcel = 2;
    const { state, purchaseId } = await dataOf(buyer.buy(await buyer.quote(two), { service }));
    expect(state).toBe('UNKNOWN');
    const sold = easyPost.sold().at(-1)!;
    await settle();
    // The network may still be selling.
    expect(await buyer.detail(purchaseId)).toMatchObject({ state: 'UNKNOWN' });
    await settle();
    await settle();
    expect(await buyer.detail(purchaseId)).toMatchObject({
      state: 'NOT_BOUGHT',
      message: { code: carrierMessages.soldSome.code },
    });
    expect(sold.refund_status).toBe('submitted');
  });
});
