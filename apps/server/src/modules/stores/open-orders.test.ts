import { storesApi, type StoreKeys } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { wooConnector } from './channels/woo-connector.ts';
import { storeCaller } from './testing/store-caller.ts';
import { storeJobs } from './testing/store-jobs.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

let woo: Awaited<ReturnType<typeof wooSite>>;
let server: TestServer;
let plain: Caller;
let jobs: ReturnType<typeof storeJobs>;
let storeId: string;
beforeAll(async () => {
  woo = await wooSite();
  server = await startTestServer({ LADING_TRUSTED_STORE_HOSTS: woo.host });
  plain = await server.signIn('plain@lading.test');
  jobs = storeJobs(server, wooConnector);
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: 'Kiln',
    address: woo.address,
    consumerKey: woo.key,
    consumerSecret: woo.secret,
  };
  ({ storeId } = await storeCaller(server, plain).connected(keys));
});
afterAll(async () => {
  await server.close();
  await woo.close();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString().slice(0, 19);
const order = (id: number, more: object = {}) =>
  wooOrder(id, { date_created_gmt: minutesAgo(60), date_modified_gmt: minutesAgo(30), ...more });

/** @returns how many orders the store was asked for by their ids */
async function pulled(): Promise<number> {
  woo.asked = [];
  await server.call(storesApi.calls.pullOrder, { query: { storeIds: storeId } }, plain);
  await jobs.pull(storeId);
  return woo.asked.filter(({ pathname }) => /\/orders\/\d+$/.test(pathname)).length;
}
const dayPassed = () =>
  jobs.rows(sql`
    update store_source set open_round_at = open_round_at - interval '2 days' where store_id = ${storeId}`);
async function known(): Promise<string[]> {
  const rows = await jobs.rows(sql<{ known: string }>`
    select order_no || ' ' || order_status as known from customer_order
    where store_id = ${storeId} order by order_id`);
  return rows.map((row) => row.known);
}

it('an order that its store has deleted outright is found within a day', async () => {
  woo.orders = [order(1), order(2), order(3, { status: 'completed' })];
  await pulled();
  expect(await known()).toEqual(['1 UNSHIPPED', '2 UNSHIPPED', '3 SHIPPED']);
  woo.orders = woo.orders.filter(({ id }) => id !== 2);
  expect(await pulled()).toBe(0);
  await dayPassed();
  expect(await pulled()).toBe(2);
  expect(await known()).toEqual(['1 UNSHIPPED', '3 SHIPPED']);
  expect(await pulled()).toBe(0);
});

it('a store that has none of the orders any more is not believed', async () => {
  const { orders } = woo;
  woo.orders = [];
  await dayPassed();
  // The other one is asked for too.
  expect(await pulled()).toBe(2);
  expect(await known()).toEqual(['1 UNSHIPPED', '3 SHIPPED']);
  // Another one is enough.
  woo.orders = orders.filter(({ id }) => id === 3);
  await dayPassed();
  expect(await pulled()).toBe(2);
  expect(await known()).toEqual(['3 SHIPPED']);
});

it('many open orders are asked for by several pulls', async () => {
  woo.orders = Array.from({ length: 25 }, (_, at) => order(11 + at));
  await pulled();
  await dayPassed();
  const asked = [await pulled(), await pulled(), await pulled(), await pulled()];
  expect(asked).toEqual([10, 10, 5, 0]);
  expect(await known()).toHaveLength(26);
});
