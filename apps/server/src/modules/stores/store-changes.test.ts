import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { orderActsApi, orderDetailApi, orderMergeApi } from '@lading/contracts/orders';
import { labelsApi, shippingApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { labelBuyer, workedExample } from '../shipping/testing/buy-labels.ts';
import { takeOrder } from './channel-order.store.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { channelLine as line, channelOrder } from './testing/channel-orders.ts';

let server: TestServer;
let seller: Caller;
let store: { store_id: string; org_id: string };
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn('seller@lading.test');
  store = await server.platform.database.asSystem((trx) =>
    trx
      .selectFrom('store')
      .innerJoin('person', 'person.org_id', 'store.org_id')
      .select(['store.store_id', 'store.org_id'])
      .where('person.email', '=', 'seller@lading.test')
      .executeTakeFirstOrThrow(),
  );
});
afterAll(() => server.close());

const asOwner: typeof server.platform.database.asSystem = (work) =>
  server.platform.database.asOrganization(store.org_id, work);
/** Imports a store's report on an order: returns its id, or why it cannot be imported. */
const told = (number: number, more: Partial<ChannelOrder>) =>
  asOwner(async (trx) => {
    const order = channelOrder({ externalId: `c-${number}`, orderNo: `C-${number}`, ...more });
    const taken = await takeOrder(trx, store.store_id, order, server.clock.now());
    if (typeof taken !== 'string') return taken.code ?? '';
    const { order_id: orderId } = await trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('store_id', '=', store.store_id)
      .where('external_id', '=', order.externalId)
      .executeTakeFirstOrThrow();
    return orderId;
  });
const key = () => ({ 'idempotency-key': randomUUID() });
const detail = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
async function split(orderId: string, place: number): Promise<string> {
  const { version } = await detail(orderId);
  const body = { orderId, version: version!, lines: [{ line: place, quantity: 1 }] };
  return (await dataOf(server.call(orderActsApi.calls.split, { body }, seller, key()))).orderId;
}
const merge = async (...orderIds: string[]) =>
  (await dataOf(server.call(orderMergeApi.calls.merge, { body: { orderIds } }, seller, key()))).orderId;
const act = (orderId: string, request: { act: 'release' }) =>
  dataOf(server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, key()));
const standing = async (...orderIds: string[]) =>
  (await Promise.all(orderIds.map(detail))).map(({ orderStatus, holdReason }) =>
    [orderStatus, holdReason].filter(Boolean).join(' '),
  );
const moved = { ...channelOrder({}).recipient, addressLine1: '9 Hill St' };

