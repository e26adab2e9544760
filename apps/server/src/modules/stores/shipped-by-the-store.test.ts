import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { takeOrder } from './channel-order.store.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { removeOrder } from './closed-order.store.ts';
import { channelLine as line, channelOrder } from './testing/channel-orders.ts';

let server: TestServer;
let store: { store_id: string; org_id: string };
beforeAll(async () => {
  server = await startTestServer();
  store = await server.platform.database.asSystem((trx) =>
    trx.selectFrom('store').select(['store_id', 'org_id']).executeTakeFirstOrThrow(),
  );
});
afterAll(() => server.close());

const order = (more: Partial<ChannelOrder>) => channelOrder({ state: 'partly-shipped', ...more });
const asOwner: typeof server.platform.database.asSystem = (work) =>
  server.platform.database.asOrganization(store.org_id, work);
async function taken(given: Partial<ChannelOrder>) {
  return asOwner(async (trx) => {
    await takeOrder(trx, store.store_id, order(given), server.clock.now());
    const { order_id: orderId } = await trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('store_id', '=', store.store_id)
      .where('external_id', '=', given.externalId ?? 'x-1')
      .executeTakeFirstOrThrow();
    const of = async (table: string): Promise<string[]> => {
      const { rows } = await sql<{ line: string }>`
        select quantity || ' ' || sku_code as line from ${sql.table(table)}
        where order_id = ${orderId} order by line_no`.execute(trx);
      return rows.map((row) => row.line);
    };
    return { orderId, due: await of('order_line'), aside: await of('order_line_not_packed') };
  });
}

it('items shipped by the store itself are not packed again, also after our own shipment', async () => {
  expect(await taken({ state: 'open', lines: [line('A', 5), line('B', 1)] })).toMatchObject({
    due: ['5 A', '1 B'],
    aside: [],
  });
  const partly = await taken({ lines: [line('A', 5, 2), line('B', 1)] });
  expect(partly).toMatchObject({ due: ['3 A', '1 B'], aside: ['2 A'] });
  await asOwner(async (trx) => {
    await sql`insert into shipment (order_id, shipment_no, shipment_status)
      values (${partly.orderId}, 'SH-X-1', 'IN_TRANSIT')`.execute(trx);
  });
  // The store counts ours with its own: 3 of A.
  expect(await taken({ lines: [line('A', 5, 5), line('B', 1)] })).toMatchObject({
    due: ['3 A', '1 B'],
    aside: ['2 A'],
  });
});

it('items held by a store follow once released, although the order has left', async () => {
  const at = { externalId: 'x-3', orderNo: 'X-3' };
  const held = { ...line('B', 2), why: 'WAITING' as const };
  const first = await taken({ ...at, state: 'open', lines: [line('A', 1)], notPacked: [held] });
  expect(first).toMatchObject({ due: ['1 A'], aside: ['2 B'] });
  await asOwner(async (trx) => {
    await sql`insert into shipment (order_id, shipment_no, shipment_status)
      values (${first.orderId}, 'SH-X-3', 'IN_TRANSIT')`.execute(trx);
    // The store could not be told, and someone marked it as shipped there.
    await sql`insert into shipment_report (shipment_id, kind, state, created_at)
      select shipment_id, 'shipped', 'FAILED', now() from shipment where order_id = ${first.orderId}`.execute(
      trx,
    );
    await sql`update customer_order set order_status = 'SHIPPED' where order_id = ${first.orderId}`.execute(
      trx,
    );
  });
  const standing = () =>
    asOwner(async (trx) => {
      const { rows } = await sql<{ at: string }>`
        select o.order_status || ' ' || count(s.*) filter (where s.shipment_status = 'AWAITING_LABEL') as at
        from customer_order o left join shipment s using (order_id)
        where o.order_id = ${first.orderId} group by o.order_status`.execute(trx);
      return rows[0]!.at;
    });
  const reported = () =>
    asOwner(async (trx) => {
      const { rows } = await sql<{ state: string }>`
        select r.state from shipment_report r join shipment s using (shipment_id)
        where s.order_id = ${first.orderId}`.execute(trx);
      return rows.map(({ state }) => state);
    });
  const lines = [line('A', 1, 1), line('B', 2)];
  expect(await taken({ ...at, state: 'on-hold', lines })).toMatchObject({ due: ['1 A'], aside: ['2 B'] });
  expect([await standing(), await reported()]).toEqual(['SHIPPED 0', ['FAILED']]);
  expect(await taken({ ...at, lines })).toMatchObject({ due: ['2 B'], aside: ['1 A'] });
  // A manual repetition would report the remaining items.
  expect([await standing(), await reported()]).toEqual(['PARTIALLY_SHIPPED 1', ['NOT_NEEDED']]);
  // Repeated with another change, it is the same one.
  expect(await taken({ ...at, lines, totalAmount: 11 })).toMatchObject({ due: ['2 B'], aside: ['1 A'] });
  expect(await standing()).toBe('PARTIALLY_SHIPPED 1');
});

it('test orders and pickups are on hold for that reason, until their store says otherwise', async () => {
  const at = { externalId: 'x-4', orderNo: 'X-4', lines: [line('A', 1)] };
  const reason = () =>
    asOwner(async (trx) => {
      const row = await trx
        .selectFrom('customer_order')
        .select(['order_status', 'hold_reason'])
        .where('external_id', '=', 'x-4')
        .executeTakeFirstOrThrow();
      return `${row.order_status} ${row.hold_reason ?? ''}`;
    });
  const steps: [Partial<ChannelOrder>, string][] = [
    [{ state: 'on-hold', heldFor: 'TEST' }, 'ON_HOLD TEST'],
    [{ state: 'on-hold' }, 'ON_HOLD STORE'],
    [{ state: 'on-hold', heldFor: 'COLLECTION' }, 'ON_HOLD COLLECTION'],
    [{ state: 'open' }, 'UNSHIPPED '],
  ];
  for (const [given, expected] of steps) {
    await taken({ ...at, ...given });
    expect(await reason()).toBe(expected);
  }
});

it('the rest is canceled when the store no longer has the order', async () => {
  const { store_id: storeId } = store;
  const now = server.clock.now();
  const partly = order({ externalId: 'x-2', orderNo: 'X-2', lines: [line('A', 5, 2)] });
  await asOwner((trx) => takeOrder(trx, storeId, partly, now));
  expect(await asOwner((trx) => removeOrder(trx, storeId, 'x-2', now))).toBe('updated');
  const { order_status: status } = await asOwner((trx) =>
    trx
      .selectFrom('customer_order')
      .select('order_status')
      .where('store_id', '=', storeId)
      .where('external_id', '=', 'x-2')
      .executeTakeFirstOrThrow(),
  );
  expect(status).toBe('CANCELLED');
});
