import { limits } from '@lading/contracts/core';
import { orderBulkApi, ordersApi } from '@lading/contracts/orders';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { awaitsLabel } from './order-awaiting-label.store.ts';

const { orderPage, orderStatusCounts, orderOverview, exportOrders } = ordersApi.calls;
const { server, seller, other } = await twoOrganizations();
const { database } = server.platform;
const queue = 'AWAITING_LABEL' as const;
/** Those of the orders below that await a label. */
const awaiting = ['WAITS-1', 'WAITS-2', 'WAITS-7', 'WAITS-8'];

beforeAll(async () => {
  const { pool } = database;
  await pool.query(
    `insert into customer_order (org_id, order_no, order_status, recipient)
     select org_id, 'WAITS-' || given.no, given.status, '{"name": "Ann"}'
     from person, (values
       ('1', 'UNSHIPPED'), ('2', 'PARTIALLY_SHIPPED'), ('3', 'ON_HOLD'), ('4', 'UNSHIPPED'), ('5', 'UNSHIPPED'),
       ('6', 'UNSHIPPED'), ('7', 'UNSHIPPED'), ('8', 'PARTIALLY_SHIPPED'), ('9', 'CANCELLED')
     ) given (no, status)
     where email = 'seller@lading.test'`,
  );
  // WAITS-4 has no shipment.
  await pool.query(
    `insert into shipment (org_id, order_id, shipment_no, shipment_status)
     select o.org_id, o.order_id, given.no, given.status
     from customer_order o join (values
       ('1-A', 'AWAITING_LABEL'), ('2-A', 'IN_TRANSIT'), ('2-B', 'AWAITING_LABEL'), ('3-A', 'AWAITING_LABEL'), ('5-A', 'VOIDED'),
       ('6-A', 'AWAITING_LABEL'), ('7-A', 'AWAITING_LABEL'), ('8-A', 'IN_TRANSIT'), ('8-B', 'AWAITING_LABEL'), ('9-A', 'AWAITING_LABEL')
     ) given (no, status) on o.order_no = 'WAITS-' || left(given.no, 1)`,
  );
  // A return and a second label are no work of their order.
  await pool.query(
    `insert into shipment (org_id, order_id, shipment_no, shipment_status, return_of, relabel_of, relabeled_packages)
     select org_id, order_id, shipment_no || kind, 'AWAITING_LABEL', case when kind = '-R' then shipment_id end,
       case when kind = '-2' then shipment_id end, case when kind = '-2' then '{1}'::integer[] end
     from shipment, (values ('-R'), ('-2')) given (kind) where shipment_no = '5-A'`,
  );
  await pool.query(
    `insert into outbound (org_id, warehouse_id, order_id, client_ref, status, recipient)
     select o.org_id, (select warehouse_id from warehouse order by 1 limit 1), o.order_id, o.order_no, given.status, '{"name": "Ann"}'
     from customer_order o join (values ('6', 'SUBMITTED'), ('7', 'CANCELLED'), ('8', 'SHIPPED')) given (no, status)
       on o.order_no = 'WAITS-' || given.no`,
  );
});

async function found(query: object, caller = seller): Promise<string[]> {
  const input = { query: { search: 'WAITS-', sort: 'orderNo:asc', queue, ...query } as never };
  const { records } = await dataOf(server.call(orderPage, input, caller));
  return records.map(({ orderNo }) => orderNo);
}

