import { orderActsApi, orderDetailApi, orderMergeApi, ordersApi } from '@lading/contracts/orders';
import { randomUUID } from 'node:crypto';
import { labelsApi, shippingApi } from '@lading/contracts/shipping';
import { pullOrderStatus, storeMessages, storesApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';
import { packageVoider } from './testing/void-package.ts';

let server: TestServer;
let seller: Caller;
let buyer: ReturnType<typeof labelBuyer>;
let storeId: string;

const stores = () => dataOf(server.call(storesApi.calls.activeStores, {}, seller));

beforeAll(async () => {
  server = await startTestServer();
  // The demo was seeded by the machine's time; the marketplace uses the test's clock.
  server.clock.advance(Math.max(0, Date.now() - server.clock.now().getTime()) + 60_000);
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
  await server.platform.jobs.start();
  storeId = (await stores()).find(({ name }) => name === 'juniperandpine.com')!.storeId;
  await dataOf(server.call(storesApi.calls.pullOrder, { query: { storeIds: storeId } }, seller));
  await vi.waitFor(
    async () => {
      const store = (await stores()).find((one) => one.storeId === storeId)!;
      if (store.pullOrderStatus !== pullOrderStatus.success) throw new Error('The pull is under way');
    },
    { timeout: 30_000, interval: 100 },
  );
});
afterAll(() => server.close());

/** An order from the marketplace that can be shipped within the US. */
async function pulledOrders() {
  const query = { pageSize: 200, storeId, orderStatus: 'UNSHIPPED' as const, search: 'JP5' };
  const { records } = await dataOf(server.call(ordersApi.calls.orderPage, { query }, seller));
  return records.filter(({ recipientCountryCode }) => recipientCountryCode === 'US');
}
const pulledOrder = async (): Promise<string> => (await pulledOrders())[0]!.orderId;
const buy = (orderId: string) => buyer.bought({ orderId, packages: workedExample.packages });
const reportsOf = async (shipmentId: string) =>
  (await dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller))).reports;
const told = async (reference: string) => {
  const { rows } = await server.platform.database.asSystem((trx) =>
    sql<Record<string, unknown>>`select * from demo_market_shipment where reference = ${reference}`.execute(
      trx,
    ),
  );
  return rows;
};
const settled = (shipmentId: string, states: string[]) =>
  vi.waitFor(
    async () => {
      const reports = await reportsOf(shipmentId);
      expect(reports.map(({ kind, state }) => `${kind} ${state}`)).toEqual(states);
      return reports;
    },
    { timeout: 30_000, interval: 100 },
  );