describe('a split order', () => {
  it('is put on hold with its part when its store refunds goods, until both match again', async () => {
    const lines = [line('A', 1), line('B', 1)];
    const order = await told(1, { lines });
    const part = await split(order, 1);
    await told(1, { lines, totalAmount: 11 });
    expect(await standing(order, part)).toEqual(['UNSHIPPED', 'UNSHIPPED']);
    const left = [line('A', 1)];
    const notPacked = [{ ...line('B', 1), why: 'REFUNDED' as const }];
    await told(1, { lines: left, notPacked });
    expect(await standing(order, part)).toEqual(['ON_HOLD CHANGED', 'ON_HOLD CHANGED']);
    // An unrelated change does not end the hold.
    await told(1, { lines: left, notPacked, totalAmount: 12 });
    expect(await standing(order, part)).toEqual(['ON_HOLD CHANGED', 'ON_HOLD CHANGED']);
    await asOwner((trx) =>
      sql`update customer_order set order_status = 'CANCELLED', hold_reason = null, state_by = 'person' where order_id = ${part}`.execute(
        trx,
      ),
    );
    await told(1, { lines: left, notPacked, totalAmount: 13 });
    expect(await standing(order, part)).toEqual(['UNSHIPPED', 'CANCELLED']);
  });

  it('is put on hold although its store had it on hold when it refunded goods', async () => {
    const order = await told(2, { lines: [line('A', 2)] });
    const part = await split(order, 0);
    await told(2, { lines: [line('A', 1)], state: 'on-hold' });
    expect(await standing(order, part)).toEqual(['ON_HOLD STORE', 'ON_HOLD STORE']);
    await told(2, { lines: [line('A', 1)] });
    expect(await standing(order, part)).toEqual(['ON_HOLD CHANGED', 'ON_HOLD CHANGED']);
  });

  it('updates the address of its part, and of that part’s part', async () => {
    const order = await told(3, { lines: [line('A', 3)] });
    const part = await split(order, 0);
    await asOwner((trx) => sql`update order_line set quantity = 2 where order_id = ${part}`.execute(trx));
    const second = await split(part, 0);
    await told(3, { lines: [line('A', 3)], recipient: moved });
    const streets = await Promise.all([order, part, second].map(detail));
    expect(streets.map(({ recipient }) => recipient?.addressLine1)).toEqual([
      '9 Hill St',
      '9 Hill St',
      '9 Hill St',
    ]);
  });

  it('has a number that no order of its store takes', async () => {
    const order = await told(4, { lines: [line('A', 2)] });
    const part = await split(order, 0);
    const { orderNo } = await detail(part);
    expect(await told(5, { orderNo, lines: [line('Z', 1)] })).toBe('stores.numberTaken');
    expect((await detail(part)).lines).toMatchObject([{ skuCode: 'A' }]);
  });
});

it('a reinstalled store that restarts its numbers does not overwrite earlier orders', async () => {
  const order = await told(6, { lines: [line('A', 2)] });
  const recipient = { ...moved, name: 'Bo Reed', email: 'bo@example.com' };
  const another = { createdAt: '2027-02-20T16:00:00Z', recipient, lines: [line('Z', 1)] };
  expect(await told(6, another)).toBe('stores.numberTaken');
  expect((await detail(order)).lines).toMatchObject([{ skuCode: 'A' }]);
});

describe('a merged order', () => {
  it('has its merge put on hold when its store refunds or adds goods, or changes the address', async () => {
    const cases: [number, Partial<ChannelOrder>][] = [
      [10, { lines: [line('A', 1)] }],
      [20, { lines: [line('A', 2), line('B', 1)] }],
      [30, { lines: [line('A', 2)], recipient: moved }],
    ];
    for (const [number, change] of cases) {
      const first = await told(number, { lines: [line('A', 2)] });
      const second = await told(number + 1, { lines: [line('A', 5)] });
      const whole = await merge(first, second);
      await told(number + 1, { lines: [line('A', 5)], totalAmount: 11 });
      expect(await standing(whole)).toEqual(['UNSHIPPED']);
      await told(number, change);
      expect(await standing(whole)).toEqual(['ON_HOLD CHANGED']);
      // Its other order is unchanged.
      await told(number + 1, { lines: [line('A', 5)], totalAmount: 12 });
      expect(await standing(whole)).toEqual(['ON_HOLD CHANGED']);
      await dataOf(server.call(orderMergeApi.calls.undoMerge, { body: { orderId: whole } }, seller, key()));
      await act(first, { act: 'release' });
      expect(await standing(first, second)).toEqual(['UNSHIPPED', 'UNSHIPPED']);
      expect((await detail(first)).lines.map(({ quantity }) => quantity)).toEqual(
        change.lines!.map(({ quantity }) => quantity),
      );
    }
  });

  it('keeps its lines while its merge has a label, which needs attention for what its store adds', async () => {
    const buyer = labelBuyer(server, seller);
    await buyer.fund(10_000);
    const first = await told(35, { lines: [line('A', 2)] });
    const orderId = await merge(first, await told(36, { lines: [line('A', 5)] }));
    const { shipmentId } = await buyer.bought({ orderId, packages: workedExample.packages });
    server.clock.advance(60_000);
    await told(35, { state: 'partly-shipped', lines: [line('A', 3, 2)] });
    expect((await detail(first)).lines).toMatchObject([{ quantity: 2 }]);
    const query = { pageSize: 200, attention: 'ORDER_CHANGED' as const };
    const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller));
    expect(records).toMatchObject([{ shipmentId }]);
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
    await told(35, { lines: [line('A', 3)] });
    expect((await detail(first)).lines).toMatchObject([{ quantity: 3 }]);
  });
});

