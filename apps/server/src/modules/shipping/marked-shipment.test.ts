import { randomUUID } from 'node:crypto';
import {
  orderActsApi,
  orderBulkApi,
  orderDetailApi,
  orderFormApi,
  orderMessages,
} from '@lading/contracts/orders';
import { labelsApi, shippingApi, shippingMessages } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';

const { markShipped, withdrawMark } = labelsApi.calls;
const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
await buyer.fund(50_000);

const keyed = (key = randomUUID()) => ({ 'idempotency-key': key });
async function create(): Promise<string> {
  const recipient = workedExample.to;
  const body = { orderNo: '', currency: 'USD', recipient, packages: [], lines: [] };
  return (await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, keyed()))).orderId;
}
/** As if it came from a store of the organization. */
const fromStore = (orderId: string) =>
  server.platform.database.asSystem((trx) =>
    sql`update customer_order o set external_id = 'marked-' || order_id,
      store_id = (select min(store_id) from store s where s.org_id = o.org_id) where order_id = ${orderId}`.execute(
      trx,
    ),
  );
const reportsOf = (shipmentId: string) =>
  server.platform.database.asSystem(async (trx) => {
    const { rows } = await sql<{ kind: string }>`
      select kind from shipment_report where shipment_id = ${shipmentId} order by report_id`.execute(trx);
    return rows.map(({ kind }) => kind);
  });
const mark = (orderId: string, given: object = {}, caller = seller, key = randomUUID()) =>
  server.call(markShipped, { body: { orderId, carrierName: 'UPS', ...given } }, caller, keyed(key));
const withdraw = (shipmentId: string, caller = seller) =>
  server.call(withdrawMark, { body: { shipmentId } }, caller, keyed());
const detail = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
const happened = async (orderId: string) =>
  (await dataOf(server.call(orderActsApi.calls.timeline, { params: { orderId } }, seller))).map(
    ({ kind }) => kind,
  );

it('an order shipped with a label from elsewhere is marked once, and its store is notified', async () => {
  const orderId = await create();
  await fromStore(orderId);
  const key = randomUUID();
  const given = { trackingNumber: ' １Z999AA10123456784 ' };
  const [first, again] = [await mark(orderId, given, seller, key), await mark(orderId, given, seller, key)];
  const { shipmentId, shipmentNo } = await dataOf(first);
  expect(await dataOf(again)).toEqual({ shipmentId, shipmentNo });
  expect(await detail(orderId)).toMatchObject({
    orderStatus: 'SHIPPED',
    shipments: [
      { shipmentId, trackingNumber: '1Z999AA10123456784', shipmentStatus: 'IN_TRANSIT', isMarked: true },
    ],
  });
  expect((await happened(orderId))[0]).toBe('marked-shipped');
  expect(await reportsOf(shipmentId)).toEqual(['shipped']);
  expect(await mark(orderId)).toMatchObject({
    code: 409,
    reason: orderMessages.notAllowed.code,
    params: { allowedActs: { items: ['tag', 'note'] } },
  });
});

it('after removing the mark, the order can be shipped again, also with a label', async () => {
  const orderId = await create();
  await fromStore(orderId);
  const marked = await dataOf(mark(orderId, { trackingNumber: 'WITHDRAWN-1' }));
  for (let time = 0; time < 2; time += 1) expect(await dataOf(withdraw(marked.shipmentId))).toEqual(marked);
  expect(await detail(orderId)).toMatchObject({
    orderStatus: 'UNSHIPPED',
    shipments: [{ shipmentStatus: 'VOIDED', isMarked: false }],
  });
  expect((await happened(orderId)).slice(0, 2)).toEqual(['mark-withdrawn', 'marked-shipped']);
  expect(await reportsOf(marked.shipmentId)).toEqual(['shipped', 'voided']);
  const bought = await buyer.bought({ orderId, packages: workedExample.packages });
  expect(await detail(orderId)).toMatchObject({ orderStatus: 'SHIPPED' });
  expect(await withdraw(bought.shipmentId)).toMatchObject({ code: 404 });
});

it('the store is not notified if unwanted, and a shipment may have no tracking number', async () => {
  const orderId = await create();
  await fromStore(orderId);
  const { shipmentId } = await dataOf(mark(orderId, { tellsStore: false }));
  expect(await detail(orderId)).toMatchObject({
    orderStatus: 'SHIPPED',
    shipments: [{ trackingNumber: null }],
  });
  expect(await reportsOf(shipmentId)).toEqual([]);
});

