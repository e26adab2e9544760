import { storesApi, pullOrderStatus, type Store, storeSyncApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { channelTexts } from './channels/channel-error.ts';

const { activeStores, pullOrder } = storesApi.calls;
const { loading, success, failed } = pullOrderStatus;

let server: TestServer;
let seller: Caller;
let other: Caller;
beforeAll(async () => {
  server = await startTestServer();
  // The demo was seeded by the machine's time; the marketplace uses the test's clock.
  server.clock.advance(Math.max(0, Date.now() - server.clock.now().getTime()) + 60_000);
  seller = await server.signIn('seller@lading.test');
  other = await server.signIn('other@lading.test');
  await server.platform.jobs.start();
});
afterAll(() => server.close());

async function storesOf(caller: Caller): Promise<Store[]> {
  const answer = await server.call(activeStores, {}, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}
const storeNamed = async (caller: Caller, name: string) =>
  (await storesOf(caller)).find((store) => store.name === name)!;
const pull = (caller: Caller, storeIds: string) => server.call(pullOrder, { query: { storeIds } }, caller);
async function pulled(caller: Caller, name: string): Promise<Store> {
  const { storeId } = await storeNamed(caller, name);
  expect(await pull(caller, storeId)).toMatchObject({ result: 'OK' });
  return vi.waitFor(
    async () => {
      const store = await storeNamed(caller, name);
      expect(store.pullOrderStatus).not.toBe(loading);
      return store;
    },
    { timeout: 20_000, interval: 50 },
  );
}
async function historyOf(caller: Caller, storeId: string) {
  const answer = await server.call(storeSyncApi.calls.pullHistory, { query: { storeId } }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}
const ordersOf = (storeId: string) =>
  server.platform.database.asSystem((trx) =>
    trx
      .selectFrom('customer_order')
      .select(['order_no', 'order_status', 'external_id'])
      .where('store_id', '=', storeId)
      .where('external_id', 'is not', null)
      .orderBy('order_no')
      .execute(),
  );

describe('pulling the orders of a store (spec §4)', () => {
  it('sets loading, then success with the counts, and keeps the run', async () => {
    const before = await storeNamed(other, 'ramanhome.com');
    const asked = await pull(other, before.storeId);
    expect(asked).toMatchObject({ data: [{ storeId: before.storeId, pullOrderStatus: loading }] });
    const after = await pulled(other, 'ramanhome.com');
    const orders = await ordersOf(after.storeId);
    expect(after.pullOrderStatus).toBe(success);
    expect(after.sucRes).toMatchObject({ insertCount: orders.length, updateCount: 0 });
    expect(orders.length).toBeGreaterThan(3);
    const { runs } = await historyOf(other, after.storeId);
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({ status: success, insertCount: orders.length, errorMsg: null });
    expect(runs[0]!.userName).toBeTruthy();
    expect(runs[0]!.endTime).toBeTruthy();
  });

  it('pulls the same orders once, however often it is requested: the overlap changes nothing', async () => {
    const { storeId } = await storeNamed(other, 'ramanhome.com');
    const before = await ordersOf(storeId);
    const again = await pulled(other, 'ramanhome.com');
    expect(again.sucRes).toMatchObject({ insertCount: 0, updateCount: 0, deleteCount: 0 });
    expect(await ordersOf(storeId)).toEqual(before);
  });

  it('brings changes since: new orders, canceled and removed ones', async () => {
    server.clock.advance(4 * 3_600_000);
    const caller = await server.signIn('other@lading.test');
    const { sucRes, storeId } = await pulled(caller, 'ramanhome.com');
    expect(sucRes?.insertCount).toBeGreaterThan(15);
    const statuses = new Set((await ordersOf(storeId)).map(({ order_status }) => order_status));
    expect(statuses).toEqual(new Set(['UNSHIPPED', 'CANCELLED']));
    other = caller;
    seller = await server.signIn('seller@lading.test');
  });

  it('keeps an unreadable order aside, with its reason, and imports the others', async () => {
    const { storeId } = await storeNamed(other, 'ramanhome.com');
    const { runs, held } = await historyOf(other, storeId);
    expect(held.length).toBeGreaterThan(0);
    expect(held[0]!.reason).toEqual({
      code: 'stores.orderUnusable',
      params: { parts: { en: 'street', zh: '街道地址' } },
      message: 'Missing or invalid: street.',
      zhMessage: '缺失或无效：街道地址。',
    });
    expect(runs[0]).toMatchObject({ status: success });
    const taken = (await ordersOf(storeId)).map(({ external_id }) => external_id);
    expect(taken).not.toContain(held[0]!.externalId);
  });

  it('shows in both languages why it has failed, and leaves the store active', async () => {
    const store = await pulled(seller, 'Juniper & Pine US');
    expect(store).toMatchObject({
      state: 1,
      pullOrderStatus: failed,
      sucRes: { errorMsg: channelTexts.refused },
    });
    expect((await historyOf(seller, store.storeId)).runs[0]).toMatchObject({
      status: failed,
      errorMsg: channelTexts.refused,
    });
  });

  it('runs once at a time: a second refresh joins the first', async () => {
    const { storeId } = await storeNamed(seller, 'juniperandpine.com');
    await Promise.all(Array.from({ length: 6 }, () => pull(seller, `${storeId},${storeId}`)));
    await pulled(seller, 'juniperandpine.com');
    const { runs } = await historyOf(seller, storeId);
    expect(runs.filter(({ status }) => status === loading)).toEqual([]);
    expect(runs.length).toBeLessThan(7);
    const { rows } = await server.platform.database.asSystem((trx) =>
      sql<{ overlaps: string }>`
        select count(*) as overlaps from store_pull a join store_pull b
          on a.store_id = b.store_id and a.pull_id < b.pull_id and b.asked_at < a.ended_at`.execute(trx),
    );
    expect(rows[0]!.overlaps).toBe('0');
  });

  it('does not change orders that have left the warehouse', async () => {
    const { storeId } = await storeNamed(other, 'ramanhome.com');
    const { database } = server.platform;
    const [cancelled] = (await ordersOf(storeId)).filter(({ order_status }) => order_status === 'CANCELLED');
    await database.asSystem(async (trx) => {
      await trx
        .updateTable('customer_order')
        .set({ order_status: 'SHIPPED', external_digest: 'another' })
        .where('store_id', '=', storeId)
        .where('order_no', '=', cancelled!.order_no)
        .execute();
      await sql`update store_source set changed_until = changed_until - interval '2 days' where store_id = ${storeId}`.execute(
        trx,
      );
    });
    await pulled(other, 'ramanhome.com');
    expect((await ordersOf(storeId)).find(({ order_no }) => order_no === cancelled!.order_no)).toMatchObject({
      order_status: 'SHIPPED',
    });
  });

  it('refuses stores of others and invalid ids', async () => {
    const { storeId } = await storeNamed(seller, 'juniperandpine.com');
    for (const ids of [storeId, '0', 'x', `${storeId},1`])
      expect(await pull(other, ids)).toMatchObject({ result: 'ERR', code: 404 });
  });

  it('cannot be triggered by another site’s page, although it is a GET that changes something', async () => {
    const { storeId } = await storeNamed(other, 'ramanhome.com');
    const response = await server.send(pullOrder, { query: { storeIds: storeId } }, other, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    });
    expect(response.json()).toMatchObject({ result: 'ERR', code: 403 });
  });

  it('keeps a pull that no worker has started yet: it is loading until it has ended', async () => {
    const { storeId } = await storeNamed(other, 'ramanhome.com');
    await server.platform.jobs.stop();
    await pull(other, storeId);
    expect((await storeNamed(other, 'ramanhome.com')).pullOrderStatus).toBe(loading);
    await server.platform.jobs.start();
    expect((await pulled(other, 'ramanhome.com')).pullOrderStatus).toBe(success);
  });
});

describe('pictures of stores (spec §7)', () => {
  it('are returned to their own organization by store id', async () => {
    const { storeId } = await storeNamed(other, 'ramanhome.com');
    await server.platform.database.asSystem((trx) =>
      trx.updateTable('store').set({ logo: '/logo.svg' }).where('store_id', '=', storeId).execute(),
    );
    const { storeLogos } = storesApi.calls;
    expect(await server.call(storeLogos, {}, other)).toEqual({
      result: 'OK',
      data: { [storeId]: '/logo.svg' },
    });
    expect(await server.call(storeLogos, {}, seller)).not.toMatchObject({ data: { [storeId]: '/logo.svg' } });
  });
});
