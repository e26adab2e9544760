import { fundsApi, fundsMessages } from '@lading/contracts/funds';
import { orderDetailApi, ordersApi } from '@lading/contracts/orders';
import { labelsApi, shippingMessages } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from 'zpl-renderer-js';
import { readPdf, readSymbols } from '../../platform/documents/testing/read-symbols.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { openPurchasing } from './testing/open-purchases.ts';

const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { labelFile, printLabels, purchase } = labelsApi.calls;

/** The total number of labels sold by the carrier. */
const sold = async (): Promise<number> => {
  const { pool } = server.platform.database;
  return Number((await pool.query<{ n: string }>('select count(*) as n from demo_carrier_label')).rows[0]!.n);
};
const to = (addressLine2: string) => ({ ...workedExample, to: place('90277', addressLine2) });
async function unshippedOrder() {
  const query = { pageSize: 50, orderStatus: 'UNSHIPPED' as const };
  const page = await dataOf(server.call(ordersApi.calls.orderPage, { query }, seller));
  return page.records.find(({ recipientCountryCode }) => recipientCountryCode === 'US')!;
}

/** Advances the clock, with a new token, since the old one expires. */
async function signedInAfter(ms: number) {
  server.clock.advance(ms);
  return server.signIn('seller@lading.test');
}

beforeAll(() => buyer.fund(1_000_000));

