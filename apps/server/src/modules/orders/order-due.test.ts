import { ordersApi } from '@lading/contracts/orders';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { orderPage, orderStatusCounts } = ordersApi.calls;
const { server, seller, other } = await twoOrganizations();

beforeAll(async () => {
  await server.platform.database.pool.query(
    `insert into customer_order (org_id, order_no, order_status, hold_reason, recipient, ship_by)
     select org_id, 'DUE-' || given.no, given.status, given.reason, '{"name": "Ann"}', given.day::date
     from person, (values
       ('1', 'UNSHIPPED', null, '2001-01-03'), ('2', 'ON_HOLD', 'STOCK', '2001-01-01'), ('3', 'SHIPPED', null, '2001-01-01'),
       ('4', 'PARTIALLY_SHIPPED', null, '2001-01-02'), ('5', 'ON_HOLD', 'FRAUD', null), ('6', 'UNSHIPPED', null, null)
     ) given (no, status, reason, day)
     where email = 'seller@lading.test'`,
  );
});

async function found(query: object, caller = seller): Promise<string[]> {
  const input = { query: { search: 'DUE-', ...query } as never };
  const answer = await server.call(orderPage, input, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.records.map(({ orderNo }) => orderNo);
}

it('orders are sorted by due date, those without one last', async () => {
  expect((await found({ sort: 'shipBy:asc' })).slice(2)).toEqual(['DUE-4', 'DUE-1', 'DUE-5', 'DUE-6']);
  expect((await found({ sort: 'shipBy:desc' })).slice(0, 2)).toEqual(['DUE-1', 'DUE-4']);
  expect(await found({ sort: 'shipBy:asc' }, other)).toEqual([]);
});

it('orders to ship are read in the order in which they are due, by indexes of their own', async () => {
  expect((await found({ orderStatus: 'UNSHIPPED', sort: 'shipBy:asc' })).slice(-2)).toEqual([
    'DUE-1',
    'DUE-6',
  ]);
  const { database, tokens } = server.platform;
  const { orgId } = (await tokens.read(seller.accessToken))!;
  await database.pool.query(
    `insert into customer_order (org_id, order_no, order_status, recipient, ship_by)
     select $1, 'OLD-' || i, 'SHIPPED', '{"name": "Ann"}', case when i % 2 = 0 then '2000-01-01'::date end
     from generate_series(1, 4000) i`,
    [orgId],
  );
  await database.pool.query('analyze customer_order');
  const plans = await database.asOrganization(orgId, async (trx) => {
    // However few rows a test has.
    for (const way of ['seqscan', 'bitmapscan', 'sort'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    const dated = await sql`explain (format json)
      select order_id from customer_order o where o.order_status = 'UNSHIPPED' and o.ship_by is not null
      order by o.ship_by, o.order_id limit 51`.execute(trx);
    const undated = await sql`explain (format json)
      select order_id from customer_order o where o.order_status = 'UNSHIPPED' and o.ship_by is null
      order by o.order_id limit 51`.execute(trx);
    return [dated, undated].map(({ rows }) => JSON.stringify(rows));
  });
  const indexes = plans.map((plan) => plan.match(/customer_order_\w+/)?.[0]);
  expect(indexes).toEqual(['customer_order_to_ship', 'customer_order_undated']);
});

it('due orders are not shipped yet, and are counted by state', async () => {
  expect(await found({ dueBy: '2001-01-02', sort: 'shipBy:asc' })).toEqual(['DUE-2', 'DUE-4']);
  const counted = await server.call(orderStatusCounts, { query: { dueBy: '2001-01-03' } }, seller);
  expect(counted).toMatchObject({ data: { counts: { UNSHIPPED: 1, ON_HOLD: 1, PARTIALLY_SHIPPED: 1 } } });
  expect(await server.call(orderPage, { query: { dueBy: '2001-02-30' } }, seller)).toMatchObject({
    code: 400,
  });
});

it('orders on hold are found by their reason', async () => {
  expect(await found({ holdReason: 'FRAUD' })).toEqual(['DUE-5']);
});
