import { pullOrderStatus, type StoreKeys } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { storeCaller } from './testing/store-caller.ts';
import { item } from './testing/woo-lines.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

const { success } = pullOrderStatus;
let woo: Awaited<ReturnType<typeof wooSite>>;
let server: TestServer;
let plain: Caller;
beforeAll(async () => {
  woo = await wooSite();
  server = await startTestServer({ LADING_TRUSTED_STORE_HOSTS: woo.host });
  plain = await server.signIn('plain@lading.test');
  await server.platform.jobs.start();
});
afterAll(async () => {
  await server.close();
  await woo.close();
});

const codesOf = (storeId: string) =>
  server.platform.database.asSystem(async (trx) => {
    const { rows } = await sql<{ order: string }>`
      select o.order_no || ' ' || o.order_status || ' ' || l.sku_code || ' ' || l.quantity as order
      from customer_order o join order_line l using (order_id)
      where o.store_id = ${storeId} order by o.order_no`.execute(trx);
    return rows.map(({ order }) => order);
  });

it('an order keeps the codes under which it was read first, whatever is known of its products later', async () => {
  const stores = storeCaller(server, plain);
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: 'Weaver',
    address: woo.address,
    consumerKey: 'ck_1',
    consumerSecret: 'cs_1',
  };
  const { storeId } = await stores.connected(keys);
  const startedAt = Date.now() - 3_600_000;
  const shirt = (id: number, minute: number, quantity: number, more: object = {}) =>
    wooOrder(id, {
      date_modified_gmt: new Date(startedAt + minute * 60_000).toISOString().slice(0, 19),
      line_items: [item(1, 'SHIRT', quantity, { product_id: 500, variation_id: 501 })],
      ...more,
    });
  // As before products were asked for their SKU.
  woo.orders = [shirt(1, 1, 1)];
  expect(await stores.pulled(storeId)).toMatchObject({ pullOrderStatus: success });
  expect(await codesOf(storeId)).toEqual(['1 UNSHIPPED SHIRT 1']);

  woo.skus.set(500, 'SHIRT');
  woo.orders = [shirt(1, 20, 2), shirt(2, 20, 1)];
  expect(await stores.pulled(storeId)).toMatchObject({ pullOrderStatus: success });
  expect(await codesOf(storeId)).toEqual(['1 UNSHIPPED SHIRT 2', '2 UNSHIPPED woo-501 1']);

  // The products of finished orders are not asked for.
  const over = { status: 'completed' };
  woo.orders = [shirt(1, 40, 2, over), shirt(2, 40, 1, over), shirt(3, 40, 1, over)];
  expect(await stores.pulled(storeId)).toMatchObject({ pullOrderStatus: success });
  expect(await codesOf(storeId)).toEqual(['1 SHIPPED SHIRT 2', '2 SHIPPED woo-501 1', '3 SHIPPED SHIRT 1']);
});
