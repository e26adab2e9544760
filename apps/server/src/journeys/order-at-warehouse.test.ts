import { randomUUID } from 'node:crypto';
import {
  orderActsApi,
  orderDetailApi,
  orderMergeApi,
  orderMessages,
  type OrderActRequest,
} from '@lading/contracts/orders';
import { shippingMessages } from '@lading/contracts/shipping';
import { floorApi, floorExceptionsApi, outboundApi, warehouseMessages } from '@lading/contracts/warehouse';
import { describe, expect, it } from 'vitest';
import { applyStoreState } from '../modules/orders/index.ts';
import { countOrdersInUse } from '../modules/orders/order-shipments.store.ts';
import { labelBuyer, workedExample } from '../modules/shipping/testing/buy-labels.ts';
import { removeOrder } from '../modules/stores/closed-order.store.ts';
import { outboundService } from '../modules/warehouse/index.ts';
import { recallCancelledOrders } from '../modules/warehouse/recall-cancelled.job.ts';
import { newKey, warehouseWorld } from '../modules/warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, seller, staff, server, warehouseId, orgId } = world;
const { releaseOrder, cancelOutbound, outboundDetail } = outboundApi.calls;
const buyer = labelBuyer(server, seller);
await buyer.fund(50_000);

const doTo = (orderId: string, request: OrderActRequest) =>
  server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, {
    'idempotency-key': randomUUID(),
  });
async function released(quantity = 2) {
  const goods = await world.stocked(quantity);
  const orderId = await world.newOrder([{ skuCode: goods.skuCode, quantity }]);
  const { outboundId } = await made(releaseOrder, { body: { orderId, warehouseId } }, seller);
  return { ...goods, orderId, outboundId };
}
const quote = (orderId: string) =>
  buyer.quote({ orderId, to: workedExample.to, from: workedExample.from, packages: workedExample.packages });
const statusOf = async (outboundId: string) =>
  (await made(outboundDetail, { params: { outboundId } }, seller)).status;

describe('an order that is with a warehouse', () => {
  it('gets no label of its own, and cannot be put on hold, canceled or split until it is back', async () => {
    const { orderId, outboundId } = await released();
    expect(await buyer.buy(await quote(orderId))).toMatchObject({
      code: 409,
      reason: shippingMessages.orderInWarehouse.code,
      params: { allowedActs: { items: ['tag', 'note'] } },
    });
    expect((await buyer.balance()).held).toBe(0);
    for (const request of [{ act: 'hold', reason: 'OTHER' }, { act: 'cancel' }] as const)
      expect(await doTo(orderId, request)).toMatchObject({ reason: orderMessages.atWarehouse.code });
    const order = await made(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller);
    expect(order.allowedActs).toEqual(['tag', 'note']);
    await made(cancelOutbound, { body: { outboundId } }, seller);
    expect(await buyer.buy(await quote(orderId))).toMatchObject({ data: { state: 'BOUGHT' } });
  });

  it('is not sent to one while its label is being bought', async () => {
    const { skuCode } = await world.stocked(1);
    const orderId = await world.newOrder([{ skuCode, quantity: 1 }]);
    const quoted = await quote(orderId);
    const [bought, given] = await Promise.all([
      buyer.buy(quoted),
      server.call(releaseOrder, { body: { orderId, warehouseId } }, seller),
    ]);
    expect([bought, given].filter(({ result }) => result === 'OK')).toHaveLength(1);
    expect([undefined, warehouseMessages.labelUnderWay.code, warehouseMessages.orderNotOpen.code]).toContain(
      given.result === 'OK' ? undefined : given.reason,
    );
  });
});

it('is not deleted when its import is reverted', async () => {
  const { orderId, outboundId } = await released();
  const used = () =>
    server.platform.database.asOrganization(orgId, (trx) => countOrdersInUse(trx, [orderId]));
  expect(await used()).toBe(1);
  await made(cancelOutbound, { body: { outboundId } }, seller);
  expect(await used()).toBe(0);
});

