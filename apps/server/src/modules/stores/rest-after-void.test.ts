import { randomUUID } from 'node:crypto';
import { orderActsApi, orderDetailApi } from '@lading/contracts/orders';
import { labelsApi, shippingApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { labelBuyer, workedExample } from '../shipping/testing/buy-labels.ts';
import { labelVoider, packageVoider } from '../shipping/testing/void-package.ts';
import { takeOrder } from './channel-order.store.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { channelLine as line, channelOrder } from './testing/channel-orders.ts';

const { packages } = workedExample;
const lines = [line('A', 1, 1), line('B', 2)];

let server: TestServer;
let seller: Caller;
let buyer: ReturnType<typeof labelBuyer>;
let store: { storeId: string; orgId: string };
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn('seller@lading.test');
  const { orgId } = (await server.platform.tokens.read(seller.accessToken))!;
  const { store_id: storeId } = await server.platform.database.asOrganization(orgId, (trx) =>
    trx.selectFrom('store').select('store_id').executeTakeFirstOrThrow(),
  );
  store = { storeId, orgId };
  buyer = labelBuyer(server, seller);
  await buyer.fund(100_000);
});
afterAll(() => server.close());

const told = (externalId: string, more: Partial<ChannelOrder>, how?: { isAgain: boolean }) =>
  server.platform.database.asOrganization(store.orgId, async (trx) => {
    const order = channelOrder({ externalId, orderNo: `V-${externalId}`, state: 'partly-shipped', ...more });
    await takeOrder(trx, store.storeId, order, server.clock.now(), how);
    const { order_id: orderId } = await trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('store_id', '=', store.storeId)
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow();
    return orderId;
  });
const detail = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
const voidLabel = (shipmentId: string) =>
  dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
/** Shipments shown because their store has changed the order. */
async function changed(): Promise<string[]> {
  const query = { pageSize: 200, attention: 'ORDER_CHANGED' as const };
  const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller));
  return records.map(({ shipmentId }) => shipmentId);
}

/** An order with a label for one unit; two others follow, which await theirs. */
async function withRest(externalId: string) {
  const waiting = { ...line('B', 2), why: 'WAITING' as const };
  const orderId = await told(externalId, { state: 'open', lines: [line('A', 1)], notPacked: [waiting] });
  const first = await buyer.bought({ orderId, packages });
  await told(externalId, { lines });
  return { orderId, first };
}

it('the rest of an order awaits a label again as soon as its own is void', async () => {
  const { orderId, first } = await withRest('void');
  const second = await buyer.bought({ orderId, packages });
  await told('void', { state: 'shipped', lines: [line('A', 1, 1), line('B', 2, 2)] });
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'SHIPPED' });
  await voidLabel(second.shipmentId);
  const offered = {
    orderStatus: 'PARTIALLY_SHIPPED',
    lines: [{ skuCode: 'B', quantity: 2 }],
    shipments: [
      { shipmentId: first.shipmentId, shipmentStatus: 'LABEL_CREATED' },
      { shipmentId: second.shipmentId, shipmentStatus: 'VOIDED' },
      { shipmentStatus: 'AWAITING_LABEL' },
    ],
  };
  const isOffered = async () => {
    const order = await detail(orderId);
    expect(order.allowedActs).toContain('label');
    expect(order.shipments).toHaveLength(3);
    expect(order).toMatchObject(offered);
  };
  await isOffered();
  // Read again, the order is the same.
  await told('void', { lines }, { isAgain: true });
  await isOffered();
  await buyer.bought({ orderId, packages });
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'SHIPPED' });
});

it('goods of a label that was voided with its carrier are not offered while a second label for some of them stands', async () => {
  const { orderId } = await withRest('relabeled');
  const last = await buyer.bought({ orderId, packages: [...packages, ...packages] });
  await packageVoider(server, seller)(last.shipmentId);
  const second = await buyer.bought({ relabelOf: last.shipmentId });
  await labelVoider(server, seller)(last.shipmentId);
  expect((await detail(orderId)).shipments).toHaveLength(3);
  await voidLabel(second.shipmentId);
  expect(await detail(orderId)).toMatchObject({
    orderStatus: 'PARTIALLY_SHIPPED',
    shipments: [{}, {}, { isRelabel: true }, { shipmentStatus: 'AWAITING_LABEL', isRelabel: false }],
  });
});

