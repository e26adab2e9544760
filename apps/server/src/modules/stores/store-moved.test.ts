import { pullOrderStatus, type StoreKeys } from '@lading/contracts/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { storeCaller } from './testing/store-caller.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

const { success } = pullOrderStatus;
type Site = Awaited<ReturnType<typeof wooSite>>;
let old: Site;
let moved: Site;
let another: Site;
let server: TestServer;
let stores: ReturnType<typeof storeCaller>;
beforeAll(async () => {
  [old, moved, another] = await Promise.all([wooSite(), wooSite(), wooSite()]);
  const hosts = [old, moved, another].map(({ host }) => host).join(',');
  server = await startTestServer({ LADING_TRUSTED_STORE_HOSTS: hosts });
  stores = storeCaller(server, await server.signIn('plain@lading.test'));
  await server.platform.jobs.start();
  const at = new Date(Date.now() - 600_000).toISOString().slice(0, 19);
  old.orders = [71, 72].map((id) => wooOrder(id, { date_modified_gmt: at }));
  moved.orders = old.orders;
  another.orders = [wooOrder(71, { number: 'B-71', date_modified_gmt: at })];
});
afterAll(async () => {
  await server.close();
  await Promise.all([old, moved, another].map((site) => site.close()));
});

const keys = ({ address }: Site, more: object = {}): StoreKeys => ({
  channel: 'woo-commerce',
  name: 'Kiln',
  address,
  consumerKey: 'ck_1',
  consumerSecret: 'cs_1',
  ...more,
});
describe('a store that has moved to another address', () => {
  let storeId: string;
  beforeAll(async () => {
    ({ storeId } = await stores.connected(keys(old)));
    await stores.pulled(storeId);
  });

  it('is not confused with another shop, whose orders may have the same ids', async () => {
    expect(await stores.connect(keys(another, { storeId }))).toMatchObject({
      result: 'ERR',
      errors: [{ fieldName: 'address', code: 'stores.anotherShop' }],
    });
  });

  it('is never another organization’s store', async () => {
    const other = await server.signIn('other@lading.test');
    expect(await stores.connect(keys(moved, { storeId }), other)).toMatchObject({ result: 'ERR', code: 404 });
  });

  it('is the same store when it is connected there, without duplicate orders', async () => {
    expect(await stores.connected(keys(moved, { storeId }))).toMatchObject({ storeId });
    expect(await stores.pulled(storeId)).toMatchObject({
      pullOrderStatus: success,
      sucRes: { insertCount: 0, updateCount: 0 },
    });
    expect(moved.asked.length).toBeGreaterThan(0);
    // It is also found by the new address alone.
    expect(await stores.connected(keys(moved))).toMatchObject({ storeId });
  });

  it('cannot take the address of another store', async () => {
    const second = await stores.connected(keys(old, { name: 'Old Kiln' }));
    expect(second.storeId).not.toBe(storeId);
    expect(await stores.connect(keys(old, { storeId }))).toMatchObject({
      result: 'ERR',
      errors: [{ fieldName: 'address', code: 'stores.addressInUse' }],
    });
  });
});
