import { randomUUID } from 'node:crypto';
import { identityApi } from '@lading/contracts/identity';
import { ordersApi } from '@lading/contracts/orders';
import { batchesApi, shippingMessages } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from '../carriers/carrier-accounts.ts';
import { quoteService } from '../quote.service.ts';
import { labelBuyer } from '../testing/buy-labels.ts';
import { openPurchasing } from '../testing/open-purchases.ts';
import { batchWork } from './batch-work.service.ts';

const { server, seller } = await twoOrganizations();
const { platform } = server;
const { calls } = batchesApi;
await labelBuyer(server, seller).fund(100_000);

const me = await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller));
const query = { pageSize: 200, orderStatus: 'UNSHIPPED' as const };
const { records } = await dataOf(server.call(ordersApi.calls.orderPage, { query }, seller));
const orderIds = records
  .filter(({ recipientCountryCode }) => recipientCountryCode === 'US')
  .slice(0, 2)
  .map(({ orderId }) => orderId);
await platform.database.pool.query(
  `update order_package set unit = 'in/lb', length = 9, width = 6, height = 4, weight1 = 2, weight2 = 0
   where order_id = any ($1::bigint[])`,
  [orderIds],
);

type Work = Parameters<Jobs['handle']>[1];
/**
 * The jobs of a node, run one at a time by the test; work on one order, by default the first, fails. Each purchase is interrupted after it
 * is recorded, and completed by another node.
 */
function brokenNode(brokenFor = orderIds[0]) {
  const handlers = new Map<string, Work>();
  const jobs: Jobs = {
    ...platform.jobs,
    handle: (kind, work) => void handlers.set(kind.name, work as Work),
  };
  const quotes = quoteService(platform, fixedAccounts(platformCarriers(platform)));
  const { purchases } = openPurchasing(server);
  batchWork(
    { ...platform, jobs },
    {
      quotes: {
        ...quotes,
        quote: (context, given) =>
          given.orderId === brokenFor ? Promise.reject(new Error('broken')) : quotes.quote(context, given),
      },
      purchases: {
        ...purchases,
        async begin(...given) {
          const { purchase } = await purchases.begin(...given);
          await purchases.saga.run(purchase);
          throw new Error('cut off');
        },
      },
    },
  );
  return (name: string, batchId: string, last: boolean) =>
    handlers.get(name)!(
      { orgId: me.org.orgId, batchId, userId: me.user.userId },
      { signal: new AbortController().signal, log: platform.log, attempt: 1, last },
    );
}

it('a row that cannot be rated blocks neither the others nor the batch', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const { batchId } = await dataOf(server.call(calls.createBatch, { body: { orderIds } }, seller, key));
  const work = brokenNode();
  await expect(work('shipping.batch-rate', batchId, false)).rejects.toThrow('broken');
  await work('shipping.batch-rate', batchId, true);
  const params = { batchId };
  expect(await dataOf(server.call(calls.batchDetail, { params }, seller))).toMatchObject({
    state: 'READY',
    counts: { READY: 1, INVALID: 1 },
  });
  const [odd] = await dataOf(server.call(calls.batchRows, { params }, seller));
  expect(odd).toMatchObject({ message: { code: shippingMessages.rowFailed.code } });
});

it('a row that could not be rated again is not bought at its earlier offer', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const body = { orderIds: orderIds.slice(1) };
  const { batchId } = await dataOf(server.call(calls.createBatch, { body }, seller, key));
  const params = { batchId };
  await brokenNode()('shipping.batch-rate', batchId, true);
  const [row] = await dataOf(server.call(calls.batchRows, { params }, seller));
  expect(row).toMatchObject({ state: 'READY' });
  const rowIds = [row!.rowId];
  const change = (given: object) =>
    dataOf(server.call(calls.changeRows, { params, body: { rowIds, ...given } }, seller));
  await change({ packages: [{ length: 20, width: 20, height: 20, weight: 60, unit: 'in/lb' }] });
  await brokenNode(orderIds[1])('shipping.batch-rate', batchId, true);
  expect(await dataOf(server.call(calls.batchRows, { params }, seller))).toMatchObject([
    { state: 'INVALID' },
  ]);
  // It waits for a current price.
  expect(await change({ choice: { rule: 'fastest' } })).toMatchObject({ state: 'VALIDATING', labels: 0 });
});

it('a row whose purchase was recorded before its job failed shows the purchase’s result', async () => {
  const key = () => ({ 'idempotency-key': randomUUID() });
  const body = { orderIds: orderIds.slice(1) };
  const { batchId } = await dataOf(server.call(calls.createBatch, { body }, seller, key()));
  const work = brokenNode();
  await work('shipping.batch-rate', batchId, true);
  const params = { batchId };
  const { labels, total } = await dataOf(server.call(calls.batchDetail, { params }, seller));
  await dataOf(server.call(calls.buyBatch, { params, body: { labels, total } }, seller, key()));
  await work('shipping.batch-buy', batchId, true);
  expect(await dataOf(server.call(calls.batchRows, { params }, seller))).toMatchObject([
    { state: 'BOUGHT', message: null, trackingNumber: expect.any(String) as string },
  ]);
});
