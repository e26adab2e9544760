import { createHash } from 'node:crypto';
import { warehouseAuthorization } from '@lading/contracts/services/warehouse-authorization';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';

const { readRequest, authorize } = warehouseAuthorization.calls;
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
const temuOrg = async (caller: Caller) => {
  const answer = await server.call(wmsUser.calls.listTemuOrg, {}, caller);
  return answer.result === 'OK' ? answer.data : 'refused';
};
const authorise = (
  caller: Caller,
  query: string,
  warehouseIds: string[],
  store: object = { storeName: 'Temu US' },
) => server.call(authorize, { body: { query, warehouseIds, store: store as { storeName: string } } }, caller);

describe('the authorisation of a cooperative warehouse (spec §2, decision D10)', () => {
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

  it('answers a request once, whoever asks', async () => {
    const mine = (await warehousesOf(seller)).map(({ warehouseId }) => warehouseId);
    const theirs = (await warehousesOf(other)).map(({ warehouseId }) => warehouseId);
    expect(await authorise(seller, queryOf('r-2'), mine)).toMatchObject({ result: 'OK' });
    expect(await authorise(seller, queryOf('r-2'), mine)).toMatchObject({ message: /answered already/ });
    expect(await authorise(other, queryOf('r-2'), theirs)).toMatchObject({ message: /answered already/ });
  });

  it('takes the organisation’s own warehouses only', async () => {
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

  it('takes a code of the seller’s own in place of a name', async () => {
    const [warehouse] = await warehousesOf(seller);
    expect(
      await authorise(seller, queryOf('r-5'), [warehouse!.warehouseId], { customCode: 'US-01' }),
    ).toMatchObject({ result: 'OK' });
  });

  it.each([
    ['', 'Missing required parameters', '缺少必要参数'],
    ['state=r', 'Missing required parameters', '缺少必要参数'],
    [queryOf('r', 'https://evil.example/'), 'The address to return to is not one of', '返回地址'],
    [queryOf('r', 'javascript:alert(1)'), 'The address to return to is not one of', '返回地址'],
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

  it('neither code nor secret reaches the log', () => {
    expect(server.log.join('\n')).not.toMatch(/marketplace-secret|"code":"/);
  });
});
