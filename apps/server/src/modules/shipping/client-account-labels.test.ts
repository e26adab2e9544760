import {
  addressCheckApi,
  carrierAccountsApi,
  carrierMessages,
  labelsApi,
  shippingApi,
} from '@lading/contracts/shipping';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { purchaseSaga } from './purchase-saga.service.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { easyPostClient, own } from './testing/easypost-client.ts';
import { trackingService } from './tracking.service.ts';

const calls = carrierAccountsApi.calls;
const { site, server, seller, connect, listed } = await easyPostClient();
await dataOf(connect());
const buyer = labelBuyer(server, seller);

const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
const bought = async () => dataOf(buyer.buy(await buyer.quote(), { service: own }));

describe('a label on a client’s account', () => {
  const settle = async () => {
    server.clock.advance(61_000);
    await purchaseSaga(server.platform, carrierAccountService(server.platform)).reconcile();
  };
  beforeEach(async () => {
    Object.assign(seller, await server.signIn('seller@lading.test'));
  });

  it.each(['the reply', 'the label'])(
    'is found again when %s is lost, and bought only once',
    async (what) => {
      const before = site.sold().length;
      if (what === 'the reply') site.losesReply = true;
      else site.labelsLost = 1;
      const purchase = await bought();
      expect(purchase.state).toBe('UNKNOWN');
      await settle();
      const came = await buyer.detail(purchase.purchaseId);
      expect(came).toMatchObject({ state: 'BOUGHT', labels: [{ packageNo: 1 }] });
      expect(site.sold().length).toBe(before + 1);
    },
  );

  it('is not bought above the agreed price, nor when the network refuses with its own message', async () => {
    const quote = await buyer.quote();
    const heavier = site.shipments.length;
    site.answers = [422];
    expect(await buyer.buy(quote, { service: own })).toMatchObject({ message: 'Planned' });
    expect(site.shipments.length).toBe(heavier);
  });

  it.each([
    ['cash on delivery', { cod: { minor: 20_000, currency: 'USD' } }, 'notTaken'],
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

  it('is voided, and its refund is tracked; the wallet is not involved', async () => {
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

  it('checks addresses, and returns its post’s spelling', async () => {
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

  it('voided at the network before is voided here too', async () => {
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
    // After the purchase, regardless of when the test runs.
    datetime: new Date(server.clock.now().getTime() + minute * 60_000).toISOString(),
    message: status,
    status,
    status_detail,
    tracking_location: { city: 'Reno', state: 'NV', country: 'US', zip: '89501' },
  });

  it('is stored once, in any order, with its signature over the raw bytes only', async () => {
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

  it('is also requested by the scheduled work', async () => {
    const { shipmentId, labels } = await bought();
    site.move(labels[0]!.trackingNumber, scan(40, 'delivered', 'arrived_at_destination'));
    server.clock.advance(60_000);
    await trackingService(server.platform, carrierAccountService(server.platform)).trackDue();
    expect(await detail(shipmentId)).toMatchObject({ trackingStatus: 'DELIVERED' });
  });
});
