import { auditApi } from '@lading/contracts/audit';
import type { Call, CallInput, CallSpec } from '@lading/contracts/core';
import { identityApi } from '@lading/contracts/identity';
import { apiKeysApi, type ApiScope } from '@lading/contracts/integrations';
import { ordersApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { labelsApi } from '@lading/contracts/shipping';
import { floorApi } from '@lading/contracts/warehouse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';

const { keyList, createKey, revokeKey } = apiKeysApi.calls;
const { orderPage } = ordersApi.calls;
const perMinute = 20;

let server: TestServer;
let seller: Caller;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({ LADING_KEY_CALLS_PER_MINUTE: String(perMinute) });
  seller = await server.signIn('seller@lading.test');
});
beforeEach(() => server.clock.advance(60_000));
afterAll(() => server.close());

const made = async (scopes: ApiScope[], more: { days?: 30 | null; caller?: Caller } = {}) => {
  const { days = null, caller = seller } = more;
  const body = { name: `Key ${(count += 1)}`, scopes, days };
  const answer = await server.call(createKey, { body }, caller);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data;
};
const by = <Spec extends CallSpec>(secret: string, call: Call<Spec>, input: CallInput<Spec>) =>
  server.call(call, input, undefined, { authorization: `Bearer ${secret}` });
const row = { skuCode: 'BY-KEY', skuName: 'Stool', packageType: 'Ready To Ship' as const };
const product = { ...row, length: 1, width: 1, height: 1, unit: 'cm/kg' as const };

