import { randomUUID } from 'node:crypto';
import { ordersApi } from '@lading/contracts/orders';
import { batchesApi, type LabelBatch } from '@lading/contracts/shipping';
import { afterAll, beforeAll, vi } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';
import { labelBuyer } from './buy-labels.ts';

const { calls } = batchesApi;

export const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });

/** Calls for tests of label batches, as a seller with money and shippable orders, while jobs run. */
export function labelBatches(server: TestServer, seller: Caller) {
  const buyer = labelBuyer(server, seller);
  const { pool } = server.platform.database;
  const create = (orderIds: string[], key?: string) =>
    dataOf(server.call(calls.createBatch, { body: { orderIds } }, seller, keyed(key)));
  const detail = (batchId: string) => dataOf(server.call(calls.batchDetail, { params: { batchId } }, seller));
  const rows = (batchId: string) => dataOf(server.call(calls.batchRows, { params: { batchId } }, seller));
  const buy = ({ batchId, labels, total }: LabelBatch, key?: string) => {
    const body = { labels, total };
    return server.call(calls.buyBatch, { params: { batchId }, body }, seller, keyed(key));
  };
  const settled = (batchId: string) =>
    vi.waitFor(
      async () => {
        const batch = await detail(batchId);
        if (batch.state === 'VALIDATING' || batch.state === 'PURCHASING') throw new Error(batch.state);
        return batch;
      },
      { timeout: 60_000, interval: 50 },
    );
  const sold = async (): Promise<number> =>
    Number((await pool.query<{ n: string }>('select count(*) as n from demo_carrier_label')).rows[0]!.n);

  /** Shippable US orders of the seller, each returned once. */
  let free: string[] = [];
  const take = (count: number): string[] => free.splice(0, count);
  const setLine2 = (orderId: string, text: string) =>
    pool.query(
      `update customer_order set recipient = recipient || jsonb_build_object('addressLine2', $2::text) where order_id = $1`,
      [orderId, text],
    );

  beforeAll(async () => {
    await buyer.fund(10_000_000);
    const query = { pageSize: 200, orderStatus: 'UNSHIPPED' as const };
    const page = await dataOf(server.call(ordersApi.calls.orderPage, { query }, seller));
    free = page.records
      .filter(({ recipientCountryCode }) => recipientCountryCode === 'US')
      .map(({ orderId }) => orderId);
    await pool.query(
      `update order_package set unit = 'in/lb', length = 9, width = 6, height = 4, weight1 = 2, weight2 = 0
       where order_id = any ($1::bigint[])`,
      [free],
    );
    await server.platform.jobs.start();
  });
  afterAll(() => server.platform.jobs.stop());

  return { create, detail, rows, buy, settled, sold, take, setLine2 };
}
