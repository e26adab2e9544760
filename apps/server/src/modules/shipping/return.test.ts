import { randomUUID } from 'node:crypto';
import { orderDetailApi, ordersApi } from '@lading/contracts/orders';
import { labelsApi, ratesApi, shippingApi, shippingMessages, type Quote } from '@lading/contracts/shipping';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { forgetfulPurchasing } from './testing/open-purchases.ts';

const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
const askReturn = (shipmentId: string, caller = seller) =>
  server.call(ratesApi.calls.quote, { body: { returnOf: shipmentId } }, caller);
const buy = (quote: Quote) => buyer.buy(quote, { key: randomUUID() });

beforeAll(() => buyer.fund(1_000_000));

describe('a return label', () => {
  it('brings the packages of a shipment back from its recipient, once', async () => {
    const out = await buyer.bought({ ...workedExample, to: place('90277') });
    expect((await detail(out.shipmentId)).acts).toContain('return');
    const quote = await dataOf(askReturn(out.shipmentId));
    expect(quote).toMatchObject({ from: { zipCode: '90277' }, packages: workedExample.packages });
    const before = await buyer.balance();
    const key = randomUUID();
    const bought = await dataOf(buyer.buy(quote, { key }));
    expect(await dataOf(buyer.buy(quote, { key }))).toMatchObject({ purchaseId: bought.purchaseId });
    expect(bought).toMatchObject({ shipmentNo: `${out.shipmentNo}-R`, labels: [{}] });
    expect((await buyer.balance()).available).toBe(before.available - bought.amount.minor);
    const returned = await detail(bought.shipmentId);
    expect(returned).toMatchObject({
      returnOf: { shipmentId: out.shipmentId },
      sender: { zipCode: '90277' },
      recipient: quote.to,
    });
    expect(returned.acts).not.toContain('return');
    const outbound = await detail(out.shipmentId);
    expect(outbound.returns).toMatchObject([
      { shipmentId: bought.shipmentId, shipmentStatus: 'LABEL_CREATED', labelStatus: 'PURCHASED' },
    ]);
    expect(outbound.acts).not.toContain('return');
    expect(await buy(await dataOf(askReturn(out.shipmentId)))).toMatchObject({ result: 'ERR', code: 409 });
  });

  it('does not change the order and its shipment, and can be voided and bought again', async () => {
    const query = { pageSize: 1, orderStatus: 'UNSHIPPED' as const };
    const { records } = await dataOf(server.call(ordersApi.calls.orderPage, { query }, seller));
    const { orderId } = records[0]!;
    const quoted = await dataOf(
      server.call(ratesApi.calls.quote, { body: { ...workedExample, orderId } }, seller),
    );
    const out = await dataOf(buy(quoted));
    const bought = await dataOf(buy(await dataOf(askReturn(out.shipmentId))));
    const orderOf = () =>
      dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
    expect(await orderOf()).toMatchObject({
      orderStatus: 'SHIPPED',
      shipments: [{ isReturn: false }, { isReturn: true, shipmentNo: `${out.shipmentNo}-R` }],
    });
    const body = { shipmentId: bought.shipmentId };
    await dataOf(server.call(labelsApi.calls.voidLabels, { body }, seller));
    expect(await orderOf()).toMatchObject({ orderStatus: 'SHIPPED' });
    const second = await dataOf(buy(await dataOf(askReturn(out.shipmentId))));
    expect(second.shipmentNo).toBe(`${out.shipmentNo}-R2`);
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId: out.shipmentId } }, seller));
    expect(await orderOf()).toMatchObject({ orderStatus: 'UNSHIPPED' });
  });

  it('that was refused awaits no label once its shipment is void', async () => {
    const out = await buyer.bought({ ...workedExample, from: place('94107', 'DEMO: REFUSE') });
    expect(await buy(await dataOf(askReturn(out.shipmentId)))).toMatchObject({ result: 'ERR' });
    const [refused] = (await detail(out.shipmentId)).returns;
    expect(refused).toMatchObject({ shipmentStatus: 'AWAITING_LABEL', labelStatus: 'ERROR' });
    expect((await detail(refused!.shipmentId)).acts).not.toContain('purchase');
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId: out.shipmentId } }, seller));
    expect((await detail(out.shipmentId)).returns).toMatchObject([
      { shipmentStatus: 'VOIDED', labelStatus: 'NONE' },
    ]);
  });

  it('that is not bought after all awaits none either where its shipment was voided meanwhile', async () => {
    const out = await buyer.bought({ ...workedExample, from: place('94107', 'DEMO: REPLY-LOST') });
    await dataOf(buy(await dataOf(askReturn(out.shipmentId))));
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId: out.shipmentId } }, seller));
    expect((await detail(out.shipmentId)).returns).toMatchObject([{ labelStatus: 'PURCHASING' }]);
    server.clock.advance(3 * 60_000);
    await forgetfulPurchasing(server).purchases.saga.reconcile();
    expect((await detail(out.shipmentId)).returns).toMatchObject([
      { shipmentStatus: 'VOIDED', labelStatus: 'NONE' },
    ]);
  });

  it('is not offered for a return, an unlabeled shipment, or another organization', async () => {
    const out = await buyer.bought();
    const bought = await dataOf(buy(await dataOf(askReturn(out.shipmentId))));
    expect(await askReturn(bought.shipmentId)).toMatchObject({ result: 'ERR', code: 409 });
    expect(await askReturn('1')).toMatchObject({ result: 'ERR', code: 404 });
    expect(await askReturn(out.shipmentId, other)).toMatchObject({ result: 'ERR' });
  });
});

const mug = {
  description: 'Mug',
  hsCode: '691200',
  originCountry: 'PT',
  quantity: 1,
  unitValue: 9,
  grams: 410,
};
const mugs = { currency: 'USD', items: [mug] };

it.each([
  ['packages', { relabelOf: '1', packages: workedExample.packages }],
  ['from', { relabelOf: '1', from: workedExample.from }],
  ['to', { relabelOf: '1', to: workedExample.to }],
  ['goods', { relabelOf: '1', goods: mugs }],
  ['from', { returnOf: '1', from: workedExample.from }],
  ['to', { returnOf: '1', to: workedExample.to }],
])('rates for a further label with another %s than its shipment has are refused', async (fieldName, body) => {
  const { code } = shippingMessages.givenByShipment;
  expect(await server.call(ratesApi.calls.quote, { body }, seller)).toMatchObject({
    code: 400,
    errors: [expect.objectContaining({ fieldName, code })],
  });
});
