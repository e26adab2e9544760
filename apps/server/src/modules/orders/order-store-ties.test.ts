import { randomUUID } from 'node:crypto';
import { identityApi } from '@lading/contracts/identity';
import {
  orderActsApi,
  orderDetailApi,
  orderFormApi,
  orderMergeApi,
  type OrderActRequest,
  type StoreHoldReason,
} from '@lading/contracts/orders';
import { labelsApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { applyStoreState, type StoreAct } from './index.ts';
import { labelBuyer, workedExample } from '../shipping/testing/buy-labels.ts';

const { server, seller } = await twoOrganizations();
const { database, clock } = server.platform;
const buyer = labelBuyer(server, seller);
await buyer.fund(50_000);

const { org } = await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller));
const key = () => ({ 'idempotency-key': randomUUID() });
const recipient = {
  name: 'Ann Tie',
  addressLine1: '1 Main St',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
};
async function create(orderNo: string): Promise<string> {
  const body = {
    orderNo,
    currency: 'USD',
    recipient,
    packages: [],
    lines: [{ skuCode: 'CUP', skuName: 'Cup', quantity: 3, unitPrice: 5 }],
  };
  return (await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key()))).orderId;
}
const detail = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
const statusOf = async (...orderIds: string[]) =>
  (await Promise.all(orderIds.map(detail))).map(({ orderStatus }) => orderStatus);
const reports = (orderId: string, act: StoreAct, why?: StoreHoldReason) =>
  database.asOrganization(org.orgId, (trx) => applyStoreState(trx, orderId, act, clock.now(), why));
const split = async (orderId: string) => {
  const { version } = await detail(orderId);
  const body = { orderId, version: version!, lines: [{ line: 0, quantity: 1 }] };
  return (await dataOf(server.call(orderActsApi.calls.split, { body }, seller, key()))).orderId;
};
const merge = async (...orderIds: string[]) =>
  (await dataOf(server.call(orderMergeApi.calls.merge, { body: { orderIds } }, seller, key()))).orderId;
const label = async (orderId: string) => (await buyer.bought({ ...workedExample, orderId })).shipmentId;
const voidLabel = (shipmentId: string) =>
  dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));

it('split parts are put on hold, canceled and shipped with their order by its store', async () => {
  const first = await create('TIE-1');
  const part = await split(first);
  await reports(first, 'store-hold');
  expect(await statusOf(first, part)).toEqual(['ON_HOLD', 'ON_HOLD']);
  await reports(first, 'store-open');
  expect(await statusOf(first, part)).toEqual(['UNSHIPPED', 'UNSHIPPED']);
  await reports(first, 'store-partly');
  expect(await statusOf(first, part)).toEqual(['PARTIALLY_SHIPPED', 'UNSHIPPED']);
  await reports(first, 'store-ship');
  expect(await statusOf(first, part)).toEqual(['SHIPPED', 'SHIPPED']);

  const second = await create('TIE-2');
  const other = await split(second);
  await reports(second, 'store-cancel');
  expect(await statusOf(second, other)).toEqual(['CANCELLED', 'CANCELLED']);
});

it('a merge is put on hold when its store cancels a part, which stays canceled once the merge is undone', async () => {
  const [first, second] = [await create('TIE-3'), await create('TIE-4')];
  const body = { orderIds: [first, second] };
  const whole = (await dataOf(server.call(orderMergeApi.calls.merge, { body }, seller, key()))).orderId;
  await reports(first, 'store-hold');
  expect(await detail(whole)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'STORE' });
  await reports(first, 'store-open');
  expect(await statusOf(whole)).toEqual(['UNSHIPPED']);
  await reports(first, 'store-cancel');
  expect(await statusOf(whole, first, second)).toEqual(['ON_HOLD', 'CANCELLED', 'CANCELLED']);
  const undo = { body: { orderId: whole } };
  await dataOf(server.call(orderMergeApi.calls.undoMerge, undo, seller, key()));
  expect(await statusOf(whole, first, second)).toEqual(['CANCELLED', 'CANCELLED', 'UNSHIPPED']);
});

it('the rest of an order partly shipped by its store is put on hold and canceled with it', async () => {
  const order = await create('TIE-5');
  await reports(order, 'store-partly');
  await reports(order, 'store-hold');
  expect(await detail(order)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'STORE' });
  await reports(order, 'store-partly');
  expect(await statusOf(order)).toEqual(['PARTIALLY_SHIPPED']);
  await reports(order, 'store-cancel');
  expect(await statusOf(order)).toEqual(['CANCELLED']);
});

it('an order canceled by its store after the label was bought is not shipped again once that is void', async () => {
  const single = await create('TIE-6');
  const bought = await label(single);
  await reports(single, 'store-cancel');
  expect(await statusOf(single)).toEqual(['SHIPPED']);
  await voidLabel(bought);
  expect(await statusOf(single)).toEqual(['CANCELLED']);

  const [part, other] = [await create('TIE-7'), await create('TIE-8')];
  const whole = await merge(part, other);
  const ofWhole = await label(whole);
  await reports(part, 'store-cancel');
  // The store reports no changes of its other part.
  await reports(other, 'store-open');
  await voidLabel(ofWhole);
  expect(await detail(whole)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'STORE' });
});

