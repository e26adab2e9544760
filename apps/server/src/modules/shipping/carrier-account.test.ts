import {
  addressCheckApi,
  carrierAccountsApi,
  carrierMessages,
  labelsApi,
  ratesApi,
  shippingApi,
} from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSymbols } from '../../platform/documents/testing/read-symbols.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { easyPostSite } from './carriers/easypost/testing/easypost-site.ts';
import { purchaseSaga } from './purchase-saga.service.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { trackingService } from './tracking.service.ts';

const calls = carrierAccountsApi.calls;
let site: Awaited<ReturnType<typeof easyPostSite>>;
let server: TestServer;
let seller: Caller;
let stranger: Caller;
let unverified: Caller;
let buyer: ReturnType<typeof labelBuyer>;

async function dataOf<Data>(
  answer: Promise<{ result: 'OK'; data: Data } | { result: 'ERR'; message: string }>,
): Promise<Data> {
  const given = await answer;
  if (given.result !== 'OK') throw new Error(given.message);
  return given.data;
}
const connect = (apiKey = site.key, caller = seller) =>
  server.call(calls.connectAccount, { body: { network: 'easypost', name: 'Own EasyPost', apiKey } }, caller);
const listed = async () => (await dataOf(server.call(calls.accountList, {}, seller))).accounts;
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
const own = 'USPS.GroundAdvantage';
const bought = async () => dataOf(buyer.buy(await buyer.quote(), { service: own }));

beforeAll(async () => {
  site = await easyPostSite();
  server = await startTestServer({ LADING_EASYPOST_API: site.address });
  seller = await server.signIn('seller@lading.test');
  stranger = await server.signIn('other@lading.test');
  unverified = await server.signIn('plain@lading.test');
  buyer = labelBuyer(server, seller);
});
afterAll(async () => {
  await server.close();
  await site.close();
});

describe('an account of a client', () => {
  it('is connected once its key has proved good, and its key is told nobody', async () => {
    expect(await connect('EZTKwrong00')).toMatchObject({
      errors: [{ fieldName: 'apiKey', code: carrierMessages.keyRefused.code }],
    });
    expect(await listed()).toEqual([]);
    const { account, webhook } = await dataOf(connect());
    expect(account).toMatchObject({ network: 'easypost', mode: 'test', isOn: true, health: 'OK' });
    expect(webhook.path).toBe(`/api/lading-shipment/carrier/report/${account.accountId}`);
    const reply = await server.send(calls.accountList, {}, seller);
    expect(reply.body).not.toContain(site.key);
    expect(server.log.join('\n')).not.toContain(site.key);
    const { rows } = await server.platform.database.asSystem((trx) =>
      sql<object>`select * from carrier_account`.execute(trx),
    );
    expect(JSON.stringify(rows)).not.toContain(site.key);
  });

  it('is nobody else’s to see, test, switch or remove', async () => {
    const [{ accountId } = { accountId: '' }] = await listed();
    const body = { accountId };
    for (const answer of [
      server.call(calls.testAccount, { body }, stranger),
      server.call(calls.switchAccount, { body: { ...body, isOn: false } }, stranger),
      server.call(calls.replaceKey, { body: { ...body, apiKey: site.key } }, stranger),
      server.call(calls.renewWebhook, { body }, stranger),
      server.call(calls.removeAccount, { body }, stranger),
    ])
      expect(await answer).toMatchObject({ code: 404 });
    expect((await dataOf(server.call(calls.accountList, {}, stranger))).accounts).toEqual([]);
  });

  it('is asked together with the platform’s, and its label is billed to the client, not to the wallet', async () => {
    const quote = await buyer.quote();
    const rates = Object.fromEntries(quote.rates.map((rate) => [rate.serviceCode, rate]));
    expect(rates[own]).toMatchObject({
      carrierName: 'USPS',
      billedTo: 'account',
      amount: { minor: 758 + 10 * 61 },
      zone: 4,
      days: 4,
      serviceName: { en: 'USPS Ground Advantage' },
    });
    expect(rates.DEMO_GROUND).toMatchObject({ billedTo: 'wallet' });
    const before = await buyer.balance();
    const came = await dataOf(buyer.buy(quote, { service: own }));
    expect(came).toMatchObject({ state: 'BOUGHT', charged: { minor: 1_368 } });
    expect(await buyer.balance()).toEqual(before);
    expect(site.asked.at(-2)?.body).toMatchObject({
      shipment: { parcel: { length: 18, width: 14, height: 12, weight: 176 } },
    });
    const [label] = came.labels;
    const pdf = await server.send(
      labelsApi.calls.labelFile,
      { params: { labelId: label!.labelId }, query: { format: 'png' } },
      seller,
    );
    expect(await readSymbols(pdf.rawPayload)).toContainEqual(
      expect.objectContaining({ text: label!.trackingNumber }),
    );
  });

  it('that refuses its key leaves the others’ rates, and says why here and on its page', async () => {
    const { key } = site;
    site.key = 'EZTKanother';
    const quote = await buyer.quote();
    expect(quote.rates.map(({ serviceCode }) => serviceCode)).toContain('DEMO_GROUND');
    expect(quote.messages).toMatchObject([
      { carrierName: 'Own EasyPost', message: { code: carrierMessages.unauthorized.code } },
    ]);
    expect(await listed()).toMatchObject([{ health: 'REFUSED' }]);
    site.key = key;
    const [{ accountId } = { accountId: '' }] = await listed();
    expect(await server.call(calls.testAccount, { body: { accountId } }, seller)).toMatchObject({
      data: { health: 'OK' },
    });
  });

  it.each([500, 429])('that answers %i leaves the others’ rates', async (status) => {
    site.answers = [status];
    const quote = await buyer.quote();
    expect(quote.rates.map(({ accountId }) => accountId)).toContain('demo');
    expect(quote.messages).toHaveLength(1);
  });

  it('that is switched off is not asked; a rate of it cannot be bought any more', async () => {
    const quote = await buyer.quote();
    const [{ accountId } = { accountId: '' }] = await listed();
    await server.call(calls.switchAccount, { body: { accountId, isOn: false } }, seller);
    const asked = site.asked.length;
    expect(await buyer.buy(quote, { service: own })).toMatchObject({ code: 409 });
    await buyer.quote();
    expect(site.asked.length).toBe(asked);
    await server.call(calls.switchAccount, { body: { accountId, isOn: true } }, seller);
  });

  it('is open to an organization that is not verified, which the platform’s are not (decision D14)', async () => {
    const ask = () => server.call(ratesApi.calls.quote, { body: workedExample }, unverified);
    expect(await ask()).toMatchObject({ code: 403 });
    await dataOf(connect(site.key, unverified));
    const { rates } = await dataOf(ask());
    expect(new Set(rates.map(({ billedTo }) => billedTo))).toEqual(new Set(['account']));
  });
});

