import { calls } from '@lading/contracts/all-calls';
import type { Call } from '@lading/contracts/core';
import { authApi, identityApi, saasAuthApi } from '@lading/contracts/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../db/seeds/demo-people.ts';
import { injectCall } from './platform/testing/inject-call.ts';
import { startTestServer, type Caller, type TestServer } from './platform/testing/test-server.ts';
import { automationAttempts } from './testing/foreign-callers/automation-attempts.ts';
import { fundsAttempts } from './testing/foreign-callers/funds-attempts.ts';
import { identityAttempts } from './testing/foreign-callers/identity-attempts.ts';
import { importsAttempts } from './testing/foreign-callers/imports-attempts.ts';
import { integrationsAttempts } from './testing/foreign-callers/integrations-attempts.ts';
import { ordersAttempts } from './testing/foreign-callers/orders-attempts.ts';
import { productsAttempts } from './testing/foreign-callers/products-attempts.ts';
import { shippingAttempts } from './testing/foreign-callers/shipping-attempts.ts';
import { storesAttempts } from './testing/foreign-callers/stores-attempts.ts';
import { warehouseAttempts } from './testing/foreign-callers/warehouse-attempts.ts';
import { mark } from './testing/foreign-callers/sample-bodies.ts';
import { own } from './testing/foreign-callers/own-ids.ts';
import { makeSellersRecords } from './testing/foreign-callers/sellers-records.ts';

let server: TestServer;
let seller: Caller;

const attempts = {
  ...automationAttempts,
  ...fundsAttempts,
  ...identityAttempts,
  ...importsAttempts,
  ...integrationsAttempts,
  ...ordersAttempts,
  ...productsAttempts,
  ...shippingAttempts,
  ...storesAttempts,
  ...warehouseAttempts,
};

const served = (): Call[] =>
  calls.filter(
    ({ access, id }) => (access === 'signed-in' || access === 'warehouse') && server.app.servedCalls.has(id),
  );

/** Everything in the database about the seller's organization. */
async function sellersData(): Promise<string> {
  return server.platform.database.asSystem(async (trx) => {
    const [person] = (
      await sql<{ org_id: string }>`select org_id from person where email = 'seller@lading.test'`.execute(trx)
    ).rows;
    const tables = await sql<{ name: string }>`
      select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.column_name = 'org_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      order by 1`.execute(trx);
    expect(tables.rows.length).toBeGreaterThan(8);
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ content: string }>`
        select coalesce(string_agg(t::text, chr(10) order by t::text), '') as content
        from ${sql.table(name)} t where org_id = ${person!.org_id}`.execute(trx);
      texts.push(`${name}\n${rows[0]!.content}`);
    }
    return texts.join('\n\n');
  });
}

beforeAll(async () => {
  // Nothing listens there: no account can be connected from here.
  server = await startTestServer({ LADING_EASYPOST_API: 'http://127.0.0.1:9' });
  seller = await server.signIn('seller@lading.test');
  await makeSellersRecords(server, seller);
});
afterAll(() => server.close());

it('every served signed-in call has an attempt above, with existing ids', () => {
  expect(Object.values(own)).not.toContain('');
  expect(Object.keys(attempts).toSorted()).toEqual(
    served()
      .map((call) => call.id)
      .toSorted(),
  );
});

describe.each(['other@lading.test', 'client@reseller.test', 'plain@lading.test'])(
  'with the token of %s',
  (email) => {
    it('no call shows or changes the seller’s data', async () => {
      const foreigner = await server.signIn(email);
      const before = await sellersData();
      expect(before).toContain(mark);
      for (const call of served()) {
        const { input = {}, refused, key } = attempts[call.id]?.() ?? {};
        const response = await injectCall(server.app, call, input, {
          host: foreigner.host,
          authorization: `Bearer ${foreigner.accessToken}`,
          ...(key !== undefined && { 'idempotency-key': key }),
        });
        const code = response.body.includes('"result":"ERR"')
          ? response.json<{ code: number }>().code
          : undefined;
        expect([call.id, code]).toEqual([call.id, refused]);
        expect(response.body, call.id).not.toContain(mark);
      }
      expect(await sellersData()).toBe(before);
    });
  },
);

describe('a reseller and the product’s own people are separate', () => {
  const login = (
    call: typeof authApi.calls.login | typeof saasAuthApi.calls.login,
    host: string,
    userName: string,
  ) => server.call(call, { body: { userName, password: demoPassword } }, undefined, { host });

  it('a client of the reseller does not exist among the product’s own people, on any host', async () => {
    for (const host of ['localhost', 'reseller.localhost'])
      expect(await login(authApi.calls.login, host, 'client@reseller.test')).toMatchObject({ result: 'ERR' });
  });

  it('a seller does not exist at the reseller', async () => {
    expect(await login(saasAuthApi.calls.login, 'reseller.localhost', 'seller@lading.test')).toMatchObject({
      result: 'ERR',
    });
  });

  it('a host without a reseller has no clients', async () => {
    for (const host of ['localhost', 'elsewhere.test'])
      expect(await login(saasAuthApi.calls.login, host, 'client@reseller.test')).toMatchObject({ code: 404 });
  });
});

describe('data of another session', () => {
  it('a refresh cookie gives its own session, whatever token is sent with it', async () => {
    const other = await server.signIn('other@lading.test');
    const answer = await server.call(authApi.calls.refresh, { body: {} }, seller, { cookie: other.cookie });
    expect(answer).toMatchObject({ result: 'OK', data: { sessionId: other.sessionId } });
  });

  it('tokens of two sessions cannot be used together', async () => {
    const other = await server.signIn('other@lading.test');
    const refreshToken = other.cookie.slice(other.cookie.indexOf('=') + 1);
    const body = { type: 'WMS' as const, accessToken: seller.accessToken, refreshToken };
    expect(await server.call(authApi.calls.handover, { body })).toMatchObject({ code: 401 });
  });

  it('signing out with a forged token of the seller’s session ends nothing', async () => {
    const other = await server.signIn('other@lading.test');
    const made = [`${seller.sessionId}.x`, seller.sessionId, `${seller.sessionId}.${'A'.repeat(43)}`];
    for (const refreshToken of made)
      await server.call(authApi.calls.logout, { body: { refreshToken } }, other);
    expect(await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller)).toMatchObject({
      result: 'OK',
    });
  });
});