it('a merge containing a split part is put on hold when the store cancels the original order', async () => {
  const first = await create('TIE-9');
  const part = await split(first);
  const other = await create('TIE-10');
  const whole = await merge(part, other);
  await reports(first, 'store-cancel');
  expect(await statusOf(first, whole)).toEqual(['CANCELLED', 'ON_HOLD']);
  await reports(first, 'store-open');
  expect(await statusOf(first, whole)).toEqual(['UNSHIPPED', 'UNSHIPPED']);
  await reports(first, 'store-cancel');
  await dataOf(server.call(orderMergeApi.calls.undoMerge, { body: { orderId: whole } }, seller, key()));
  expect(await statusOf(whole, part, other)).toEqual(['CANCELLED', 'CANCELLED', 'UNSHIPPED']);
});

it('an order canceled by a person and then by its store cannot be restored, until the store reopens it', async () => {
  const order = await create('TIE-11');
  const act = (request: { act: 'cancel' | 'restore' }) =>
    server.call(orderActsApi.calls.act, { body: { orderId: order, request } }, seller, key());
  await dataOf(act({ act: 'cancel' }));
  await reports(order, 'store-cancel');
  expect((await detail(order)).allowedActs).not.toContain('restore');
  expect(await act({ act: 'restore' })).toMatchObject({ result: 'ERR' });
  await reports(order, 'store-open');
  expect(await statusOf(order)).toEqual(['CANCELLED']);
  await dataOf(act({ act: 'restore' }));
  expect(await statusOf(order)).toEqual(['UNSHIPPED']);
});

it('an order on hold or canceled by a person goes onto its store’s hold once the person resumes it', async () => {
  const act = (orderId: string, request: OrderActRequest) =>
    dataOf(server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, key()));
  const held = await create('TIE-12');
  await act(held, { act: 'hold', reason: 'PAYMENT' });
  await reports(held, 'store-hold');
  expect(await detail(held)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'PAYMENT' });
  await act(held, { act: 'release' });
  expect(await detail(held)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'STORE' });
  await reports(held, 'store-open');
  expect(await statusOf(held)).toEqual(['UNSHIPPED']);

  const opened = await create('TIE-13');
  await act(opened, { act: 'hold', reason: 'PAYMENT' });
  await reports(opened, 'store-hold');
  await reports(opened, 'store-open');
  await act(opened, { act: 'release' });
  expect(await statusOf(opened)).toEqual(['UNSHIPPED']);

  const cancelled = await create('TIE-14');
  await act(cancelled, { act: 'cancel' });
  await reports(cancelled, 'store-hold');
  await act(cancelled, { act: 'restore' });
  expect(await statusOf(cancelled)).toEqual(['ON_HOLD']);
  // The person may overrule the store, as with any of its holds.
  await act(cancelled, { act: 'release' });
  expect(await statusOf(cancelled)).toEqual(['UNSHIPPED']);
});

it('a merge of orders held by a person and by its store goes onto the store’s hold once the person resumes it', async () => {
  const act = (orderId: string, request: OrderActRequest) =>
    dataOf(server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, key()));
  const [byPerson, byStore] = [await create('TIE-15'), await create('TIE-16')];
  await act(byPerson, { act: 'hold', reason: 'PAYMENT' });
  await reports(byStore, 'store-hold');
  const whole = await merge(byPerson, byStore);
  await act(whole, { act: 'release' });
  expect(await detail(whole)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'STORE' });
});

it('an order on its store’s hold is on that hold again once a person has canceled and restored it', async () => {
  const act = (orderId: string, request: OrderActRequest) =>
    dataOf(server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, key()));
  const held = await create('TIE-17');
  await reports(held, 'store-hold');
  await act(held, { act: 'cancel' });
  await act(held, { act: 'restore' });
  expect(await detail(held)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'STORE' });

  const opened = await create('TIE-18');
  await reports(opened, 'store-hold');
  await act(opened, { act: 'cancel' });
  await reports(opened, 'store-open');
  await act(opened, { act: 'restore' });
  expect(await statusOf(opened)).toEqual(['UNSHIPPED']);
});

it('an order on its store’s hold keeps the reason, also after another hold, cancellation, split or merge by a person', async () => {
  const act = (orderId: string, request: OrderActRequest) =>
    dataOf(server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, key()));
  const reasonsOf = async (...orderIds: string[]) =>
    (await Promise.all(orderIds.map(detail))).map(({ holdReason }) => holdReason);
  const held = await create('TIE-20');
  await act(held, { act: 'hold', reason: 'PAYMENT' });
  const part = await split(held);
  await reports(held, 'store-hold', 'TEST');
  expect(await reasonsOf(held, part)).toEqual(['PAYMENT', 'PAYMENT']);
  for (const one of [held, part]) await act(one, { act: 'release' });
  expect(await reasonsOf(held, part)).toEqual(['TEST', 'TEST']);
  await reports(held, 'store-hold', 'COLLECTION');
  await act(held, { act: 'cancel' });
  await act(held, { act: 'restore' });
  expect(await reasonsOf(held, part)).toEqual(['COLLECTION', 'COLLECTION']);

  const byPerson = await create('TIE-21');
  await act(byPerson, { act: 'hold', reason: 'PAYMENT' });
  const [first, second] = [await create('TIE-22'), await create('TIE-23')];
  const whole = await merge(first, second);
  await reports(first, 'store-hold', 'TEST');
  expect(await reasonsOf(whole)).toEqual(['TEST']);
  await dataOf(server.call(orderMergeApi.calls.undoMerge, { body: { orderId: whole } }, seller, key()));
  expect(await reasonsOf(first, second)).toEqual(['TEST', null]);

  const again = await merge(byPerson, first);
  await act(again, { act: 'release' });
  expect(await reasonsOf(again)).toEqual(['TEST']);
});