describe('a label on an account of a client', () => {
  const settle = async () => {
    server.clock.advance(61_000);
    await purchaseSaga(server.platform, carrierAccountService(server.platform)).reconcile();
  };
  beforeEach(async () => {
    seller = await server.signIn('seller@lading.test');
    buyer = labelBuyer(server, seller);
  });

  it.each(['the reply', 'the label'])('is found again when %s is lost, and bought once', async (what) => {
    const before = site.sold().length;
    if (what === 'the reply') site.losesReply = true;
    else site.labelsLost = 1;
    const purchase = await bought();
    expect(purchase.state).toBe('UNKNOWN');
    await settle();
    const came = await buyer.detail(purchase.purchaseId);
    expect(came).toMatchObject({ state: 'BOUGHT', labels: [{ packageNo: 1 }] });
    expect(site.sold().length).toBe(before + 1);
  });

  it('is not bought at a higher price than agreed, nor where the network says no in its own words', async () => {
    const quote = await buyer.quote();
    const heavier = site.shipments.length;
    site.answers = [422];
    expect(await buyer.buy(quote, { service: own })).toMatchObject({ message: 'Planned' });
    expect(site.shipments.length).toBe(heavier);
  });

  it.each([
    ['two packages', { packages: [...workedExample.packages, ...workedExample.packages] }, 'onePackage'],
    ['insurance', { insurance: { minor: 20_000, currency: 'USD' } }, 'notTaken'],
    [
      'another country',
      { to: { ...place('M5V 2T6'), countryCode: 'CA', stateCode: 'ON' } },
      'customsMissing',
    ],
  ] as const)('is not offered for %s, with the reason', async (_what, change, code) => {
    const quote = await buyer.quote({ ...workedExample, ...change });
    expect(quote.rates.filter(({ billedTo }) => billedTo === 'account')).toEqual([]);
    expect(quote.messages).toContainEqual(
      expect.objectContaining({
        message: expect.objectContaining({ code: carrierMessages[code].code }) as object,
      }),
    );
  });

  it('is voided, and what comes of it is asked for; the wallet has no part in it', async () => {
    const { shipmentId } = await bought();
    const before = await buyer.balance();
    const answer = await server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller);
    expect(answer).toMatchObject({ data: { state: 'ACCEPTED' } });
    expect(await buyer.balance()).toEqual(before);
    site.refundStatus = 'not_applicable';
    const other = await bought();
    const body = { shipmentId: other.shipmentId };
    expect(await server.call(labelsApi.calls.voidLabels, { body }, seller)).toMatchObject({
      data: { state: 'NOT_APPLICABLE' },
    });
    site.refundStatus = 'submitted';
  });

  it('checks addresses, and writes them as its post does', async () => {
    const { checkAddress } = addressCheckApi.calls;
    const check = (more: object) =>
      server.call(checkAddress, { body: { address: { ...place('90277'), ...more } } }, seller);
    expect(await check({})).toMatchObject({
      data: { status: 'CHANGED', suggestion: { zipCode: '90277-4321', name: 'Hannah Whitfield' } },
    });
    expect(await check({ city: 'Nowhere' })).toMatchObject({
      data: { status: 'NOT_FOUND', suggestion: null, messages: [{ code: carrierMessages.says.code }] },
    });
  });

  it('that was voided at the network before is void here too', async () => {
    const { shipmentId } = await bought();
    site.sold().at(-1)!.refund_status = 'submitted';
    expect(await server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller)).toMatchObject({
      data: { state: 'ACCEPTED' },
    });
    expect(await detail(shipmentId)).toMatchObject({ shipmentStatus: 'VOIDED' });
  });

  it('keeps its account from being removed while a void is open', async () => {
    const [{ accountId } = { accountId: '' }] = await listed();
    expect(await server.call(calls.removeAccount, { body: { accountId } }, seller)).toMatchObject({
      reason: carrierMessages.accountOpen.code,
    });
  });
});

