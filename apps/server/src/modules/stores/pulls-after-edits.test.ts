import { beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { orderActsApi, orderMergeApi } from '@lading/contracts/orders';
import { sql } from 'kysely';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { orderWriter, recipient, written } from '../orders/testing/hand-written.ts';
import { takeOrder } from './channel-order.store.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { removeOrder } from './closed-order.store.ts';
import { channelLine as line, channelOrder } from './testing/channel-orders.ts';

const { server, seller } = await twoOrganizations();
const { create, detail, edit } = orderWriter(server, seller);
let store: { store_id: string; org_id: string };
beforeAll(async () => {
  store = await server.platform.database.asSystem((trx) =>
    trx
      .selectFrom('store')
      .innerJoin('person', 'person.org_id', 'store.org_id')
      .select(['store.store_id', 'store.org_id'])
      .where('person.email', '=', 'seller@lading.test')
      .executeTakeFirstOrThrow(),
  );
});

const ofStore = { ...channelOrder({}).recipient, ...recipient };
const elsewhere = { ...recipient, addressLine1: '9 Hill St' };
const lines = [line('JP-BOWL', 2)];
/** An order of the store that is here before its store is first asked for it, as from a file. */
async function before(orderNo: string) {
  const body = { ...written, orderNo, storeId: store.store_id, lines: [{ skuCode: 'JP-BOWL', quantity: 2 }] };
  const { orderId } = await dataOf(create(body));
  return detail(orderId);
}
const told = (orderNo: string, more: Partial<ChannelOrder> = {}) =>
  server.platform.database.asOrganization(store.org_id, (trx) =>
    takeOrder(
      trx,
      store.store_id,
      channelOrder({ externalId: `e-${orderNo}`, orderNo, recipient: ofStore, lines, ...more }),
      server.clock.now(),
    ),
  );
const release = (orderId: string) =>
  dataOf(
    server.call(orderActsApi.calls.act, { body: { orderId, request: { act: 'release' } } }, seller, {
      'idempotency-key': randomUUID(),
    }),
  );
const standing = async (orderId: string) => {
  const order = await detail(orderId);
  return [order.orderStatus, order.holdReason, order.recipient?.addressLine1].filter(Boolean);
};

it('the first pull of an order keeps what a person has edited', async () => {
  const order = await before('EDIT-1');
  await dataOf(
    edit(order, { recipient: elsewhere, lines: [{ skuCode: 'JP-CUP', quantity: 5, unitPrice: 10 }] }),
  );
  expect(await told('EDIT-1')).toBe('updated');
  expect(await detail(order.orderId)).toMatchObject({
    recipient: { addressLine1: '9 Hill St' },
    lines: [{ skuCode: 'JP-CUP', quantity: 5 }],
  });
});

it('the first pull of an order that nobody has edited writes it', async () => {
  const order = await before('EDIT-2');
  await told('EDIT-2', { recipient: { ...ofStore, ...elsewhere }, lines: [line('JP-CUP', 1)] });
  expect(await detail(order.orderId)).toMatchObject({
    recipient: { addressLine1: '9 Hill St' },
    lines: [{ skuCode: 'JP-CUP', quantity: 1 }],
  });
});

it('a new address of the store puts an order with a person’s address on hold, until a person has looked', async () => {
  const order = await before('EDIT-3');
  const { orderId } = order;
  await told('EDIT-3');
  await dataOf(edit(await detail(orderId), { recipient: elsewhere }));
  await told('EDIT-3', { totalAmount: 11 });
  expect(await standing(orderId)).toEqual(['UNSHIPPED', '9 Hill St']);
  const moved = { ...ofStore, addressLine1: '1 New Rd' };
  await told('EDIT-3', { recipient: moved });
  expect(await standing(orderId)).toEqual(['ON_HOLD', 'CHANGED', '9 Hill St']);
  // An unrelated change does not end the hold.
  await told('EDIT-3', { recipient: moved, totalAmount: 12 });
  expect(await standing(orderId)).toEqual(['ON_HOLD', 'CHANGED', '9 Hill St']);
  await release(orderId);
  await told('EDIT-3', { recipient: moved, totalAmount: 13 });
  expect(await standing(orderId)).toEqual(['UNSHIPPED', '9 Hill St']);
  // Both agree, so that there is nothing to look at.
  await told('EDIT-3', { recipient: { ...ofStore, ...elsewhere } });
  expect(await standing(orderId)).toEqual(['UNSHIPPED', '9 Hill St']);
});

it('an edit of a part of an order keeps its other fields from the store', async () => {
  const order = await before('EDIT-4');
  await told('EDIT-4');
  await dataOf(edit(await detail(order.orderId), { recipient: elsewhere }));
  await dataOf(edit(await detail(order.orderId), { reference: 'PO-8' }));
  const { rows } = await server.platform.database.asSystem((trx) =>
    sql<{ own: string[]; place: string }>`
      select own_fields as own, recipient_in_store->>'addressLine1' as place from customer_order
      where order_id = ${order.orderId}`.execute(trx),
  );
  expect(rows).toEqual([{ own: ['recipient'], place: recipient.addressLine1 }]);
});

it.each(['told', 'listed no more'])(
  'an order that a person has noted something on stays, canceled, once %s as deleted',
  async (how) => {
    const orderNo = `GONE-${how.length}`;
    const [noted, plain] = [`${orderNo}-1`, `${orderNo}-2`];
    for (const one of [noted, plain]) await told(one);
    const idOf = async (one: string) => {
      const { rows } = await server.platform.database.pool.query<{ order_id: string }>(
        'select order_id from customer_order where order_no = $1',
        [one],
      );
      return rows[0]?.order_id;
    };
    const orderId = (await idOf(noted))!;
    const body = { orderId, request: { act: 'note' as const, note: 'Customer calls back' } };
    await dataOf(server.call(orderActsApi.calls.act, { body }, seller, { 'idempotency-key': randomUUID() }));
    const gone = (one: string) =>
      how === 'told'
        ? told(one, { state: 'removed' })
        : server.platform.database.asOrganization(store.org_id, (trx) =>
            removeOrder(trx, store.store_id, `e-${one}`, server.clock.now()),
          );
    expect([await gone(noted), await gone(plain)]).toEqual(['updated', 'deleted']);
    expect(await detail(orderId)).toMatchObject({ orderStatus: 'CANCELLED' });
    expect(await idOf(plain)).toBeUndefined();
  },
);

it('a new address of the store puts an order on hold whose part has a person’s address', async () => {
  await told('PART-1', { lines: [line('JP-BOWL', 2)] });
  const { rows } = await server.platform.database.pool.query<{ order_id: string }>(
    `select order_id from customer_order where order_no = 'PART-1'`,
  );
  const orderId = rows[0]!.order_id;
  const { version } = await detail(orderId);
  const body = { orderId, version: version!, lines: [{ line: 0, quantity: 1 }] };
  const { split } = orderActsApi.calls;
  const part = await dataOf(server.call(split, { body }, seller, { 'idempotency-key': randomUUID() }));
  await dataOf(edit(await detail(part.orderId), { recipient: elsewhere }));
  await told('PART-1', { totalAmount: 11 });
  expect(await standing(part.orderId)).toEqual(['UNSHIPPED', '9 Hill St']);
  await told('PART-1', { recipient: { ...ofStore, addressLine1: '1 New Rd' } });
  expect(await standing(orderId)).toEqual(['ON_HOLD', 'CHANGED', '1 New Rd']);
  expect(await standing(part.orderId)).toEqual(['ON_HOLD', 'CHANGED', '9 Hill St']);
});

it('a new address of the store puts a merge on hold that has a person’s address', async () => {
  for (const one of ['WHOLE-1', 'WHOLE-2']) await told(one);
  const { rows } = await server.platform.database.pool.query<{ order_id: string }>(
    `select order_id from customer_order where order_no in ('WHOLE-1', 'WHOLE-2') order by order_no`,
  );
  const body = { orderIds: rows.map((row) => row.order_id) };
  const { merge } = orderMergeApi.calls;
  const whole = await dataOf(server.call(merge, { body }, seller, { 'idempotency-key': randomUUID() }));
  await dataOf(edit(await detail(whole.orderId), { recipient: elsewhere }));
  await told('WHOLE-1', { totalAmount: 11 });
  expect(await standing(whole.orderId)).toEqual(['UNSHIPPED', '9 Hill St']);
  await told('WHOLE-1', { recipient: { ...ofStore, addressLine1: '1 New Rd' } });
  expect(await standing(whole.orderId)).toEqual(['ON_HOLD', 'CHANGED', '9 Hill St']);
  // An unrelated change does not end the hold.
  await told('WHOLE-1', { recipient: { ...ofStore, addressLine1: '1 New Rd' }, totalAmount: 12 });
  expect(await standing(whole.orderId)).toEqual(['ON_HOLD', 'CHANGED', '9 Hill St']);
});