describe('buying a label', () => {
  it('charges the displayed price and explains it', async () => {
    const before = await buyer.balance();
    const came = await buyer.bought();
    expect(came).toMatchObject({ state: 'BOUGHT', charged: { minor: 2_809, currency: 'USD' } });
    expect(await buyer.balance()).toEqual({ available: before.available - 2_809, held: 0 });
    const page = await dataOf(server.call(fundsApi.calls.postagePage, { query: { pageSize: 1 } }, seller));
    const [line] = page.records;
    expect(line).toMatchObject({ kind: 'purchase', causeKind: 'label-purchase', causeId: came.purchaseId });
    expect(line!.amount.minor).toBe(-2_809);
    const params = { transactionId: line!.transactionId };
    expect(await server.call(fundsApi.calls.explainTransaction, { params }, seller)).toMatchObject({
      data: {
        detail: { quoteId: came.quoteId, trackingNumber: came.labels[0]!.trackingNumber },
        related: [{ kind: 'hold' }],
      },
    });
  });

  it('ships the order it is for, once', async () => {
    const { orderId } = await unshippedOrder();
    const came = await buyer.bought({ orderId });
    expect(came).toMatchObject({ state: 'BOUGHT', orderId, shipmentNo: `SH${orderId}` });
    const order = await server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller);
    expect(order).toMatchObject({
      data: { orderStatus: 'SHIPPED', shipments: [{ shipmentStatus: 'LABEL_CREATED' }] },
    });
    if (order.result !== 'OK') throw new Error(order.message);
    const query = { search: order.data.orderNo };
    expect(await server.call(fundsApi.calls.postagePage, { query }, seller)).toMatchObject({
      data: { records: [{ kind: 'purchase', causeId: came.purchaseId }] },
    });
    expect(await buyer.buy(await buyer.quote({ orderId }))).toMatchObject({
      code: 409,
      reason: shippingMessages.alreadyLabeled.code,
    });
  });

  it('gives every package of a shipment a label of its own', async () => {
    const packages = [...workedExample.packages, ...workedExample.packages];
    const { labels } = await buyer.bought({ ...workedExample, packages });
    expect(labels.map(({ packageNo }) => packageNo)).toEqual([1, 2]);
    expect(new Set(labels.map(({ trackingNumber }) => trackingNumber)).size).toBe(2);
  });

  it('a hundred times at once under one key gives one label and one charge', async () => {
    const [before, soldBefore] = [await buyer.balance(), await sold()];
    const quote = await buyer.quote();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => buyer.buy(quote, { key: 'a-hundred-clicks' })),
    );
    const ids = new Set(
      answers.map((answer) => (answer.result === 'OK' ? answer.data.purchaseId : answer.message)),
    );
    expect(ids.size).toBe(1);
    expect(await sold()).toBe(soldBefore + 1);
    expect(await buyer.balance()).toEqual({ available: before.available - 2_809, held: 0 });
  });

  it('a hundred times at once under different keys gives the order one label', async () => {
    const soldBefore = await sold();
    const { orderId } = await unshippedOrder();
    const quotes = await Promise.all(Array.from({ length: 4 }, () => buyer.quote({ orderId })));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => buyer.buy(quotes[index % 4]!)),
    );
    expect(answers.filter(({ result }) => result === 'OK')).toHaveLength(1);
    expect(await sold()).toBe(soldBefore + 1);
    expect((await buyer.balance()).held).toBe(0);
  });

  it('under a key used for another purchase is refused', async () => {
    await buyer.buy(await buyer.quote(), { key: 'key-of-one-purchase' });
    const answer = await buyer.buy(await buyer.quote(), { key: 'key-of-one-purchase' });
    expect(answer).toMatchObject({ code: 409, reason: shippingMessages.keyTaken.code });
  });

  it('needs a key', async () => {
    const quote = await buyer.quote();
    const body = { quoteId: quote.quoteId, rateId: quote.rates[0]!.rateId, amount: quote.rates[0]!.amount };
    expect(await server.call(purchase, { body }, seller)).toMatchObject({ code: 400 });
  });

  it('at another price than displayed is refused with the difference', async () => {
    const quote = await buyer.quote();
    quote.rates[0]!.amount.minor -= 9;
    const soldBefore = await sold();
    expect(await buyer.buy(quote)).toMatchObject({
      code: 409,
      reason: shippingMessages.staleQuote.code,
      params: { was: '28.00 USD', now: '28.09 USD', difference: '0.09 USD' },
    });
    expect(await sold()).toBe(soldBefore);
  });

  it('for an order that changed since its rates buys nothing', async () => {
    const { orderId } = await unshippedOrder();
    const [old, soldBefore] = [await buyer.quote({ orderId }), await sold()];
    await server.platform.database.asSystem((trx) =>
      sql`update customer_order set recipient = recipient || '{"addressLine1": "9 New St"}', version = version + 1
        where order_id = ${orderId}`.execute(trx),
    );
    expect(await buyer.buy(old)).toMatchObject({ code: 409, reason: shippingMessages.orderChanged.code });
    expect(await sold()).toBe(soldBefore);
    expect(await buyer.buy(await buyer.quote({ orderId }))).toMatchObject({ data: { state: 'BOUGHT' } });
  });

  it('without enough money reports the missing amount and asks no carrier', async () => {
    const poor = labelBuyer(server, other);
    const { available } = await poor.balance();
    await poor.fund(500);
    const packages = Array.from({ length: 20 }, () => ({ ...workedExample.packages[0]!, weight: 149 }));
    const quote = await poor.quote({ ...workedExample, packages });
    const soldBefore = await sold();
    const price = quote.rates.find(({ serviceCode }) => serviceCode === 'DEMO_OVERNIGHT')!.amount.minor;
    expect(price).toBeGreaterThan(available + 500);
    expect(await poor.buy(quote, { service: 'DEMO_OVERNIGHT' })).toMatchObject({
      code: 400,
      reason: fundsMessages.balanceShort.code,
      params: { amount: `${((price - available - 500) / 100).toFixed(2)} USD` },
    });
    expect([await sold(), await poor.balance()]).toEqual([
      soldBefore,
      { available: available + 500, held: 0 },
    ]);
  });
});

