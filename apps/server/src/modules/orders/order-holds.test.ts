import { randomUUID } from 'node:crypto';
import {
  orderActsApi,
  orderBulkApi,
  orderDetailApi,
  orderMergeApi,
  orderMessages,
  ordersApi,
  type OrderBulkRequest,
} from '@lading/contracts/orders';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { rulesOf } from '../automation/testing/rules-of.ts';
import { endHolds } from './order-hold.service.ts';

const { server, seller } = await twoOrganizations();
beforeAll(() => server.platform.jobs.start());
afterAll(() => server.platform.jobs.stop());
// Tests advance the clock beyond the lifetime of a token.
beforeEach(async () => void Object.assign(seller, await server.signIn('seller@lading.test')));
const { act, create, detail, timeline } = rulesOf(server, seller);

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(server.platform.clock.now().getTime() + days * dayMs).toISOString();
const key = () => ({ 'idempotency-key': randomUUID() });
const holdUntil = (orderId: string, until: string) =>
  server.call(
    orderActsApi.calls.act,
    { body: { orderId, request: { act: 'hold', reason: 'STOCK', until } } },
    seller,
    key(),
  );
async function passDays(days: number) {
  server.clock.advance(days * dayMs);
  await endHolds(server.platform);
  Object.assign(seller, await server.signIn('seller@lading.test'));
}

it('holds an order until a day, shows that everywhere, and releases it then automatically', async () => {
  const orderId = await create();
  const until = inDays(2);
  await dataOf(holdUntil(orderId, until));
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'ON_HOLD', holdUntil: until });
  const { records } = await dataOf(
    server.call(ordersApi.calls.orderPage, { query: { orderStatus: 'ON_HOLD', pageSize: 50 } }, seller),
  );
  expect(records.find((order) => order.orderId === orderId)).toMatchObject({ holdUntil: until });
  expect((await timeline(orderId))[0]).toMatchObject({ kind: 'held', detail: { reason: 'STOCK', until } });
  await passDays(1);
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'ON_HOLD' });
  await passDays(1);
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'UNSHIPPED', holdUntil: null });
  const [released] = await timeline(orderId);
  expect(released).toMatchObject({ kind: 'released' });
  expect(released?.userName ?? null).toBeNull();
});

it('clears the day with the hold: a new hold waits for a person', async () => {
  const orderId = await create();
  await dataOf(holdUntil(orderId, inDays(1)));
  await act(orderId, { act: 'release' });
  await act(orderId, { act: 'hold', reason: 'FRAUD' });
  await passDays(2);
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'FRAUD' });
});

it('refuses a hold that would end immediately, or last for more than a year', async () => {
  const orderId = await create();
  const { holdEndPast, holdTooLong } = orderMessages;
  expect(await holdUntil(orderId, inDays(-1))).toMatchObject({
    code: 400,
    errors: [{ fieldName: 'until', code: holdEndPast.code }],
  });
  expect(await holdUntil(orderId, inDays(400))).toMatchObject({
    code: 400,
    errors: [{ fieldName: 'until', code: holdTooLong.code }],
  });
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'UNSHIPPED' });
});

it('holds many orders until a day', async () => {
  const ids = [await create(), await create()];
  const start = (request: OrderBulkRequest) =>
    server.call(orderBulkApi.calls.startBulk, { body: { request, orders: { ids } } }, seller, key());
  expect(await start({ act: 'hold', reason: 'STOCK', until: inDays(-1) })).toMatchObject({ code: 400 });
  const until = inDays(1);
  await dataOf(start({ act: 'hold', reason: 'STOCK', until }));
  await vi.waitFor(
    async () => {
      for (const orderId of ids)
        expect(await detail(orderId)).toMatchObject({ orderStatus: 'ON_HOLD', holdUntil: until });
    },
    { timeout: 20_000, interval: 30 },
  );
  await passDays(1);
  for (const orderId of ids) expect(await detail(orderId)).toMatchObject({ orderStatus: 'UNSHIPPED' });
});

it('holds a merge until the last hold of its orders ends; after undoing it, each ends separately', async () => {
  const ids = [await create(), await create()];
  const [first, last] = [inDays(1), inDays(3)];
  await dataOf(holdUntil(ids[0]!, first));
  await dataOf(holdUntil(ids[1]!, last));
  const whole = await dataOf(
    server.call(orderMergeApi.calls.merge, { body: { orderIds: ids } }, seller, key()),
  );
  expect(await detail(whole.orderId)).toMatchObject({ orderStatus: 'ON_HOLD', holdUntil: last });
  await passDays(2);
  expect(await detail(whole.orderId)).toMatchObject({ orderStatus: 'ON_HOLD' });
  await dataOf(
    server.call(orderMergeApi.calls.undoMerge, { body: { orderId: whole.orderId } }, seller, key()),
  );
  expect(await detail(ids[0]!)).toMatchObject({ orderStatus: 'ON_HOLD', holdUntil: first });
  await passDays(0);
  expect(await detail(ids[0]!)).toMatchObject({ orderStatus: 'UNSHIPPED' });
  expect(await detail(ids[1]!)).toMatchObject({ orderStatus: 'ON_HOLD', holdUntil: last });
});

