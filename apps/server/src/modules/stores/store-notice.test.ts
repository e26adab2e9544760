import { createHmac } from 'node:crypto';
import { auditApi } from '@lading/contracts/audit';
import {
  pullOrderStatus,
  type Store,
  storeConnectionApi,
  storesApi,
  storeSyncApi,
} from '@lading/contracts/stores';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { queueDuePulls } from './store-schedule.job.ts';
import { bigCommerceOrder } from './testing/bigcommerce-orders.ts';
import { bigCommerceApp as app, bigCommerceSettings, bigCommerceSite } from './testing/bigcommerce-site.ts';

const { loading, success, init } = pullOrderStatus;

let site: Awaited<ReturnType<typeof bigCommerceSite>>;
let server: TestServer;
let seller: Caller;
let other: Caller;
beforeAll(async () => {
  site = await bigCommerceSite(app);
  server = await startTestServer({
    ...bigCommerceSettings(site.address),
  });
  // Pulls use the machine's time.
  server.clock.advance(Math.max(0, Date.now() - server.clock.now().getTime()));
  seller = await server.signIn('plain@lading.test');
  other = await server.signIn('other@lading.test');
  await server.platform.jobs.start();
  await connect('abc1', seller);
});
afterAll(async () => {
  await server.close();
  await site.close();
});

let codes = 0;
async function connect(hash: string, caller: Caller): Promise<Store> {
  const code = `notice-${(codes += 1)}`;
  site.give(code, { hash });
  const body = { code, scope: 'store_v2_orders', context: `stores/${hash}`, accountUuid: null };
  const started = await server.call(storeConnectionApi.calls.beginBigCommerce, { body });
  if (started.result !== 'OK') throw new Error(started.message);
  const taken = await server.call(storeConnectionApi.calls.connectStore, { body: started.data }, caller);
  if (taken.result !== 'OK') throw new Error(taken.message);
  return taken.data;
}
const storesOf = async (caller: Caller) => {
  const answer = await server.call(storesApi.calls.activeStores, {}, caller);
  return answer.result === 'OK' ? answer.data : [];
};
const shopOf = async (caller: Caller) => (await storesOf(caller)).find(({ type }) => type === 6)!;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(server.clock.now().getTime() / 1_000);
let notices = 0;

