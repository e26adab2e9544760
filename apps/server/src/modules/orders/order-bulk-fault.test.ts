import { orderBulkApi, orderMessages } from '@lading/contracts/orders';
import { tasksApi } from '@lading/contracts/tasks';
import { afterEach, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { largeSaves } from '../../platform/testing/large-save.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { server, seller } = await twoOrganizations();
const { pool } = server.platform.database;
const { taskOf, ended, count } = largeSaves(
  () => server,
  () => seller,
);
afterEach(() => server.platform.jobs.stop());

it('an order that fails with a server error gets its own result in the end, and the others are completed', async () => {
  const { rows } = await pool.query<{ order_id: string }>(
    `insert into customer_order (org_id, order_no, order_status, recipient)
     select org_id, 'FAULT-' || n, 'UNSHIPPED', '{"name": "Ann"}'
     from person, generate_series(1, 5) n where email = 'seller@lading.test' returning order_id`,
  );
  const ids = rows.map((row) => row.order_id);
  await pool.query(`
    create function fail_here() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
    create trigger fail_here before update on customer_order for each row when (old.order_no = 'FAULT-3') execute function fail_here()`);
  const body = { request: { act: 'hold' as const, reason: 'STOCK' as const }, orders: { ids } };
  const { taskId } = await dataOf(
    server.call(orderBulkApi.calls.startBulk, { body }, seller, { 'idempotency-key': 'bulk-fault-1' }),
  );
  // All its attempts but the last have failed.
  await pool.query('update order_bulk_job set begun = 4 where task_id = $1', [taskId]);
  await server.platform.jobs.start();
  expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 4, failQuantity: 1 });
  const held = () => count(`customer_order where order_no like 'FAULT-%' and order_status = 'ON_HOLD'`);
  expect(await held()).toBe(4);
  const params = { taskId };
  const refused = await dataOf(
    server.call(orderBulkApi.calls.bulkRows, { params, query: { state: 'REFUSED' } }, seller),
  );
  expect(refused.records).toMatchObject([
    { orderNo: 'FAULT-3', message: { code: orderMessages.notDone.code } },
  ]);

  await pool.query('drop trigger fail_here on customer_order; drop function fail_here()');
  await dataOf(server.call(tasksApi.calls.retryTask, { body: { taskId } }, seller));
  expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 5, failQuantity: 0 });
  expect(await held()).toBe(5);
  expect(await taskOf(taskId)).toMatchObject({ retryFlag: false });
});
