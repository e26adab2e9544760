import { randomUUID } from 'node:crypto';
import { orderActsApi, orderDetailApi, orderMergeApi } from '@lading/contracts/orders';
import { attentionApi, labelsApi, shippingApi } from '@lading/contracts/shipping';
import type { StoreKeys } from '@lading/contracts/stores';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { labelBuyer, workedExample } from '../shipping/testing/buy-labels.ts';
import { takeOrder } from './channel-order.store.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { wooConnector } from './channels/woo-connector.ts';
import { closeOrder, removeOrder } from './closed-order.store.ts';
import { channelLine as line, channelOrder } from './testing/channel-orders.ts';
import { storeCaller } from './testing/store-caller.ts';
import { storeJobs } from './testing/store-jobs.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

let woo: Awaited<ReturnType<typeof wooSite>>;
let server: TestServer;
let seller: Caller;
let jobs: ReturnType<typeof storeJobs>;
let buyer: ReturnType<typeof labelBuyer>;
let store: { storeId: string; orgId: string };
beforeAll(async () => {
  woo = await wooSite();
  server = await startTestServer({ LADING_TRUSTED_STORE_HOSTS: woo.host });
  seller = await server.signIn('seller@lading.test');
  jobs = storeJobs(server, wooConnector);
  buyer = labelBuyer(server, seller);
  await buyer.fund(100_000);
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: 'Kiln',
    address: woo.address,
    consumerKey: woo.key,
    consumerSecret: woo.secret,
  };
  const { storeId } = await storeCaller(server, seller).connected(keys);
  const { org_id: orgId } = await server.platform.database.asSystem((trx) =>
    trx.selectFrom('store').select('org_id').where('store_id', '=', storeId).executeTakeFirstOrThrow(),
  );
  store = { storeId, orgId };
});
afterAll(async () => {
  await server.close();
  await woo.close();
});

const asOwner: typeof server.platform.database.asSystem = (work) =>
  server.platform.database.asOrganization(store.orgId, work);
/** A store's report on an order, and its id here. */
const told = (number: number, more: Partial<ChannelOrder> = {}) =>
  asOwner(async (trx) => {
    const order = channelOrder({
      externalId: String(number),
      orderNo: `B-${number}`,
      lines: [line('OC-PLATE-11', 2)],
      ...more,
    });
    await takeOrder(trx, store.storeId, order, server.clock.now());
    const { order_id: orderId } = await trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('store_id', '=', store.storeId)
      .where('external_id', '=', order.externalId)
      .executeTakeFirstOrThrow();
    return orderId;
  });
const key = () => ({ 'idempotency-key': randomUUID() });
const detailOf = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
const statusOf = async (...orderIds: string[]) =>
  (await Promise.all(orderIds.map(detailOf))).map(({ orderStatus }) => orderStatus);
const holdOf = async (...orderIds: string[]) =>
  (await Promise.all(orderIds.map(detailOf))).map(
    ({ orderStatus, holdReason }) => `${orderStatus} ${holdReason}`,
  );
const act = (orderId: string, name: 'cancel' | 'restore') =>
  server.call(orderActsApi.calls.act, { body: { orderId, request: { act: name } } }, seller, key());
const label = async (orderId: string) =>
  (await buyer.bought({ orderId, packages: workedExample.packages })).shipmentId;
const voidLabel = (shipmentId: string) =>
  dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));

it('an order shipped only according to its store is due again once the store reverts that', async () => {
  const orderId = await told(1);
  // The label is void before the store knows that, and the order is read once more meanwhile.
  await voidLabel(await label(orderId));
  await told(1, { state: 'shipped' });
  expect(await statusOf(orderId)).toEqual(['SHIPPED']);
  await told(1, { state: 'open' });
  expect(await statusOf(orderId)).toEqual(['UNSHIPPED']);
  await label(orderId);
  await told(1, { state: 'shipped' });
  await told(1, { state: 'open' });
  expect(await statusOf(orderId)).toEqual(['SHIPPED']);
});

it('so is a merge of such orders, which is not put on hold for that', async () => {
  const parts = [await told(2), await told(3)] as const;
  const body = { orderIds: [...parts] };
  const whole = (await dataOf(server.call(orderMergeApi.calls.merge, { body }, seller, key()))).orderId;
  const shipmentId = await label(whole);
  for (const number of [2, 3]) await told(number, { state: 'shipped' });
  await voidLabel(shipmentId);
  for (const number of [2, 3]) await told(number, { state: 'open' });
  expect(await statusOf(whole, ...parts)).toEqual(['UNSHIPPED', 'CANCELLED', 'CANCELLED']);
  await dataOf(server.call(orderMergeApi.calls.undoMerge, { body: { orderId: whole } }, seller, key()));
  expect(await statusOf(...parts)).toEqual(['UNSHIPPED', 'UNSHIPPED']);
});

it('an order put on hold by its store since its label was bought is on hold once that is void', async () => {
  const orderId = await told(7);
  const shipmentId = await label(orderId);
  await told(7, { state: 'on-hold', heldFor: 'COLLECTION' });
  expect(await statusOf(orderId)).toEqual(['SHIPPED']);
  await voidLabel(shipmentId);
  expect(await holdOf(orderId)).toEqual(['ON_HOLD COLLECTION']);
  await told(7, { state: 'open' });
  expect(await statusOf(orderId)).toEqual(['UNSHIPPED']);
  // The store resumed it before the label is void.
  const second = await label(orderId);
  await told(7, { state: 'on-hold' });
  await told(7, { state: 'open' });
  await voidLabel(second);
  expect(await statusOf(orderId)).toEqual(['UNSHIPPED']);
});

