import { auth, saasAuth } from '@lading/contracts/services/unlisted';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
// Windows of attempts end, so that no test stands in another's way.
afterEach(() => server.clock.advance(3_601_000));
afterAll(() => server.close());

const login = (userName: string, password: string, headers: Record<string, string> = {}) =>
  server.send(auth.calls.login, { body: { userName, password } }, undefined, headers);
const good = 'Lading_2026';

/** The code of the newest mail. */
async function mailedCode(): Promise<string> {
  const [newest] = await server.platform.mail.written();
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}

describe('guessing a password', () => {
  it('is stopped for the account after ten tries, with the time to wait, even with the right one', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login('pending@lading.test', 'Wrong_123');
    const response = await login(' Pending@lading.test', good);
    expect(response.json()).toMatchObject({ result: 'ERR', code: 429 });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
    server.clock.advance(15 * 60_000 + 1_000);
    expect((await login('pending@lading.test', good)).json()).toMatchObject({ result: 'OK' });
  });

  it('is stopped alike for an account that nobody has', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login('ghost@lading.test', 'Wrong_123');
    expect((await login('ghost@lading.test', good)).json()).toMatchObject({ code: 429 });
  });

  it('is not held against a person who then signs in', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await login('plain@lading.test', 'Wrong_123');
    expect((await login('plain@lading.test', good)).json()).toMatchObject({ result: 'OK' });
    for (let attempt = 0; attempt < 9; attempt += 1) await login('plain@lading.test', 'Wrong_123');
    expect((await login('plain@lading.test', good)).json()).toMatchObject({ result: 'OK' });
  });

  it('is stopped for an address that tries many accounts', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const response = await login(`guess${attempt}@lading.test`, 'x');
      expect(response.json()).toMatchObject({ code: 400 });
    }
    expect((await login('guess100@lading.test', 'x')).json()).toMatchObject({ code: 429 });
  });
});

describe('a mailed code (decision D3)', () => {
  const person = { password: 'Fresh_2026', firstName: 'Ada', lastName: 'Kovacs' };

  it('opens an account with an organisation of its own', async () => {
    const email = 'ada@newseller.test';
    await server.call(auth.calls.sendCode, { body: { email, purpose: 'register' } });
    const code = await mailedCode();
    const answer = await server.call(auth.calls.register, { body: { email, code, ...person } });
    if (answer.result !== 'OK') throw new Error(answer.message);
    const caller = { ...answer.data, sessionId: '', cookie: '', host: 'localhost' };
    const info = await server.call(wmsUser.calls.afterLogin, { query: { orgType: 1 } }, caller);
    expect(info).toMatchObject({
      data: {
        user: { email },
        org: { orgName: 'Ada Kovacs' },
        warehouseList: [],
        ezeeshipUser: { authFlag: false },
      },
    });
    expect(info).not.toHaveProperty('data.ladingUser');
    const again = await server.call(auth.calls.register, { body: { email, code, ...person } });
    expect(again).toMatchObject({ result: 'ERR', message: 'Verification code error.' });
  });

  it('is refused after five wrong tries, and after ten minutes', async () => {
    const email = 'seller@lading.test';
    const reset = (code: string) =>
      server.call(auth.calls.resetPassword, { body: { email, code, password: good } });
    await server.call(auth.calls.sendCode, { body: { email, purpose: 'reset' } });
    const code = await mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) await reset(wrong);
    expect(await reset(code)).toMatchObject({ errors: [{ fieldName: 'code', zhMessage: '验证码错误。' }] });

    server.clock.advance(3_601_000);
    await server.call(auth.calls.sendCode, { body: { email, purpose: 'reset' } });
    const late = await mailedCode();
    server.clock.advance(10 * 60_000 + 1_000);
    expect(await reset(late)).toMatchObject({ result: 'ERR', message: 'Verification code error.' });
  });

  it('sets a new password and ends every session of the account', async () => {
    const shipper = await server.signIn('shipper@lading.test');
    const body = { email: 'shipper@lading.test', purpose: 'reset' as const };
    await server.call(auth.calls.sendCode, { body });
    const code = await mailedCode();
    const reset = { email: body.email, code, password: 'Changed_2026' };
    expect(await server.call(auth.calls.resetPassword, { body: reset })).toMatchObject({ result: 'OK' });
    expect((await server.send(wmsUser.calls.afterLogin, { query: { orgType: 1 } }, shipper)).statusCode).toBe(
      401,
    );
    expect((await login(body.email, good)).json()).toMatchObject({ result: 'ERR' });
    expect((await login(body.email, reset.password)).json()).toMatchObject({ result: 'OK' });
  });

  it('is not sent to an address that nobody has, and the reply does not tell', async () => {
    const before = (await server.platform.mail.written()).length;
    const unknown = await server.call(auth.calls.sendCode, {
      body: { email: 'no@body.test', purpose: 'reset' },
    });
    expect((await server.platform.mail.written()).length).toBe(before);
    const known = await server.call(auth.calls.sendCode, {
      body: { email: 'other@lading.test', purpose: 'reset' },
    });
    expect(unknown).toEqual(known);
    const taken = await server.call(auth.calls.sendCode, {
      body: { email: 'other@lading.test', purpose: 'register' },
    });
    expect(taken).toEqual(known);
    expect((await server.platform.mail.written())[0]?.text).toContain('already have an account');
  });

  it('is sent five times at most in a quarter of an hour', async () => {
    const send = () =>
      server.call(auth.calls.sendCode, { body: { email: 'other@lading.test', purpose: 'reset' } });
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await send()).toMatchObject({ result: 'OK' });
    expect(await send()).toMatchObject({ code: 429 });
  });

  it('does not go with an invitation code that equals the e-mail', async () => {
    const email = 'eve@newseller.test';
    const body = { email, code: '123456', ...person, invitationCode: ' EVE@newseller.test' };
    expect(await server.call(auth.calls.register, { body })).toMatchObject({
      errors: [{ fieldName: 'invitationCode' }],
    });
  });
});