describe('an order with a bought label', () => {
  it('needs attention when its store changes the address or refunds goods, until it has another label', async () => {
    const buyer = labelBuyer(server, seller);
    await buyer.fund(10_000);
    const needing = async () => {
      const query = { pageSize: 200, attention: 'ORDER_CHANGED' as const };
      const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller));
      return records.map(({ shipmentId }) => shipmentId);
    };
    const packages = workedExample.packages;
    const changes = [{ lines: [line('A', 2)], recipient: moved }, { lines: [line('A', 1)] }];
    for (const [at, change] of changes.entries()) {
      const number = 50 + at;
      const orderId = await told(number, { lines: [line('A', 2)] });
      server.clock.advance(60_000);
      const { shipmentId } = await buyer.bought({ orderId, packages });
      await told(number, { lines: [line('A', 2)], totalAmount: 11 });
      expect(await needing()).toEqual([]);
      server.clock.advance(60_000);
      await told(number, change);
      expect(await needing()).toEqual([shipmentId]);
      await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
      server.clock.advance(60_000);
      await buyer.bought({ orderId, packages });
      expect(await needing()).toEqual([]);
    }
  });
});

it('is put on hold for later changes of its store once the label of a part is void', async () => {
  const buyer = labelBuyer(server, seller);
  await buyer.fund(10_000);
  const order = await told(60, { lines: [line('A', 3)] });
  const part = await split(order, 0);
  const { shipmentId } = await buyer.bought({ orderId: part, packages: workedExample.packages });
  server.clock.advance(60_000);
  await told(60, { lines: [line('A', 2)] });
  expect(await standing(order, part)).toEqual(['ON_HOLD CHANGED', 'SHIPPED']);
  await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
  expect(await standing(order, part)).toEqual(['ON_HOLD CHANGED', 'ON_HOLD CHANGED']);
});

it('is put on hold for later changes of its store once the last of two labels is void', async () => {
  const buyer = labelBuyer(server, seller);
  await buyer.fund(10_000);
  const packages = workedExample.packages;
  const voidLabel = (shipmentId: string) =>
    dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
  const order = await told(70, { lines: [line('A', 1)] });
  const first = await buyer.bought({ orderId: order, packages });
  const lines = [{ ...line('A', 1), shipped: 1 }, line('B', 1)];
  await told(70, { lines });
  const second = await buyer.bought({ orderId: order, packages });
  await asOwner((trx) =>
    sql`update customer_order set own_fields = '{lines}' where order_id = ${order}`.execute(trx),
  );
  await told(70, { lines, recipient: moved });
  await voidLabel(second.shipmentId);
  await voidLabel(first.shipmentId);
  expect(await standing(order)).toEqual(['ON_HOLD CHANGED']);
});

describe('an order whose lines were edited by a person', () => {
  it('is put on hold when its store changes the same goods, but not for goods added here', async () => {
    const order = await told(40, { lines: [line('A', 2)] });
    await asOwner(async (trx) => {
      await sql`update customer_order set own_fields = '{lines}' where order_id = ${order}`.execute(trx);
      await sql`insert into order_line (order_id, line_no, sku_code, quantity)
        values (${order}, 2, 'GIFT', 1)`.execute(trx);
    });
    await told(40, { lines: [line('A', 2)], totalAmount: 11 });
    expect(await standing(order)).toEqual(['UNSHIPPED']);
    await told(40, { lines: [line('A', 1)] });
    expect(await standing(order)).toEqual(['ON_HOLD CHANGED']);
  });
});