it('orders on hold, orders of another organization, and duplicate tracking numbers are refused', async () => {
  const orderId = await create();
  expect(await mark(orderId, {}, other)).toMatchObject({ code: 404 });
  const request = { act: 'hold', reason: 'PAYMENT' } as const;
  await dataOf(server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, keyed()));
  expect(await mark(orderId)).toMatchObject({ code: 409 });
  await dataOf(
    server.call(orderActsApi.calls.act, { body: { orderId, request: { act: 'release' } } }, seller, keyed()),
  );
  const { shipmentId } = await dataOf(mark(orderId, { trackingNumber: 'TWICE-1' }));
  expect(await withdraw(shipmentId, other)).toMatchObject({ code: 404 });
  // As after its store has added to it: a part is shipped, the rest follows.
  await server.platform.database.asSystem((trx) =>
    sql`update customer_order set order_status = 'PARTIALLY_SHIPPED' where order_id = ${orderId}`.execute(
      trx,
    ),
  );
  const refused = { errors: [{ fieldName: 'trackingNumber', code: shippingMessages.trackingKnown.code }] };
  expect(await mark(orderId, { trackingNumber: 'TWICE-1' })).toMatchObject(refused);
  await server.platform.database.asSystem((trx) =>
    sql`insert into shipment (org_id, order_id, shipment_no, shipment_status)
      select org_id, order_id, shipment_no || '-2', 'AWAITING_LABEL' from shipment where order_id = ${orderId}`.execute(
      trx,
    ),
  );
  expect(await mark(orderId, { trackingNumber: 'TWICE-1' })).toMatchObject(refused);
  const further = await dataOf(mark(orderId, { trackingNumber: 'FURTHER-1' }));
  expect(await detail(orderId)).toMatchObject({
    orderStatus: 'SHIPPED',
    shipments: [{ shipmentId }, { shipmentId: further.shipmentId, trackingNumber: 'FURTHER-1' }],
  });
});

const shipDateOf = async (shipmentId: string) =>
  (await dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller))).shipDate;
const dayAfter = (days: number) =>
  new Date(server.platform.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

it('the given ship date is used, and cannot be in the future', async () => {
  const orderId = await create();
  expect(await mark(orderId, { shipDate: dayAfter(2) })).toMatchObject({
    errors: [{ fieldName: 'shipDate', code: shippingMessages.shipDateFuture.code }],
  });
  const { shipmentId } = await dataOf(mark(orderId, { shipDate: dayAfter(-3) }));
  expect(await shipDateOf(shipmentId)).toBe(dayAfter(-3));
});

it('many are marked at once, each with its own result, with or without notifying their stores', async () => {
  await server.platform.jobs.start();
  afterAll(() => server.platform.jobs.stop());
  const [first, second, held] = [await create(), await create(), await create()];
  for (const orderId of [first, second]) await fromStore(orderId);
  const hold = { act: 'hold', reason: 'PAYMENT' } as const;
  const holding = { body: { orderId: held, request: hold } };
  await dataOf(server.call(orderActsApi.calls.act, holding, seller, keyed()));
  const { startBulk, bulkReport, bulkRows } = orderBulkApi.calls;
  async function markAll(ids: string[], tellsStore: boolean) {
    const request = {
      act: 'mark-shipped' as const,
      carrierName: 'UPS',
      serviceCode: '',
      shipDate: dayAfter(-1),
      tellsStore,
    };
    const body = { request, orders: { ids } };
    const params = { taskId: (await dataOf(server.call(startBulk, { body }, seller, keyed()))).taskId };
    return vi.waitFor(
      async () => {
        const report = await dataOf(server.call(bulkReport, { params }, seller));
        expect(report.status).toBe(2);
        const rows = await dataOf(server.call(bulkRows, { params, query: { state: 'REFUSED' } }, seller));
        return { ...report, rows: rows.records };
      },
      { timeout: 20_000 },
    );
  }
  expect(await markAll([first, held], true)).toMatchObject({
    done: 1,
    refused: 1,
    rows: [{ orderId: held, message: { code: orderMessages.notAllowed.code } }],
  });
  expect(await markAll([second], false)).toMatchObject({ done: 1, refused: 0 });
  for (const [orderId, told] of [
    [first, ['shipped']],
    [second, []],
  ] as const) {
    const { orderStatus, shipments } = await detail(orderId);
    expect([orderStatus, shipments.length, shipments[0]!.isMarked]).toEqual(['SHIPPED', 1, true]);
    expect(await shipDateOf(shipments[0]!.shipmentId)).toBe(dayAfter(-1));
    expect(await reportsOf(shipments[0]!.shipmentId)).toEqual(told);
  }
  expect(await detail(held)).toMatchObject({ orderStatus: 'ON_HOLD', shipments: [] });
});
