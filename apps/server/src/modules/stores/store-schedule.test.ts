import { pullOrderStatus, type Store, storesApi, storeSyncApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { channelTexts } from './channels/channel-error.ts';
import { queueDuePulls } from './store-schedule.job.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

const { loading, success, failed } = pullOrderStatus;
let woo: Awaited<ReturnType<typeof wooSite>>;
let server: TestServer;
let plain: Caller;
let storeId: string;
beforeAll(async () => {
  woo = await wooSite();
  server = await startTestServer({
    LADING_TRUSTED_STORE_HOSTS: woo.host,
    LADING_STORE_PULL_MINUTES: '15',
  });
  plain = await server.signIn('plain@lading.test');
  const keys = { consumerKey: 'ck_1', consumerSecret: 'cs_1' };
  const body = { channel: 'woo-commerce' as const, name: 'Kiln', address: woo.address, ...keys };
  const answer = await server.call(storeSyncApi.calls.connectByKeys, { body }, plain);
  if (answer.result !== 'OK') throw new Error(answer.message);
  ({ storeId } = answer.data);
  // The demo's stores are not part of these tests.
  await system(`update store_source set next_pull_at = 'infinity' where connector = 'demo'`);
  await server.platform.jobs.start();
});
afterAll(async () => {
  await server.close();
  await woo.close();
});

const system = (text: string) => server.platform.database.asSystem((trx) => sql.raw(text).execute(trx));
async function theStore(): Promise<Store> {
  plain = await server.signIn('plain@lading.test');
  const answer = await server.call(storesApi.calls.activeStores, {}, plain);
  return (answer.result === 'OK' ? answer.data : []).find((store) => store.storeId === storeId)!;
}
async function runs() {
  const answer = await server.call(storeSyncApi.calls.pullHistory, { query: { storeId } }, plain);
  return answer.result === 'OK' ? answer.data.runs : [];
}
const settled = () =>
  vi.waitFor(
    async () => {
      const store = await theStore();
      expect(store.pullOrderStatus).not.toBe(loading);
      return store;
    },
    { timeout: 20_000, interval: 100 },
  );
/** By the database's clock, which is this machine's. */
const minutesUntil = (time: string | null | undefined) => (Date.parse(time!) - Date.now()) / 60_000;
/** Time passes, for the server and its database. */
async function later(minutes: number) {
  server.clock.advance(minutes * 60_000);
  await system(
    `update store_source set next_pull_at = next_pull_at - interval '${minutes} minutes' where store_id = ${storeId}`,
  );
}

describe('the scheduled pull (decision D10)', () => {
  it('pulls a due store, once, although several nodes look at the same time', async () => {
    woo.orders = [wooOrder(71, { date_modified_gmt: new Date().toISOString().slice(0, 19) })];
    await Promise.all(Array.from({ length: 4 }, () => queueDuePulls(server.platform)));
    const store = await settled();
    expect(store).toMatchObject({ pullOrderStatus: success, sucRes: { insertCount: 1 }, failureCount: 0 });
    expect(await runs()).toMatchObject([{ status: success, userName: null }]);
    expect(minutesUntil(store.nextPullTime)).toBeGreaterThan(13);
    expect(minutesUntil(store.nextPullTime)).toBeLessThan(17);
  });

  it('waits until then', async () => {
    await later(10);
    await queueDuePulls(server.platform);
    expect((await theStore()).pullOrderStatus).toBe(success);
    expect(await runs()).toHaveLength(1);
  });

  it('slows down while a store fails, shows the failures and the next attempt, and deactivates nothing', async () => {
    woo.secret = 'cs_2';
    const waits: number[] = [];
    for (let failure = 1; failure <= 3; failure += 1) {
      await later(7 * 60);
      await theStore();
      await queueDuePulls(server.platform);
      const store = await settled();
      expect(store).toMatchObject({
        state: 1,
        pullFlag: true,
        pullOrderStatus: failed,
        failureCount: failure,
        sucRes: { errorMsg: channelTexts.refused },
      });
      waits.push(minutesUntil(store.nextPullTime));
    }
    expect(waits[0]).toBeGreaterThan(26);
    expect(waits[1]).toBeGreaterThan(waits[0]! * 1.6);
    expect(waits[2]).toBeGreaterThan(waits[1]! * 1.6);
    woo.secret = 'cs_1';
    await later(7 * 60);
    await theStore();
    await queueDuePulls(server.platform);
    expect(await settled()).toMatchObject({ pullOrderStatus: success, failureCount: 0 });
  });

  it('delays no store when the clock of a node is a day ahead', async () => {
    const dayMs = 24 * 3_600_000;
    await later(7 * 60);
    server.clock.advance(dayMs);
    await queueDuePulls(server.platform);
    const store = await settled();
    server.clock.advance(-dayMs);
    expect(store.pullOrderStatus).toBe(success);
    expect(minutesUntil(store.nextPullTime)).toBeLessThan(17);
  });

  it('queues a store although another one of its organization cannot be queued', async () => {
    const { pool } = server.platform.database;
    const { rows } = await pool.query<{ store_id: string }>(`
      with second as (
        insert into store (org_id, name, channel) select org_id, 'Second', channel from store where store_id = ${storeId}
        returning store_id, org_id
      )
      insert into store_source (store_id, org_id, connector, address)
      select store_id, org_id, 'woo-commerce', 'https://second.test' from second returning store_id`);
    const broken = rows[0]!.store_id;
    await later(7 * 60);
    await theStore();
    const before = (await runs()).length;
    await pool.query(`
      create function fail_here() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
      create trigger fail_here before insert on store_pull for each row when (new.store_id = ${broken}) execute function fail_here()`);
    await queueDuePulls(server.platform);
    await settled();
    expect(await runs()).toHaveLength(before + 1);
    await pool.query(`drop trigger fail_here on store_pull; drop function fail_here();
      update store set active = false where store_id = ${broken}`);
  });

  it('skips a store that a person has paused, which can be pulled manually, and starts immediately when resumed', async () => {
    const pause = async (isPaused: boolean) => {
      plain = await server.signIn('plain@lading.test');
      return server.call(storeSyncApi.calls.pause, { body: { storeId, isPaused } }, plain);
    };
    expect(await pause(true)).toMatchObject({ data: { pauseTime: expect.any(String) } });
    await later(7 * 60);
    plain = await server.signIn('plain@lading.test');
    const before = (await runs()).length;
    await queueDuePulls(server.platform);
    expect(await runs()).toHaveLength(before);
    await server.call(storesApi.calls.pullOrder, { query: { storeIds: storeId } }, plain);
    expect(await settled()).toMatchObject({ pullOrderStatus: success });
    expect(await pause(false)).toMatchObject({ data: { pauseTime: null } });
    await queueDuePulls(server.platform);
    await settled();
    expect(await runs()).toHaveLength(before + 2);
  });

  it('skips stores that are inactive, disconnected, or being pulled', async () => {
    await later(7 * 60);
    await theStore();
    const before = (await runs()).length;
    await system(`update store set active = false where store_id = ${storeId}`);
    await queueDuePulls(server.platform);
    await system(`update store set active = true where store_id = ${storeId}`);
    await server.call(
      storeSyncApi.calls.disconnect,
      { body: { storeId } },
      await server.signIn('plain@lading.test'),
    );
    await queueDuePulls(server.platform);
    await theStore();
    expect(await runs()).toHaveLength(before);
  });

  it('runs every minute, or never when the operator disables it', async () => {
    const off = await startTestServer({ LADING_STORE_PULL_MINUTES: '0' });
    await off.platform.jobs.start();
    const jobsOf = async ({ platform }: TestServer) => {
      const { rows } = await platform.database.pool.query<{ identifier: string }>(
        `select identifier from graphile_worker._private_known_crontabs`,
      );
      return rows.map(({ identifier }) => identifier);
    };
    await vi.waitFor(async () => expect(await jobsOf(server)).toContain('store.pull-due'), {
      timeout: 10_000,
    });
    await vi.waitFor(async () => expect(await jobsOf(off)).toContain('stores.claims'), {
      timeout: 10_000,
    });
    expect(await jobsOf(off)).not.toContain('store.pull-due');
    await off.close();
  });
});
