import { orderDetailApi, ordersApi } from '@lading/contracts/orders';
import { labelsApi, shippingApi, shippingMessages } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { openPurchasing } from './testing/open-purchases.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { purchases } = openPurchasing(server);
const lost = place('90277', 'DEMO: REPLY-LOST');

beforeAll(() => buyer.fund(100_000));

it('an order whose carrier did not reply shows its label as being bought, and is not bought again', async () => {
  const query = { pageSize: 50, orderStatus: 'UNSHIPPED' as const };
  const { records } = await dataOf(server.call(ordersApi.calls.orderPage, { query }, seller));
  const { orderId } = records.find(({ recipientCountryCode }) => recipientCountryCode === 'US')!;
  const request = { ...workedExample, to: lost, orderId };
  const [quote, later] = [await buyer.quote(request), await buyer.quote(request)];
  const came = await dataOf(buyer.buy(quote));
  const order = () => dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
  expect(await order()).toMatchObject({ shipments: [{ labelStatus: 'PURCHASING' }] });
  expect((await order()).allowedActs).not.toContain('label');
  expect(await buyer.buy(later)).toMatchObject({
    code: 409,
    reason: shippingMessages.labelUnderWay.code,
    params: { shipmentNo: came.shipmentNo },
  });
  await purchases.saga.reconcile();
  expect(await order()).toMatchObject({ shipments: [{ labelStatus: 'PURCHASED' }] });
  expect(await buyer.buy(later)).toMatchObject({ code: 409, reason: shippingMessages.alreadyLabeled.code });
});

it('a shipment is not returned a second time while its return label is being bought', async () => {
  // The demo carrier loses its reply about a parcel to this address, here that of the return.
  const out = await buyer.bought({ ...workedExample, from: lost });
  const askReturn = () => buyer.quote({ returnOf: out.shipmentId });
  const detail = () =>
    dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId: out.shipmentId } }, seller));
  const came = await dataOf(buyer.buy(await askReturn()));
  expect(came.state).toBe('UNKNOWN');
  expect(await detail()).toMatchObject({
    returns: [{ shipmentId: came.shipmentId, labelStatus: 'PURCHASING' }],
  });
  expect((await detail()).acts).not.toContain('return');
  expect(await buyer.buy(await askReturn())).toMatchObject({
    code: 409,
    reason: shippingMessages.labelUnderWay.code,
  });
  await purchases.saga.reconcile();
  const { acts } = await detail();
  expect(acts).not.toContain('return');
  await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId: came.shipmentId } }, seller));
  expect((await detail()).acts).toContain('return');
});
