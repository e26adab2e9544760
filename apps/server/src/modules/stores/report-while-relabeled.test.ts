import { shippingApi } from '@lading/contracts/shipping';
import { storeMessages, type StoreKeys } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { labelBuyer, workedExample } from '../shipping/testing/buy-labels.ts';
import { forgetfulPurchasing, openPurchasing } from '../shipping/testing/open-purchases.ts';
import { labelVoider, packageVoider } from '../shipping/testing/void-package.ts';
import { takeOrder } from './channel-order.store.ts';
import { wooConnector } from './channels/woo-connector.ts';
import { channelLine as line, channelOrder } from './testing/channel-orders.ts';
import { storeCaller } from './testing/store-caller.ts';
import { storeJobs } from './testing/store-jobs.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

let woo: Awaited<ReturnType<typeof wooSite>>;
let server: TestServer;
let seller: Caller;
let jobs: ReturnType<typeof storeJobs>;
let buyer: ReturnType<typeof labelBuyer>;
let store: { storeId: string; orgId: string };
beforeAll(async () => {
  woo = await wooSite();
  server = await startTestServer({ LADING_TRUSTED_STORE_HOSTS: woo.host });
  seller = await server.signIn('seller@lading.test');
  jobs = storeJobs(server, wooConnector);
  buyer = labelBuyer(server, seller);
  await buyer.fund(100_000);
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: 'Kiln',
    address: woo.address,
    consumerKey: woo.key,
    consumerSecret: woo.secret,
  };
  const { storeId } = await storeCaller(server, seller).connected(keys);
  const { org_id: orgId } = await server.platform.database.asSystem((trx) =>
    trx.selectFrom('store').select('org_id').where('store_id', '=', storeId).executeTakeFirstOrThrow(),
  );
  store = { storeId, orgId };
});
afterAll(async () => {
  await server.close();
  await woo.close();
});

const asOwner: typeof server.platform.database.asSystem = (work) =>
  server.platform.database.asOrganization(store.orgId, work);
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
const standing = async (shipmentId: string) =>
  (await detail(shipmentId)).reports.map(({ kind, state }) => `${kind} ${state}`);

/**
 * An order of the store whose label, not reported yet, is void, while the purchase of a second label for one of its two packages is under way: the
 * carrier's reply was lost.
 */
async function relabeling(number: number) {
  woo.orders = [wooOrder(number)];
  const orderId = await asOwner(async (trx) => {
    const externalId = String(number);
    const order = channelOrder({ externalId, orderNo: `B-${number}`, lines: [line('OC-PLATE-11', 2)] });
    await takeOrder(trx, store.storeId, order, server.clock.now());
    const row = await trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('store_id', '=', store.storeId)
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow();
    return row.order_id;
  });
  const [box] = workedExample.packages;
  const { shipmentId } = await buyer.bought({ orderId, packages: [box!, box!] });
  await packageVoider(server, seller)(shipmentId);
  await asOwner((trx) =>
    sql`update shipment set recipient = recipient || '{"addressLine2": "DEMO: REPLY-LOST"}'
      where shipment_id = ${shipmentId}`.execute(trx),
  );
  const second = await dataOf(buyer.buy(await buyer.quote({ relabelOf: shipmentId })));
  expect(second.state).toBe('UNKNOWN');
  await labelVoider(server, seller)(shipmentId);
  return { shipmentId, secondId: second.shipmentId };
}

it('a report that is due while a second label is being bought waits for its number', async () => {
  const { shipmentId, secondId } = await relabeling(6);
  await jobs.report();
  expect(await standing(shipmentId)).toEqual(['shipped PENDING']);
  // Also when that takes so long that its attempts are over.
  await jobs.report({ last: true });
  expect((await detail(shipmentId)).reports).toMatchObject([
    { kind: 'shipped', state: 'FAILED', message: { code: storeMessages.labelUndecided.code } },
  ]);
  await openPurchasing(server).purchases.saga.reconcile();
  await jobs.report();
  expect(await standing(shipmentId)).toEqual(['shipped DONE']);
  const { labels } = await detail(secondId);
  expect(labels).toHaveLength(1);
  expect(woo.notes.some(({ note }) => note.includes(labels[0]!.trackingNumber))).toBe(true);
});

it('a report is not needed once no second label was bought', async () => {
  const { shipmentId } = await relabeling(7);
  await jobs.report();
  expect(await standing(shipmentId)).toEqual(['shipped PENDING']);
  server.clock.advance(3 * 60_000);
  await forgetfulPurchasing(server).purchases.saga.reconcile();
  seller = await server.signIn('seller@lading.test');
  await jobs.report();
  expect(await standing(shipmentId)).toEqual(['shipped NOT_NEEDED', 'voided DONE']);
});
