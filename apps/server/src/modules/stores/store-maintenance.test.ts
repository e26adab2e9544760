import { pullOrderStatus, type StoreKeys, storeMessages, storeSyncApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { channelTexts } from './channels/channel-error.ts';
import { holdOrder } from './held-order.store.ts';
import { storeCaller } from './testing/store-caller.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

type Site = Awaited<ReturnType<typeof wooSite>>;

const { success, failed } = pullOrderStatus;
/** A store for each test. */
let sites: Site[];
let server: TestServer;
let plain: Caller;
let stores: ReturnType<typeof storeCaller>;
beforeAll(async () => {
  sites = await Promise.all(Array.from({ length: 4 }, () => wooSite()));
  server = await startTestServer({
    LADING_TRUSTED_STORE_HOSTS: sites.map(({ host }) => host).join(','),
    LADING_STORE_PULL_MINUTES: '0',
    LADING_STORE_PULL_TURN_SECONDS: '1',
    LADING_STORE_PULL_PATIENCE_SECONDS: '3',
  });
  plain = await server.signIn('plain@lading.test');
  stores = storeCaller(server, plain);
  await server.platform.jobs.start();
});
afterAll(async () => {
  await server.close();
  for (const site of sites) await site.close();
});

/** A connected store with so many orders. */
async function connected(woo: Site, orders: number, more: object = {}): Promise<string> {
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: `Store ${woo.host}`,
    address: woo.address,
    consumerKey: 'ck_1',
    consumerSecret: 'cs_1',
  };
  const { storeId } = await stores.connected(keys);
  woo.orders = Array.from({ length: orders }, (_, at) =>
    wooOrder(100 + at, {
      date_modified_gmt: new Date(Date.now() - (orders - at) * 60_000).toISOString().slice(0, 19),
      ...more,
    }),
  );
  woo.asked = [];
  return storeId;
}

const ordersOf = (storeId: string) =>
  server.platform.database.asSystem(async (trx) => {
    const { rows } = await sql<{ orders: number }>`
      select count(*)::integer as orders from customer_order where store_id = ${storeId}`.execute(trx);
    return rows[0]!.orders;
  });
const runsOf = async (storeId: string) => {
  const answer = await server.call(storeSyncApi.calls.pullHistory, { query: { storeId } }, plain);
  return answer.result === 'OK' ? answer.data : undefined;
};

it('a store that holds its connections has one short turn, and comes back as soon as it answers', async () => {
  const woo = sites[0]!;
  const storeId = await connected(woo, 3);
  woo.silent = () => true;
  expect(await stores.pulled(storeId)).toMatchObject({
    pullOrderStatus: failed,
    sucRes: { insertCount: 0, errorMsg: channelTexts.unreachable },
  });
  expect(woo.asked).toHaveLength(1);
  woo.silent = () => false;
  expect(await stores.pulled(storeId)).toMatchObject({
    pullOrderStatus: success,
    sucRes: { insertCount: 3, updateCount: 0 },
  });
});

it('a store that falls silent within its list keeps what it gave: nothing is lost, nothing doubled', async () => {
  const woo = sites[1]!;
  const storeId = await connected(woo, 120);
  woo.silent = ({ searchParams }) => Number(searchParams.get('offset')) > 0;
  expect(await stores.pulled(storeId)).toMatchObject({
    pullOrderStatus: failed,
    sucRes: { insertCount: 50, errorMsg: channelTexts.unreachable },
  });
  woo.silent = () => false;
  expect(await stores.pulled(storeId)).toMatchObject({
    pullOrderStatus: success,
    sucRes: { insertCount: 70, updateCount: 0 },
  });
  expect(await ordersOf(storeId)).toBe(120);
});

it('a page that is too much for a store is asked for in smaller ones, and no order is kept aside for it', async () => {
  const woo = sites[2]!;
  const storeId = await connected(woo, 30, { refunds: [{ id: 1 }] });
  let perPage = 0;
  woo.silent = ({ pathname, searchParams }) => {
    if (pathname.endsWith('/orders')) perPage = Number(searchParams.get('per_page'));
    // A page of 25 overlaps with the one before by one.
    return pathname.endsWith('/refunds') && perPage > 26;
  };
  expect(await stores.pulled(storeId)).toMatchObject({
    pullOrderStatus: success,
    sucRes: { insertCount: 30, updateCount: 0 },
  });
  expect(await runsOf(storeId)).toMatchObject({ runs: [{ heldCount: 0 }], held: [] });
});

it('an order kept aside that the store does not give in time does not hold up its list', async () => {
  const woo = sites[3]!;
  const storeId = await connected(woo, 3);
  const { orgId } = (await server.platform.tokens.read(plain.accessToken))!;
  const aside = { externalId: '900', orderNo: '900', reason: storeMessages.orderNotGiven(), content: null };
  await server.platform.database.asOrganization(orgId, (trx) =>
    holdOrder(trx, storeId, aside, server.clock.now()),
  );
  woo.silent = ({ pathname }) => pathname.endsWith('/orders/900');
  expect(await stores.pulled(storeId)).toMatchObject({
    pullOrderStatus: success,
    sucRes: { insertCount: 3 },
  });
  expect(await runsOf(storeId)).toMatchObject({ held: [{ orderNo: '900' }] });
  woo.silent = () => false;
  woo.answers = [{ status: 422, body: '{"message":"Broken."}' }];
  await stores.pulled(storeId);
  const reason = storeMessages.orderRefused({ text: 'Broken.' });
  expect(await runsOf(storeId)).toMatchObject({ held: [{ orderNo: '900', reason }] });
});
