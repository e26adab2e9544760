import { randomUUID } from 'node:crypto';
import { orderActsApi, orderBulkApi, orderDetailApi, orderMessages } from '@lading/contracts/orders';
import { ratesApi, shippingMessages } from '@lading/contracts/shipping';
import { tasksApi } from '@lading/contracts/tasks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { largeSaves } from '../../platform/testing/large-save.ts';
import type { Caller } from '../../platform/testing/test-server.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { startBulk, bulkReport, bulkRows } = orderBulkApi.calls;
const { checkRecipient } = orderActsApi.calls;
const { server, seller, other } = await twoOrganizations();
let person = seller;
beforeEach(() => {
  person = seller;
  return server.platform.jobs.start();
});
afterEach(() => server.platform.jobs.stop());
const { ended } = largeSaves(
  () => server,
  () => person,
);
const { pool } = server.platform.database;

const good = {
  name: 'Ann',
  addressLine1: '418 Larkin St',
  city: 'Redondo Beach',
  stateCode: 'CA',
  zipCode: '90277',
  countryCode: 'US',
};
async function addOrder(orderNo: string, recipient: object, email = 'seller@lading.test'): Promise<string> {
  const { rows } = await pool.query<{ order_id: string }>(
    `insert into customer_order (org_id, order_no, order_status, recipient)
     select org_id, $1, 'UNSHIPPED', $2 from person where email = $3 returning order_id`,
    [orderNo, recipient, email],
  );
  return rows[0]!.order_id;
}
const started = async (
  orders: { ids: string[] } | { matching: { search: string } },
  caller: Caller = seller,
) => {
  const body = { request: { act: 'check-address' as const }, orders };
  return (await dataOf(server.call(startBulk, { body }, caller, { 'idempotency-key': randomUUID() }))).taskId;
};
const report = (taskId: string, caller = seller) =>
  dataOf(server.call(bulkReport, { params: { taskId } }, caller));
const rowsOf = async (taskId: string, query: object = {}) =>
  (await dataOf(server.call(bulkRows, { params: { taskId }, query }, seller))).records;
const orderOf = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));

describe('the check of many addresses', () => {
  it('reports on each order of a filter, stores the answer with the order, and changes none', async () => {
    const changed = await addOrder('CHECK-5', { ...good, stateCode: 'NV' });
    const before = await orderOf(changed);
    await addOrder('CHECK-4', { ...good, zipCode: '00000' });
    await addOrder('CHECK-3', { name: 'Nowhere' });
    await addOrder('CHECK-2', { ...good, countryCode: 'DE', zipCode: '10115', stateCode: 'BE' });
    // More than one batch.
    for (let at = 1; at <= 12; at += 1) await addOrder(`CHECK-1-${at}`, good);
    const taskId = await started({ matching: { search: 'CHECK-' } });
    expect(await ended(taskId)).toMatchObject({
      status: 2,
      totalQuantity: 16,
      successQuantity: 14,
      failQuantity: 2,
      retryFlag: true,
    });
    expect(await report(taskId)).toMatchObject({
      request: { act: 'check-address' },
      total: 16,
      done: 14,
      noted: 2,
      refused: 2,
      waiting: 0,
    });
    const told = async (state: string) =>
      (await rowsOf(taskId, { state })).map(({ orderNo, message }) => [orderNo, message?.code]);
    expect(new Map((await told('NOTED')) as [string, string][])).toEqual(
      new Map([
        ['CHECK-5', orderMessages.addressSuggested.code],
        ['CHECK-4', shippingMessages.unknownZip.code],
      ]),
    );
    expect(new Map((await told('REFUSED')) as [string, string][])).toEqual(
      new Map([
        ['CHECK-3', orderMessages.noAddress.code],
        ['CHECK-2', shippingMessages.checksUsOnly.code],
      ]),
    );
    expect(await told('DONE')).toHaveLength(12);
    expect(await orderOf(changed)).toEqual({
      ...before,
      recipientCheck: {
        status: 'CHANGED',
        suggestion: expect.objectContaining({ stateCode: 'CA' }),
        residential: true,
        carrierName: 'Demo Carrier',
        messages: expect.any(Array),
      },
    });
  });

  it('is retried for refused orders, and counts only for the checked address', async () => {
    const orderId = await addOrder('AGAIN-1', { name: 'Nowhere' });
    const taskId = await started({ ids: [orderId] });
    expect(await ended(taskId)).toMatchObject({ failQuantity: 1 });
    await pool.query('update customer_order set recipient = $2 where order_id = $1', [orderId, good]);
    await dataOf(server.call(tasksApi.calls.retryTask, { body: { taskId } }, seller));
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 1, failQuantity: 0 });
    expect((await orderOf(orderId)).recipientCheck).toMatchObject({ status: 'VERIFIED' });
    const elsewhere = { ...good, addressLine1: '1 Other St' };
    await pool.query('update customer_order set recipient = $2 where order_id = $1', [orderId, elsewhere]);
    expect((await orderOf(orderId)).recipientCheck).toBeNull();
  });

  it('ends with the reason when no carrier can be asked, and leaves the orders for a retry', async () => {
    person = await server.signIn('plain@lading.test');
    const orderId = await addOrder('NOBODY-1', good, 'plain@lading.test');
    const taskId = await started({ ids: [orderId] }, person);
    expect(await ended(taskId)).toMatchObject({
      status: 3,
      retryFlag: true,
      failure: { code: shippingMessages.noAddressCheck.code },
    });
    expect(await report(taskId, person)).toMatchObject({ done: 0, refused: 0, waiting: 1 });
  });
});

describe('the check of one address', () => {
  it('is stored with its order, does not change it, and is hidden from other organizations', async () => {
    const orderId = await addOrder('ONE-1', { ...good, stateCode: 'NV' });
    const before = await orderOf(orderId);
    const body = { orderId };
    const said = await dataOf(server.call(checkRecipient, { body }, seller));
    expect(said).toMatchObject({ status: 'CHANGED', suggestion: { stateCode: 'CA' } });
    expect(await orderOf(orderId)).toEqual({ ...before, recipientCheck: said });
    expect(await server.call(checkRecipient, { body }, other)).toMatchObject({ code: 404 });
  });

  it('reports whether the address is residential, which later rate requests use', async () => {
    const orderId = await addOrder('HOME-1', good);
    const packages = [{ length: 9, width: 6, height: 4, weight: 2, unit: 'in/lb' as const }];
    const body = { orderId, packages, from: { ...good, name: 'Sender' } };
    const isHome = async () =>
      (await dataOf(server.call(ratesApi.calls.quote, { body }, seller))).residential;
    expect(await isHome()).toBe(true);
    await dataOf(server.call(checkRecipient, { body: { orderId } }, seller));
    // As a carrier that knows the place would write it.
    await pool.query(
      `update order_address_check set result = result || '{"residential": false}' where order_id = $1`,
      [orderId],
    );
    expect(await isHome()).toBe(false);
  });
});
