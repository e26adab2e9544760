import { randomUUID } from 'node:crypto';
import { orderActsApi, orderBulkApi, orderMessages, type OrderBulkRequest } from '@lading/contracts/orders';
import { tasksApi } from '@lading/contracts/tasks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { bulkActs, numbered } from './testing/bulk-acts.ts';

const { startBulk, bulkRows } = orderBulkApi.calls;
const { retryTask } = tasksApi.calls;
const { server, seller, other } = await twoOrganizations();
beforeEach(() => server.platform.jobs.start());
afterEach(() => server.platform.jobs.stop());
const { pool } = server.platform.database;
const { addOrders, begin, ended, events, report, rowsOf, standing, started, taskOf } = bulkActs(
  server,
  seller,
);

/** Long enough for a slow machine. */
const whole = { timeout: 400_000, interval: 250 };

describe('a bulk action on orders', { timeout: 480_000 }, () => {
  it('changes 10,000 matching orders, once each, and records who did it', async () => {
    await addOrders('BULK', 10_000);
    const request = { act: 'hold', reason: 'STOCK', note: 'Truck is late' } as const;
    const key = randomUUID();
    const twice = await Promise.all([
      started(request, { matching: { search: 'BULK-' } }, key),
      started(request, { matching: { search: 'BULK-' } }, key),
    ]);
    expect(new Set(twice).size).toBe(1);
    const [taskId] = twice;
    const task = await vi.waitFor(async () => {
      const now = await taskOf(taskId);
      expect(now.status).not.toBe(1);
      return now;
    }, whole);
    expect(task).toMatchObject({
      status: 2,
      taskType: 110,
      fileType: 'bulk',
      totalQuantity: 10_000,
      successQuantity: 10_000,
      failQuantity: 0,
      receiptFlag: true,
      retryFlag: false,
      receipt: { act: 'hold' },
    });
    expect(await standing('BULK', 'ON_HOLD')).toBe(10_000);
    expect(await events('BULK', 'held')).toBe(10_000);
    expect(await report(taskId)).toMatchObject({
      data: {
        request,
        total: 10_000,
        done: 10_000,
        refused: 0,
        waiting: 0,
        userName: 'Mei Carver',
        isOwn: true,
      },
    });
    await addOrders('BULK-MORE', 1);
    expect(await begin({ act: 'release' }, { matching: { search: 'BULK-' } })).toMatchObject({
      code: 400,
      reason: orderMessages.tooManyOrders.code,
    });
  });

  it('reports on each order, and retries the refused ones', async () => {
    const ids = await addOrders('MIXED', 3);
    await pool.query(`update customer_order set order_status = 'SHIPPED' where order_id = $1`, [ids[0]]);
    const taskId = await started({ act: 'cancel' }, { ids: [...ids, '999999999'] });
    expect(await ended(taskId)).toMatchObject({
      status: 2,
      successQuantity: 2,
      failQuantity: 1,
      retryFlag: true,
    });
    expect(await rowsOf(taskId, { state: 'REFUSED' })).toMatchObject({
      total: 1,
      records: [{ orderNo: numbered('MIXED', 1), message: { code: orderMessages.notAllowed.code } }],
    });
    expect(await rowsOf(taskId)).toMatchObject({
      records: [{ state: 'DONE' }, { state: 'DONE' }, { state: 'REFUSED' }],
    });
    await pool.query(`update customer_order set order_status = 'ON_HOLD' where order_id = $1`, [ids[0]]);
    await dataOf(server.call(retryTask, { body: { taskId } }, seller));
    expect(await ended(taskId)).toMatchObject({
      status: 2,
      successQuantity: 3,
      failQuantity: 0,
      retryFlag: false,
    });
    expect(await standing('MIXED', 'CANCELLED')).toBe(3);
    expect(await events('MIXED', 'cancelled')).toBe(3);
    expect(await server.call(retryTask, { body: { taskId } }, seller)).toMatchObject({ code: 409 });
  });

  it('applies each act as it is applied to one order', async () => {
    const ids = await addOrders('EACH', 2);
    const own = await dataOf(server.call(orderActsApi.calls.warehouses, {}, seller));
    const acts: OrderBulkRequest[] = [
      { act: 'tag', add: ['Gift'], remove: [] },
      { act: 'assign', warehouseId: own[0]!.warehouseId },
      { act: 'hold', reason: 'PAYMENT' },
      { act: 'release' },
      { act: 'cancel' },
      { act: 'restore' },
      { act: 'tag', add: [], remove: ['gift'] },
      { act: 'assign', warehouseId: null },
    ];
    for (const request of acts) {
      const taskId = await started(request, { ids });
      expect(await ended(taskId), request.act).toMatchObject({ successQuantity: 2, failQuantity: 0 });
    }
    const kinds = ['tagged', 'assigned', 'held', 'released', 'cancelled', 'restored'];
    for (const kind of kinds)
      expect(await events('EACH', kind), kind).toBe(kind === 'tagged' || kind === 'assigned' ? 4 : 2);
    expect(await standing('EACH', 'UNSHIPPED')).toBe(2);
    const refused = await started({ act: 'assign', warehouseId: '999999' }, { ids });
    expect(await ended(refused)).toMatchObject({ failQuantity: 2 });
    expect((await rowsOf(refused)).records[0]!.message).toMatchObject({
      code: orderMessages.noWarehouse.code,
    });
  });

  it('changes no order of another organization, and is hidden from others', async () => {
    const ids = await addOrders('OWN', 1);
    const body = { request: { act: 'cancel' } as const, orders: { ids } };
    expect(await server.call(startBulk, { body }, other)).toMatchObject({ code: 404 });
    const matching = { request: { act: 'cancel' } as const, orders: { matching: { search: 'OWN-' } } };
    expect(await server.call(startBulk, { body: matching }, other)).toMatchObject({
      reason: orderMessages.noOrders.code,
    });
    const taskId = await started({ act: 'tag', add: ['Mine'], remove: [] }, { ids });
    await ended(taskId);
    expect(await report(taskId, other)).toMatchObject({ code: 404 });
    expect(await server.call(bulkRows, { params: { taskId }, query: {} }, other)).toMatchObject({
      code: 404,
    });
    expect(await standing('OWN', 'UNSHIPPED')).toBe(1);
  });
});