it('holds both parts of a split order until the same day', async () => {
  const orderId = await create();
  const until = inDays(1);
  await dataOf(holdUntil(orderId, until));
  const { version } = await dataOf(
    server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller),
  );
  const part = await dataOf(
    server.call(
      orderActsApi.calls.split,
      { body: { orderId, version: version!, lines: [{ line: 0, quantity: 1 }] } },
      seller,
      key(),
    ),
  );
  expect(await detail(part.orderId)).toMatchObject({ orderStatus: 'ON_HOLD', holdUntil: until });
});

const changeHold = (orderId: string, more: object) =>
  server.call(
    orderActsApi.calls.act,
    { body: { orderId, request: { act: 'change-hold', ...more } } },
    seller,
    key(),
  );

it('changes reason and day of a hold, and records the change and the person', async () => {
  const orderId = await create();
  const [first, next] = [inDays(1), inDays(3)];
  await dataOf(holdUntil(orderId, first));
  const { stateTime } = await detail(orderId);
  expect(
    await dataOf(changeHold(orderId, { reason: 'CUSTOMER', until: next, note: 'On vacation' })),
  ).toMatchObject({
    orderStatus: 'ON_HOLD',
    allowedActs: expect.arrayContaining(['release', 'change-hold']),
  });
  expect(await detail(orderId)).toMatchObject({
    orderStatus: 'ON_HOLD',
    holdReason: 'CUSTOMER',
    holdUntil: next,
    stateNote: 'On vacation',
    stateTime,
  });
  expect((await timeline(orderId))[0]).toMatchObject({
    kind: 'hold-changed',
    userName: expect.any(String),
    detail: {
      hold: { reason: { from: 'STOCK', to: 'CUSTOMER' }, until: { from: first, to: next } },
      note: 'On vacation',
    },
  });
  await passDays(2);
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'ON_HOLD' });
  await passDays(1);
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'UNSHIPPED', holdUntil: null });
});

it('removes the end of a hold only, and records nothing for a change without effect', async () => {
  const orderId = await create();
  const until = inDays(1);
  await dataOf(holdUntil(orderId, until));
  await dataOf(changeHold(orderId, { reason: 'STOCK', until }));
  expect((await timeline(orderId))[0]).toMatchObject({ kind: 'held' });
  await dataOf(changeHold(orderId, { until: null }));
  expect((await timeline(orderId))[0]?.detail).toEqual({ hold: { until: { from: until, to: null } } });
  await passDays(2);
  expect(await detail(orderId)).toMatchObject({
    orderStatus: 'ON_HOLD',
    holdReason: 'STOCK',
    holdUntil: null,
  });
});

it('does not change holds of a store, open orders, or to a past day', async () => {
  const orderId = await create();
  expect(await changeHold(orderId, { reason: 'FRAUD' })).toMatchObject({
    code: 409,
    reason: orderMessages.notAllowed.code,
    params: { allowedActs: { items: expect.arrayContaining(['hold']) } },
  });
  await dataOf(holdUntil(orderId, inDays(1)));
  expect(await changeHold(orderId, { until: inDays(-1) })).toMatchObject({
    code: 400,
    errors: [{ fieldName: 'until', code: orderMessages.holdEndPast.code }],
  });
  await server.platform.database.pool.query(
    `update customer_order set hold_reason = 'STORE', hold_until = null, state_by = 'store' where order_id = $1`,
    [orderId],
  );
  expect(await changeHold(orderId, { until: inDays(1) })).toMatchObject({
    code: 409,
    reason: orderMessages.heldByStore.code,
    params: { allowedActs: { items: expect.arrayContaining(['release']) } },
  });
  expect(await detail(orderId)).toMatchObject({ holdReason: 'STORE', holdUntil: null });
});

it('changes the holds of many orders, and reports those that are not on hold', async () => {
  const [held, open] = [await create(), await create()];
  await dataOf(holdUntil(held, inDays(1)));
  const until = inDays(5);
  const body = { request: { act: 'change-hold' as const, until }, orders: { ids: [held, open] } };
  const { taskId } = await dataOf(server.call(orderBulkApi.calls.startBulk, { body }, seller, key()));
  await vi.waitFor(
    async () =>
      expect(
        await dataOf(server.call(orderBulkApi.calls.bulkReport, { params: { taskId } }, seller)),
      ).toMatchObject({ done: 1, refused: 1, waiting: 0 }),
    { timeout: 20_000, interval: 30 },
  );
  expect(await detail(held)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'STOCK', holdUntil: until });
  expect(await detail(open)).toMatchObject({ orderStatus: 'UNSHIPPED' });
});
