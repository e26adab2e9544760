import { randomUUID } from 'node:crypto';
import { orderActsApi, orderDetailApi } from '@lading/contracts/orders';
import { labelsApi, shippingApi } from '@lading/contracts/shipping';
import { storesApi, type StoreKeys } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { labelBuyer, workedExample } from '../shipping/testing/buy-labels.ts';
import { wooConnector } from './channels/woo-connector.ts';
import { storeCaller } from './testing/store-caller.ts';
import { storeJobs } from './testing/store-jobs.ts';
import { back, item } from './testing/woo-lines.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

let woo: Awaited<ReturnType<typeof wooSite>>;
let server: TestServer;
let seller: Caller;
let jobs: ReturnType<typeof storeJobs>;
let buyer: ReturnType<typeof labelBuyer>;
let storeId: string;
beforeAll(async () => {
  woo = await wooSite();
  server = await startTestServer({ LADING_TRUSTED_STORE_HOSTS: woo.host });
  seller = await server.signIn('seller@lading.test');
  jobs = storeJobs(server, wooConnector);
  buyer = labelBuyer(server, seller);
  await buyer.fund(10_000);
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: 'Kiln',
    address: woo.address,
    consumerKey: woo.key,
    consumerSecret: woo.secret,
  };
  ({ storeId } = await storeCaller(server, seller).connected(keys));
});
afterAll(async () => {
  await server.close();
  await woo.close();
});

const key = () => ({ 'idempotency-key': randomUUID() });
let minute = 0;
/** The shop in its current state, with a changed order. */
async function pulled(more: object): Promise<void> {
  minute += 1;
  const at = new Date(Date.now() - (60 - minute) * 60_000).toISOString().slice(0, 19);
  woo.orders = woo.orders.map((order) => ({ ...order, ...more, date_modified_gmt: at }));
  await server.call(storesApi.calls.pullOrder, { query: { storeIds: storeId } }, seller);
  await jobs.pull(storeId);
}
const detailOf = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
const statusOf = async (...orderIds: string[]) =>
  (await Promise.all(orderIds.map(detailOf))).map(({ orderStatus }) => orderStatus);
const orderIds = () =>
  server.platform.database.asSystem(async (trx) => {
    const query = trx.selectFrom('customer_order').select('order_id').where('store_id', '=', storeId);
    return (await query.orderBy('order_id').execute()).map(({ order_id: id }) => id);
  });

it('the refunded rest of an order is canceled, and its store completes the shipped part', async () => {
  woo.orders = [wooOrder(1, { line_items: [item(11, 'BOWL', 3)], total: '30.00' })];
  await pulled({});
  const [first] = await orderIds();
  const { version } = await detailOf(first!);
  const body = { orderId: first!, version: version!, lines: [{ line: 0, quantity: 1 }] };
  const part = (await dataOf(server.call(orderActsApi.calls.split, { body }, seller, key()))).orderId;
  const { shipmentId } = await buyer.bought({ orderId: first!, packages: workedExample.packages });
  await jobs.report();
  expect(woo.orders[0]!.status).toBe('processing');

  const paidBack = { id: 77, amount: '10.00', line_items: [back(11, 1)] };
  woo.refunds.set(1, [paidBack]);
  await pulled({ refunds: [{ id: 77 }] });
  expect(await statusOf(first!, part)).toEqual(['SHIPPED', 'CANCELLED']);
  const query = { pageSize: 200, attention: 'ANY' as const };
  const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller));
  expect(records.map((one) => one.shipmentId)).not.toContain(shipmentId);
  await jobs.report();
  expect(woo.orders[0]!.status).toBe('completed');
  expect(woo.notes).toHaveLength(1);
  await pulled({});
  expect(await statusOf(first!, part)).toEqual(['SHIPPED', 'CANCELLED']);

  // A person there reopens it, and it is left unchanged.
  await pulled({ status: 'processing' });
  await jobs.report();
  expect(woo.orders[0]!.status).toBe('processing');
  await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
  await jobs.report();
  await pulled({ total: '31.00' });
  expect(await statusOf(first!, part)).toEqual(['UNSHIPPED', 'CANCELLED']);
});

it('items shipped by the store itself since the label was bought are not due again once that is void', async () => {
  woo.orders = [wooOrder(2, { line_items: [item(21, 'BOWL', 3)], total: '30.00' })];
  await pulled({});
  const orderId = (await orderIds()).at(-1)!;
  const { shipmentId } = await buyer.bought({ orderId, packages: workedExample.packages });
  await pulled({ status: 'completed' });
  await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
  expect(await statusOf(orderId)).toEqual(['UNSHIPPED']);
  // Not before it is known that this is not due to a report of ours.
  await pulled({});
  expect(await statusOf(orderId)).toEqual(['UNSHIPPED']);
  const due = () =>
    jobs.rows(sql<{ at: Date }>`select next_pull_at as at from store_source where store_id = ${storeId}`);
  const later = new Date(server.clock.now().getTime() + 3_600_000);
  await jobs.rows(sql`update store_source set next_pull_at = ${later} where store_id = ${storeId}`);
  await jobs.report();
  // It is not waited for the usual interval.
  expect((await due())[0]!.at.getTime()).toBeLessThanOrEqual(server.clock.now().getTime());
  woo.asked = [];
  await pulled({});
  expect(await statusOf(orderId)).toEqual(['SHIPPED']);
  const byId = () => woo.asked.filter(({ pathname }) => pathname.endsWith('/orders/2')).length;
  expect(byId()).toBe(1);
  await pulled({});
  expect(byId()).toBe(1);
});
