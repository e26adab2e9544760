import { orderDetailApi } from '@lading/contracts/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { takeOrder } from './channel-order.store.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { removeOrder } from './closed-order.store.ts';
import { channelLine as line, channelOrder } from './testing/channel-orders.ts';

let server: TestServer;
let seller: Caller;
let store: { storeId: string; orgId: string };
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn('seller@lading.test');
  const { orgId } = (await server.platform.tokens.read(seller.accessToken))!;
  const { store_id: storeId } = await server.platform.database.asOrganization(orgId, (trx) =>
    trx.selectFrom('store').select('store_id').executeTakeFirstOrThrow(),
  );
  store = { storeId, orgId };
});
afterAll(() => server.close());

const asOwner: typeof server.platform.database.asSystem = (work) =>
  server.platform.database.asOrganization(store.orgId, work);

/** An order with one shipped and reported parcel; two units remain. */
async function leftInPart(externalId: string) {
  const told = (more: Partial<ChannelOrder>) =>
    asOwner(async (trx) => {
      const order = channelOrder({
        externalId,
        orderNo: `R-${externalId}`,
        state: 'partly-shipped',
        ...more,
      });
      await takeOrder(trx, store.storeId, order, server.clock.now());
      const { order_id: id } = await trx
        .selectFrom('customer_order')
        .select('order_id')
        .where('store_id', '=', store.storeId)
        .where('external_id', '=', externalId)
        .executeTakeFirstOrThrow();
      return id;
    });
  const waiting = { ...line('B', 2), why: 'WAITING' as const };
  const orderId = await told({ state: 'open', lines: [line('A', 1)], notPacked: [waiting] });
  await asOwner(async (trx) => {
    await sql`insert into shipment (order_id, shipment_no, shipment_status)
      values (${orderId}, ${`SH-R-${externalId}`}, 'IN_TRANSIT')`.execute(trx);
    await sql`insert into shipment_report (shipment_id, kind, state, attempts, created_at)
      select shipment_id, 'shipped', 'DONE', 1, now() from shipment where order_id = ${orderId}`.execute(trx);
    await sql`update customer_order set order_status = 'SHIPPED' where order_id = ${orderId}`.execute(trx);
  });
  const lines = [line('A', 1, 1), line('B', 2)];
  await told({ lines });
  const detail = () => dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
  expect(await detail()).toMatchObject({ orderStatus: 'PARTIALLY_SHIPPED' });
  const reports = () =>
    asOwner(async (trx) => {
      const { rows } = await sql<{ it: string }>`select r.kind || ' ' || r.state as it
        from shipment_report r join shipment s using (shipment_id) where s.order_id = ${orderId}`.execute(
        trx,
      );
      return rows.map((row) => row.it);
    });
  const isOffered = async () => (await detail()).allowedActs?.includes('label');
  return { orderId, told, lines, detail, reports, isOffered };
}

it.each([
  ['on-hold', 'ON_HOLD'],
  ['cancelled', 'CANCELLED'],
] as const)(
  'the rest of a partly shipped order is not shipped once it is %s in its store',
  async (state, expected) => {
    const { told, lines, detail, reports, isOffered } = await leftInPart(state);
    expect(await isOffered()).toBe(true);
    await told({ state, lines });
    expect(await detail()).toMatchObject({
      orderStatus: expected,
      shipments: [{ shipmentStatus: 'IN_TRANSIT' }, { shipmentStatus: 'AWAITING_LABEL' }],
    });
    expect(await isOffered()).toBe(false);
    // The shipped part stays reported.
    expect(await reports()).toEqual(['shipped DONE']);
    // Repeated with another change, the result is the same.
    await told({ state, lines, totalAmount: 11 });
    expect(await detail()).toMatchObject({ orderStatus: expected });
    await told({ lines });
    // Not what has left with the parcel.
    expect(await detail()).toMatchObject({
      orderStatus: 'PARTIALLY_SHIPPED',
      lines: [{ skuCode: 'B', quantity: 2 }],
    });
    expect(await isOffered()).toBe(true);
  },
);

it('what was paid back of it is no part of what follows once its store wants more of that again', async () => {
  const { told, detail } = await leftInPart('paid-back');
  await told({ state: 'shipped', lines: [line('A', 1, 1), line('B', 2)] });
  await told({ lines: [line('A', 1, 1), line('B', 1)] });
  expect(await detail()).toMatchObject({
    orderStatus: 'PARTIALLY_SHIPPED',
    lines: [{ skuCode: 'B', quantity: 1 }],
  });
});

it('is offered again once its own label is void', async () => {
  const { orderId, told, lines, detail, isOffered } = await leftInPart('void');
  await asOwner(async (trx) => {
    await sql`update shipment set shipment_status = 'VOIDED'
      where order_id = ${orderId} and shipment_status = 'AWAITING_LABEL'`.execute(trx);
    await sql`update customer_order set order_status = 'SHIPPED' where order_id = ${orderId}`.execute(trx);
  });
  await told({ lines, totalAmount: 12 });
  expect(await detail()).toMatchObject({
    orderStatus: 'PARTIALLY_SHIPPED',
    lines: [{ skuCode: 'B', quantity: 2 }],
  });
  expect(await isOffered()).toBe(true);
});

it('nor is it where the store has deleted the order', async () => {
  const { detail, reports } = await leftInPart('deleted');
  const remove = () => asOwner((trx) => removeOrder(trx, store.storeId, 'deleted', server.clock.now()));
  expect([await remove(), await remove()]).toEqual(['updated', 'unchanged']);
  expect(await detail()).toMatchObject({ orderStatus: 'CANCELLED' });
  expect(await reports()).toEqual(['shipped DONE']);
});
