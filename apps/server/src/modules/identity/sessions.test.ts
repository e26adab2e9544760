import { authApi, identityApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { graceMs } from './sessions.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const afterLogin = { query: { orgType: 1 } };

/** Refreshes with a cookie, like a page of the product, and returns the reply. */
async function refresh(cookie: string, site = 'same-origin', at = server, headers = {}) {
  const response = await at.send(authApi.calls.refresh, { body: {} }, undefined, {
    cookie,
    'sec-fetch-site': site,
    ...headers,
  });
  const kept = response.cookies.find(({ name }) => name === 'lading-refresh');
  const device = response.cookies.find(({ name }) => name === 'lading-device');
  return {
    status: response.statusCode,
    body: response.json<{ result: string; code?: number; data: Caller }>(),
    cookie: kept && kept.value !== '' ? `${kept.name}=${kept.value}` : undefined,
    attributes: kept,
    device: device ? `${device.name}=${device.value}` : undefined,
  };
}

describe('refresh tokens (decision D3)', () => {
  it('are stored where no script can read them, and never in the reply', async () => {
    const response = await server.send(authApi.calls.login, {
      body: { userName: 'seller@lading.test', password: 'Lading_2026' },
    });
    const refresh = response.cookies.find(({ name }) => name === 'lading-refresh');
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/wms-user' });
    expect(response.body).not.toContain(String(refresh?.value));
  });

  it('are rotated at each use and keep the session', async () => {
    const seller = await server.signIn('seller@lading.test');
    const first = await refresh(seller.cookie);
    const second = await refresh(first.cookie!);
    expect(new Set([seller.cookie, first.cookie, second.cookie]).size).toBe(3);
    expect(second.body.data.sessionId).toBe(seller.sessionId);
    const answer = await server.call(identityApi.calls.afterLogin, afterLogin, {
      ...seller,
      ...second.body.data,
    });
    expect(answer.result).toBe('OK');
  });

  it('stay in the browser if the database cannot answer, so that no one is signed out by an outage', async () => {
    const seller = await server.signIn('seller@lading.test');
    const outage = vi
      .spyOn(server.platform.database, 'asSystem')
      .mockRejectedValue(new Error('the database is away'));
    const failed = await refresh(seller.cookie).finally(() => outage.mockRestore());
    expect(failed.body.result).toBe('ERR');
    expect(failed.attributes).toBeUndefined();
    expect((await refresh(seller.cookie)).body.result).toBe('OK');
  });

  it('give the same new token to two tabs that refresh concurrently', async () => {
    const seller = await server.signIn('seller@lading.test');
    const [one, other] = await Promise.all([refresh(seller.cookie), refresh(seller.cookie)]);
    expect([one.body.result, other.body.result]).toEqual(['OK', 'OK']);
    expect(one.cookie).toBe(other.cookie);
    expect((await refresh(one.cookie!)).body.result).toBe('OK');
  });

  it('accept the previous token only from the browser that got the current one', async () => {
    const seller = await server.signIn('seller@lading.test');
    const first = await refresh(seller.cookie);
    const stolen = await refresh(seller.cookie, 'same-origin', server, { 'user-agent': 'another browser' });
    expect(stolen.status).toBe(401);
    expect((await refresh(first.cookie!)).status).toBe(401);
  });

  it('accept the previous token from the same browser alone, which its device key proves', async () => {
    const seller = await server.signIn('seller@lading.test');
    const { device = '', cookie = '' } = await refresh(seller.cookie);
    const previous = `${cookie}; ${device}`;
    const current = (await refresh(previous)).cookie;
    const updated = { 'user-agent': 'the browser, after its update' };
    expect((await refresh(previous, 'same-origin', server, updated)).cookie).toBe(current);
    const stolen = await refresh(cookie);
    expect([stolen.status, stolen.cookie]).toEqual([401, undefined]);
    expect((await refresh(`${current}; ${device}`)).status).toBe(401);
  });

  it('accept the previous token of a caller without a device key from its network address alone', async () => {
    const seller = await server.signIn('seller@lading.test');
    const first = await refresh(seller.cookie);
    const stolen = await server.app.inject({
      method: 'POST',
      url: authApi.calls.refresh.path,
      payload: { refreshToken: seller.cookie.slice(seller.cookie.indexOf('=') + 1) },
      remoteAddress: '198.51.100.7',
      headers: { host: 'localhost', 'user-agent': 'lightMyRequest' },
    });
    expect(stolen.statusCode).toBe(401);
    expect((await refresh(first.cookie!)).status).toBe(401);
  });

  it('expire at the configured maximum age, however often they are used', async () => {
    const strict = await startTestServer({ LADING_SESSION_DAYS: '2' });
    try {
      let { cookie } = await strict.signIn('seller@lading.test');
      for (let day = 0; day < 2; day += 1) {
        cookie = (await refresh(cookie, 'same-origin', strict)).cookie!;
        strict.clock.advance(23 * 3_600_000);
      }
      cookie = (await refresh(cookie, 'same-origin', strict)).cookie!;
      strict.clock.advance(3 * 3_600_000);
      expect((await refresh(cookie, 'same-origin', strict)).status).toBe(401);
    } finally {
      await strict.close();
    }
  });

  it('accept the previous token while a lost reply may be requested again', async () => {
    const seller = await server.signIn('seller@lading.test');
    const lost = await refresh(seller.cookie);
    server.clock.advance(graceMs - 1_000);
    const again = await refresh(seller.cookie);
    expect(again.cookie).toBe(lost.cookie);
  });

  it('end the entire family when an old one is reused', async () => {
    const seller = await server.signIn('seller@lading.test');
    const newest = await refresh(seller.cookie);
    server.clock.advance(graceMs + 1_000);
    const reused = await refresh(seller.cookie);
    expect(reused).toMatchObject({ status: 401, body: { result: 'ERR', code: 401 }, cookie: undefined });
    expect((await refresh(newest.cookie!)).status).toBe(401);
    const answer = await server.send(identityApi.calls.afterLogin, afterLogin, {
      ...seller,
      ...newest.body.data,
    });
    expect(answer.statusCode).toBe(401);
  });

  it('end the family immediately when one from two rotations ago is reused', async () => {
    const seller = await server.signIn('seller@lading.test');
    const first = await refresh(seller.cookie);
    await refresh(first.cookie!);
    expect((await refresh(seller.cookie)).status).toBe(401);
    expect((await refresh(first.cookie!)).status).toBe(401);
  });

  it('cannot be forged or altered', async () => {
    const seller = await server.signIn('seller@lading.test');
    const changed = seller.cookie.replace(/\.0\./, '.1.');
    for (const cookie of [changed, 'lading-refresh=x', 'lading-refresh=']) {
      expect((await refresh(cookie)).status).toBe(401);
    }
    expect((await refresh(seller.cookie)).status).toBe(200);
  });

  it("are of no use to another site's page", async () => {
    const seller = await server.signIn('seller@lading.test');
    expect((await refresh(seller.cookie, 'cross-site')).body).toMatchObject({ result: 'ERR', code: 403 });
    const byOrigin = await server.send(authApi.calls.refresh, { body: {} }, undefined, {
      cookie: seller.cookie,
      origin: 'https://evil.example',
    });
    expect(byOrigin.json()).toMatchObject({ code: 403 });
  });

  it('run out after thirty days without use', async () => {
    const seller = await server.signIn('plain@lading.test');
    server.clock.advance(31 * 24 * 3_600_000);
    expect((await refresh(seller.cookie)).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the access token immediately, and the refresh token', async () => {
    const seller = await server.signIn('seller@lading.test');
    expect((await server.call(identityApi.calls.afterLogin, afterLogin, seller)).result).toBe('OK');
    await server.send(authApi.calls.logout, { body: {} }, seller, {
      cookie: seller.cookie,
      'sec-fetch-site': 'same-origin',
    });
    expect((await server.send(identityApi.calls.afterLogin, afterLogin, seller)).statusCode).toBe(401);
    expect((await refresh(seller.cookie)).status).toBe(401);
  });

  it('ends the session of a caller that sends its access token alone', async () => {
    const seller = await server.signIn('seller@lading.test');
    await server.call(authApi.calls.logout, { body: {} }, seller);
    expect((await server.send(identityApi.calls.afterLogin, afterLogin, seller)).statusCode).toBe(401);
    expect((await refresh(seller.cookie)).status).toBe(401);
  });

  it("does not affect the person's other sign-ins", async () => {
    const [here, there] = [
      await server.signIn('seller@lading.test'),
      await server.signIn('seller@lading.test'),
    ];
    await server.send(authApi.calls.logout, { body: {} }, here, {
      cookie: here.cookie,
      'sec-fetch-site': 'same-origin',
    });
    expect((await server.call(identityApi.calls.afterLogin, afterLogin, there)).result).toBe('OK');
  });
});