describe('a carrier', () => {
  it('that refuses the address costs nothing, and its reason is shown', async () => {
    const before = await buyer.balance();
    expect(await buyer.buy(await buyer.quote(to('DEMO: REFUSE')))).toMatchObject({
      code: 400,
      reason: shippingMessages.addressRefused.code,
    });
    expect(await buyer.balance()).toEqual(before);
  });

  it('whose reply is lost has sold once: the label is found and charged once', async () => {
    const [before, soldBefore] = [await buyer.balance(), await sold()];
    const came = await buyer.bought(to('DEMO: REPLY-LOST'));
    expect(came).toMatchObject({ state: 'UNKNOWN', message: { code: shippingMessages.outcomeUnknown.code } });
    expect(await buyer.balance()).toEqual({ available: before.available - 2_809, held: 2_809 });
    const { purchases } = openPurchasing(server);
    await Promise.all([purchases.saga.reconcile(), purchases.saga.reconcile()]);
    expect(await buyer.detail(came.purchaseId)).toMatchObject({
      state: 'BOUGHT',
      labels: [{}],
      message: null,
    });
    expect(await buyer.balance()).toEqual({ available: before.available - 2_809, held: 0 });
    expect(await sold()).toBe(soldBefore + 1);
  });
});

describe('a label', () => {
  it('can be scanned from PDF, ZPL and PNG, and is not real postage', async () => {
    const { labels } = await buyer.bought();
    const { labelId, trackingNumber } = labels[0]!;
    const expected = [`(00)${trackingNumber}`, '(420)90277'];
    const fileOf = async (format: 'pdf' | 'zpl' | 'png') =>
      (await server.send(labelFile, { params: { labelId }, query: { format } }, seller)).rawPayload;
    const textsOf = async (png: Uint8Array) => (await readSymbols(png)).map(({ text }) => text).toSorted();
    const pages = await readPdf(await fileOf('pdf'), 203);
    expect(pages).toMatchObject([{ width: 288, height: 432 }]);
    expect(pages[0]!.text).toContain('DEMO – NOT POSTAGE');
    expect(await textsOf(pages[0]!.png)).toEqual(expected);
    expect(await textsOf(await fileOf('png'))).toEqual(expected);
    const zpl = (await fileOf('zpl')).toString();
    expect(zpl).toContain('^PW812^LL1218');
    const { api } = await ready;
    const drawn = Buffer.from(await api.zplToBase64Async(zpl, 101.6, 152.4, 8), 'base64');
    expect(await textsOf(drawn)).toEqual(expected);
  });

  it('is printed with others in the given order, and counted', async () => {
    const [one, two] = [await buyer.bought(), await buyer.bought()];
    const body = { shipmentIds: [two.shipmentId, one.shipmentId], format: 'zpl' as const };
    const printed = await server.send(printLabels, { body }, seller);
    const numbers = [...printed.body.matchAll(/\(00\)(\d{18})\^FS/g)].map(([, number]) => number);
    expect(numbers).toEqual([two.labels[0]!.trackingNumber, one.labels[0]!.trackingNumber]);
    await server.send(printLabels, { body: { ...body, format: 'pdf' } }, seller);
    expect((await buyer.detail(one.purchaseId)).labels[0]!.printedCount).toBe(2);
  });

  it('cannot be used by another organization', async () => {
    const { labels, shipmentId, purchaseId } = await buyer.bought();
    const { labelId } = labels[0]!;
    const refusals = [
      await server.call(labelFile, { params: { labelId }, query: {} }, other),
      await server.call(printLabels, { body: { shipmentIds: [shipmentId], format: 'pdf' } }, other),
      await server.call(labelsApi.calls.purchaseDetail, { params: { purchaseId } }, other),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 404 });
  });
});

describe('rates of yesterday', () => {
  it('buy no label after their ship date', async () => {
    const quote = await buyer.quote();
    const soldBefore = await sold();
    // Within the day that quotes are valid, but after midnight at the carrier.
    const midnight = Date.parse(`${quote.shipDate}T00:00:00Z`) + 34 * 3_600_000;
    const wait = midnight - server.clock.now().getTime();
    const later = labelBuyer(server, await signedInAfter(wait));
    expect(await later.buy(quote)).toMatchObject({
      code: 409,
      reason: shippingMessages.shipDayOver.code,
      params: { day: quote.shipDate },
    });
    expect(await sold()).toBe(soldBefore);
  });
});