interface Forged {
  claims?: object;
  header?: object;
  secret?: string;
  hash?: 'sha256' | 'sha512';
}
/** A `signed_payload_jwt` as BigCommerce signs it, or someone else. */
function notice({ claims, header, secret = app.clientSecret, hash = 'sha256' }: Forged = {}): string {
  const payload = {
    aud: app.clientId,
    iss: 'bc',
    iat: now(),
    nbf: now(),
    exp: now() + 86_400,
    jti: `jti-${(notices += 1)}`,
    sub: 'stores/abc1',
    user: { id: 9, email: 'owner@shop.example', locale: 'en-US' },
    url: '/',
    ...claims,
  };
  const signed = `${part({ alg: 'HS256', typ: 'JWT', ...header })}.${part(payload)}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
}
const tell = (what: 'load' | 'uninstall' | 'remove_user', token: string) =>
  server.app.inject({ url: `/bigcommerce/${what}?signed_payload_jwt=${encodeURIComponent(token)}` });
const opened = async (token: string) => (await tell('load', token)).headers.location;
const unsigned = () => notice({ header: { alg: 'none' } }).replace(/[^.]*$/, '');
const swapped = () => {
  const [head, , signature] = notice().split('.');
  return [head, notice({ claims: { sub: 'stores/other1' } }).split('.')[1], signature].join('.');
};

/** Everything that BigCommerce did not sign for us, for this purpose and now. */
const forged: [string, () => string][] = [
  ['nothing', () => ''],
  ['no token', () => 'a.b.c'],
  ['another secret', () => notice({ secret: 'another' })],
  ['an empty secret', () => notice({ secret: '' })],
  ['no signature (alg none)', unsigned],
  ['alg none with a signature', () => notice({ header: { alg: 'none' } })],
  ['another algorithm', () => notice({ header: { alg: 'HS512' }, hash: 'sha512' })],
  ['an algorithm of key pairs', () => notice({ header: { alg: 'RS256' } })],
  ['the store swapped under the signature', swapped],
  ['for another app', () => notice({ claims: { aud: 'another-app' } })],
  ['for several apps', () => notice({ claims: { aud: [app.clientId, 'another-app'] } })],
  ['by another issuer', () => notice({ claims: { iss: 'evil' } })],
  ['run out', () => notice({ claims: { iat: now() - 90_000, nbf: now() - 90_000, exp: now() - 60 } })],
  ['not valid yet', () => notice({ claims: { nbf: now() + 3_600 } })],
  ['without an expiry', () => notice({ claims: { exp: undefined } })],
  ['without an id', () => notice({ claims: { jti: undefined } })],
  ['without a store', () => notice({ claims: { sub: undefined } })],
  ['of a store with a path in its name', () => notice({ claims: { sub: 'stores/../abc1' } })],
  ['of no store', () => notice({ claims: { sub: 'abc1' } })],
];

describe('what BigCommerce tells by a signed payload', () => {
  it.each(forged)('is ignored with %s', async (_what, token) => {
    expect(await opened(token())).toBe('/bigcommerce/connection?opened=refused');
    expect((await tell('uninstall', token())).statusCode).toBe(401);
    expect((await tell('remove_user', token())).statusCode).toBe(401);
    expect(await shopOf(seller)).toMatchObject({ pullFlag: true, disconnectTime: null });
  });

  it('leads to the page for the control panel, and never anywhere else', async () => {
    expect(await opened(notice())).toBe('/bigcommerce/connection?opened=connected');
    expect(await opened(notice({ claims: { url: 'https://evil.example' } }))).toBe(
      '/bigcommerce/connection?opened=connected',
    );
    expect(await opened(notice({ claims: { sub: 'stores/nobody1' } }))).toBe(
      '/bigcommerce/connection?opened=absent',
    );
  });

  it('is accepted when a user of the store is removed, and the store stays connected', async () => {
    const answer = await tell('remove_user', notice());
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await shopOf(seller)).toMatchObject({ pullFlag: true, disconnectTime: null });
  });

  it('never appears in the log', () => expect(server.log.join('\n')).not.toContain('signed_payload_jwt'));
});

describe('a store of BigCommerce', () => {
  it('is pulled by the scheduler as soon as it is connected', async () => {
    site.ordersOf('abc1').orders = [bigCommerceOrder(101, new Date().toISOString())];
    await queueDuePulls(server.platform);
    await vi.waitFor(async () => expect((await shopOf(seller)).pullOrderStatus).toBe(success), {
      timeout: 20_000,
      interval: 100,
    });
    expect(await shopOf(seller)).toMatchObject({ sucRes: { insertCount: 1 }, pullFlag: true });
  });

  it('is disconnected when our app is removed from it: its token is deleted, its orders stay', async () => {
    const { storeId } = await shopOf(seller);
    const token = notice();
    expect((await tell('uninstall', token)).statusCode).toBe(200);
    expect((await tell('uninstall', token)).statusCode).toBe(200);
    const log = await server.call(
      auditApi.calls.auditPage,
      { query: { search: 'bigcommerce.uninstall' } },
      seller,
    );
    expect(log).toMatchObject({
      data: { total: 1, records: [{ outcome: 'ok', actor: 'channel', userId: null, detail: { storeId } }] },
    });
    const store = await shopOf(seller);
    expect(store).toMatchObject({ storeId, state: 1, pullFlag: false, pullOrderStatus: init });
    expect(store.disconnectTime).toBeTruthy();
    const left = await server.platform.database.asSystem(async (trx) => ({
      tokens: await trx.selectFrom('store_connection').selectAll().where('store_id', '=', storeId).execute(),
      orders: await trx
        .selectFrom('customer_order')
        .select('order_id')
        .where('store_id', '=', storeId)
        .execute(),
    }));
    expect(left.tokens).toEqual([]);
    expect(left.orders).toHaveLength(1);
    expect(await opened(notice())).toBe('/bigcommerce/connection?opened=absent');
  });

  it('is the same store when it is connected again, and an old notice does not disconnect it', async () => {
    const { storeId } = await shopOf(seller);
    const used = notice();
    expect((await tell('uninstall', used)).statusCode).toBe(200);
    expect((await connect('abc1', seller)).storeId).toBe(storeId);
    expect(await shopOf(seller)).toMatchObject({ storeId, pullFlag: true, disconnectTime: null });
    expect((await tell('uninstall', used)).statusCode).toBe(200);
    expect(await shopOf(seller)).toMatchObject({ pullFlag: true });
  });

  it('can go to another organization once it is disconnected, without the orders of the first', async () => {
    const { storeId } = await shopOf(seller);
    await expect(connect('abc1', other)).rejects.toThrow(/another account/);
    expect(await server.call(storeSyncApi.calls.disconnect, { body: { storeId } }, other)).toMatchObject({
      code: 404,
    });
    expect(await server.call(storeSyncApi.calls.disconnect, { body: { storeId } }, seller)).toMatchObject({
      data: { storeId, pullFlag: false },
    });
    const taken = await connect('abc1', other);
    expect(taken.storeId).not.toBe(storeId);
    expect(await shopOf(seller)).toMatchObject({ storeId, pullFlag: false });
  });

  it('cancels a running pull when it is disconnected, and none of it is imported', async () => {
    const store = await connect('busy1', seller);
    const shop = site.ordersOf('busy1');
    shop.orders = [bigCommerceOrder(201, new Date().toISOString())];
    let disconnected: Promise<unknown> | undefined;
    shop.before = () => {
      disconnected ??= server.call(
        storeSyncApi.calls.disconnect,
        { body: { storeId: store.storeId } },
        seller,
      );
    };
    await server.call(storesApi.calls.pullOrder, { query: { storeIds: store.storeId } }, seller);
    await vi.waitFor(() => expect(disconnected).toBeDefined(), { timeout: 20_000 });
    await disconnected;
    await vi.waitFor(
      async () => {
        const history = await server.call(
          storeSyncApi.calls.pullHistory,
          { query: { storeId: store.storeId } },
          seller,
        );
        expect(history).toMatchObject({
          data: { runs: [{ errorMsg: { message: /disconnected meanwhile/ } }] },
        });
      },
      { timeout: 20_000 },
    );
    const after = (await storesOf(seller)).find(({ storeId }) => storeId === store.storeId)!;
    expect(after.pullOrderStatus).not.toBe(loading);
    expect(after.pullFlag).toBe(false);
  });
});
