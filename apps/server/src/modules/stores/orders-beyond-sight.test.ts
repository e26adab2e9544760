import { storesApi, type StoreKeys } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { shopifyConnector } from './channels/shopify-connector.ts';
import { storeCaller } from './testing/store-caller.ts';
import { storeJobs } from './testing/store-jobs.ts';
import { shopifyOrder, shopifySite } from './testing/shopify-site.ts';

let shopify: Awaited<ReturnType<typeof shopifySite>>;
let server: TestServer;
let plain: Caller;
let jobs: ReturnType<typeof storeJobs>;
let storeId: string;
beforeAll(async () => {
  shopify = await shopifySite();
  server = await startTestServer({ LADING_TRUSTED_STORE_HOSTS: shopify.host });
  plain = await server.signIn('plain@lading.test');
  jobs = storeJobs(server, shopifyConnector);
  const keys: StoreKeys = {
    channel: 'shopify',
    name: 'Kiln',
    address: shopify.address,
    accessToken: 'shpat_1',
  };
  ({ storeId } = await storeCaller(server, plain).connected(keys));
});
afterAll(async () => {
  await server.close();
  await shopify.close();
});

async function pulled(): Promise<void> {
  await server.call(storesApi.calls.pullOrder, { query: { storeIds: storeId } }, plain);
  await jobs.pull(storeId);
}
/** The orders here, and whether they are still to be read again. */
async function known(): Promise<string[]> {
  const rows = await jobs.rows(sql<{ known: string }>`
    select order_no || ' ' || order_status || case when read_again_at is null then '' else ' again' end as known
    from customer_order where store_id = ${storeId} order by order_id`);
  return rows.map((row) => row.known);
}

it('an order that a key of Shopify no longer sees because of its age is not taken for deleted', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  shopify.orders = [shopifyOrder(1, hourAgo), shopifyOrder(2, hourAgo)];
  await pulled();
  expect(await known()).toEqual(['#1 UNSHIPPED', '#2 UNSHIPPED']);
  await jobs.rows(sql`
    update customer_order set read_again_at = now(),
      created_at = now() - case when external_id = '1' then interval '61 days' else interval '10 days' end
    where store_id = ${storeId}`);
  expect(await known()).toEqual(['#1 UNSHIPPED again', '#2 UNSHIPPED again']);
  shopify.orders = [];
  await pulled();
  expect(await known()).toEqual(['#1 UNSHIPPED']);
});
