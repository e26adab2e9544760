import { randomUUID } from 'node:crypto';
import {
  orderActsApi,
  orderMessages,
  orderDetailApi,
  ordersApi,
  type OrderActRequest,
} from '@lading/contracts/orders';
import { labelsApi, shippingMessages } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer } from '../shipping/testing/buy-labels.ts';

const { act, timeline, warehouses } = orderActsApi.calls;
const { orderPage } = ordersApi.calls;
const { orderDetail } = orderDetailApi.calls;
const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
await buyer.fund(50_000);

const query = { orderStatus: 'UNSHIPPED', pageSize: 50 } as const;
const open = (await dataOf(server.call(orderPage, { query }, seller))).records
  .filter(({ recipientCountryCode }) => recipientCountryCode === 'US')
  .map(({ orderId }) => orderId);
/** Newest first: two of the demo's oldest are with a warehouse. */
const nextOrder = (): string => open.shift()!;
const doTo = (orderId: string, request: OrderActRequest, caller = seller, key = randomUUID()) =>
  server.call(act, { body: { orderId, request } }, caller, { 'idempotency-key': key });
const detail = (orderId: string) => dataOf(server.call(orderDetail, { params: { orderId } }, seller));
const happened = async (orderId: string) =>
  (await dataOf(server.call(timeline, { params: { orderId } }, seller))).toReversed();

describe('acts on an order', () => {
  it('is put on hold with a reason, refuses acts that a hold does not allow, and is released', async () => {
    const orderId = nextOrder();
    const held = await doTo(orderId, { act: 'hold', reason: 'PAYMENT', note: 'Card declined' });
    expect(await dataOf(held)).toMatchObject({ orderStatus: 'ON_HOLD' });
    expect(await detail(orderId)).toMatchObject({
      orderStatus: 'ON_HOLD',
      holdReason: 'PAYMENT',
      stateNote: 'Card declined',
      stateByStore: false,
      allowedActs: expect.arrayContaining(['release', 'cancel', 'edit']),
    });
    const quote = await buyer.quote({ orderId });
    expect(await buyer.buy(quote)).toMatchObject({
      code: 409,
      reason: shippingMessages.orderOnHold.code,
      params: { allowedActs: { items: expect.arrayContaining(['release', 'cancel']) } },
    });
    expect(await doTo(orderId, { act: 'hold', reason: 'OTHER' })).toMatchObject({
      code: 409,
      reason: orderMessages.notAllowed.code,
      params: { allowedActs: { items: expect.arrayContaining(['release']) } },
    });
    expect(await dataOf(doTo(orderId, { act: 'release' }))).toMatchObject({ orderStatus: 'UNSHIPPED' });
    expect(await detail(orderId)).toMatchObject({ holdReason: null, stateNote: null, stateTime: null });
    expect(await happened(orderId)).toMatchObject([
      { kind: 'held', detail: { reason: 'PAYMENT', note: 'Card declined' }, userName: expect.any(String) },
      { kind: 'released' },
    ]);
  });

  it('is canceled and restored', async () => {
    const orderId = nextOrder();
    await doTo(orderId, { act: 'cancel', note: 'Bought twice' });
    expect(await detail(orderId)).toMatchObject({
      orderStatus: 'CANCELLED',
      allowedActs: ['restore', 'tag', 'note'],
    });
    expect(await dataOf(doTo(orderId, { act: 'restore' }))).toMatchObject({ orderStatus: 'UNSHIPPED' });
  });

  it('keeps tags that two people add at the same moment, and a lost reply adds a note once', async () => {
    const orderId = nextOrder();
    await Promise.all([
      doTo(orderId, { act: 'tag', add: ['Gift', 'VIP'], remove: [] }),
      doTo(orderId, { act: 'tag', add: ['gift', 'Fragile'], remove: [] }),
    ]);
    const { tags } = await detail(orderId);
    expect(tags!.map((one) => one.toLowerCase()).toSorted()).toEqual(['fragile', 'gift', 'vip']);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1)
      await doTo(orderId, { act: 'note', note: 'Pack in two boxes' }, seller, key);
    const notes = (await happened(orderId)).filter(({ kind }) => kind === 'noted');
    expect(notes).toMatchObject([{ detail: { note: 'Pack in two boxes' } }]);
    const many = Array.from({ length: 19 }, (_, at) => `T${at}`);
    expect(await doTo(orderId, { act: 'tag', add: many, remove: [] })).toMatchObject({
      errors: [{ code: orderMessages.tooManyTags.code }],
    });
  });

  it('is assigned to a connected warehouse, and to no other', async () => {
    const orderId = nextOrder();
    const own = await dataOf(server.call(warehouses, {}, seller));
    expect(own.length).toBeGreaterThan(0);
    await doTo(orderId, { act: 'assign', warehouseId: own[0]!.warehouseId });
    expect(await detail(orderId)).toMatchObject({ warehouseName: own[0]!.name });
    const foreign = await server.platform.database.asSystem((trx) =>
      sql<{
        id: string;
      }>`insert into warehouse (warehouse_code, warehouse_name) values ('ELSEWHERE', 'Elsewhere')
        returning warehouse_id as id`.execute(trx),
    );
    expect(await doTo(orderId, { act: 'assign', warehouseId: foreign.rows[0]!.id })).toMatchObject({
      errors: [{ fieldName: 'warehouseId' }],
    });
  });

  it('follows its labels: once bought it is shipped and cannot be canceled, and is open again once they are void', async () => {
    const orderId = nextOrder();
    const bought = await dataOf(buyer.buy(await buyer.quote({ orderId })));
    expect(await detail(orderId)).toMatchObject({ orderStatus: 'SHIPPED', allowedActs: ['tag', 'note'] });
    expect(await doTo(orderId, { act: 'cancel' })).toMatchObject({ code: 409 });
    const body = { shipmentId: bought.shipmentId };
    await dataOf(server.call(labelsApi.calls.voidLabels, { body }, seller));
    expect(await detail(orderId)).toMatchObject({ orderStatus: 'UNSHIPPED' });
    expect(await happened(orderId)).toMatchObject([
      { kind: 'label-bought', userName: expect.any(String), detail: { trackingNumber: expect.any(String) } },
      { kind: 'label-voided', userName: expect.any(String) },
    ]);
  });

  it('is put on hold or bought for, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const orderId = nextOrder();
      const quote = await buyer.quote({ orderId });
      const [bought, held] = await Promise.all([
        buyer.buy(quote),
        doTo(orderId, { act: 'hold', reason: 'FRAUD' }),
      ]);
      expect([bought.result, held.result].toSorted()).toEqual(['ERR', 'OK']);
    }
  });

  it('cannot be used by another organization', async () => {
    const orderId = nextOrder();
    expect(await doTo(orderId, { act: 'cancel' }, other)).toMatchObject({ code: 404 });
    expect(await server.call(timeline, { params: { orderId } }, other)).toMatchObject({ code: 404 });
    expect(await happened(orderId)).toEqual([]);
  });

  it('has a timeline that cannot be rewritten', async () => {
    const orderId = nextOrder();
    await doTo(orderId, { act: 'note', note: 'Stays' });
    for (const text of ['update order_event set kind = kind', 'delete from order_event'])
      await expect(server.platform.database.asSystem((trx) => sql.raw(text).execute(trx))).rejects.toThrow(
        /permission denied/,
      );
  });
});