describe('an API key', () => {
  it('allows the calls of its scopes, for its organization only', async () => {
    const { secret } = await made(['products.write', 'products.read']);
    expect(await by(secret, productsApi.calls.saveProduct, { body: product })).toMatchObject({
      result: 'OK',
    });
    const page = await by(secret, productsApi.calls.productPage, { query: { search: 'BY-KEY' } });
    expect(page).toMatchObject({ data: { total: 1 } });
    const other = await made(['products.read'], { caller: await server.signIn('other@lading.test') });
    const foreign = await by(other.secret, productsApi.calls.productPage, { query: { search: 'BY-KEY' } });
    expect(foreign).toMatchObject({ data: { total: 0 } });
  });

  it('allows no other call, and names the missing scope', async () => {
    const { secret } = await made(['products.read']);
    expect(await by(secret, orderPage, { query: {} })).toMatchObject({
      code: 403,
      reason: 'integrations.scopeMissing',
      params: { scope: 'orders.read' },
    });
  });

  it('never allows calls reserved for people, such as creating a key', async () => {
    const { secret } = await made(['orders.read', 'orders.write', 'funds.read']);
    const draft = { name: 'By a key', scopes: ['orders.read' as const], days: null };
    for (const answer of [
      await by(secret, createKey, { body: draft }),
      await by(secret, keyList, {}),
      await by(secret, auditApi.calls.auditPage, { query: {} }),
      await by(secret, identityApi.calls.afterLogin, { query: { orgType: 1 } }),
    ])
      expect(answer).toMatchObject({ code: 403, reason: 'integrations.notByKey' });
  });

  it('is invalid once it is revoked', async () => {
    const { key, secret } = await made(['orders.read']);
    expect(await by(secret, orderPage, { query: {} })).toMatchObject({ result: 'OK' });
    const { apiKeyId } = key;
    expect(await server.call(revokeKey, { body: { apiKeyId } }, seller)).toMatchObject({
      data: { apiKeyId, revokeTime: expect.any(String) as string },
    });
    expect(await by(secret, orderPage, { query: {} })).toMatchObject({ code: 401 });
  });

  it('cannot be revoked by another organization', async () => {
    const { key, secret } = await made(['orders.read']);
    const other = await server.signIn('other@lading.test');
    const body = { apiKeyId: key.apiKeyId };
    expect(await server.call(revokeKey, { body }, other)).toMatchObject({ code: 404 });
    expect(await by(secret, orderPage, { query: {} })).toMatchObject({ result: 'OK' });
  });

  it('expires on its day', async () => {
    const { secret } = await made(['orders.read'], { days: 30 });
    server.clock.advance(30 * 86_400_000 - 60_000);
    expect(await by(secret, orderPage, { query: {} })).toMatchObject({ result: 'OK' });
    server.clock.advance(60_000);
    expect(await by(secret, orderPage, { query: {} })).toMatchObject({
      code: 401,
      reason: 'integrations.keyNotValid',
    });
    seller = await server.signIn('seller@lading.test');
  });

  it('is refused with a modified ending', async () => {
    const { secret } = await made(['orders.read']);
    const forged = secret.slice(0, -4) + (secret.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect(await by(forged, orderPage, { query: {} })).toMatchObject({ code: 401 });
  });

  it('is limited in calls per minute, and continues in the next', async () => {
    const { secret } = await made(['orders.read']);
    // Calls are counted by clock minutes.
    server.clock.advance(60_000 - (server.clock.now().getTime() % 60_000));
    for (let at = 0; at < perMinute; at += 1)
      expect(await by(secret, orderPage, { query: {} })).toMatchObject({ result: 'OK' });
    expect(await by(secret, orderPage, { query: {} })).toMatchObject({ code: 429 });
    server.clock.advance(60_000);
    expect(await by(secret, orderPage, { query: {} })).toMatchObject({ result: 'OK' });
  });

  it('is stored as a digest, shown once and never logged', async () => {
    const { key, secret } = await made(['orders.read']);
    await by(secret, orderPage, { query: {} });
    await by(secret.slice(0, -1), orderPage, { query: {} });
    const rest = secret.slice(key.prefix.length + 1);
    expect(rest.length).toBeGreaterThan(40);
    const list = await server.call(keyList, {}, seller);
    expect(JSON.stringify(list)).toContain(key.prefix);
    const { rows } = await server.platform.database.pool.query<{ content: string }>(
      'select api_key::text as content from api_key union all select audit_event::text from audit_event',
    );
    for (const text of [JSON.stringify(list), server.log.join('\n'), JSON.stringify(rows)])
      expect(text).not.toContain(rest.slice(0, 20));
  });

  it('shows when it was last used, to the minute', async () => {
    const { key, secret } = await made(['orders.read']);
    const before = server.clock.now().toISOString();
    await by(secret, orderPage, { query: {} });
    const listed = await server.call(keyList, {}, seller);
    if (listed.result !== 'OK') throw new Error(JSON.stringify(listed));
    const shown = listed.data.keys.find(({ apiKeyId }) => apiKeyId === key.apiKeyId);
    expect((shown?.lastUsedTime ?? '') >= before).toBe(true);
  });

  it('has its name in the audit log with its actions', async () => {
    const { key, secret } = await made(['products.write', 'shipping.labels']);
    await by(secret, labelsApi.calls.voidLabels, { body: { shipmentId: '1' } });
    const log = await server.call(auditApi.calls.auditPage, { query: { search: key.name } }, seller);
    expect(log).toMatchObject({
      data: { records: [{ action: 'labels.voidLabels', actor: 'api-key', apiKeyName: key.name }] },
    });
  });
});

describe('a key of the floor (decision D15)', () => {
  it('works as the staff of the provider', async () => {
    const floor = await server.signIn('floor@lading.test');
    const { secret } = await made(['floor.read'], { caller: floor });
    const mine = await by(secret, floorApi.calls.warehouses, {});
    expect(mine).toEqual(await server.call(floorApi.calls.warehouses, {}, floor));
    const arrive = await by(secret, floorApi.calls.arrive, {
      body: { inboundId: '1', key: 'arrive-1' } as never,
    });
    expect(arrive).toMatchObject({ reason: 'integrations.scopeMissing', params: { scope: 'floor.write' } });
  });

  it('cannot be created by an organization that provides no warehouse', async () => {
    const body = { name: 'Floor', scopes: ['floor.read' as const], days: null };
    expect(await server.call(createKey, { body }, seller)).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'scopes', code: 'integrations.scopeNotOffered' }],
    });
  });
});

describe('the keys of an organization', () => {
  it('have unique names while they are active', async () => {
    const { key } = await made(['orders.read']);
    const body = { name: key.name.toUpperCase(), scopes: ['orders.read' as const], days: null };
    expect(await server.call(createKey, { body }, seller)).toMatchObject({
      errors: [{ fieldName: 'name', code: 'integrations.keyNameTaken' }],
    });
    await server.call(revokeKey, { body: { apiKeyId: key.apiKeyId } }, seller);
    expect(await server.call(createKey, { body }, seller)).toMatchObject({ result: 'OK' });
  });

  it('can be managed by its owners only', async () => {
    await server.platform.database.pool.query(
      `update person set role = 'member' where email = 'other@lading.test'`,
    );
    const member = await server.signIn('other@lading.test');
    const body = { name: 'Mine', scopes: ['orders.read' as const], days: null };
    expect(await server.call(createKey, { body }, member)).toMatchObject({ code: 403 });
    expect(await server.call(keyList, {}, member)).toMatchObject({ code: 403 });
  });
});
