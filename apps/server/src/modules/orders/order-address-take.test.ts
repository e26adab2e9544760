import { randomUUID } from 'node:crypto';
import { orderActsApi, orderBulkApi, orderDetailApi, orderMessages } from '@lading/contracts/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { largeSaves } from '../../platform/testing/large-save.ts';
import type { Caller } from '../../platform/testing/test-server.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { startBulk, bulkReport, bulkRows } = orderBulkApi.calls;
const { server, seller, other } = await twoOrganizations();
const { ended } = largeSaves(
  () => server,
  () => seller,
);
const { pool } = server.platform.database;
beforeAll(() => server.platform.jobs.start());
afterAll(() => server.platform.jobs.stop());

const right = {
  name: 'Ann',
  company: 'Tea Ltd',
  addressLine1: '418 Larkin St',
  city: 'Redondo Beach',
  stateCode: 'CA',
  zipCode: '90277',
  countryCode: 'US',
  phone: '310 555 0100',
};
const wrong = { ...right, stateCode: 'NV' };
async function addOrder(
  orderNo: string,
  more: { recipient?: object; externalId?: string } = {},
): Promise<string> {
  const { rows } = await pool.query<{ order_id: string }>(
    `insert into customer_order (org_id, order_no, order_status, recipient, external_id)
     select org_id, $1, 'UNSHIPPED', $2, $3 from person where email = 'seller@lading.test' returning order_id`,
    [orderNo, more.recipient ?? wrong, more.externalId ?? null],
  );
  return rows[0]!.order_id;
}
type Body = Parameters<typeof server.call<typeof startBulk>>[1]['body'];
const start = (body: Body, caller: Caller = seller) =>
  server.call(startBulk, { body }, caller, { 'idempotency-key': randomUUID() });
const check = async (ids: string[]) => {
  const { taskId } = await dataOf(start({ request: { act: 'check-address' }, orders: { ids } }));
  await ended(taskId);
  return taskId;
};
const take = async (orders: Body['orders']) => {
  const { taskId } = await dataOf(start({ request: { act: 'take-suggestion' }, orders }));
  await ended(taskId);
  return taskId;
};
const report = (taskId: string) => dataOf(server.call(bulkReport, { params: { taskId } }, seller));
const rowsOf = async (taskId: string) =>
  (await dataOf(server.call(bulkRows, { params: { taskId }, query: {} }, seller))).records;
const orderOf = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
const timeline = (orderId: string) =>
  dataOf(server.call(orderActsApi.calls.timeline, { params: { orderId } }, seller));

describe('accepting the suggestions of a bulk address check', () => {
  it('writes all of them; the original stays in each timeline, and the recipient stays', async () => {
    const [wrongOne, rightOne, unknown] = [
      await addOrder('TAKE-1'),
      await addOrder('TAKE-2', { recipient: right }),
      await addOrder('TAKE-3', { recipient: { ...right, zipCode: '00000' } }),
    ];
    const before = await orderOf(wrongOne);
    const checkId = await check([wrongOne, rightOne, unknown]);
    expect(await report(checkId)).toMatchObject({ noted: 2, suggestions: 1 });
    expect(new Map((await rowsOf(checkId)).map((row) => [row.orderId, row.hasSuggestion]))).toEqual(
      new Map([
        [wrongOne, true],
        [rightOne, false],
        [unknown, false],
      ]),
    );
    const takeId = await take({ suggestedIn: checkId });
    expect(await report(takeId)).toMatchObject({ total: 1, done: 1, refused: 0 });
    expect(await report(checkId)).toMatchObject({ suggestions: 0 });
    const after = await orderOf(wrongOne);
    expect(after).toMatchObject({ recipient: { ...right, stateCode: 'CA' }, recipientCheck: null });
    expect(after.version).toBe((before.version ?? 0) + 1);
    const [entry] = await timeline(wrongOne);
    expect(entry).toMatchObject({
      kind: 'edited',
      detail: { fields: ['recipient'], suggestedBy: 'Demo Carrier', was: expect.stringContaining('NV') },
    });
    expect(entry?.userName).toBeTruthy();
    // No suggestion is left.
    expect(
      await start({ request: { act: 'take-suggestion' }, orders: { suggestedIn: checkId } }),
    ).toMatchObject({ code: 400, reason: orderMessages.noOrders.code });
  });

  it('skips and reports orders that were changed meanwhile, have no suggestion, or may not be edited', async () => {
    const [moved, unchecked, shipped, plain] = [
      await addOrder('LEFT-1'),
      await addOrder('LEFT-2'),
      await addOrder('LEFT-3'),
      await addOrder('LEFT-4'),
    ];
    const checkId = await check([moved, shipped, plain]);
    const elsewhere = { ...wrong, addressLine1: '1 Other St' };
    await pool.query('update customer_order set recipient = $2 where order_id = $1', [moved, elsewhere]);
    await pool.query(`update customer_order set order_status = 'CANCELLED' where order_id = $1`, [shipped]);
    expect((await report(checkId)).suggestions).toBe(2);
    const takeId = await take({ ids: [moved, unchecked, shipped, plain] });
    expect(await report(takeId)).toMatchObject({ done: 1, refused: 3 });
    const said = new Map((await rowsOf(takeId)).map((row) => [row.orderId, row.message?.code ?? row.state]));
    expect([said.get(moved), said.get(unchecked), said.get(plain)]).toEqual([
      orderMessages.editedSinceCheck.code,
      orderMessages.noSuggestion.code,
      'DONE',
    ]);
    expect(said.get(shipped)).not.toBe('DONE');
    expect((await orderOf(moved)).recipient).toMatchObject({ addressLine1: '1 Other St', stateCode: 'NV' });
    expect((await orderOf(shipped)).recipient).toMatchObject({ stateCode: 'NV' });
  });

  it('overrules the store of an order, which then no longer writes its address', async () => {
    const orderId = await addOrder('STORE-1', { externalId: 'ext-1' });
    await take({ suggestedIn: await check([orderId]) });
    const { rows } = await pool.query<{ own_fields: string[] }>(
      'select own_fields from customer_order where order_id = $1',
      [orderId],
    );
    expect(rows[0]!.own_fields).toEqual(['recipient']);
  });

  it('is refused to another organization', async () => {
    const orderId = await addOrder('THEIRS-1');
    const checkId = await check([orderId]);
    const request = { act: 'take-suggestion' as const };
    expect(await start({ request, orders: { suggestedIn: checkId } }, other)).toMatchObject({ code: 404 });
    expect(await start({ request, orders: { ids: [orderId] } }, other)).toMatchObject({ code: 404 });
    expect((await orderOf(orderId)).recipient).toMatchObject({ stateCode: 'NV' });
  });
});
