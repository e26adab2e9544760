import { accountApi, authApi, identityApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';

const { sessions, endSession, endOtherSessions } = accountApi.calls;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const listOf = (caller: Caller) => dataOf(server.call(sessions, {}, caller));
const isOut = async (caller: Caller) =>
  (await server.send(identityApi.calls.afterLogin, { query: { orgType: 1 } }, caller)).statusCode === 401;
const refresh = (caller: Caller, headers: Record<string, string> = {}) =>
  server.send(authApi.calls.refresh, { body: {} }, undefined, {
    cookie: caller.cookie,
    'sec-fetch-site': 'same-origin',
    ...headers,
  });

describe('the list of a person’s sign-ins', () => {
  it('names browser and system, address and time, and which one is the current one', async () => {
    const [here, there] = [
      await server.signIn('seller@lading.test'),
      await server.signIn('seller@lading.test'),
    ];
    server.clock.advance(60_000);
    await refresh(there, { 'user-agent': firefox });
    const list = await listOf(here);
    expect(list.map(({ sessionId }) => sessionId)).toEqual([there.sessionId, here.sessionId]);
    expect(list[0]).toMatchObject({
      browser: 'Firefox',
      system: 'Linux',
      isMobile: false,
      address: '127.0.0.1',
      isThisOne: false,
    });
    expect(Date.parse(list[0]!.lastUsed) - Date.parse(list[0]!.since)).toBeGreaterThanOrEqual(60_000);
    expect(list[1]).toMatchObject({ isThisOne: true, browser: null });
  });

  it('ends one of them: its access token is refused immediately, its refresh token too', async () => {
    const [here, there] = [
      await server.signIn('plain@lading.test'),
      await server.signIn('plain@lading.test'),
    ];
    // Its validity was just cached.
    expect(await isOut(there)).toBe(false);
    await dataOf(server.call(endSession, { params: { sessionId: there.sessionId } }, here));
    expect(await isOut(there)).toBe(true);
    expect((await refresh(there)).statusCode).toBe(401);
    expect(await isOut(here)).toBe(false);
    expect((await listOf(here)).map(({ sessionId }) => sessionId)).toEqual([here.sessionId]);
    expect(await server.call(endSession, { params: { sessionId: there.sessionId } }, here)).toMatchObject({
      code: 404,
    });
  });

  it('ends all other sessions of the person, and none of other people', async () => {
    const [here, there, elsewhere] = [
      await server.signIn('shipper@lading.test'),
      await server.signIn('shipper@lading.test'),
      await server.signIn('shipper@lading.test'),
    ];
    const stranger = await server.signIn('other@lading.test');
    expect(await dataOf(server.call(endOtherSessions, {}, here))).toEqual({ ended: 2 });
    for (const ended of [there, elsewhere]) expect(await isOut(ended)).toBe(true);
    expect((await refresh(elsewhere)).statusCode).toBe(401);
    for (const standing of [here, stranger]) expect(await isOut(standing)).toBe(false);
  });

  it('neither shows nor ends a stranger’s', async () => {
    const seller = await server.signIn('seller@lading.test');
    const stranger = await server.signIn('other@lading.test');
    expect((await listOf(stranger)).map(({ sessionId }) => sessionId)).not.toContain(seller.sessionId);
    for (const sessionId of [seller.sessionId, 'x', seller.sessionId.toUpperCase()])
      expect(await server.call(endSession, { params: { sessionId } }, stranger)).toMatchObject({ code: 404 });
    expect(await isOut(seller)).toBe(false);
  });
});
