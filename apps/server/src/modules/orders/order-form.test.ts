import { randomUUID } from 'node:crypto';
import {
  orderActsApi,
  orderMessages,
  ordersApi,
  type OrderActRequest,
  type OrderDetail,
} from '@lading/contracts/orders';
import { storesApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { orderWriter, recipient, written } from './testing/hand-written.ts';

const { timeline } = orderActsApi.calls;
const { orderPage } = ordersApi.calls;
const { server, seller, other } = await twoOrganizations();
const { create, detail, edit } = orderWriter(server, seller);
const happened = async (orderId: string) =>
  (await dataOf(server.call(timeline, { params: { orderId } }, seller))).map(({ kind }) => kind);

describe('an order entered by hand', () => {
  it('is created once however often it is sent, numbered, summed and found', async () => {
    const key = randomUUID();
    const [one, two] = await Promise.all([create(written, seller, key), create(written, seller, key)]);
    const made = await dataOf(one);
    expect(await dataOf(two)).toEqual(made);
    expect(made.orderNo).toBe(`M${made.orderId}`);
    expect(await detail(made.orderId)).toMatchObject({
      orderNo: made.orderNo,
      orderStatus: 'UNSHIPPED',
      totalAmount: 79,
      shipBy: '2026-12-01',
      version: 1,
      recipient,
      lines: [{ skuCode: 'JP-BOWL', quantity: 2 }, { skuCode: 'JP-CUP' }],
      packages: [{ length: 12, weight2: 4 }],
    });
    const found = await dataOf(server.call(orderPage, { query: { search: made.orderNo } }, seller));
    expect(found.records).toMatchObject([{ orderId: made.orderId }]);
    expect(await happened(made.orderId)).toEqual(['created']);
  });

  it('names every invalid field, and refuses a number in use and a store of another organization', async () => {
    const bad = {
      ...written,
      currency: 'usd',
      shipBy: '2026-02-30',
      recipient: { ...recipient, zipCode: '9410', stateCode: '', name: ' ' },
      lines: [{ skuCode: '', quantity: 0 }],
    };
    const answer = await create(bad);
    expect(answer).toMatchObject({ code: 400 });
    expect('errors' in answer && answer.errors!.map(({ fieldName }) => fieldName).toSorted()).toEqual(
      [
        'currency',
        'lines.0.quantity',
        'lines.0.skuCode',
        'recipient.name',
        'recipient.stateCode',
        'recipient.zipCode',
        'shipBy',
      ].toSorted(),
    );
    await dataOf(create({ ...written, orderNo: 'HAND-1' }));
    expect(await create({ ...written, orderNo: 'HAND-1' })).toMatchObject({
      errors: [{ fieldName: 'orderNo', code: orderMessages.taken.code }],
    });
    const stores = await dataOf(server.call(storesApi.calls.storeList, {}, other));
    expect(await create({ ...written, storeId: stores[0]!.storeId })).toMatchObject({
      errors: [{ fieldName: 'storeId' }],
    });
  });

  it('is copied, recording its origin', async () => {
    const first = await dataOf(create({ ...written, note: 'First try' }));
    const copy = await dataOf(create({ ...written, copyOf: first.orderId }));
    const events = await dataOf(server.call(timeline, { params: { orderId: copy.orderId } }, seller));
    expect(events).toMatchObject([{ kind: 'copied', detail: { orders: [{ orderNo: first.orderNo }] } }]);
    expect(await happened(first.orderId)).toEqual(['noted', 'created']);
  });
});

it('a copy has the tags and the warehouse of its origin', async () => {
  const first = await dataOf(create(written));
  const { warehouses, act } = orderActsApi.calls;
  const [warehouse] = await dataOf(server.call(warehouses, {}, seller));
  const requests: OrderActRequest[] = [
    { act: 'assign', warehouseId: warehouse!.warehouseId },
    { act: 'tag', add: ['Wholesale'], remove: [] },
  ];
  for (const request of requests) {
    const body = { orderId: first.orderId, request };
    await dataOf(server.call(act, { body }, seller, { 'idempotency-key': randomUUID() }));
  }
  const copy = await dataOf(create({ ...written, copyOf: first.orderId }));
  expect(await detail(copy.orderId)).toMatchObject({
    tags: ['Wholesale'],
    warehouseId: warehouse!.warehouseId,
  });
});

it('an order of a retailer’s store is a vendor order, as when imported', async () => {
  const storeId = await server.platform.database.asSystem(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into store (org_id, name, channel)
      select org_id, 'Wayfair by hand', 10 from person where email = 'seller@lading.test' returning store_id::text as id`.execute(
      trx,
    );
    return rows[0]!.id;
  });
  const { orderId } = await dataOf(create({ ...written, storeId }));
  expect(await detail(orderId)).toMatchObject({ orderType: 'VENDOR', storeId });
});

describe('two people who edit', () => {
  it('lose nothing: the second gets both values of every field and saves after the first', async () => {
    const { orderId } = await dataOf(create(written));
    const opened = await detail(orderId);
    const [one, two] = await Promise.all([
      edit(opened, { shipBy: '2026-12-24' }),
      edit(opened, { reference: 'PO-8' }),
    ]);
    const refused = [one, two].find(({ result }) => result === 'ERR')!;
    expect([one, two].filter(({ result }) => result === 'OK')).toMatchObject([{ data: { version: 2 } }]);
    expect(refused).toMatchObject({ code: 409, reason: orderMessages.editedMeanwhile.code });
    const now = await detail(orderId);
    const fields = 'errors' in refused ? refused.errors! : [];
    expect(fields.map(({ fieldName }) => fieldName)).toEqual(['reference', 'shipBy']);
    expect(fields.find(({ fieldName }) => fieldName === 'shipBy')!.params!['theirs']).toBe(now.shipBy);
    expect(await dataOf(edit(now, { reference: 'PO-8', shipBy: '2026-12-24' }))).toEqual({ version: 3 });
    expect(await detail(orderId)).toMatchObject({ reference: 'PO-8', shipBy: '2026-12-24', version: 3 });
    expect(await happened(orderId)).toEqual(['edited', 'edited', 'created']);
  });

  it('may send the same request twice: the second time nothing changes', async () => {
    const { orderId } = await dataOf(create(written));
    const opened = await detail(orderId);
    await edit(opened, { reference: 'PO-9' });
    expect(await dataOf(edit(opened, { reference: 'PO-9' }))).toEqual({ version: 2 });
    expect(await happened(orderId)).toEqual(['edited', 'created']);
  });

  it('cannot edit canceled orders or those of other organizations', async () => {
    const { orderId } = await dataOf(create(written));
    const opened = await detail(orderId);
    expect(await edit(opened, { reference: 'X' }, other)).toMatchObject({ code: 404 });
    const body = { orderId, request: { act: 'cancel' as const } };
    await server.call(orderActsApi.calls.act, { body }, seller, { 'idempotency-key': randomUUID() });
    expect(await edit(opened, { reference: 'X' })).toMatchObject({
      code: 409,
      reason: orderMessages.notAllowed.code,
      params: { allowedActs: { items: ['restore', 'tag', 'note'] } },
    });
  });
});

describe('splitting an order', () => {
  const split = (order: OrderDetail, lines: { line: number; quantity: number }[], caller = seller) => {
    const body = { orderId: order.orderId, version: order.version ?? 1, lines };
    return server.call(orderActsApi.calls.split, { body }, caller, { 'idempotency-key': randomUUID() });
  };

  it('moves units into a new order; nothing is lost or duplicated', async () => {
    const { orderId, orderNo } = await dataOf(create(written));
    const part = await dataOf(split(await detail(orderId), [{ line: 0, quantity: 1 }]));
    expect(part.orderNo).toBe(`${orderNo}-2`);
    expect(await detail(part.orderId)).toMatchObject({
      recipient,
      totalAmount: 34.5,
      packages: [],
      orderStatus: 'UNSHIPPED',
      lines: [{ skuCode: 'JP-BOWL', quantity: 1, unitPrice: 34.5 }],
    });
    const rest = await detail(orderId);
    expect(rest).toMatchObject({
      totalAmount: 44.5,
      version: 2,
      lines: [
        { skuCode: 'JP-BOWL', quantity: 1 },
        { skuCode: 'JP-CUP', quantity: 1 },
      ],
    });
    const second = await dataOf(split(rest, [{ line: 1, quantity: 1 }]));
    expect(second.orderNo).toBe(`${orderNo}-3`);
    expect((await detail(orderId)).lines).toMatchObject([{ skuCode: 'JP-BOWL' }]);
    expect(await happened(second.orderId)).toEqual(['split-from']);
  });

  it('succeeds for one of two concurrent requests, leaves at least one unit, and takes no more than available', async () => {
    const { orderId } = await dataOf(create(written));
    const order = await detail(orderId);
    const both = await Promise.all([
      split(order, [{ line: 0, quantity: 2 }]),
      split(order, [{ line: 0, quantity: 2 }]),
    ]);
    expect(both.map(({ result }) => result).toSorted()).toEqual(['ERR', 'OK']);
    const rest = await detail(orderId);
    expect(await split(rest, [{ line: 0, quantity: 1 }])).toMatchObject({
      errors: [{ code: orderMessages.splitAll.code }],
    });
    expect(await split(rest, [{ line: 0, quantity: 2 }])).toMatchObject({
      errors: [{ fieldName: 'lines.0.quantity', code: orderMessages.splitUnits.code }],
    });
    expect(await split(rest, [{ line: 0, quantity: 1 }], other)).toMatchObject({ code: 404 });
  });
});
