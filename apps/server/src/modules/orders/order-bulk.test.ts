import { randomUUID } from 'node:crypto';
import {
  orderActsApi,
  orderBulkApi,
  orderMessages,
  type OrderBulkRequest,
  type OrderStatus,
} from '@lading/contracts/orders';
import { taskMessages, tasksApi } from '@lading/contracts/tasks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { largeSaves, soon } from '../../platform/testing/large-save.ts';
import { twoOrganisations } from '../../platform/testing/two-organisations.ts';

const { startBulk, bulkReport, bulkRows } = orderBulkApi.calls;
const { cancelTask, retryTask } = tasksApi.calls;
const { server, seller, other } = await twoOrganisations();
beforeEach(() => server.platform.jobs.start());
afterEach(() => server.platform.jobs.stop());

const { taskOf, ended, count, holdBack, startProcess } = largeSaves(
  () => server,
  () => seller,
);
const { pool } = server.platform.database;

const numbered = (name: string, at: number) => `${name}-${String(at).padStart(5, '0')}`;
/** Orders of the seller, numbered from 1; the last ones are the newest, so an act starts with them. */
async function addOrders(name: string, orders: number, status: OrderStatus = 'UNSHIPPED') {
  const { rows } = await pool.query<{ order_id: string }>(
    `insert into customer_order (org_id, order_no, order_status, recipient)
     select org_id, $1 || '-' || lpad(n::text, 5, '0'), $3, '{"name": "Ann"}'
     from person, generate_series(1, $2) n where email = 'seller@lading.test' returning order_id`,
    [name, orders, status],
  );
  return rows.map((row) => row.order_id);
}
const begin = (
  request: OrderBulkRequest,
  orders: { ids: string[] } | { matching: { search?: string; orderStatus?: OrderStatus } },
  key: string = randomUUID(),
) => server.call(startBulk, { body: { request, orders } }, seller, { 'idempotency-key': key });
const started = async (...given: Parameters<typeof begin>) => (await dataOf(begin(...given))).taskId;
const report = async (taskId: string, caller = seller) =>
  server.call(bulkReport, { params: { taskId } }, caller);
const rowsOf = (taskId: string, query: object = {}) =>
  dataOf(server.call(bulkRows, { params: { taskId }, query }, seller));
const standing = (name: string, status: OrderStatus) =>
  count('customer_order where order_no like $1 and order_status = $2', `${name}-%`, status);
const events = (name: string, kind: string) =>
  count(
    'order_event join customer_order using (order_id) where order_no like $1 and kind = $2',
    `${name}-%`,
    kind,
  );
