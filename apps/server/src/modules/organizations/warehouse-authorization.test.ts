import { createHash } from 'node:crypto';
import { organizationsApi, warehouseAuthorizationApi } from '@lading/contracts/organizations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';

const { readRequest, authorize, redeem, authorizations, revoke } = warehouseAuthorizationApi.calls;
const secret = 'marketplace-secret-91c2';
const queryOf = (state: string, back = 'https://seller.temu.com/warehouse/back?tab=2') =>
  new URLSearchParams({ state, redirect_uri: back }).toString();

let server: TestServer;
let seller: Caller;
let other: Caller;
beforeAll(async () => {
  server = await startTestServer({
    LADING_TEMU_APP_KEY: 'app-1',
    LADING_TEMU_APP_SECRET: secret,
    LADING_TEMU_RETURN_HOSTS: 'seller.temu.com',
  });
  seller = await server.signIn('seller@lading.test');
  other = await server.signIn('other@lading.test');
});
afterAll(() => server.close());

async function warehousesOf(caller: Caller) {
  const answer = await server.call(readRequest, { body: { query: queryOf('list') } }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.warehouses;
}
const listOf = async (caller: Caller) => {
  const answer = await server.call(authorizations, {}, caller);
  return answer.result === 'OK' ? answer.data : [];
};
const temuOrg = async (caller: Caller) => {
  const answer = await server.call(organizationsApi.calls.listTemuOrg, {}, caller);
  return answer.result === 'OK' ? answer.data : 'refused';
};
const authorise = (
  caller: Caller,
  query: string,
  warehouseIds: string[],
  store: object = { storeName: 'Temu US' },
) => server.call(authorize, { body: { query, warehouseIds, store: store as { storeName: string } } }, caller);

describe('the authorization of a cooperative warehouse (spec §2, decision D10)', () => {
  it('returns to the marketplace with a signature that its portal can check, and opens the settings entry', async () => {
    expect(await temuOrg(seller)).toBeNull();
    const [warehouse] = await warehousesOf(seller);
    const answer = await authorise(seller, queryOf('r-1'), [warehouse!.warehouseId]);
    if (answer.result !== 'OK') throw new Error(answer.message);
    const back = new URL(answer.data.returnTo);
    expect(back.origin + back.pathname).toBe('https://seller.temu.com/warehouse/back');
    expect(back.searchParams.get('tab')).toBe('2');
    const { state, code, app_key, timestamp, sign } = Object.fromEntries(back.searchParams);
    expect({ state, app_key }).toEqual({ state: 'r-1', app_key: 'app-1' });
    const text = `${secret}app_keyapp-1code${code}stater-1timestamp${timestamp}${secret}`;
    expect(sign).toBe(createHash('md5').update(text).digest('hex').toUpperCase());
    expect(await temuOrg(seller)).toMatchObject([{ orgName: 'Harbor & Pine Goods' }]);
    expect(await temuOrg(other)).toBeNull();
  });

  it('answers a request once, for any caller', async () => {
    const mine = (await warehousesOf(seller)).map(({ warehouseId }) => warehouseId);
    const theirs = (await warehousesOf(other)).map(({ warehouseId }) => warehouseId);
    expect(await authorise(seller, queryOf('r-2'), mine)).toMatchObject({ result: 'OK' });
    expect(await authorise(seller, queryOf('r-2'), mine)).toMatchObject({ message: /answered already/ });
    expect(await authorise(other, queryOf('r-2'), theirs)).toMatchObject({ message: /answered already/ });
  });

  it('accepts only the organization’s own warehouses', async () => {
    const mine = await warehousesOf(seller);
    const theirs = new Set((await warehousesOf(other)).map(({ warehouseId }) => warehouseId));
    const foreign = mine.find(({ warehouseId }) => !theirs.has(warehouseId))!.warehouseId;
    expect(await authorise(other, queryOf('r-3'), [foreign])).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'warehouseIds' }],
    });
    expect(await authorise(other, queryOf('r-3'), [])).toMatchObject({ code: 400 });
  });

  it.each([
    [{ storeName: ' ' }],
    [{ storeName: 'x'.repeat(101) }],
    [{ customCode: 'a b' }],
    [{ customCode: '' }],
    [{}],
  ])('refuses a store called %j', async (store) => {
    const [warehouse] = await warehousesOf(seller);
    expect(await authorise(seller, queryOf('r-4'), [warehouse!.warehouseId], store)).toMatchObject({
      code: 400,
    });
  });

  it('accepts the seller’s own code instead of a name', async () => {
    const [warehouse] = await warehousesOf(seller);
    expect(
      await authorise(seller, queryOf('r-5'), [warehouse!.warehouseId], { customCode: 'US-01' }),
    ).toMatchObject({ result: 'OK' });
  });

  it.each([
    ['', 'Missing required parameters', '缺少必要参数'],
    ['state=r', 'Missing required parameters', '缺少必要参数'],
    [queryOf('r', 'https://evil.example/'), 'The return address does not belong', '返回地址'],
    [queryOf('r', 'javascript:alert(1)'), 'The return address does not belong', '返回地址'],
  ])('refuses “%s” in both languages', async (query, message, zhMessage) => {
    for (const answer of [
      await server.call(readRequest, { body: { query } }, seller),
      await authorise(seller, query, ['301']),
    ])
      expect(answer).toMatchObject({
        code: 400,
        message: expect.stringContaining(message) as string,
        zhMessage: expect.stringContaining(zhMessage) as string,
      });
  });

  it.each([
    ['pending@lading.test', /not been approved/],
    ['plain@lading.test', /not connected with any warehouse/],
  ])('%s may not authorise', async (email, message) => {
    const caller = await server.signIn(email);
    expect(await server.call(readRequest, { body: { query: queryOf('r-6') } }, caller)).toMatchObject({
      message,
    });
    expect(await authorise(caller, queryOf('r-6'), ['301'])).toMatchObject({ message });
  });

  it('redeems a code for the marketplace, for ten minutes, and until it is revoked', async () => {
    const mine = (await warehousesOf(seller)).map(({ warehouseId }) => warehouseId);
    const given = await authorise(seller, queryOf('r-8'), mine, { storeName: 'Temu EU' });
    const code = new URL(given.result === 'OK' ? given.data.returnTo : '').searchParams.get('code')!;
    const signed = (parts: object = {}) => {
      const timestamp = String(Math.floor(server.platform.clock.now().getTime() / 1000));
      const all: Record<string, string> = { app_key: 'app-1', code, timestamp, ...parts };
      const text = Object.keys(all)
        .toSorted()
        .map((key) => key + all[key])
        .join('');
      const sign = createHash('md5').update(`${secret}${text}${secret}`).digest('hex').toUpperCase();
      return { app_key: 'app-1', code, timestamp, ...parts, sign };
    };
    const ask = (body: ReturnType<typeof signed>) => server.call(redeem, { body });
    // Twice: the first reply may have been lost.
    for (const _ of [1, 2])
      expect(await ask(signed())).toMatchObject({
        data: {
          orgName: 'Harbor & Pine Goods',
          storeName: 'Temu EU',
          customCode: null,
          warehouses: mine.map((warehouseId) => ({ warehouseId })),
        },
      });
    for (const wrong of [
      { ...signed(), sign: 'A'.repeat(32) },
      signed({ timestamp: '1700000000' }),
      signed({ app_key: 'app-2' }),
    ])
      expect(await ask(wrong)).toMatchObject({ reason: 'organizations.badSignature' });
    expect(await ask(signed({ code: 'guessed' }))).toMatchObject({ reason: 'organizations.codeUnknown' });

    const [listed] = await listOf(seller);
    expect(listed).toMatchObject({ storeName: 'Temu EU', authorizedBy: 'Mei Carver', revokedTime: null });
    expect(listed!.redeemedTime).toBeTruthy();
    expect((await listOf(other)).map(({ storeName }) => storeName)).not.toContain('Temu EU');
    const body = { authorizationId: listed!.authorizationId };
    expect(await server.call(revoke, { body }, other)).toMatchObject({ code: 404 });
    const revoked = await server.call(revoke, { body }, seller);
    expect(revoked).toMatchObject({ result: 'OK' });
    expect(await server.call(revoke, { body }, seller)).toEqual(revoked);
    expect(await ask(signed())).toMatchObject({ reason: 'organizations.codeUnknown' });
  });

  it('reports when the marketplace is not set up (spec §7)', async () => {
    const plain = await startTestServer();
    try {
      const caller = await plain.signIn('seller@lading.test');
      expect(await plain.call(readRequest, { body: { query: queryOf('r-7') } }, caller)).toMatchObject({
        code: 400,
        message: 'Missing required parameters',
        zhMessage: '缺少必要参数',
      });
    } finally {
      await plain.close();
    }
  });

  it('neither code nor secret reaches the log', () => {
    expect(server.log.join('\n')).not.toMatch(/marketplace-secret|"code":"/);
  });
});
