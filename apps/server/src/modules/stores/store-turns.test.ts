import { pullOrderStatus, type Store, type StoreKeys, storeSyncApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { shopifyOrder, shopifySite } from './testing/shopify-site.ts';
import { storeCaller } from './testing/store-caller.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

const { success } = pullOrderStatus;
let woo: Awaited<ReturnType<typeof wooSite>>;
let shopify: Awaited<ReturnType<typeof shopifySite>>;
let server: TestServer;
let plain: Caller;
beforeAll(async () => {
  woo = await wooSite();
  shopify = await shopifySite();
  server = await startTestServer({
    LADING_TRUSTED_STORE_HOSTS: `${woo.host},${shopify.host}`,
    LADING_STORE_PULL_TURN_SECONDS: '0',
  });
  plain = await server.signIn('plain@lading.test');
  await server.platform.jobs.start();
});
afterAll(async () => {
  await server.close();
  await woo.close();
  await shopify.close();
});

async function pulled(body: StoreKeys): Promise<Store & { turns: number }> {
  const stores = storeCaller(server, plain);
  const { storeId } = await stores.connected(body);
  const store = await stores.pulled(storeId);
  const turns = await server.platform.database.asSystem(async (trx) => {
    const { rows } = await sql<{ turn: number }>`
      select turn from store_pull where store_id = ${storeId} order by pull_id desc limit 1`.execute(trx);
    return rows[0]!.turn + 1;
  });
  return { ...store, turns };
}
const gmt = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString().slice(0, 19);
const lists = () => woo.asked.filter(({ pathname }) => pathname.endsWith('/orders')).length;

it('a long list of WooCommerce is read in turns, each order once, and nothing is requested again the next time', async () => {
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: 'Kiln',
    address: woo.address,
    consumerKey: 'ck_1',
    consumerSecret: 'cs_1',
  };
  woo.orders = Array.from({ length: 170 }, (_, at) =>
    wooOrder(100 + at, { date_modified_gmt: gmt(170 - at) }),
  );
  const before = lists();
  const store = await pulled(keys);
  expect(store).toMatchObject({ pullOrderStatus: success, sucRes: { insertCount: 170, updateCount: 0 } });
  expect(store.turns).toBe(4);
  expect(lists() - before).toBeLessThan(8);
  const history = await server.call(
    storeSyncApi.calls.pullHistory,
    { query: { storeId: store.storeId } },
    plain,
  );
  expect(history).toMatchObject({ data: { runs: [{ readCount: 170, toldCount: 170 }] } });
  expect(await pulled(keys)).toMatchObject({
    pullOrderStatus: success,
    sucRes: { insertCount: 0 },
    turns: 1,
  });
});

it('a long list of Shopify is read in turns from one cursor to the next', async () => {
  shopify.orders = Array.from({ length: 34 }, (_, at) =>
    shopifyOrder(at + 1, new Date(Date.now() - (400 - at * 10) * 60_000).toISOString()),
  );
  const keys: StoreKeys = {
    channel: 'shopify',
    name: 'Loom',
    address: shopify.address,
    accessToken: 'shpat_1',
  };
  const store = await pulled(keys);
  expect(store).toMatchObject({ pullOrderStatus: success, sucRes: { insertCount: 34, updateCount: 0 } });
  expect(store.turns).toBeGreaterThan(3);
});