it('so is a merge with a part on hold, until the store resumes it', async () => {
  const parts = [await told(8), await told(9)] as const;
  const body = { orderIds: [...parts] };
  const whole = (await dataOf(server.call(orderMergeApi.calls.merge, { body }, seller, key()))).orderId;
  const shipmentId = await label(whole);
  await told(8, { state: 'on-hold' });
  await told(9, { state: 'shipped' });
  await voidLabel(shipmentId);
  expect(await holdOf(whole)).toEqual(['ON_HOLD STORE']);
  for (const number of [8, 9]) await told(number, { state: 'open' });
  expect(await statusOf(whole)).toEqual(['UNSHIPPED']);
});

it('an order put on hold by its store after its label was bought needs attention immediately', async () => {
  const needing = async () => {
    const query = { pageSize: 200, attention: 'ORDER_HELD' as const };
    const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller));
    return records.map(({ shipmentId }) => shipmentId);
  };
  const next = (state: ChannelOrder['state'], more: Partial<ChannelOrder> = {}) => {
    server.clock.advance(1_000);
    return told(20, { state, ...more });
  };
  const shipmentId = await label(await told(20));
  expect(await needing()).toEqual([]);
  await next('on-hold');
  expect(await needing()).toEqual([shipmentId]);
  await next('open');
  expect(await needing()).toEqual([]);
  await next('on-hold');
  server.clock.advance(1_000);
  const body = { shipmentIds: [shipmentId], isHandled: true };
  await dataOf(server.call(attentionApi.calls.handleShipments, { body }, seller));
  await next('on-hold', { totalAmount: 11 });
  expect(await needing()).toEqual([]);
  await next('on-hold', { heldFor: 'COLLECTION' });
  expect(await needing()).toEqual([shipmentId]);
  await voidLabel(shipmentId);
  expect(await needing()).toEqual([]);
});

it('so does a merge with a part on its store’s hold', async () => {
  const parts = [await told(21), await told(22)] as const;
  const body = { orderIds: [...parts] };
  const whole = (await dataOf(server.call(orderMergeApi.calls.merge, { body }, seller, key()))).orderId;
  const shipmentId = await label(whole);
  await told(22, { state: 'on-hold' });
  const query = { pageSize: 200, attention: 'ORDER_HELD' as const };
  const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller));
  expect(records).toMatchObject([{ shipmentId }]);
});

async function split(orderId: string): Promise<string> {
  const { version } = await detailOf(orderId);
  const body = { orderId, version: version!, lines: [{ line: 0, quantity: 1 }] };
  return (await dataOf(server.call(orderActsApi.calls.split, { body }, seller, key()))).orderId;
}

it('a part with newer reports from its store is due again once the store says that only some has left', async () => {
  const orderId = await told(30);
  const part = await split(orderId);
  await label(orderId);
  for (const state of ['shipped', 'on-hold', 'cancelled'] as const) {
    await told(30, { state });
    expect(await statusOf(part)).not.toEqual(['UNSHIPPED']);
    await told(30, { state: 'partly-shipped', lines: [line('OC-PLATE-11', 2, 1)] });
    expect(await statusOf(orderId, part)).toEqual(['SHIPPED', 'UNSHIPPED']);
  }
});

it('a labeled order deleted by its store needs attention, and its split parts are canceled', async () => {
  const orderId = await told(31);
  const part = await split(orderId);
  const shipmentId = await label(orderId);
  const remove = () => asOwner((trx) => removeOrder(trx, store.storeId, '31', server.clock.now()));
  expect(await remove()).toBe('updated');
  expect(await statusOf(orderId, part)).toEqual(['SHIPPED', 'CANCELLED']);
  const query = { pageSize: 200, attention: 'ORDER_CANCELED' as const };
  const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller));
  expect(records).toMatchObject([{ shipmentId }]);
  expect(await remove()).toBe('unchanged');
});

it('an order canceled by a person, and closed or deleted by its store since, cannot be restored', async () => {
  const now = server.clock.now();
  const closed = await told(4);
  await act(closed, 'cancel');
  await asOwner((trx) => closeOrder(trx, store.storeId, { externalId: '4', state: 'cancelled' }, now));
  expect(await act(closed, 'restore')).toMatchObject({ result: 'ERR' });
  const deleted = await told(5);
  await voidLabel(await label(deleted));
  await act(deleted, 'cancel');
  expect(await asOwner((trx) => removeOrder(trx, store.storeId, '5', now))).toBe('updated');
  expect(await act(deleted, 'restore')).toMatchObject({ result: 'ERR' });
  expect(await asOwner((trx) => removeOrder(trx, store.storeId, '5', now))).toBe('unchanged');
});

it('a store is told of a void when a failed report that may have reached it was about to be repeated', async () => {
  woo.orders = [wooOrder(6)];
  const shipmentId = await label(await told(6));
  woo.losesReply = true;
  await jobs.report({ last: true });
  const reports = async () => {
    const params = { shipmentId };
    const detail = await dataOf(server.call(shippingApi.calls.shipmentDetail, { params }, seller));
    return detail.reports;
  };
  const standing = async () => (await reports()).map(({ kind, state }) => `${kind} ${state}`);
  expect(await standing()).toEqual(['shipped FAILED']);
  const { reportId } = (await reports())[0]!;
  await dataOf(server.call(shippingApi.calls.retryReport, { body: { reportId } }, seller));
  await voidLabel(shipmentId);
  await jobs.report();
  expect(await standing()).toEqual(['shipped NOT_NEEDED', 'voided DONE']);
  expect(woo.notes.at(-1)!.note).toContain('was withdrawn');
});
