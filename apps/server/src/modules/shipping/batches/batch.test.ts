import { randomUUID } from 'node:crypto';
import { batchesApi, shippingMessages } from '@lading/contracts/shipping';
import { describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { labelBuyer } from '../testing/buy-labels.ts';
import { keyed, labelBatches } from '../testing/label-batches.ts';
import { openPurchasing } from '../testing/open-purchases.ts';

const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { purchases } = openPurchasing(server);
const { calls } = batchesApi;
const { pool } = server.platform.database;
const { create, detail, rows, buy, settled, sold, take, setLine2 } = labelBatches(server, seller);

describe('a batch', { timeout: 120_000 }, () => {
  it('is rated row by row, fixed in place, bought once, and printed in the order of its rows', async () => {
    const orderIds = take(4);
    const [, refused, held] = orderIds as [string, string, string, string];
    await setLine2(refused, 'DEMO: REFUSE');
    await pool.query(`update customer_order set order_status = 'ON_HOLD' where order_id = $1`, [held]);
    const key = randomUUID();
    const { batchId } = await create(orderIds, key);
    expect((await create(orderIds, key)).batchId).toBe(batchId);
    const rated = await settled(batchId);
    expect(rated).toMatchObject({ state: 'READY', rows: 4, counts: { READY: 3, INVALID: 1 } });
    const shown = await rows(batchId);
    expect(shown.map(({ orderId }) => orderId)).toEqual(orderIds);
    expect(shown[2]).toMatchObject({
      state: 'INVALID',
      message: { code: shippingMessages.orderOnHold.code },
    });

    const [first] = shown;
    const change = (body: object) =>
      dataOf(
        server.call(
          calls.changeRows,
          { params: { batchId }, body: { rowIds: [first!.rowId], ...body } },
          seller,
        ),
      );
    const input = { params: { batchId, rowId: first!.rowId } };
    const { offers } = await dataOf(server.call(calls.rowOffers, input, seller));
    const { accountId, serviceCode, amount } = offers.at(-1)!;
    const dear = await change({ choice: { rule: 'service', accountId, serviceCode } });
    expect(dear.total.minor).toBe(rated.total.minor + amount.minor - first!.offer!.amount.minor);
    const box = { length: 20, width: 20, height: 20, weight: 30, unit: 'in/lb' };
    await change({ packages: [box, { ...box, weight: 2 }] });
    const heavy = await settled(batchId);
    // One for each package.
    expect(heavy).toMatchObject({ counts: { READY: 3 }, labels: rated.labels + 1 });
    expect(heavy.total.minor).toBeGreaterThan(dear.total.minor);
    const { row } = await dataOf(server.call(calls.rowOffers, input, seller));
    expect(row).toMatchObject({ packages: [{ weight: 30 }, { weight: 2 }], offer: { serviceCode } });

    const soldBefore = await sold();
    const seen = { ...heavy, total: { ...heavy.total, minor: heavy.total.minor - 1 } };
    expect(await buy(seen)).toMatchObject({ code: 409, reason: shippingMessages.batchChanged.code });
    const purchase = randomUUID();
    const started = await dataOf(buy(heavy, purchase));
    expect(started.batchId).toBe(batchId);
    expect(await dataOf(buy(heavy, purchase))).toEqual(started);
    const done = await settled(batchId);
    expect(done).toMatchObject({
      state: 'DONE_WITH_ERRORS',
      printable: 3,
      counts: { BOUGHT: 2, FAILED: 1, INVALID: 1 },
    });
    expect(await sold()).toBe(soldBefore + 2);
    const after = await rows(batchId);
    expect(after[1]).toMatchObject({
      state: 'FAILED',
      message: { code: shippingMessages.addressRefused.code },
    });

    const file = await server.send(
      calls.batchLabels,
      { params: { batchId }, body: { format: 'zpl' } },
      seller,
    );
    const places = [after[0]!, after[3]!].map(({ trackingNumber }) => file.body.indexOf(trackingNumber!));
    expect(places[0]).toBeGreaterThan(-1);
    expect(places[1]).toBeGreaterThan(places[0]!);

    // Only failed rows are retried.
    await setLine2(refused, '');
    await pool.query(`update customer_order set order_status = 'UNSHIPPED' where order_id = $1`, [held]);
    await dataOf(server.call(calls.retryBatch, { params: { batchId } }, seller));
    const again = await settled(batchId);
    expect(again).toMatchObject({ state: 'READY', counts: { READY: 2, BOUGHT: 2 } });
    await dataOf(buy(again));
    expect(await settled(batchId)).toMatchObject({ state: 'DONE', counts: { BOUGHT: 4 }, printable: 5 });
    expect(await sold()).toBe(soldBefore + 4);
  });

  it('requests expired prices again, and buys nothing until they were seen', async () => {
    const { batchId } = await create(take(2));
    const rated = await settled(batchId);
    await pool.query(
      `update label_batch_row set quoted_until = '2020-01-01',
         offer = jsonb_set(offer, '{amount,minor}', '1'::jsonb) where batch_id = $1`,
      [batchId],
    );
    const soldBefore = await sold();
    const old = await detail(batchId);
    expect(await buy(old)).toMatchObject({ code: 409, reason: shippingMessages.batchStale.code });
    const fresh = await settled(batchId);
    expect(fresh).toMatchObject({
      total: rated.total,
      changed: { rows: 2, difference: { minor: rated.total.minor - 2 } },
    });
    expect((await rows(batchId))[0]!.was).toMatchObject({ minor: 1 });
    expect(await sold()).toBe(soldBefore);
  });

  it('requests prices again when their ship date has passed', async () => {
    const { batchId } = await create(take(1));
    await settled(batchId);
    await pool.query(`update label_batch_row set ship_date = '2020-01-02' where batch_id = $1`, [batchId]);
    const soldBefore = await sold();
    expect(await buy(await detail(batchId))).toMatchObject({
      code: 409,
      reason: shippingMessages.batchStale.code,
    });
    await dataOf(buy(await settled(batchId)));
    expect(await settled(batchId)).toMatchObject({ state: 'DONE' });
    expect(await sold()).toBe(soldBefore + 1);
  });

  it('continues where a killed server left off, and buys nothing twice', async () => {
    const { batchId } = await create(take(3));
    const rated = await settled(batchId);
    await server.platform.jobs.stop();
    const [before, soldBefore] = [await buyer.balance(), await sold()];
    await dataOf(buy(rated));
    const [held, asked] = await rows(batchId);
    const { rows: people } = await pool.query<{ org_id: string; user_id: string }>(
      `select org_id, user_id from person where email = 'seller@lading.test'`,
    );
    const { org_id: orgId, user_id: userId } = people[0]!;
    /** Takes a row as the job does, up to the moment before its purchase is stored with the row. */
    const begin = async ({ rowId, offer }: Row) => {
      const kept = await pool.query<{ quote_id: string }>(
        `update label_batch_row set state = 'TAKEN' where row_id = $1 returning quote_id`,
        [rowId],
      );
      const { purchase } = await purchases.begin(
        {
          db: (work) => server.platform.database.asOrganization(orgId, work),
          user: { orgId, userId },
          signal: new AbortController().signal,
        },
        { quoteId: kept.rows[0]!.quote_id, rateId: offer!.rateId, amount: offer!.amount },
        `batch-row:${rowId}:0`,
      );
      return purchase;
    };
    await begin(held!);
    const open = await begin(asked!);
    await purchases.saga.beginCall(open);
    await purchases.saga.call(open);

    await server.platform.jobs.start();
    await vi.waitFor(async () => expect((await detail(batchId)).counts.BOUGHT).toBe(2), { timeout: 60_000 });
    await settled(batchId);
    expect((await rows(batchId))[1]!.state).toBe('BUYING');
    server.clock.advance(2.1 * 60_000);
    await purchases.saga.reconcile();
    expect(await settled(batchId)).toMatchObject({ state: 'DONE', charged: rated.total });
    expect(await sold()).toBe(soldBefore + 3);
    const now = await buyer.balance();
    expect(now).toEqual({ available: before.available - rated.total.minor, held: before.held });
  });

  it('can be stopped between two rows, and refuses other organizations’ orders and more than a thousand', async () => {
    const orderIds = take(2);
    const { batchId } = await create(orderIds);
    const rated = await settled(batchId);
    await server.platform.jobs.stop();
    await dataOf(buy(rated));
    const cancel = () => dataOf(server.call(calls.cancelBatch, { params: { batchId } }, seller));
    expect((await cancel()).counts).toEqual({ READY: 2 });
    await server.platform.jobs.start();
    expect(await settled(batchId)).toMatchObject({ state: 'READY', counts: { READY: 2 } });
    const foreign = await server.call(calls.createBatch, { body: { orderIds } }, other, keyed());
    expect(foreign).toMatchObject({ code: 404 });
    const many = Array.from({ length: 1_001 }, (_, at) => String(at + 1));
    expect(await server.call(calls.createBatch, { body: { orderIds: many } }, seller, keyed())).toMatchObject(
      { code: 400 },
    );
  });

  it('buys nothing that is not part of its total', async () => {
    const left = await pool.query<{ order_id: string }>(
      `select order_id from label_batch_row where state = 'READY' and purchase_id is null order by row_id desc limit 2`,
    );
    const { batchId } = await create(left.rows.map((row) => row.order_id));
    const rated = await settled(batchId);
    const [first, second] = await rows(batchId);
    // As a client's own account may price it.
    const inDollarsOfCanada = (column: string) => `replace(${column}::text, '"USD"', '"CAD"')::jsonb`;
    await pool.query(
      `update rate_quote set rates = ${inDollarsOfCanada('rates')}
       where quote_id = (select quote_id from label_batch_row where row_id = $1)`,
      [first!.rowId],
    );
    await pool.query(
      `update label_batch_row set offer = ${inDollarsOfCanada('offer')}, offers = ${inDollarsOfCanada('offers')}
       where row_id = $1`,
      [first!.rowId],
    );
    const seen = await detail(batchId);
    expect(seen.total.minor).toBe(rated.total.minor - first!.offer!.amount.minor);
    const soldBefore = await sold();
    await dataOf(buy(seen));
    await settled(batchId);
    expect(await sold()).toBe(soldBefore + 1);
    expect(await rows(batchId)).toMatchObject([
      { state: 'READY' },
      { rowId: second!.rowId, state: 'BOUGHT' },
    ]);
    // Choosing an offer reports why there is none.
    const params = {
      params: { batchId },
      body: { rowIds: [first!.rowId], choice: { rule: 'cheapest' as const } },
    };
    await dataOf(server.call(calls.changeRows, params, seller));
    expect((await rows(batchId))[0]).toMatchObject({
      state: 'INVALID',
      message: { code: shippingMessages.batchCurrency.code },
    });
  });
});
type Row = Awaited<ReturnType<typeof rows>>[number];
