import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { splitByUnits } from '../orders/index.ts';
import { takeOrder } from './channel-order.store.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { channelOrder } from './testing/channel-orders.ts';

const order = channelOrder({
  externalId: 'split-1',
  orderNo: 'SPLIT-1',
  totalAmount: 45,
  lines: [{ skuCode: 'A', skuName: null, quantity: 4, unitPrice: 10 }],
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a split order reported again by its store has the total without its parts', async () => {
  const { platform, clock } = server;
  const store = await platform.database.asSystem((trx) =>
    trx
      .selectFrom('store')
      .innerJoin('person', 'person.org_id', 'store.org_id')
      .select(['store.store_id', 'store.org_id', 'person.user_id'])
      .executeTakeFirstOrThrow(),
  );
  const totals = await platform.database.asOrganization(store.org_id, async (trx) => {
    const take = (more: Partial<ChannelOrder>) =>
      takeOrder(trx, store.store_id, { ...order, ...more }, clock.now());
    await take({});
    const { order_id: orderId } = await trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('external_id', '=', 'split-1')
      .executeTakeFirstOrThrow();
    const by = { userId: store.user_id, now: clock.now() };
    const part = await splitByUnits(trx, orderId, { lines: [{ line: 0, quantity: 1 }], by });
    await take({ totalAmount: 48 });
    const rows = await trx
      .selectFrom('customer_order')
      .select('total_amount')
      .where('order_id', 'in', [orderId, part.orderId])
      .orderBy('order_id')
      .execute();
    return rows.map((row) => Number(row.total_amount));
  });
  expect(totals).toEqual([38, 10]);
});