describe('an order that its store cancels', () => {
  const outbounds = outboundService(server.platform);
  const cancel = (orderId: string) =>
    server.platform.database.asOrganization(orgId, (trx) =>
      applyStoreState(trx, orderId, 'store-cancel', server.clock.now()),
    );
  const recall = () => recallCancelledOrders(server.platform, outbounds);

  it('is taken back from the warehouse, with its goods', async () => {
    const { orderId, outboundId, productId } = await released();
    await cancel(orderId);
    await recall();
    expect(await statusOf(outboundId)).toBe('CANCELLED');
    expect(await world.levelOf(productId)).toMatchObject({ reserved: 0, available: 2 });
  });

  it('or ships itself is taken back, and does not leave twice', async () => {
    const { orderId, outboundId } = await released();
    await server.platform.database.asOrganization(orgId, (trx) =>
      applyStoreState(trx, orderId, 'store-ship', server.clock.now()),
    );
    await recall();
    expect(await statusOf(outboundId)).toBe('CANCELLED');
  });

  it('stays when the store no longer has it, and is taken back', async () => {
    const { orderId, outboundId } = await released();
    const { database, clock } = server.platform;
    await database.pool.query(
      `update customer_order set external_id = 'gone', store_id = (select min(store_id) from store where org_id = $1)
       where order_id = $2`,
      [orgId, orderId],
    );
    const { rows } = await database.pool.query<{ store_id: string }>(
      'select store_id from customer_order where order_id = $1',
      [orderId],
    );
    const removed = await database.asOrganization(orgId, (trx) =>
      removeOrder(trx, rows[0]!.store_id, 'gone', clock.now()),
    );
    expect(removed).toBe('updated');
    await recall();
    expect(await statusOf(outboundId)).toBe('CANCELLED');
  });

  it('is also taken back as a part of a merge, which is put on hold', async () => {
    const { skuCode, productId } = await world.stocked(2);
    const parts = [
      await world.newOrder([{ skuCode, quantity: 1 }]),
      await world.newOrder([{ skuCode, quantity: 1 }]),
    ];
    const merged = await server.call(orderMergeApi.calls.merge, { body: { orderIds: parts } }, seller, {
      'idempotency-key': randomUUID(),
    });
    if (merged.result !== 'OK') throw new Error(merged.message);
    const { orderId } = merged.data;
    const { outboundId } = await made(releaseOrder, { body: { orderId, warehouseId } }, seller);
    await recall();
    expect(await statusOf(outboundId)).not.toBe('CANCELLED');
    await cancel(parts[0]!);
    await recall();
    expect(await statusOf(outboundId)).toBe('CANCELLED');
    expect(await world.levelOf(productId)).toMatchObject({ reserved: 0, available: 2 });
  });

  it('is taken back even if many before it fail', async () => {
    const [stuck, other] = [await released(), await released()];
    await cancel(stuck.orderId);
    await cancel(other.orderId);
    const failing: typeof outbounds = {
      ...outbounds,
      recall: (trx, outboundId) =>
        outboundId === stuck.outboundId
          ? Promise.reject(new Error('broken'))
          : outbounds.recall(trx, outboundId),
    };
    await recallCancelledOrders(server.platform, failing, { atOnce: 1 });
    expect([await statusOf(stuck.outboundId), await statusOf(other.outboundId)]).toEqual([
      expect.not.stringMatching('CANCELLED'),
      'CANCELLED',
    ]);
    await recall();
  });

  it('is requested back once while it is being picked', async () => {
    const { orderId, outboundId, skuCode } = await released();
    const scan = { outboundId, eventKey: newKey(), code: skuCode, quantity: 1, binCode: 'T-1' };
    await made(floorApi.calls.pick, { body: scan }, staff);
    await cancel(orderId);
    await recall();
    expect(await statusOf(outboundId)).toBe('CANCEL_REQUESTED');
    const refusal = { outboundId, eventKey: newKey(), isAccepted: false };
    await made(floorExceptionsApi.calls.answerCancel, { body: refusal }, staff);
    await recall();
    expect(await statusOf(outboundId)).toBe('PICKING');
  });

  describe('while it is being picked', () => {
    const { requestCancel, withdrawCancel } = outboundApi.calls;
    async function started() {
      const order = await released();
      const { outboundId, skuCode } = order;
      const scan = { outboundId, eventKey: newKey(), code: skuCode, quantity: 1, binCode: 'T-1' };
      await made(floorApi.calls.pick, { body: scan }, staff);
      return order;
    }
    const withdraw = (outboundId: string) => made(withdrawCancel, { body: { outboundId } }, seller);

    it('is requested back although a person requested that before, and withdrew it', async () => {
      const { orderId, outboundId } = await started();
      await made(requestCancel, { body: { outboundId } }, seller);
      await withdraw(outboundId);
      await cancel(orderId);
      await recall();
      expect(await statusOf(outboundId)).toBe('CANCEL_REQUESTED');
      // Whoever withdraws this request knows of the cancellation.
      await withdraw(outboundId);
      await recall();
      expect(await statusOf(outboundId)).toBe('PICKING');
    });

    it('is requested back again when its store cancels it again', async () => {
      const { orderId, outboundId } = await started();
      await cancel(orderId);
      await recall();
      await withdraw(outboundId);
      server.clock.advance(1_000);
      await server.platform.database.asOrganization(orgId, (trx) =>
        applyStoreState(trx, orderId, 'store-open', server.clock.now()),
      );
      await recall();
      expect(await statusOf(outboundId)).toBe('PICKING');
      server.clock.advance(1_000);
      await cancel(orderId);
      await recall();
      expect(await statusOf(outboundId)).toBe('CANCEL_REQUESTED');
    });
  });
});
