import { randomUUID } from 'node:crypto';
import { ordersApi } from '@lading/contracts/orders';
import { batchesApi, shippingMessages, type BatchOffer } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganisations } from '../../../platform/testing/two-organisations.ts';
import { endLeftBatches } from './left-batches.service.ts';

// No job runs here: what is begun waits.
const { server, seller } = await twoOrganisations();
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

it('a batch whose job waits or runs is left alone', async () => {
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

it('a batch whose job was lost while it rated says which rows failed, and can be tried again', async () => {
  const batchId = await create();
  await lose(batchId);
  // Asked for meanwhile it is answered with what stands, and no second job is queued.
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

it('a batch whose job was lost while it bought can be gone on with, and nothing that was begun is begun again', async () => {
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

it('batches that were left count no more among those at work', async () => {
  const begun: string[] = [];
  const begin = async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await server.call(calls.createBatch, { body: { orderIds } }, seller, key);
    if (answer.result === 'OK') begun.push(answer.data.batchId);
    return answer.result;
  };
  while ((await begin()) === 'OK') expect(begun.length).toBeLessThan(21);
  for (const batchId of begun) await lose(batchId);
  expect(await begin()).toBe('ERR');
  await endLeftBatches(platform);
  expect(await begin()).toBe('OK');
});
