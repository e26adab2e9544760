import { pullOrderStatus } from '@lading/contracts/stores';
import { afterAll, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing/test-server.ts';
import { storeCaller } from './testing/store-caller.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

const woo = await wooSite();
const server = await startTestServer({
  LADING_TRUSTED_STORE_HOSTS: woo.host,
  LADING_STORE_PULL_MINUTES: '0',
});
const { connected, pulled } = storeCaller(server, await server.signIn('plain@lading.test'));
await server.platform.jobs.start();
afterAll(async () => {
  await server.close();
  await woo.close();
});

it('orders kept aside while a store did not give its products are imported by the first pull after that', async () => {
  // Only the last of them is in the list again, by its overlap.
  woo.orders = Array.from({ length: 60 }, (_, at) =>
    wooOrder(100 + at, {
      date_modified_gmt: new Date(Date.now() - (60 - at) * 600_000).toISOString().slice(0, 19),
    }),
  );
  woo.failsProducts = () => ({ status: 500 });
  const { storeId } = await connected({
    channel: 'woo-commerce',
    name: 'Sixty orders',
    address: woo.address,
    consumerKey: 'ck_1',
    consumerSecret: 'cs_1',
  });
  expect(await pulled(storeId)).toMatchObject({
    pullOrderStatus: pullOrderStatus.success,
    sucRes: { insertCount: 0 },
  });
  woo.failsProducts = () => undefined;
  expect(await pulled(storeId)).toMatchObject({
    pullOrderStatus: pullOrderStatus.success,
    sucRes: { insertCount: 60 },
  });
});
