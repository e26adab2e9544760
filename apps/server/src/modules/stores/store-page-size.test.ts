import { pullOrderStatus, type StoreKeys } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { storeCaller } from './testing/store-caller.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

const { success, failed } = pullOrderStatus;
const keys = (address: string): StoreKeys => ({
  channel: 'woo-commerce',
  name: 'Anvil',
  address,
  consumerKey: 'ck_1',
  consumerSecret: 'cs_1',
});
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

async function mostOf(storeId: string): Promise<number | null> {
  return server.platform.database.asSystem(async (trx) => {
    const { rows } = await sql<{ most: number | null }>`
      select page_size as most from store_source where store_id = ${storeId}`.execute(trx);
    return rows[0]!.most;
  });
}

it('a store that puts off full pages for longer than a pull waits is asked for fewer orders by the next pulls', async () => {
  const stores = storeCaller(server, plain);
  const { storeId } = await stores.connected(keys(woo.address));
  woo.orders = Array.from({ length: 40 }, (_, at) =>
    wooOrder(100 + at, {
      date_modified_gmt: new Date(Date.now() - (60 - at) * 60_000).toISOString().slice(0, 19),
    }),
  );
  Object.assign(woo, { mostOrders: 20, putsOff: true, putsOffSeconds: 31 });
  expect(await mostOf(storeId)).toBeNull();
  expect(await stores.pulled(storeId)).toMatchObject({ pullOrderStatus: failed });
  expect(await mostOf(storeId)).toBe(25);
  expect(await stores.pulled(storeId)).toMatchObject({ pullOrderStatus: failed });
  expect(await mostOf(storeId)).toBe(12);
  expect(await stores.pulled(storeId)).toMatchObject({
    pullOrderStatus: success,
    sucRes: { insertCount: 40 },
  });
  // It may have recovered: the next pull asks for more again.
  expect(await mostOf(storeId)).toBe(24);
  woo.mostOrders = Infinity;
  await stores.pulled(storeId);
  await stores.pulled(storeId);
  expect(await mostOf(storeId)).toBeNull();
});
