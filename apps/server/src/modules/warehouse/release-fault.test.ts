import { orderBulkApi, orderMessages } from '@lading/contracts/orders';
import { afterEach, expect, it } from 'vitest';
import { warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, server, warehouseId } = world;
const { pool } = server.platform.database;
afterEach(() => server.platform.jobs.stop());

it('a release of many orders continues when one fails with a server error', async () => {
  const { skuCode } = await world.stocked(3);
  const ids = [];
  for (let at = 0; at < 3; at += 1) ids.push(await world.newOrder([{ skuCode, quantity: 1 }]));
  await pool.query(`
    create function fail_here() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
    create trigger fail_here before insert on outbound for each row when (new.order_id = ${ids[1]}) execute function fail_here()`);
  const body = { request: { act: 'fulfill' as const, warehouseId }, orders: { ids } };
  const { taskId } = await made(orderBulkApi.calls.startBulk, { body }, seller);
  // All its attempts but the last have failed.
  await pool.query('update order_bulk_job set begun = 4 where task_id = $1', [taskId]);
  await server.platform.jobs.start();
  const report = () => made(orderBulkApi.calls.bulkReport, { params: { taskId } }, seller);
  await expect.poll(async () => (await report()).status, { timeout: 30_000 }).toBe(2);
  expect(await report()).toMatchObject({ done: 2, refused: 1, waiting: 0 });
  const query = { state: 'REFUSED' as const };
  const { records } = await made(orderBulkApi.calls.bulkRows, { params: { taskId }, query }, seller);
  expect(records).toMatchObject([{ orderId: ids[1], message: { code: orderMessages.notDone.code } }]);
  expect(await world.findings()).toEqual([]);
});