/** Keeps others from changing the order until it is released. */
const holdOrder = (orderNo: string) =>
  holdBack('select from customer_order where order_no = $1 for update', orderNo);

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

  it('sets signature, insured value, and sender of all matching orders, and names the acts that a shipped one allows', async () => {
    const [first] = await addOrders('TERMS', 3);
    await pool.query(`update customer_order set order_status = 'SHIPPED' where order_id = $1`, [first]);
    const sender = {
      name: 'North dock',
      company: null,
      addressLine1: '9 Pier Rd',
      addressLine2: null,
      city: 'Reno',
      stateCode: 'NV',
      zipCode: '89501',
      countryCode: 'US',
      phone: null,
      email: null,
    };
    const terms = async () =>
      (
        await pool.query<object>(
          `select signature_type, insurance_declared::float as insured, sender, version from customer_order
           where order_no like 'TERMS-%' order by order_no`,
        )
      ).rows;
    const setAll = async (...acts: OrderBulkRequest[]) => {
      let taskId = '';
      for (const request of acts) {
        taskId = await started(request, { matching: { search: 'TERMS-' } });
        expect(await ended(taskId), request.act).toMatchObject({ successQuantity: 2, failQuantity: 1 });
      }
      return taskId;
    };
    const taskId = await setAll(
      { act: 'signature', signatureType: 'adult' },
      { act: 'insurance', insuranceDeclared: 120.5 },
      { act: 'sender', sender },
      // Setting the current value is not a change.
      { act: 'sender', sender },
    );
    const set = { signature_type: 'adult', insured: 120.5, sender, version: 4 };
    const untouched = { signature_type: null, insured: null, sender: null, version: 1 };
    expect(await terms()).toMatchObject([untouched, set, set]);
    expect(await events('TERMS', 'edited')).toBe(6);
    expect((await rowsOf(taskId, { state: 'REFUSED' })).records).toMatchObject([
      {
        orderNo: numbered('TERMS', 1),
        message: {
          code: orderMessages.notAllowed.code,
          params: { allowedActs: { items: ['tag', 'note'], total: 2 } },
        },
      },
    ]);
    await setAll(
      { act: 'signature', signatureType: 'none' },
      { act: 'insurance', insuranceDeclared: null },
      { act: 'sender', sender: null },
    );
    const bare = { ...untouched, version: 7 };
    expect(await terms()).toMatchObject([untouched, bare, bare]);
  });

  it('sets the chosen customs fields of many orders, and leaves the others unchanged', async () => {
    const ids = await addOrders('BORDER', 2);
    await pool.query(`update customer_order set customs = '{"signer": "Ann"}' where order_id = $1`, [ids[0]]);
    const request = { act: 'customs', customs: { contents: 'GIFT' } } as const;
    expect(await ended(await started(request, { ids }))).toMatchObject({
      successQuantity: 2,
      failQuantity: 0,
    });
    const { rows } = await pool.query(
      `select customs from customer_order where order_no like 'BORDER-%' order by order_no`,
    );
    expect(rows).toEqual([
      { customs: { contents: 'GIFT', signer: 'Ann' } },
      { customs: { contents: 'GIFT' } },
    ]);
    await ended(await started(request, { ids }));
    expect(await events('BORDER', 'edited')).toBe(2);
  });

  it('is finished by the next server when killed between two orders, and changes none twice', async () => {
    await server.platform.jobs.stop();
    await addOrders('KILL', 400);
    const letGo = await holdOrder(numbered('KILL', 180));
    const taskId = await started({ act: 'hold', reason: 'OTHER' }, { matching: { search: 'KILL-' } });
    const victim = await startProcess();
    await vi.waitFor(async () => {
      expect(await taskOf(taskId)).toMatchObject({ status: 1, successQuantity: 200 });
    }, soon);
    await victim.kill();
    await letGo();
    expect(await standing('KILL', 'ON_HOLD')).toBe(200);
    await server.platform.jobs.start();
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 400, failQuantity: 0 });
    expect(await events('KILL', 'held')).toBe(400);
  });

  it('keeps what was done when canceled, and continues from there when retried', async () => {
    await addOrders('STOP', 300);
    const letGo = await holdOrder(numbered('STOP', 130));
    const taskId = await started({ act: 'hold', reason: 'OTHER' }, { matching: { search: 'STOP-' } });
    await vi.waitFor(async () => expect((await taskOf(taskId)).successQuantity).toBe(100), soon);
    await dataOf(server.call(cancelTask, { body: { taskId } }, seller));
    await letGo();
    await vi.waitFor(
      async () => expect(await count('graphile_worker._private_jobs where locked_by is not null')).toBe(0),
      soon,
    );
    expect(await taskOf(taskId)).toMatchObject({
      status: 3,
      cancelFlag: true,
      successQuantity: 100,
      failQuantity: 0,
      retryFlag: true,
      failure: { code: taskMessages.bulkCancelled.code },
    });
    expect(await report(taskId)).toMatchObject({ data: { done: 100, waiting: 200, isCancelled: true } });
    expect(await standing('STOP', 'ON_HOLD')).toBe(100);
    await dataOf(server.call(retryTask, { body: { taskId } }, seller));
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 300 });
    expect(await events('STOP', 'held')).toBe(300);
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
