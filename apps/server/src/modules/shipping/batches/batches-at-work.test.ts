import { randomUUID } from 'node:crypto';
import { coreMessages } from '@lading/contracts/core';
import { ordersApi } from '@lading/contracts/orders';
import { batchesApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import type { Caller } from '../../../platform/testing/test-server.ts';

// No jobs run here: started work waits.
const { server, seller, other } = await twoOrganizations();
const { createBatch, batchPage } = batchesApi.calls;

async function orderOf(caller: Caller): Promise<string> {
  const page = await server.call(ordersApi.calls.orderPage, { query: { pageSize: 1 } }, caller);
  if (page.result !== 'OK') throw new Error(page.message);
  return page.data.records[0]!.orderId;
}
const create = (orderId: string, caller: Caller) =>
  server.call(createBatch, { body: { orderIds: [orderId] } }, caller, { 'idempotency-key': randomUUID() });

it('an organization has at most twenty batches in work, however many it starts at once; others are not affected', async () => {
  const [own, foreign] = [await orderOf(seller), await orderOf(other)];
  const before = await server.call(batchPage, { query: {} }, seller);
  const answers = await Promise.all(Array.from({ length: 24 }, () => create(own, seller)));
  const refused = answers.filter(({ result }) => result === 'ERR');
  expect(refused).toHaveLength(4);
  for (const answer of refused)
    expect(answer).toMatchObject({ code: 429, reason: coreMessages.batchesWaiting.code });
  const after = await server.call(batchPage, { query: {} }, seller);
  if (before.result !== 'OK' || after.result !== 'OK') throw new Error('no page');
  // A refused request leaves nothing behind.
  expect(after.data.total - before.data.total).toBe(20);
  expect(await create(foreign, other)).toMatchObject({ result: 'OK' });
});