describe('the store of an order (decision D21)', () => {
  it('gets carrier and tracking number once, and the void', async () => {
    const came = await buy(await pulledOrder());
    await settled(came.shipmentId, ['shipped DONE']);
    expect(await told(came.shipmentNo)).toMatchObject([
      {
        shop: 'juniper-web',
        carrier: 'Demo Carrier',
        times_told: 1,
        withdrawn_at: null,
        tracking_number: came.labels[0]!.trackingNumber,
      },
    ]);
    const body = { shipmentId: came.shipmentId };
    await dataOf(server.call(labelsApi.calls.voidLabels, { body }, seller));
    await settled(came.shipmentId, ['shipped DONE', 'voided DONE']);
    expect(await told(came.shipmentNo)).toMatchObject([{ withdrawn_at: expect.any(Date) }]);
  });

  it('gets the number of another label for a void package beside the one that stands', async () => {
    const packages = [...workedExample.packages, ...workedExample.packages];
    const first = await buyer.bought({ orderId: await pulledOrder(), packages });
    await settled(first.shipmentId, ['shipped DONE']);
    await packageVoider(server, seller)(first.shipmentId);
    const second = await buyer.bought({ relabelOf: first.shipmentId });
    const numbers = [first, second].map(({ labels }) => labels[0]!.trackingNumber);
    await vi.waitFor(
      async () => {
        const [row, ...others] = await told(first.shipmentNo);
        expect(others).toEqual([]);
        expect(row).toMatchObject({ tracking_number: numbers.join(' '), withdrawn_at: null });
      },
      { timeout: 20_000 },
    );
    expect(await told(second.shipmentNo)).toEqual([]);
  });

  it('gets split parts as well, and has shipped all of it only then', async () => {
    const [first] = await pulledOrders();
    const orderId = first!.orderId;
    await server.platform.database.asSystem((trx) =>
      sql`update order_line set quantity = 2 where order_id = ${orderId} and line_no = 1`.execute(trx),
    );
    const { version } = await dataOf(
      server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller),
    );
    const body = { orderId, version: version!, lines: [{ line: 0, quantity: 1 }] };
    const keyed = { 'idempotency-key': randomUUID() };
    const part = await dataOf(server.call(orderActsApi.calls.split, { body }, seller, keyed));
    const [one, other] = [await buy(part.orderId), await buy(orderId)];
    for (const { shipmentId } of [one, other]) await settled(shipmentId, ['shipped DONE']);
    const rows = [...(await told(one.shipmentNo)), ...(await told(other.shipmentNo))];
    expect(rows).toMatchObject([{ units: 1 }, { units: 1 }]);
    expect(new Set(rows.map((row) => row['order_id'])).size).toBe(1);
  });

  it('gets one report of the whole order after a split and a merge', async () => {
    const orderId = await pulledOrder();
    await server.platform.database.asSystem((trx) =>
      sql`update order_line set quantity = 3 where order_id = ${orderId} and line_no = 1`.execute(trx),
    );
    const { version } = await dataOf(
      server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller),
    );
    const keyed = () => ({ 'idempotency-key': randomUUID() });
    const body = { orderId, version: version!, lines: [{ line: 0, quantity: 1 }] };
    const part = await dataOf(server.call(orderActsApi.calls.split, { body }, seller, keyed()));
    const orderIds = [orderId, part.orderId];
    const whole = await dataOf(
      server.call(orderMergeApi.calls.merge, { body: { orderIds } }, seller, keyed()),
    );
    const { shipmentId, shipmentNo } = await buy(whole.orderId);
    await settled(shipmentId, ['shipped DONE']);
    expect(await told(`${shipmentNo}/${orderId}`)).toMatchObject([{ units: 3, times_told: 1 }]);
    // Also of the void, if the merge is undone immediately.
    await server.platform.jobs.stop();
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
    const undo = { body: { orderId: whole.orderId } };
    await dataOf(server.call(orderMergeApi.calls.undoMerge, undo, seller, keyed()));
    await server.platform.jobs.start();
    await settled(shipmentId, ['shipped DONE', 'voided DONE']);
  });

  it('is told of a void if it may have received the shipment although its reply was lost', async () => {
    const { shipmentId, shipmentNo } = await buy(await pulledOrder());
    await settled(shipmentId, ['shipped DONE']);
    // As when the reply to the first attempt was lost, and the label was void by the second.
    await server.platform.database.asSystem((trx) =>
      sql`update shipment_report set state = 'NOT_NEEDED', attempts = 2 where shipment_id = ${shipmentId}`.execute(
        trx,
      ),
    );
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
    await settled(shipmentId, ['shipped NOT_NEEDED', 'voided DONE']);
    expect(await told(shipmentNo)).toMatchObject([{ withdrawn_at: expect.any(Date) }]);
  });

  it('that is no longer connected leaves a report that says so', async () => {
    const orderId = await pulledOrder();
    await server.platform.database.asSystem((trx) =>
      sql`update store_source set disconnected_at = now() where store_id = ${storeId}`.execute(trx),
    );
    const { shipmentId } = await buy(orderId);
    expect(await settled(shipmentId, ['shipped FAILED'])).toMatchObject([
      { attempts: 1, message: { code: storeMessages.disconnected.code } },
    ]);
  });

  it('gets nothing about an order from elsewhere', async () => {
    const { shipmentId } = await buyer.bought();
    expect(await reportsOf(shipmentId)).toEqual([]);
  });
});
