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

let minute = 0;
/** The state of the order here, after its store has changed it to this. */
async function changed(more: object): Promise<string | undefined> {
  minute += 1;
  const at = new Date(Date.now() - (60 - minute) * 60_000).toISOString().slice(0, 19);
  woo.orders = [wooOrder(1, { ...more, date_modified_gmt: at })];
  return pulled();
}
async function pulled(): Promise<string | undefined> {
  await server.call(storesApi.calls.pullOrder, { query: { storeIds: storeId } }, plain);
  await jobs.pull(storeId);
  const [row] = await jobs.rows(sql<{ state: string }>`
    select concat_ws(' ', order_status, hold_reason) as state from customer_order where store_id = ${storeId}`);
  return row?.state;
}
const withoutCity = { shipping: { ...wooOrder(1).shipping, city: '' } };

it('an open order that its store changes so that it cannot be imported any more is not shipped as it was', async () => {
  expect(await changed({})).toBe('UNSHIPPED');
  expect(await changed(withoutCity)).toBe('ON_HOLD CHANGED');
  expect(await changed({})).toBe('UNSHIPPED');
  expect(await changed(withoutCity)).toBe('ON_HOLD CHANGED');
  // A person has resumed it: nothing has changed since.
  await jobs.rows(sql`
    update customer_order set order_status = 'UNSHIPPED', hold_reason = null, state_by = null, state_at = null
    where store_id = ${storeId}`);
  expect(await pulled()).toBe('UNSHIPPED');
  expect(await changed({ ...withoutCity, total: '43.00' })).toBe('ON_HOLD CHANGED');
});
