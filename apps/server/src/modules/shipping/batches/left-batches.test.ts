import { randomUUID } from 'node:crypto';
import { ordersApi } from '@lading/contracts/orders';
import { batchesApi, shippingMessages, type BatchOffer } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { endLeftBatches } from './left-batches.job.ts';

// No jobs run here: started work waits.
const { server, seller } = await twoOrganizations();
const { platform } = server;
const { pool } = platform.database;
const { calls } = batchesApi;

const { records } = await dataOf(server.call(ordersApi.calls.orderPage, { query: { pageSize: 3 } }, seller));
const orderIds = records.map(({ orderId }) => orderId);
const create = async () => {
  const key = { 'idempotency-key': randomUUID() };
  return (await dataOf(server.call(calls.createBatch, { body: { orderIds } }, seller, key))).batchId;
};
const detail = (batchId: string) => dataOf(server.call(calls.batchDetail, { params: { batchId } }, seller));
const rowsOf = (batchId: string) => dataOf(server.call(calls.batchRows, { params: { batchId } }, seller));
/** The job of a batch has failed at its last attempt, or its node was killed then. */
const lose = (batchId: string) =>
  pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, locked_at = null where payload->>'batchId' = $1`,
    [batchId],
  );

it('a batch whose job waits or runs is not touched', async () => {
  const batchId = await create();
  await endLeftBatches(platform);
  expect((await detail(batchId)).state).toBe('VALIDATING');
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now() where payload->>'batchId' = $1`,
    [batchId],
  );
  await endLeftBatches(platform);
  expect((await detail(batchId)).state).toBe('VALIDATING');
});

it('a batch whose job was lost while rating shows which rows failed, and can be retried', async () => {
  const batchId = await create();
  await lose(batchId);
  // A request in between returns the current state, and queues no second job.
  expect(await dataOf(server.call(calls.retryBatch, { params: { batchId } }, seller))).toMatchObject({
    batchId,
    state: 'VALIDATING',
  });
  const jobs = await pool.query(`select from graphile_worker._private_jobs where payload->>'batchId' = $1`, [
    batchId,
  ]);
  expect(jobs.rowCount).toBe(1);
  await endLeftBatches(platform);
  expect(await detail(batchId)).toMatchObject({ counts: { INVALID: 3 } });
  const [row] = await rowsOf(batchId);
  expect(row).toMatchObject({ state: 'INVALID', message: { code: shippingMessages.rowFailed.code } });
  expect(await dataOf(server.call(calls.retryBatch, { params: { batchId } }, seller))).toMatchObject({
    state: 'VALIDATING',
  });
});

it('a batch whose job was lost while buying can be continued, without repeating started purchases', async () => {
  const batchId = await create();
  await lose(batchId);
  const offer: BatchOffer = {
    rateId: 'demo:X',
    accountId: 'demo',
    carrierName: 'Demo',
    serviceCode: 'X',
    serviceName: { en: 'X', zh: 'X' },
    amount: { minor: 500, currency: 'USD' },
    billedTo: 'wallet',
    days: 2,
    deliverBy: null,
  };
  await pool.query(
    `update label_batch_row set offer = $2, state = case when row_no = 1 then 'TAKEN' else 'QUEUED' end where batch_id = $1`,
    [batchId, JSON.stringify(offer)],
  );
  await pool.query(`update label_batch set working = 'buying' where batch_id = $1`, [batchId]);
  await endLeftBatches(platform);
  const states = (await rowsOf(batchId)).map(({ state }) => state);
  expect(states).toEqual(['FAILED', 'READY', 'READY']);
  expect((await detail(batchId)).state).toBe('READY');
});

it('batches without a job no longer count toward the limit', async () => {
  const started: string[] = [];
  const begin = async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await server.call(calls.createBatch, { body: { orderIds } }, seller, key);
    if (answer.result === 'OK') started.push(answer.data.batchId);
    return answer.result;
  };
  while ((await begin()) === 'OK') expect(started.length).toBeLessThan(21);
  for (const batchId of started) await lose(batchId);
  expect(await begin()).toBe('ERR');
  await endLeftBatches(platform);
  expect(await begin()).toBe('OK');
});