describe("a reseller's clients", () => {
  it('sign in at the host of their reseller, and nowhere else', async () => {
    const client = await server.signIn('client@reseller.test');
    const site = await server.call(wmsUser.calls.saasAfterLogin, {}, client);
    expect(site).toMatchObject({
      data: { siteName: 'Blue Anchor Logistics', colorType: { primary: '#0f5e8c' } },
    });
    expect((await login('client@reseller.test', good)).json()).toMatchObject({ result: 'ERR' });
    const body = { userName: 'client@reseller.test', password: good };
    expect(await server.call(saasAuth.calls.login, { body })).toMatchObject({ code: 404 });
  });

  it("are not the product's own people: those have no reseller site and no way in there", async () => {
    const seller = await server.signIn('seller@lading.test');
    expect(await server.call(wmsUser.calls.saasAfterLogin, {}, seller)).toMatchObject({ data: null });
    const body = { userName: 'seller@lading.test', password: good };
    const there = await server.call(saasAuth.calls.login, { body }, undefined, {
      host: 'reseller.localhost:8080',
    });
    expect(there).toMatchObject({ result: 'ERR', code: 400 });
  });
});

describe('a session that is handed over (decision D5)', () => {
  it('goes by a code that is good once, for a minute', async () => {
    const seller = await server.signIn('seller@lading.test');
    const make = async (): Promise<string> => {
      const answer = await server.call(auth.calls.createHandoverCode, {}, seller);
      return answer.result === 'OK' ? answer.data.code : '';
    };
    const code = await make();
    const taken = await server.call(auth.calls.handover, { body: { code } });
    expect(taken).toMatchObject({ result: 'OK' });
    expect(taken).not.toMatchObject({ data: { sessionId: seller.sessionId } });
    expect((await server.send(auth.calls.handover, { body: { code } })).statusCode).toBe(401);
    const late = await make();
    server.clock.advance(61_000);
    expect((await server.send(auth.calls.handover, { body: { code: late } })).statusCode).toBe(401);
  });

  it('goes by tokens only when both are ours, of one session, and still good', async () => {
    const [seller, other] = [
      await server.signIn('seller@lading.test'),
      await server.signIn('other@lading.test'),
    ];
    const refreshOf = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1);
    const take = (accessToken: string, refreshToken: string) =>
      server.send(auth.calls.handover, { body: { type: 'WMS', accessToken, refreshToken } });
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
      wmsUser.calls.switchLanguage,
      { body: { language: 'cn', userName: 'seller@lading.test' } },
      seller,
    );
    const info = await server.call(wmsUser.calls.afterLogin, { query: { orgType: 1 } }, seller);
    expect(info).toMatchObject({ data: { user: { language: 'cn' } } });
  });
});

describe('the log', () => {
  it('holds no password, token, code or cookie of anything that was done here', async () => {
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