it('the goods of the first of two parcels with the same goods follow once its label is void', async () => {
  const orderId = await told('first', { state: 'open', lines: [line('A', 3)] });
  const first = await buyer.bought({ orderId, packages });
  await told('first', { lines: [line('A', 4, 3)] });
  await buyer.bought({ orderId, packages });
  await voidLabel(first.shipmentId);
  // Its store knows neither of the second label nor of the void.
  await told('first', { lines: [line('A', 4, 3)], totalAmount: 11 });
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'SHIPPED', lines: [{ quantity: 1 }] });
  await server.platform.database.asOrganization(store.orgId, (trx) =>
    sql`update shipment_report set state = 'DONE' where shipment_id = ${first.shipmentId}`.execute(trx),
  );
  await told('first', { lines: [line('A', 4, 1)] });
  expect(await detail(orderId)).toMatchObject({
    orderStatus: 'PARTIALLY_SHIPPED',
    lines: [{ quantity: 3 }],
    notPacked: [{ quantity: 1, why: 'SHIPPED' }],
  });
});

it('an order with lines of a person is put on hold for the goods of its first parcel once that is void', async () => {
  const { orderId, first } = await withRest('edited');
  await server.platform.database.asOrganization(store.orgId, (trx) =>
    sql`update customer_order set own_fields = '{lines}' where order_id = ${orderId}`.execute(trx),
  );
  await voidLabel(first.shipmentId);
  await told('edited', { state: 'open', lines: [line('A', 1), line('B', 2)] });
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'CHANGED' });
});

it('the rest of an order that its store has canceled meanwhile is not offered', async () => {
  const { orderId } = await withRest('canceled');
  const second = await buyer.bought({ orderId, packages });
  await told('canceled', { state: 'cancelled', lines });
  await voidLabel(second.shipmentId);
  const order = await detail(orderId);
  expect(order).toMatchObject({ orderStatus: 'CANCELLED' });
  expect(order.allowedActs).not.toContain('label');
});

it('the rest awaits a label again when the mark that it was shipped is withdrawn', async () => {
  const { orderId } = await withRest('marked');
  const key = () => ({ 'idempotency-key': randomUUID() });
  const mark = { orderId, carrierName: 'UPS', serviceCode: '', trackingNumber: '1Z1', tellsStore: true };
  const { shipmentId } = await dataOf(
    server.call(labelsApi.calls.markShipped, { body: mark }, seller, key()),
  );
  await dataOf(server.call(labelsApi.calls.withdrawMark, { body: { shipmentId } }, seller, key()));
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'PARTIALLY_SHIPPED' });
});

it('a void return label offers nothing again', async () => {
  const orderId = await told('returned', { state: 'open', lines: [line('A', 1)] });
  const { shipmentId } = await buyer.bought({ orderId, packages });
  const back = await buyer.bought({ returnOf: shipmentId });
  await voidLabel(back.shipmentId);
  expect(await detail(orderId)).toMatchObject({
    orderStatus: 'SHIPPED',
    shipments: [{ shipmentStatus: 'LABEL_CREATED' }, { shipmentStatus: 'VOIDED' }],
  });
});

it('a parcel whose rest follows needs attention only when its own goods change', async () => {
  const { orderId, first } = await withRest('follows');
  expect(await changed()).toEqual([]);
  await told('follows', { lines, totalAmount: 11 });
  const second = await buyer.bought({ orderId, packages });
  await told('follows', { lines: [line('A', 1, 1), line('B', 2, 2), line('C', 1)] });
  expect(await changed()).toEqual([]);
  // The customer is paid for what is in the first parcel.
  await told('follows', { lines: [line('B', 2, 2), line('C', 1)] });
  expect(await changed()).toEqual(expect.arrayContaining([first.shipmentId, second.shipmentId]));
});

it('a store that does not know yet of a void label has not shipped those goods itself', async () => {
  const ordered = [line('A', 2), line('B', 1)];
  const orderId = await told('split', { state: 'open', lines: ordered });
  const split = async () => {
    const { version } = await detail(orderId);
    const body = { orderId, version: version!, lines: [{ line: 0, quantity: 1 }] };
    const key = { 'idempotency-key': randomUUID() };
    return (await dataOf(server.call(orderActsApi.calls.split, { body }, seller, key))).orderId;
  };
  const parts = [await split(), await split()];
  await buyer.bought({ orderId: parts[0], packages });
  const second = await buyer.bought({ orderId: parts[1], packages });
  const counted = [line('A', 2, 2), line('B', 1)];
  await told('split', { lines: counted });
  const before = await changed();
  await voidLabel(second.shipmentId);
  await told('split', { lines: counted, totalAmount: 11 });
  expect(await changed()).toEqual(before);
  expect(await detail(parts[1]!)).toMatchObject({ orderStatus: 'UNSHIPPED' });
});
