import { randomUUID } from 'node:crypto';
import { orderActsApi, orderDetailApi } from '@lading/contracts/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { takeOrder } from './channel-order.store.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { closeOrder } from './closed-order.store.ts';
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

/** An order of three units of which one was split off. */
async function divided(externalId: string) {
  const order = (more: Partial<ChannelOrder>) =>
    asOwner((trx) =>
      takeOrder(
        trx,
        store.storeId,
        channelOrder({ externalId, orderNo: `S-${externalId}`, lines: [line('A', 3)], ...more }),
        server.clock.now(),
        { isAgain: true },
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
  const known = await divided(externalId);
  const { orderId } = known;
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

it('what was split off and paid back is canceled also where its store counts no shipped units', async () => {
  const { order, both } = await leftWithoutPart('p-uncounted');
  await order({ state: 'shipped', lines: [{ ...line('A', 3), gone: 1 }] });
  expect(await both()).toMatchObject([{ orderStatus: 'SHIPPED' }, { orderStatus: 'CANCELLED' }]);
});

it('what its store had shipped stays so when it is paid back later, as after a return', async () => {
  const { order, both } = await leftWithoutPart('p-returned');
  await order({ state: 'shipped', lines: [line('A', 3)] });
  await order({ state: 'shipped', lines: [{ ...line('A', 3), gone: 1 }] });
  expect(await both()).toMatchObject([{ orderStatus: 'SHIPPED' }, { orderStatus: 'SHIPPED' }]);
});

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

const act = (orderId: string, name: 'cancel' | 'restore') =>
  dataOf(
    server.call(orderActsApi.calls.act, { body: { orderId, request: { act: name } } }, seller, {
      'idempotency-key': randomUUID(),
    }),
  );

it.each([
  ['its store counts', [{ ...line('A', 3, 2), gone: 1 }]],
  ['its store does not count', [line('A', 3)]],
] as const)(
  'what a person canceled and was paid back stays so once the rest is shipped: %s',
  async (what, lines) => {
    const { order, both, part } = await leftWithoutPart(`canceled-${what}`);
    await act(part, 'cancel');
    await order({ lines: [line('A', 2)] });
    await order({ state: 'shipped', lines: [...lines] });
    const [, canceled] = await both();
    expect(canceled).toMatchObject({ orderStatus: 'CANCELLED' });
    expect(canceled!.allowedActs).not.toContain('restore');
    // Its store wants one more.
    await order({
      state: 'partly-shipped',
      lines: [line('A', 3, what === 'its store counts' ? 2 : undefined)],
    });
    expect((await both())[1]!.allowedActs).toContain('restore');
  },
);

it('what the store has shipped is not offered again with what has lost its label', async () => {
  const { order, both, orderId } = await leftWithoutPart('void');
  await order({ state: 'shipped', lines: [line('A', 3, 3)] });
  expect(await both()).toMatchObject([{ orderStatus: 'SHIPPED' }, { orderStatus: 'SHIPPED' }]);
  await asOwner(async (trx) => {
    await sql`update shipment set shipment_status = 'VOIDED' where order_id = ${orderId}`.execute(trx);
    await sql`update customer_order set order_status = 'UNSHIPPED' where order_id = ${orderId}`.execute(trx);
  });
  await order({ state: 'partly-shipped', lines: [line('A', 3, 1)] });
  expect(await both()).toMatchObject([{ orderStatus: 'ON_HOLD' }, { orderStatus: 'ON_HOLD' }]);
});

it.each([
  ['no more', 2, 'ON_HOLD'],
  ['still', 3, 'UNSHIPPED'],
] as const)(
  'what a person restores is compared with its store, which wants it %s',
  async (what, units, at) => {
    const { order, both, part } = await divided(`restored-${what}`);
    await act(part, 'cancel');
    await order({ lines: [line('A', units)] });
    await act(part, 'restore');
    await order({ lines: [line('A', units)] });
    expect(await both()).toMatchObject([{ orderStatus: at }, { orderStatus: at }]);
  },
);

it.each([
  ['shipped', 'SHIPPED'],
  ['removed', 'CANCELLED'],
] as const)(
  'what was split off follows where its order can no longer be read, and is %s',
  async (state, at) => {
    const externalId = `closed-${state}`;
    const { both } = await leftWithoutPart(externalId);
    const close = () =>
      asOwner((trx) => closeOrder(trx, store.storeId, { externalId, state }, server.clock.now()));
    expect([await close(), await close()]).toEqual(['updated', 'unchanged']);
    expect(await both()).toMatchObject([{ orderStatus: 'SHIPPED' }, { orderStatus: at }]);
  },
);
