import { orderBulkApi, ordersApi } from '@lading/contracts/orders';
import { beforeAll, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { orderPage, orderStatusCounts } = ordersApi.calls;
const { server, seller, other } = await twoOrganizations();
let warehouse: { id: string; name: string };

beforeAll(async () => {
  const { pool } = server.platform.database;
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select w.warehouse_id::text as id, w.warehouse_name as name from warehouse_connection c join warehouse w using (warehouse_id)
     join person p on p.org_id = c.org_id where p.email = 'seller@lading.test' order by w.warehouse_id limit 1`,
  );
  warehouse = rows[0]!;
  await pool.query(
    `insert into customer_order (org_id, order_no, order_status, recipient, warehouse_id)
     select org_id, 'FROM-' || given.no, given.status, '{"name": "Ann"}', case when given.assigned then $1::bigint end
     from person, (values ('1', 'UNSHIPPED', true), ('2', 'ON_HOLD', true), ('3', 'UNSHIPPED', false)) given (no, status, assigned)
     where email = 'seller@lading.test'`,
    [warehouse.id],
  );
});

async function found(query: object, caller = seller) {
  const input = { query: { search: 'FROM-', sort: 'orderNo:asc', ...query } as never };
  const answer = await server.call(orderPage, input, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.records;
}
const numbers = async (...given: Parameters<typeof found>) =>
  (await found(...given)).map(({ orderNo }) => orderNo);

it('orders are found by the warehouse that ships them, which they show, and by having none', async () => {
  const warehouseId = warehouse.id;
  expect(await found({ warehouseId })).toMatchObject([
    { orderNo: 'FROM-1', warehouseId, warehouseName: warehouse.name },
    { orderNo: 'FROM-2', warehouseId },
  ]);
  expect(await numbers({ warehouseId: 'none' })).toEqual(['FROM-3']);
  expect(await numbers({ warehouseId: 'elsewhere' })).toEqual([]);
  expect(await numbers({ warehouseId }, other)).toEqual([]);
  const counted = await server.call(
    orderStatusCounts,
    { query: { search: 'FROM-', warehouseId: 'none' } },
    seller,
  );
  expect(counted).toMatchObject({ data: { counts: { UNSHIPPED: 1 } } });
});

it('an act on all matching orders applies only to those of the warehouse', async () => {
  const body = {
    request: { act: 'note' as const, note: 'Call first' },
    orders: { matching: { search: 'FROM-', warehouseId: warehouse.id } },
  };
  const key = { 'idempotency-key': 'note-at-warehouse' };
  const started = await server.call(orderBulkApi.calls.startBulk, { body }, seller, key);
  if (started.result !== 'OK') throw new Error(started.message);
  const { taskId } = started.data;
  const report = await server.call(orderBulkApi.calls.bulkReport, { params: { taskId } }, seller);
  expect(report).toMatchObject({ data: { total: 2 } });
});
