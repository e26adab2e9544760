import { orderActsApi, orderBulkApi, ordersApi } from '@lading/contracts/orders';
import { beforeAll, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { orderPage, orderStatusCounts, orderTags } = ordersApi.calls;
const { server, seller, other } = await twoOrganizations();

beforeAll(async () => {
  await server.platform.database.pool.query(
    `insert into customer_order (org_id, order_no, order_status, recipient, tags)
     select org_id, 'TAG-' || given.no, given.status, '{"name": "Ann"}', given.tags
     from person, (values
       ('1', 'UNSHIPPED', '{gift-wrap,rush}'::text[]), ('2', 'ON_HOLD', '{rush}'), ('3', 'UNSHIPPED', '{}'), ('4', 'SHIPPED', '{Rush}')
     ) given (no, status, tags)
     where email = 'seller@lading.test'`,
  );
});

async function found(query: object, caller = seller): Promise<string[]> {
  const input = { query: { search: 'TAG-', sort: 'orderNo:asc', ...query } as never };
  const answer = await server.call(orderPage, input, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.records.map(({ orderNo }) => orderNo);
}
async function tagsOf(caller = seller): Promise<readonly string[]> {
  const answer = await server.call(orderTags, {}, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}

it('orders are found by a tag, and counted by state', async () => {
  expect(await found({ tag: 'rush' })).toEqual(['TAG-1', 'TAG-2']);
  expect(await found({ tag: 'rush', orderStatus: 'ON_HOLD' })).toEqual(['TAG-2']);
  expect(await found({ tag: 'rus' })).toEqual([]);
  expect(await found({ tag: 'rush' }, other)).toEqual([]);
  const counted = await server.call(orderStatusCounts, { query: { tag: 'rush' } }, seller);
  expect(counted).toMatchObject({ data: { counts: { UNSHIPPED: 1, ON_HOLD: 1 } } });
});

it('the tags in use are listed, for one’s own orders, and follow changes of tags', async () => {
  expect(await tagsOf()).toEqual(expect.arrayContaining(['Rush', 'gift-wrap', 'rush']));
  expect(await tagsOf(other)).not.toContain('gift-wrap');
  const page = await server.call(orderPage, { query: { search: 'TAG-1' } }, seller);
  if (page.result !== 'OK') throw new Error(page.message);
  const { orderId } = page.data.records[0]!;
  const request = { act: 'tag' as const, add: ['fragile'], remove: ['gift-wrap'] };
  const key = { 'idempotency-key': 'retag' };
  await server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, key);
  expect(await found({ tag: 'fragile' })).toEqual(['TAG-1']);
  expect(await tagsOf()).not.toContain('gift-wrap');
});

it('an act on all matching orders applies only to those with the tag', async () => {
  const body = {
    request: { act: 'note' as const, note: 'Call first' },
    orders: { matching: { search: 'TAG-', tag: 'rush' } },
  };
  const key = { 'idempotency-key': 'note-tagged' };
  const started = await server.call(orderBulkApi.calls.startBulk, { body }, seller, key);
  if (started.result !== 'OK') throw new Error(started.message);
  const { taskId } = started.data;
  const report = await server.call(orderBulkApi.calls.bulkReport, { params: { taskId } }, seller);
  expect(report).toMatchObject({ data: { total: 2 } });
});
