import { randomUUID } from 'node:crypto';
import { orderActsApi, orderDetailApi } from '@lading/contracts/orders';
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
  const { store_id: storeId } = await server.platform.database.asOrganisation(orgId, (trx) =>
    trx.selectFrom('store').select('store_id').executeTakeFirstOrThrow(),
  );
  store = { storeId, orgId };
});
afterAll(() => server.close());

const asOwner: typeof server.platform.database.asSystem = (work) =>
  server.platform.database.asOrganisation(store.orgId, work);

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

/** An order of three units of which one was split off. */
async function divided(externalId: string) {
  const order = (more: Partial<ChannelOrder>) =>
    asOwner((trx) =>
      takeOrder(
        trx,
        store.storeId,
        channelOrder({ externalId, orderNo: `S-${externalId}`, lines: [line('A', 3)], ...more }),
        server.clock.now(),
      ),
    );
  await order({});
  const { order_id: orderId } = await asOwner((trx) =>
    trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow(),
  );
  const detailOf = (id: string) =>
    dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId: id } }, seller));
  const { version } = await detailOf(orderId);
  const body = { orderId, version: version!, lines: [{ line: 0, quantity: 1 }] };
  const key = { 'idempotency-key': randomUUID() };
  const part = (await dataOf(server.call(orderActsApi.calls.split, { body }, seller, key))).orderId;
  const both = async () => [await detailOf(orderId), await detailOf(part)];
  return { order, both, orderId, part };
}

/** The same; the other two have left. */
async function leftWithoutPart(externalId: string) {
  const { orderId, ...known } = await divided(externalId);
  await asOwner(async (trx) => {
    await sql`insert into shipment (order_id, shipment_no, shipment_status)
      values (${orderId}, ${`SH-S-${externalId}`}, 'IN_TRANSIT')`.execute(trx);
    await sql`update customer_order set order_status = 'SHIPPED' where order_id = ${orderId}`.execute(trx);
  });
  return known;
}

it.each([
  ['on-hold', 'ON_HOLD'],
  ['cancelled', 'CANCELLED'],
] as const)('what was split off the rest follows once it is %s', async (state, expected) => {
  const { order, both } = await leftWithoutPart(`s-${state}`);
  await order({ state });
  expect(await both()).toMatchObject([{ orderStatus: 'SHIPPED' }, { orderStatus: expected }]);
});

it.each([
  ['shipped by the store is shipped', 3, 0, 'SHIPPED', 'UNSHIPPED'],
  ['not paid back is shipped', 2, 0, 'SHIPPED', 'ON_HOLD'],
  ['paid back is canceled', 2, 1, 'CANCELLED', 'ON_HOLD'],
] as const)(
  'what was split off and %s once the order is shipped',
  async (_what, shipped, gone, expected, then) => {
    const { order, both } = await leftWithoutPart(`p-${shipped}-${gone}`);
    await order({ state: 'shipped', lines: [{ ...line('A', 3, shipped), gone }] });
    expect(await both()).toMatchObject([{ orderStatus: 'SHIPPED' }, { orderStatus: expected }]);
    // Its store wants one more of it.
    await order({ state: 'partly-shipped', lines: [line('A', 4, shipped)] });
    expect(await both()).toMatchObject([{ orderStatus: 'SHIPPED' }, { orderStatus: then }]);
  },
);

it.each([
  [3, 0, 'SHIPPED', 'SHIPPED'],
  [2, 1, 'SHIPPED', 'CANCELLED'],
  [1, 2, 'SHIPPED', 'CANCELLED'],
] as const)(
  'of what has no parcel, %i shipped by the store and %i paid back',
  async (shipped, gone, ...at) => {
    const { order, both } = await divided(`q-${shipped}`);
    await order({ state: 'shipped', lines: [{ ...line('A', 3, shipped), ...(gone > 0 && { gone }) }] });
    expect((await both()).map(({ orderStatus }) => orderStatus)).toEqual(at);
  },
);

it('what was split off and paid back is not canceled while its label is being bought', async () => {
  const { order, both, part } = await leftWithoutPart('p-buying');
  await asOwner((trx) =>
    sql`insert into shipment (order_id, shipment_no, shipment_status, label_status)
      values (${part}, ${`SH${part}`}, 'AWAITING_LABEL', 'PURCHASING')`.execute(trx),
  );
  await order({ state: 'shipped', lines: [{ ...line('A', 3, 2), gone: 1 }] });
  expect(await both()).toMatchObject([{ orderStatus: 'SHIPPED' }, { orderStatus: 'SHIPPED' }]);
});

it('what was split off and paid back no longer counts in the total of its order', async () => {
  const { order, part } = await leftWithoutPart('p-total');
  const total = () =>
    asOwner(async (trx) => {
      const { rows } = await sql<{ total: string }>`select total_amount as total from customer_order
        where order_id = (select split_from from customer_order where order_id = ${part})`.execute(trx);
      return Number(rows[0]!.total);
    });
  await order({ totalAmount: 30 });
  expect(await total()).toBe(29);
  await order({ totalAmount: 30, state: 'shipped', lines: [{ ...line('A', 3, 2), gone: 1 }] });
  expect(await total()).toBe(30);
});
