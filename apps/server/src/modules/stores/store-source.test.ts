import { ordersApi } from '@lading/contracts/orders';
import { pullOrderStatus, type StoreKeys, storesApi, storeSyncApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { channelTexts } from './channels/channel-error.ts';
import { shopifyOrder, shopifySite } from './testing/shopify-site.ts';
import { storeCaller } from './testing/store-caller.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

const { pullHistory } = storeSyncApi.calls;
const { success, failed } = pullOrderStatus;

let woo: Awaited<ReturnType<typeof wooSite>>;
let shopify: Awaited<ReturnType<typeof shopifySite>>;
let server: TestServer;
let plain: Caller;
let stores: ReturnType<typeof storeCaller>;
beforeAll(async () => {
  woo = await wooSite();
  shopify = await shopifySite();
  server = await startTestServer({ LADING_TRUSTED_STORE_HOSTS: `${woo.host},${shopify.host}` });
  plain = await server.signIn('plain@lading.test');
  stores = storeCaller(server, plain);
  await server.platform.jobs.start();
});
afterAll(async () => {
  await server.close();
  await woo.close();
  await shopify.close();
});

const wooKeys = (more: object = {}): StoreKeys => ({
  channel: 'woo-commerce',
  name: 'Kiln',
  address: woo.address,
  consumerKey: 'ck_1',
  consumerSecret: 'cs_1',
  ...more,
});
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const gmt = (minutes: number) => minutesAgo(minutes).slice(0, 19);

describe('a store of WooCommerce', () => {
  it('is connected with its keys, which are stored encrypted, and its orders arrive and change', async () => {
    woo.orders = [wooOrder(71, { date_modified_gmt: gmt(50) }), wooOrder(72, { date_modified_gmt: gmt(40) })];
    const store = await stores.connected(wooKeys());
    expect(store).toMatchObject({ name: 'Kiln', type: 11, state: 1, pullFlag: true });
    const kept = await server.platform.database.asSystem((trx) =>
      trx.selectFrom('store_source').selectAll().where('store_id', '=', store.storeId).execute(),
    );
    expect(JSON.stringify(kept)).not.toContain('cs_1');
    expect(await stores.pulled(store.storeId)).toMatchObject({
      pullOrderStatus: success,
      sucRes: { insertCount: 2, updateCount: 0, deleteCount: 0 },
    });

    woo.orders = [
      wooOrder(71, { date_modified_gmt: gmt(-1), status: 'trash' }),
      wooOrder(72, { date_modified_gmt: gmt(-1), status: 'cancelled' }),
      wooOrder(73, { date_modified_gmt: gmt(-1), line_items: [] }),
      wooOrder(74, { date_modified_gmt: gmt(-1) }),
    ];
    expect((await stores.pulled(store.storeId)).sucRes).toMatchObject({
      insertCount: 1,
      updateCount: 1,
      deleteCount: 1,
    });
    const history = await server.call(pullHistory, { query: { storeId: store.storeId } }, plain);
    expect(history).toMatchObject({
      data: { runs: [{ heldCount: 1 }, { heldCount: 0 }], held: [{ externalId: '73', orderNo: '73' }] },
    });

    woo.orders = [wooOrder(73, { date_modified_gmt: gmt(-2) })];
    expect((await stores.pulled(store.storeId)).sucRes).toMatchObject({ insertCount: 1 });
    expect(await server.call(pullHistory, { query: { storeId: store.storeId } }, plain)).toMatchObject({
      data: { held: [] },
    });
  });

  it('fails when its keys are no longer valid, stays active, and continues with new ones', async () => {
    const store = await stores.connected(wooKeys());
    woo.secret = 'cs_2';
    expect(await stores.pulled(store.storeId)).toMatchObject({
      state: 1,
      pullOrderStatus: failed,
      sucRes: { errorMsg: channelTexts.refused },
    });
    const again = await stores.connected(wooKeys({ consumerSecret: 'cs_2', name: 'Blue Kiln' }));
    expect(again).toMatchObject({ storeId: store.storeId, name: 'Blue Kiln' });
    expect(await stores.pulled(store.storeId)).toMatchObject({ pullOrderStatus: success });
  });

  it('continues a pull interrupted between two pages: nothing is lost or counted twice', async () => {
    woo.orders = Array.from({ length: 120 }, (_, at) => wooOrder(500 + at, { date_modified_gmt: gmt(-3) }));
    const store = await stores.connected(wooKeys({ consumerSecret: 'cs_2' }));
    let pages = 0;
    let stopped: Promise<void> | undefined;
    woo.before = () => {
      pages += 1;
      // The first page is imported when the second is requested; the worker ends while it waits.
      if (pages !== 3) return undefined;
      stopped = server.platform.jobs.stop();
      return 'hang';
    };
    await server.call(storesApi.calls.pullOrder, { query: { storeIds: store.storeId } }, plain);
    await vi.waitFor(() => expect(stopped).toBeDefined(), { timeout: 20_000, interval: 20 });
    await stopped;
    await server.platform.jobs.start();
    await stores.ended(store.storeId);
    const history = await server.call(pullHistory, { query: { storeId: store.storeId } }, plain);
    const [last] = history.result === 'OK' ? history.data.runs : [];
    expect(last).toMatchObject({ status: success, insertCount: 120, updateCount: 0, deleteCount: 0 });
    const { rows } = await server.platform.database.asSystem((trx) =>
      sql<{ begun: number }>`select begun from store_pull where pull_id = ${last!.pullId}`.execute(trx),
    );
    expect(rows[0]!.begun).toBe(2);
  }, 60_000);

  it('is not connected with invalid keys', async () => {
    expect(await stores.connect(wooKeys({ consumerKey: 'ck_wrong' }))).toMatchObject({
      ...channelTexts.refused,
      result: 'ERR',
      code: 400,
      reason: channelTexts.refused.code,
    });
  });
});

describe('a store of Shopify', () => {
  const keys = (): StoreKeys => ({
    channel: 'shopify',
    name: 'Juniper',
    address: shopify.address,
    accessToken: 'shpat_1',
  });

  it('brings its orders, continues from the last change, and separates two orders with one number', async () => {
    shopify.orders = Array.from({ length: 12 }, (_, at) => shopifyOrder(at + 1, minutesAgo(60 - at)));
    const { storeId } = await stores.connected(keys());
    expect((await stores.pulled(storeId)).sucRes).toMatchObject({ insertCount: 12 });
    shopify.orders.push(shopifyOrder(99, minutesAgo(-1), { name: '#1' }));
    shopify.asked.length = 0;
    expect((await stores.pulled(storeId)).sucRes).toMatchObject({ insertCount: 0, updateCount: 0 });
    expect(String(shopify.asked[0]!.variables.query)).toMatch(/^status:any updated_at:>='/);
    expect(await server.call(pullHistory, { query: { storeId } }, plain)).toMatchObject({
      data: { held: [{ externalId: '99', reason: { message: expect.stringContaining('#1') } }] },
    });
  });
});

describe('an address that must not be called', () => {
  it.each([
    ['http://127.0.0.1:1', 'This is not a valid store address.'],
    ['https://127.0.0.1', channelTexts.absent.message],
    ['https://[::1]', channelTexts.absent.message],
    ['https://localhost', channelTexts.absent.message],
    ['https://169.254.169.254', channelTexts.absent.message],
  ])('%s is refused', async (address, message) =>
    expect(await stores.connect(wooKeys({ address }))).toMatchObject({ result: 'ERR', code: 400, message }),
  );
});

describe('a disconnected store', () => {
  const { disconnect, removeFromList } = storeSyncApi.calls;
  const keys = () => wooKeys({ consumerSecret: woo.secret });
  const listed = async () => {
    const answer = await server.call(storesApi.calls.activeStores, {}, plain);
    return answer.result === 'OK' ? answer.data.map(({ storeId }) => storeId) : [];
  };

  it('can be removed from the list, unlike a connected one; orders and history stay', async () => {
    woo.orders = [wooOrder(75, { date_modified_gmt: gmt(10) })];
    const { storeId } = await stores.connected(keys());
    await stores.pulled(storeId);
    const body = { storeId };
    expect(await server.call(removeFromList, { body }, plain)).toMatchObject({ code: 400 });
    expect(await listed()).toContain(storeId);
    await server.call(disconnect, { body }, plain);
    const other = await server.signIn('other@lading.test');
    expect(await server.call(removeFromList, { body }, other)).toMatchObject({ code: 404 });
    expect(await server.call(removeFromList, { body }, plain)).toMatchObject({ result: 'OK' });
    expect(await server.call(removeFromList, { body }, plain)).toMatchObject({ result: 'OK' });
    expect(await listed()).not.toContain(storeId);
    const orders = await server.call(ordersApi.calls.orderPage, { query: { storeId } }, plain);
    expect(orders.result === 'OK' && orders.data.total).toBeGreaterThan(0);
    const history = await server.call(pullHistory, { query: { storeId } }, plain);
    expect(history.result === 'OK' && history.data.runs.length).toBeGreaterThan(0);
  });

  it('is listed again, as the same store, once it is reconnected', async () => {
    const { storeId } = await stores.connected(keys());
    await server.call(disconnect, { body: { storeId } }, plain);
    await server.call(removeFromList, { body: { storeId } }, plain);
    expect((await stores.connected(keys())).storeId).toBe(storeId);
    expect(await listed()).toContain(storeId);
  });

  it.each(['9999999', 'x'])('is not found under an unknown id: %s', async (storeId) => {
    expect(await server.call(removeFromList, { body: { storeId } }, plain)).toMatchObject({ code: 404 });
  });
});
