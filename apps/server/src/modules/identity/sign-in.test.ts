import { authApi, identityApi, saasAuthApi } from '@lading/contracts/identity';
import { describe, expect, it } from 'vitest';
import { good, signInServer } from './testing/sign-in-server.ts';

const { server, login } = await signInServer();

describe('guessing a password', () => {
  it('is stopped for the account after ten tries, with the time to wait, even with the right one', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login('pending@lading.test', 'Wrong_123');
    const response = await login(' Pending@lading.test', good);
    expect(response.json()).toMatchObject({ result: 'ERR', code: 429 });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
    server.clock.advance(15 * 60_000 + 1_000);
    expect((await login('pending@lading.test', good)).json()).toMatchObject({ result: 'OK' });
  });

  it('is stopped in the same way for an account that does not exist', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login('ghost@lading.test', 'Wrong_123');
    expect((await login('ghost@lading.test', good)).json()).toMatchObject({ code: 429 });
  });

  it('is not held against a person who then signs in', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await login('plain@lading.test', 'Wrong_123');
    expect((await login('plain@lading.test', good)).json()).toMatchObject({ result: 'OK' });
    for (let attempt = 0; attempt < 9; attempt += 1) await login('plain@lading.test', 'Wrong_123');
    expect((await login('plain@lading.test', good)).json()).toMatchObject({ result: 'OK' });
  });

  it('is slowed for an address that tries many accounts, while others behind it can still sign in', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const response = await login(`guess${attempt}@lading.test`, 'x');
      expect(response.json()).toMatchObject({ code: 400 });
    }
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await login('guess100@lading.test', 'x')).json()).toMatchObject({ code: 400 });
    expect((await login('guess100@lading.test', 'x')).json()).toMatchObject({ code: 429 });
    expect((await login('plain@lading.test', good)).json()).toMatchObject({ result: 'OK' });
  });

  it('is stopped for an account that many addresses try', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1)
      await login('plain@lading.test', 'Wrong_123', {}, `192.0.2.${attempt}`);
    expect((await login('plain@lading.test', good, {}, '198.51.100.1')).json()).toMatchObject({ code: 429 });
  });

  it('locks out neither the person at another address nor a browser that the person has signed in with before', async () => {
    const known = await login('pending@lading.test', good);
    const device = known.cookies.find(({ name }) => name === 'lading-device')!;
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/wms-user' });
    const cookie = `lading-device=${device.value}`;
    for (let attempt = 0; attempt < 11; attempt += 1) await login('pending@lading.test', 'Wrong_123');
    expect((await login('pending@lading.test', good)).json()).toMatchObject({ code: 429 });
    expect((await login('pending@lading.test', good, { cookie })).json()).toMatchObject({ result: 'OK' });
    expect((await login('pending@lading.test', good, {}, '192.0.2.9')).json()).toMatchObject({
      result: 'OK',
    });
    // The mark is valid for that person only, and rate-limited as well.
    const forged = `lading-device=${device.value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`;
    expect((await login('pending@lading.test', good, { cookie: forged })).json()).toMatchObject({
      code: 429,
    });
    for (let attempt = 0; attempt < 10; attempt += 1) await login('pending@lading.test', 'x', { cookie });
    expect((await login('pending@lading.test', good, { cookie })).json()).toMatchObject({ code: 429 });
  });

  it('counts an IPv6 network as one address', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await login('pending@lading.test', 'Wrong_123', {}, `2001:db8::${attempt + 1}`);
    const from = (address: string) => login('pending@lading.test', good, {}, address);
    expect((await from('2001:db8::ffff')).json()).toMatchObject({ code: 429 });
    expect((await from('2001:db8:0:1::1')).json()).toMatchObject({ result: 'OK' });
  });
});

describe("a reseller's clients", () => {
  it('sign in at the host of their reseller, and nowhere else', async () => {
    const client = await server.signIn('client@reseller.test');
    const site = await server.call(identityApi.calls.saasAfterLogin, {}, client);
    expect(site).toMatchObject({
      data: { siteName: 'Blue Anchor Logistics', colorType: { primary: '#0f5e8c' } },
    });
    expect((await login('client@reseller.test', good)).json()).toMatchObject({ result: 'ERR' });
    const body = { userName: 'client@reseller.test', password: good };
    expect(await server.call(saasAuthApi.calls.login, { body })).toMatchObject({ code: 404 });
  });

  it("are not the product's own people: those have no reseller site and cannot sign in there", async () => {
    const seller = await server.signIn('seller@lading.test');
    expect(await server.call(identityApi.calls.saasAfterLogin, {}, seller)).toMatchObject({ data: null });
    const body = { userName: 'seller@lading.test', password: good };
    const there = await server.call(saasAuthApi.calls.login, { body }, undefined, {
      host: 'reseller.localhost:8080',
    });
    expect(there).toMatchObject({ result: 'ERR', code: 400 });
  });
});

describe('a session that is handed over (decision D5)', () => {
  it('uses a single-use code, valid for a minute', async () => {
    const seller = await server.signIn('seller@lading.test');
    const make = async (): Promise<string> => {
      const answer = await server.call(authApi.calls.createHandoverCode, {}, seller);
      return answer.result === 'OK' ? answer.data.code : '';
    };
    const code = await make();
    const taken = await server.call(authApi.calls.handover, { body: { code } });
    expect(taken).toMatchObject({ result: 'OK' });
    expect(taken).not.toMatchObject({ data: { sessionId: seller.sessionId } });
    expect((await server.send(authApi.calls.handover, { body: { code } })).statusCode).toBe(401);
    const late = await make();
    server.clock.advance(61_000);
    expect((await server.send(authApi.calls.handover, { body: { code: late } })).statusCode).toBe(401);
  });

  it('uses tokens only when both are ours, of one session, and still valid', async () => {
    const [seller, other] = [
      await server.signIn('seller@lading.test'),
      await server.signIn('other@lading.test'),
    ];
    const refreshOf = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1);
    const take = (accessToken: string, refreshToken: string) =>
      server.send(authApi.calls.handover, { body: { type: 'WMS', accessToken, refreshToken } });
    expect((await take(seller.accessToken, refreshOf(other.cookie))).statusCode).toBe(401);
    expect((await take('made-up', refreshOf(seller.cookie))).statusCode).toBe(401);
    const taken = await take(seller.accessToken, refreshOf(seller.cookie));
    expect(taken.json()).toMatchObject({ result: 'OK', data: { sessionId: seller.sessionId } });
  });
});

describe('language', () => {
  it('is remembered for the person', async () => {
    const seller = await server.signIn('seller@lading.test');
    await server.call(
      identityApi.calls.switchLanguage,
      { body: { language: 'cn', userName: 'seller@lading.test' } },
      seller,
    );
    const info = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
    expect(info).toMatchObject({ data: { user: { language: 'cn' } } });
  });
});

describe('the log', () => {
  it('contains no password, token, code or cookie from these tests', async () => {
    const seller = await server.signIn('seller@lading.test');
    await server.app.inject({
      url: `/api/nothing?token=${seller.accessToken}&code=123456`,
      headers: { cookie: seller.cookie },
    });
    await login('seller@lading.test', 'Wrong_password_77');
    const text = server.log.join('\n');
    expect(text).toContain('/api/wms-user/auth/login');
    for (const secret of [
      good,
      'Wrong_password_77',
      seller.accessToken,
      seller.cookie,
      'code=123456',
      'argon2id',
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});
