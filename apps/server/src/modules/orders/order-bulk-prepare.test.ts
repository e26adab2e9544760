import { randomUUID } from 'node:crypto';
import {
  orderActsApi,
  orderBulkApi,
  orderDetailApi,
  orderMessages,
  type OrderBulkRequest,
} from '@lading/contracts/orders';
import { shippingDefaultsApi } from '@lading/contracts/shipping';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { largeSaves } from '../../platform/testing/large-save.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { startBulk, bulkReport, bulkRows } = orderBulkApi.calls;
const { server, seller, other } = await twoOrganizations();
beforeEach(() => server.platform.jobs.start());
afterEach(() => server.platform.jobs.stop());

const { ended, count } = largeSaves(
  () => server,
  () => seller,
);
const { pool } = server.platform.database;

const numbered = (name: string, at: number) => `${name}-${String(at).padStart(5, '0')}`;
async function addOrders(name: string, orders: number) {
  const { rows } = await pool.query<{ order_id: string }>(
    `insert into customer_order (org_id, order_no, order_status, recipient)
     select org_id, $1 || '-' || lpad(n::text, 5, '0'), 'UNSHIPPED', '{"name": "Ann"}'
     from person, generate_series(1, $2) n where email = 'seller@lading.test' returning order_id`,
    [name, orders],
  );
  return rows.map((row) => row.order_id);
}
async function started(request: OrderBulkRequest, orders: { ids: string[] }): Promise<string> {
  const key = { 'idempotency-key': randomUUID() };
  return (await dataOf(server.call(startBulk, { body: { request, orders } }, seller, key))).taskId;
}
const report = (taskId: string) => server.call(bulkReport, { params: { taskId } }, seller);
const rowsOf = (taskId: string, query: object = {}) =>
  dataOf(server.call(bulkRows, { params: { taskId }, query }, seller));
const events = (name: string, kind: string) =>
  count(
    'order_event join customer_order using (order_id) where order_no like $1 and kind = $2',
    `${name}-%`,
    kind,
  );

it('sets the service and the package of orders, and leaves an order with several packages unchanged', async () => {
  const ids = await addOrders('PARCEL', 3);
  await pool.query(
    `insert into order_package (org_id, order_id, package_no, length, width, height, weight1, unit)
     select org_id, order_id, n, 10, 8, 4, 1, 'in/lb' from customer_order, generate_series(1, 2) n
     where order_id = $1 or (order_id = $2 and n = 1)`,
    [ids[0], ids[1]],
  );
  const read = async (orderId: string) =>
    dataOf(await server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
  const service = { act: 'service', carrierName: 'UPS', serviceCode: 'Ground' } as const;
  for (let time = 0; time < 2; time += 1)
    expect(await ended(await started(service, { ids }))).toMatchObject({ successQuantity: 3 });
  expect(await read(ids[2]!)).toMatchObject({ carrierName: 'UPS', serviceCode: 'Ground', version: 2 });
  expect(await events('PARCEL', 'edited')).toBe(3);

  const weighed = await started(
    { act: 'package', package: { packageType: null, weight1: 2, weight2: 4, unit: 'in/lb' } },
    { ids },
  );
  expect(await ended(weighed)).toMatchObject({ successQuantity: 2, failQuantity: 1 });
  expect((await rowsOf(weighed, { state: 'REFUSED' })).records).toMatchObject([
    { orderNo: numbered('PARCEL', 1), message: { code: orderMessages.severalPackages.code } },
  ]);
  expect((await read(ids[1]!)).packages).toMatchObject([
    { length: 10, weight1: 2, weight2: 4, unit: 'in/lb' },
  ]);
  expect((await read(ids[2]!)).packages).toMatchObject([{ length: null, weight1: 2, weight2: 4 }]);
  expect((await read(ids[0]!)).packages).toHaveLength(2);
  const timeline = await dataOf(
    server.call(orderActsApi.calls.timeline, { params: { orderId: ids[2]! } }, seller),
  );
  expect(timeline.map(({ detail }) => detail.fields)).toEqual([['packages'], ['carrierName', 'serviceCode']]);
});

it('prepares orders: a note, the day they are due, and the preset of their labels', async () => {
  const ids = await addOrders('PREPARE', 3);
  await pool.query(`update customer_order set order_status = 'SHIPPED' where order_id = $1`, [ids[0]]);
  const draft = {
    name: 'Small box',
    hotkey: null,
    package: null,
    service: { rule: 'cheapest' as const },
    signature: 'none' as const,
    insurance: null,
  };
  const save = shippingDefaultsApi.calls.savePreset;
  const { presetId } = await dataOf(server.call(save, { body: draft }, seller));
  const foreign = await dataOf(server.call(save, { body: draft }, other));

  const noted = await started({ act: 'note', note: 'Truck at four' }, { ids });
  expect(await ended(noted)).toMatchObject({ successQuantity: 3, failQuantity: 0 });
  expect(await events('PREPARE', 'noted')).toBe(3);

  for (let time = 0; time < 2; time += 1) {
    const due = await started({ act: 'ship-by', shipBy: '2026-12-04' }, { ids });
    expect(await ended(due)).toMatchObject({ successQuantity: 2, failQuantity: 1 });
    expect((await rowsOf(due, { state: 'REFUSED' })).records).toMatchObject([
      { orderNo: numbered('PREPARE', 1), message: { code: orderMessages.notAllowed.code } },
    ]);
    const planned = await started({ act: 'preset', presetId }, { ids: ids.slice(1) });
    expect(await ended(planned)).toMatchObject({ successQuantity: 2, failQuantity: 0 });
    expect(await report(planned)).toMatchObject({ data: { presetName: 'Small box' } });
  }
  // Setting the current value is not a change.
  expect(await events('PREPARE', 'edited')).toBe(2);
  expect(await events('PREPARE', 'planned')).toBe(2);
  const read = () => server.call(orderDetailApi.calls.orderDetail, { params: { orderId: ids[1]! } }, seller);
  expect(await dataOf(read())).toMatchObject({
    shipBy: '2026-12-04',
    version: 2,
    labelPlan: { by: 'preset', presetId },
  });
  const timeline = await dataOf(
    server.call(orderActsApi.calls.timeline, { params: { orderId: ids[1]! } }, seller),
  );
  expect(timeline[0]).toMatchObject({ kind: 'planned', detail: { preset: 'Small box' } });

  const gone = await started({ act: 'preset', presetId: foreign.presetId }, { ids: [ids[1]!] });
  expect((await ended(gone)).failQuantity).toBe(1);
  expect((await rowsOf(gone)).records[0]!.message).toMatchObject({ code: orderMessages.noPreset.code });
  for (const request of [
    { act: 'preset', presetId: null },
    { act: 'ship-by', shipBy: null },
  ] as const)
    expect(await ended(await started(request, { ids: [ids[1]!] }))).toMatchObject({ successQuantity: 1 });
  expect(await dataOf(read())).toMatchObject({ shipBy: null, labelPlan: null });
});
