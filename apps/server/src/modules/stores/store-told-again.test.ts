import type { StoreKeys } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { channelTexts } from './channels/channel-error.ts';
import { storeCaller } from './testing/store-caller.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

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

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString().slice(0, 19);

it('failed reports to a store are repeated once it is reconnected, or no longer holds the order', async () => {
  woo.orders = [wooOrder(71, { date_modified_gmt: minutesAgo(50) })];
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: 'Kiln',
    address: woo.address,
    consumerKey: 'ck_1',
    consumerSecret: 'cs_1',
  };
  const stores = storeCaller(server, plain);
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    server.platform.database.asSystem(async (trx) => (await query.execute(trx)).rows);
  const { storeId } = await stores.connected(keys);
  await stores.pulled(storeId);
  const failed = JSON.stringify(channelTexts.disconnected);
  await rows(sql`
    with sent as (
      insert into shipment (org_id, order_id, shipment_no, shipment_status, carrier_name, tracking_number)
      select org_id, order_id, 'SH-TOLD', 'IN_TRANSIT', 'USPS', '9400' from customer_order
      where store_id = ${storeId} and external_id = '71' returning org_id, shipment_id
    )
    insert into shipment_report (org_id, shipment_id, kind, state, message, created_at)
    select org_id, shipment_id, 'shipped', 'FAILED', ${failed}::jsonb, now() from sent`);
  const standing = (state: string) =>
    vi.waitFor(
      async () => {
        const reports = await rows(sql<{ state: string }>`
          select r.state from shipment_report r join shipment using (shipment_id) where shipment_no = 'SH-TOLD'`);
        expect(reports).toEqual([{ state }]);
      },
      { timeout: 20_000, interval: 50 },
    );
  await stores.connected(keys);
  await standing('DONE');
  expect(woo.notes.map(({ note }) => note)).toEqual(['SH-TOLD: USPS 9400']);
  expect(woo.orders[0]!.status).toBe('completed');

  // It held the order until the last attempt, or had canceled it then, and has reopened it since.
  for (const [at, why] of [channelTexts.heldThere, channelTexts.nothingToShip].entries()) {
    await rows(sql`update shipment_report set state = 'FAILED', message = ${JSON.stringify(why)}::jsonb
      where shipment_id = (select shipment_id from shipment where shipment_no = 'SH-TOLD')`);
    woo.orders = [wooOrder(71, { total: `${43 + at}.50`, date_modified_gmt: minutesAgo(10 - at) })];
    await stores.pulled(storeId);
    await standing('DONE');
    expect(woo.orders[0]!.status).toBe('completed');
  }
});