describe('what a network reports', () => {
  const scan = (minute: number, status: string, status_detail: string) => ({
    // After the purchase, whenever the test runs.
    datetime: new Date(server.clock.now().getTime() + minute * 60_000).toISOString(),
    message: status,
    status,
    status_detail,
    tracking_location: { city: 'Reno', state: 'NV', country: 'US', zip: '89501' },
  });

  it('is taken once, in whatever order it comes, with its signature over the bytes only', async () => {
    const [{ accountId } = { accountId: '' }] = await listed();
    const { path, secret } = await dataOf(server.call(calls.renewWebhook, { body: { accountId } }, seller));
    const { shipmentId, labels } = await bought();
    const { trackingNumber } = labels[0]!;
    const post = (payload: string, headers: Record<string, string>, url = path) =>
      server.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });

    site.move(trackingNumber, scan(30, 'out_for_delivery', 'out_for_delivery'));
    const first = site.report(trackingNumber, secret!);
    expect((await post(first.payload, { 'x-hmac-signature': 'hmac-sha256-hex=00' })).statusCode).toBe(401);
    expect((await post(`${first.payload} `, first.headers)).statusCode).toBe(401);
    expect((await post(first.payload, {})).statusCode).toBe(401);
    expect((await post(first.payload, first.headers, path.replace(accountId, '999999'))).statusCode).toBe(
      401,
    );
    expect(await detail(shipmentId)).toMatchObject({ trackingStatus: 'PRE_TRANSIT' });

    for (let times = 0; times < 2; times += 1)
      expect((await post(first.payload, first.headers)).statusCode).toBe(200);
    site.move(trackingNumber, scan(10, 'in_transit', 'arrived_at_facility'));
    const late = site.report(trackingNumber, secret!);
    expect((await post(late.payload, late.headers)).statusCode).toBe(200);
    const now = await detail(shipmentId);
    expect(now.trackingStatus).toBe('OUT_FOR_DELIVERY');
    expect(now.timeline.filter(({ detail: what }) => what !== 'label_created')).toHaveLength(2);
    expect(now.timeline[0]).toMatchObject({ place: 'Reno, NV, US' });
  });

  it('is asked for by the clock too', async () => {
    const { shipmentId, labels } = await bought();
    site.move(labels[0]!.trackingNumber, scan(40, 'delivered', 'arrived_at_destination'));
    server.clock.advance(60_000);
    await trackingService(server.platform, carrierAccountService(server.platform)).trackDue();
    expect(await detail(shipmentId)).toMatchObject({ trackingStatus: 'DELIVERED' });
  });
});
