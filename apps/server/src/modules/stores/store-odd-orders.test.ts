import { orderDetailApi } from '@lading/contracts/orders';
import { pullOrderStatus, type Store, storesApi, storeSyncApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

let woo: Awaited<ReturnType<typeof wooSite>>;
let server: TestServer;
let seller: Caller;
let storeId: string;
beforeAll(async () => {
  woo = await wooSite();
  server = await startTestServer({ LADING_TRUSTED_STORE_HOSTS: woo.host });
  seller = await server.signIn('plain@lading.test');
  await server.platform.jobs.start();
  const body = {
    channel: 'woo-commerce' as const,
    name: 'Kiln',
    address: woo.address,
    consumerKey: 'ck_1',
    consumerSecret: 'cs_1',
  };
  const answer = await server.call(storeSyncApi.calls.connectByKeys, { body }, seller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  ({ storeId } = answer.data);
});
afterAll(async () => {
  await server.close();
  await woo.close();
});

async function pulled(): Promise<Store> {
  await server.call(storesApi.calls.pullOrder, { query: { storeIds: storeId } }, seller);
  return vi.waitFor(
    async () => {
      const answer = await server.call(storesApi.calls.activeStores, {}, seller);
      const store = answer.result === 'OK' ? answer.data.find((one) => one.storeId === storeId) : undefined;
      expect(store?.pullOrderStatus).not.toBe(pullOrderStatus.loading);
      return store!;
    },
    { timeout: 30_000, interval: 50 },
  );
}
async function orderOf(externalId: number) {
  const [row] = await server.platform.database.asSystem((trx) =>
    trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('store_id', '=', storeId)
      .where('external_id', '=', String(externalId))
      .execute(),
  );
  if (!row) return undefined;
  const params = { orderId: row.order_id };
  const answer = await server.call(orderDetailApi.calls.orderDetail, { params }, seller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}
async function heldIds(): Promise<string[]> {
  const answer = await server.call(storeSyncApi.calls.pullHistory, { query: { storeId } }, seller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.held.map(({ externalId }) => externalId);
}
const gmt = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString().slice(0, 19);
const item = (id: number, sku: string | null, quantity: number, more: object = {}) => ({
  id,
  name: `Thing ${id}`,
  product_id: 93,
  variation_id: 0,
  sku,
  quantity,
  price: 10,
  ...more,
});

describe('unusual orders of a store, from the store to the order page (decision D27)', () => {
  it('separate lines that are not packed, and keep the decimals of their currency', async () => {
    woo.refunds.set(1, [
      {
        id: 7,
        amount: '10',
        line_items: [{ quantity: -1, total: '-10', meta_data: [{ key: '_refunded_item_id', value: '12' }] }],
      },
    ]);
    woo.orders = [
      wooOrder(1, {
        date_modified_gmt: gmt(50),
        currency: 'KWD',
        total: '41.234',
        refunds: [{ id: 7 }],
        line_items: [
          item(11, 'BOWL', 2, { price: 0.004 }),
          item(12, 'CUP', 2),
          item(13, null, 1, { product_id: 0 }),
        ],
      }),
    ];
    await pulled();
    expect(await orderOf(1)).toMatchObject({
      orderStatus: 'UNSHIPPED',
      currency: 'KWD',
      totalAmount: 41.234,
      lines: [
        { skuCode: 'BOWL', quantity: 2, unitPrice: 0.004 },
        { skuCode: 'CUP', quantity: 1 },
        { skuCode: 'woo-line-13', skuName: 'Thing 13', isUnknown: true },
      ],
      notPacked: [{ skuCode: 'CUP', quantity: 1, why: 'REFUNDED' }],
    });
  });

  it('arrive from a store whose clock is slow', async () => {
    woo.orders = [wooOrder(2, { date_modified_gmt: gmt(30) })];
    await pulled();
    expect(await orderOf(2)).toBeDefined();
    // By its clock it is later than the one before, by ours it is long ago.
    woo.orders.push(wooOrder(3, { date_modified_gmt: gmt(29) }));
    await pulled();
    expect(await orderOf(3)).toBeDefined();
  });

  it('arrive from a store whose clock is fast, and so do later ones', async () => {
    woo.orders.push(wooOrder(4, { date_modified_gmt: gmt(-60) }));
    await pulled();
    woo.orders.push(wooOrder(5, { date_modified_gmt: gmt(-1) }));
    await pulled();
    expect([await orderOf(4), await orderOf(5)]).toEqual([expect.anything(), expect.anything()]);
  });

  it('are not requested repeatedly when nothing changes, whatever the store’s clock', async () => {
    await server.platform.database.asSystem((trx) =>
      sql`update store_source set cursor_at = cursor_at - interval '2 hours' where store_id = ${storeId}`.execute(
        trx,
      ),
    );
    const cursor = () =>
      server.platform.database.asSystem((trx) =>
        trx
          .selectFrom('store_source')
          .select('changed_until')
          .where('store_id', '=', storeId)
          .executeTakeFirstOrThrow(),
      );
    woo.orders = [];
    const before = (await cursor()).changed_until!.getTime();
    await pulled();
    const passed = (await cursor()).changed_until!.getTime() - before;
    expect(passed).toBeGreaterThanOrEqual(2 * 3_600_000);
    expect(passed).toBeLessThan(2 * 3_600_000 + 60_000);
    await server.platform.database.asSystem((trx) =>
      sql`update store_source set changed_until = changed_until - interval '3 hours' where store_id = ${storeId}`.execute(
        trx,
      ),
    );
  });

  it('kept aside are removed when the store closes, deletes or finally returns them', async () => {
    woo.orders = [
      wooOrder(21, { date_modified_gmt: gmt(-2), line_items: [] }),
      wooOrder(22, { date_modified_gmt: gmt(-2), line_items: [] }),
      wooOrder(23, { date_modified_gmt: gmt(-2) }),
    ];
    woo.bad.add(23);
    const { sucRes } = await pulled();
    expect((await heldIds()).toSorted()).toEqual(['21', '22', '23']);
    expect(sucRes).toMatchObject({ insertCount: 0 });
    woo.bad.clear();
    woo.orders = [
      wooOrder(21, { date_modified_gmt: gmt(-3), line_items: [], status: 'cancelled' }),
      wooOrder(23, { date_modified_gmt: gmt(-2) }),
    ];
    await pulled();
    expect(await heldIds()).toEqual([]);
    expect(await orderOf(23)).toBeDefined();
    expect(await orderOf(21)).toBeUndefined();
  });

  it('that cannot be saved are kept aside and do not block others', async () => {
    const { pool } = server.platform.database;
    await pool.query(`
      create function fail_here() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
      create trigger fail_here before insert on customer_order for each row when (new.external_id = '40') execute function fail_here()`);
    woo.orders.push(wooOrder(40, { date_modified_gmt: gmt(0) }), wooOrder(41, { date_modified_gmt: gmt(0) }));
    expect(await pulled()).toMatchObject({ pullOrderStatus: pullOrderStatus.success });
    expect([await orderOf(40), (await orderOf(41))?.orderStatus]).toEqual([undefined, 'UNSHIPPED']);
    expect(await heldIds()).toContain('40');
    await pool.query('drop trigger fail_here on customer_order; drop function fail_here()');
    await pulled();
    expect(await orderOf(40)).toBeDefined();
    expect(await heldIds()).not.toContain('40');
  });

  it('that are finished and cannot be saved as such are kept aside and do not block others', async () => {
    const { pool } = server.platform.database;
    woo.orders = [wooOrder(50, { date_modified_gmt: gmt(0) })];
    await pulled();
    expect(await orderOf(50)).toMatchObject({ orderStatus: 'UNSHIPPED' });
    await pool.query(`
      create function fail_here() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
      create trigger fail_here before update or delete on customer_order for each row when (old.external_id = '50') execute function fail_here()`);
    woo.orders = [
      wooOrder(50, { date_modified_gmt: gmt(0), line_items: [], status: 'cancelled' }),
      wooOrder(51, { date_modified_gmt: gmt(0) }),
    ];
    expect(await pulled()).toMatchObject({ pullOrderStatus: pullOrderStatus.success });
    expect([(await orderOf(50))?.orderStatus, await orderOf(51)]).toEqual(['UNSHIPPED', expect.anything()]);
    expect(await heldIds()).toContain('50');

    // Now the store no longer has it.
    woo.orders = [wooOrder(52, { date_modified_gmt: gmt(0) })];
    expect(await pulled()).toMatchObject({ pullOrderStatus: pullOrderStatus.success });
    expect([await orderOf(50), await orderOf(52)]).toEqual([expect.anything(), expect.anything()]);
    expect(await heldIds()).toContain('50');

    await pool.query('drop trigger fail_here on customer_order; drop function fail_here()');
    await pulled();
    expect(await orderOf(50)).toBeUndefined();
    expect(await heldIds()).not.toContain('50');
  });
});