describe('orders that await a label', () => {
  it('are open, with a shipment that has none, and with no warehouse', async () => {
    expect(await found({})).toEqual(awaiting);
    expect(await found({ orderStatus: 'PARTIALLY_SHIPPED' })).toEqual(['WAITS-2', 'WAITS-8']);
    expect(await found({}, other)).toEqual([]);
    expect(await server.call(orderPage, { query: { queue: 'SOON' as never } }, seller)).toMatchObject({
      code: 400,
    });
  });

  it('are counted beside the statuses, as many as the list has', async () => {
    const ofSearch = await dataOf(server.call(orderStatusCounts, { query: { search: 'WAITS-' } }, seller));
    expect(ofSearch).toMatchObject({
      counts: { UNSHIPPED: 5, PARTIALLY_SHIPPED: 2, ON_HOLD: 1, CANCELLED: 1 },
      queues: { counts: { AWAITING_LABEL: awaiting.length }, over: [] },
    });
    const { total } = await dataOf(server.call(orderPage, { query: { queue } }, seller));
    const queues = { counts: { AWAITING_LABEL: total }, over: [] };
    expect(await dataOf(server.call(orderStatusCounts, { query: {} }, seller))).toMatchObject({ queues });
    const today = { query: { timeZone: 'America/Los_Angeles' } };
    expect(await dataOf(server.call(orderOverview, today, seller))).toMatchObject({ queues });
  });

  it('are exported', async ({ onTestFinished }) => {
    await server.platform.jobs.start();
    onTestFinished(() => server.platform.jobs.stop());
    const body = { search: 'WAITS-', queue, format: 'csv' } as const;
    const { taskId } = await dataOf(server.call(exportOrders, { body }, seller));
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query<{ status: number; total: string }>(
          'select status, total_quantity as total from task where task_id = $1',
          [taskId],
        );
        expect([rows[0]!.status, Number(rows[0]!.total)]).toEqual([
          limits.codes.taskSuccess,
          awaiting.length,
        ]);
      },
      { timeout: 20_000 },
    );
  });

  it('are those that an act on all matching orders applies to', async () => {
    const body = {
      request: { act: 'note' as const, note: 'Print today' },
      orders: { matching: { search: 'WAITS-', queue } },
    };
    const key = { 'idempotency-key': 'note-awaiting' };
    const { taskId } = await dataOf(server.call(orderBulkApi.calls.startBulk, { body }, seller, key));
    const report = await dataOf(server.call(orderBulkApi.calls.bulkReport, { params: { taskId } }, seller));
    expect(report.total).toBe(awaiting.length);
  });

  it('are found by an index of shipments without a label, however many have one', async () => {
    const { pool } = database;
    await pool.query(
      `insert into customer_order (org_id, order_no, order_status, recipient)
       select org_id, 'SENT-' || i, 'SHIPPED', '{"name": "Ann"}' from person, generate_series(1, 200) i
       where email = 'seller@lading.test'`,
    );
    await pool.query(
      `insert into shipment (org_id, order_id, shipment_no, shipment_status)
       select org_id, order_id, order_no || '-' || i, 'DELIVERED' from customer_order, generate_series(1, 20) i
       where order_no like 'SENT-%'`,
    );
    await pool.query('vacuum analyze shipment');
    const { orgId } = (await server.platform.tokens.read(seller.accessToken))!;
    const plan = await database.asOrganization(orgId, async (trx) => {
      // However few rows a test has.
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql`
        explain (format json) select o.order_id from customer_order o where ${awaitsLabel}`.execute(trx);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('shipment_awaiting_label');
  });

  it('are counted up to 10,000', async () => {
    const { orgId } = (await server.platform.tokens.read(other.accessToken))!;
    await database.asOrganization(orgId, async (trx) => {
      await sql`
        insert into customer_order (order_no, order_status, recipient)
        select 'MANY-' || i, 'UNSHIPPED', '{"name": "Ann"}' from generate_series(1, 10100) i`.execute(trx);
      await sql`
        insert into shipment (order_id, shipment_no, shipment_status)
        select order_id, order_no, 'AWAITING_LABEL' from customer_order where order_no like 'MANY-%'`.execute(
        trx,
      );
    });
    expect(await dataOf(server.call(orderStatusCounts, { query: {} }, other))).toMatchObject({
      counts: { UNSHIPPED: 10_000 },
      queues: { counts: { AWAITING_LABEL: expect.closeTo(10_000, -3) }, over: [queue] },
    });
  });
});
