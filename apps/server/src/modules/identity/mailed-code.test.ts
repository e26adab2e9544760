import { authApi, identityApi } from '@lading/contracts/identity';
import { describe, expect, it, vi } from 'vitest';
import { newestMail } from '../../platform/testing/newest-mail.ts';
import { good, signInServer } from './testing/sign-in-server.ts';

const { server, post, login, mailedCode } = await signInServer();

describe('a mailed code (decision D3)', () => {
  const person = { password: 'Fresh_2026', firstName: 'Ada', lastName: 'Kovacs' };

  it('opens an account with its own organization', async () => {
    const email = 'ada@newseller.test';
    await server.call(authApi.calls.sendCode, { body: { email, purpose: 'register' } });
    const code = await mailedCode();
    const answer = await server.call(authApi.calls.register, { body: { email, code, ...person } });
    if (answer.result !== 'OK') throw new Error(answer.message);
    const caller = { ...answer.data, sessionId: '', cookie: '', host: 'localhost' };
    const info = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, caller);
    expect(info).toMatchObject({
      data: {
        user: { email },
        org: { orgName: 'Ada Kovacs' },
        warehouseList: [],
        ezeeshipUser: { authFlag: false },
      },
    });
    expect(info).not.toHaveProperty('data.ladingUser');
    const again = await server.call(authApi.calls.register, { body: { email, code, ...person } });
    expect(again).toMatchObject({ result: 'ERR', message: 'Verification code error.' });
  });

  it('is refused after five wrong tries, and after ten minutes', async () => {
    const email = 'seller@lading.test';
    const reset = (code: string) =>
      server.call(authApi.calls.resetPassword, { body: { email, code, password: good } });
    await server.call(authApi.calls.sendCode, { body: { email, purpose: 'reset' } });
    const code = await mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) await reset(wrong);
    expect(await reset(code)).toMatchObject({
      errors: [{ fieldName: 'code', zhMessage: '重置验证码不匹配。' }],
    });

    server.clock.advance(3_601_000);
    await server.call(authApi.calls.sendCode, { body: { email, purpose: 'reset' } });
    const late = await mailedCode();
    server.clock.advance(10 * 60_000 + 1_000);
    expect(await reset(late)).toMatchObject({ result: 'ERR', message: 'Reset code mismatch.' });
  });

  it('sets a new password and ends every session of the account', async () => {
    const shipper = await server.signIn('shipper@lading.test');
    const body = { email: 'shipper@lading.test', purpose: 'reset' as const };
    await server.call(authApi.calls.sendCode, { body });
    const code = await mailedCode();
    const reset = { email: body.email, code, password: 'Changed_2026' };
    expect(await server.call(authApi.calls.resetPassword, { body: reset })).toMatchObject({ result: 'OK' });
    expect(
      (await server.send(identityApi.calls.afterLogin, { query: { orgType: 1 } }, shipper)).statusCode,
    ).toBe(401);
    expect((await login(body.email, good)).json()).toMatchObject({ result: 'ERR' });
    expect((await login(body.email, reset.password)).json()).toMatchObject({ result: 'OK' });
    const told = await newestMail(server);
    expect(told).toMatchObject({
      to: body.email,
      subject: expect.stringContaining('Your password was reset'),
    });
  });

  it('is not sent to an unknown address, and the reply does not reveal it', async () => {
    const before = (await server.platform.mail.written()).length;
    const unknown = await server.call(authApi.calls.sendCode, {
      body: { email: 'no@body.test', purpose: 'reset' },
    });
    await newestMail(server);
    expect((await server.platform.mail.written()).length).toBe(before);
    const known = await server.call(authApi.calls.sendCode, {
      body: { email: 'other@lading.test', purpose: 'reset' },
    });
    expect(unknown).toEqual(known);
    // Mails requested at once may be sent in any order.
    await newestMail(server);
    const taken = await server.call(authApi.calls.sendCode, {
      body: { email: 'other@lading.test', purpose: 'register' },
    });
    expect(taken).toEqual(known);
    expect((await newestMail(server))?.text).toContain('already have an account');
  });

  it('is mailed from the queue: no reply contains an error of the mail server, and the code is stored nowhere', async () => {
    const { jobs, mail } = server.platform;
    const send = vi.spyOn(mail, 'send').mockRejectedValue(new Error('the mail server is down'));
    await jobs.stop();
    const body = (email: string) => ({ body: { email, purpose: 'reset' as const } });
    const [known, unknown] = [
      await server.call(authApi.calls.sendCode, body('plain@lading.test')),
      await server.call(authApi.calls.sendCode, body('no@body.test')),
    ];
    expect(known).toMatchObject({ result: 'OK' });
    expect(unknown).toEqual(known);
    expect(send).not.toHaveBeenCalled();
    const { rows } = await server.platform.database.pool.query<{ payload: object }>(
      `select payload from graphile_worker._private_jobs`,
    );
    const waiting = rows.filter(({ payload }) => 'purpose' in payload);
    expect(waiting.map(({ payload }) => Object.keys(payload).toSorted())).toEqual([
      ['askedBy', 'email', 'host', 'purpose', 'realm'],
      ['askedBy', 'email', 'host', 'purpose', 'realm'],
    ]);
    send.mockRestore();
    await jobs.start();
    expect((await newestMail(server))?.to).toBe('plain@lading.test');
  });

  it('is sent five times at most in a quarter of an hour', async () => {
    const send = () =>
      server.call(authApi.calls.sendCode, { body: { email: 'other@lading.test', purpose: 'reset' } });
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await send()).toMatchObject({ result: 'OK' });
    expect(await send()).toMatchObject({ code: 429 });
  });

  it('stays valid when strangers at other addresses have entered wrong ones, or have requested others', async () => {
    const { sendCode, resetPassword } = authApi.calls;
    const email = 'other@lading.test';
    const from = async (path: string, payload: object, address: string) =>
      (await post(path, payload, {}, address)).json<{ result: string }>();
    for (let attempt = 0; attempt < 6; attempt += 1)
      await from(sendCode.path, { email, purpose: 'reset' }, '192.0.2.1');
    expect(await from(sendCode.path, { email, purpose: 'reset' }, '192.0.2.2')).toMatchObject({
      result: 'OK',
    });
    const code = await mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 12; attempt += 1)
      await from(resetPassword.path, { email, code: wrong, password: good }, '192.0.2.1');
    const own = await from(resetPassword.path, { email, code, password: good }, '192.0.2.2');
    expect(own).toMatchObject({ result: 'OK' });
  });

  it('stays valid for the browser that asked, however many strangers enter or request codes', async () => {
    const { sendCode, resetPassword } = authApi.calls;
    const email = 'other@lading.test';
    const asked = await post(sendCode.path, { email, purpose: 'reset' }, {}, '198.51.100.1');
    const { value } = asked.cookies.find(({ name }) => name === 'lading-code')!;
    const code = await mailedCode();
    await post(sendCode.path, { email, purpose: 'reset' }, {}, '192.0.2.1');
    await mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const reset = async (entered: string, address: string, cookie = '') => {
      const body = { email, code: entered, password: good };
      return (await post(resetPassword.path, body, { cookie }, address)).json<{ result: string }>();
    };
    for (let stranger = 0; stranger < 11; stranger += 1)
      for (let attempt = 0; attempt < 5; attempt += 1) await reset(wrong, `192.0.2.${stranger + 1}`);
    expect(await reset(code, '203.0.113.9')).toMatchObject({ result: 'ERR' });
    expect(await reset(wrong, '198.51.100.1', `lading-code=${value}`)).toMatchObject({ result: 'ERR' });
    expect(await reset(code, '198.51.100.1', `lading-code=${value}`)).toMatchObject({ result: 'OK' });
  }, 120_000);

  it('allows five tries by the browser that asked', async () => {
    const { sendCode, resetPassword } = authApi.calls;
    const email = 'other@lading.test';
    const asked = await post(sendCode.path, { email, purpose: 'reset' }, {}, '198.51.100.1');
    const cookie = `lading-code=${asked.cookies.find(({ name }) => name === 'lading-code')!.value}`;
    const code = await mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const reset = (entered: string) =>
      post(resetPassword.path, { email, code: entered, password: good }, { cookie }, '198.51.100.1');
    for (let attempt = 0; attempt < 5; attempt += 1) await reset(wrong);
    expect((await reset(code)).json()).toMatchObject({ result: 'ERR' });
  });

  it('is still sent to a browser known to the account when strangers have used up their requests', async () => {
    const email = 'pending@lading.test';
    const known = await login(email, good);
    const device = known.cookies.find(({ name }) => name === 'lading-device')!;
    const cookie = `lading-device=${device.value}`;
    const ask = async (address: string, headers = {}, whom = email) =>
      (await post(authApi.calls.sendCode.path, { email: whom, purpose: 'reset' }, headers, address)).json<{
        code?: number;
      }>();
    for (let stranger = 0; stranger < 7; stranger += 1)
      for (let attempt = 0; attempt < 5; attempt += 1) await ask(`192.0.2.${stranger + 1}`);
    expect(await ask('198.51.100.7')).toMatchObject({ code: 429 });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await ask('198.51.100.7', { cookie })).toMatchObject({ result: 'OK' });
    // The separate quota is bounded, and for that account only.
    expect(await ask('198.51.100.7', { cookie })).toMatchObject({ code: 429 });
    for (let attempt = 0; attempt < 5; attempt += 1)
      await ask('198.51.100.8', { cookie }, 'nobody@lading.test');
    expect(await ask('198.51.100.8', { cookie }, 'nobody@lading.test')).toMatchObject({ code: 429 });
  });

  it('is refused together with an invitation code that equals the e-mail', async () => {
    const email = 'eve@newseller.test';
    const body = { email, code: '123456', ...person, invitationCode: ' EVE@newseller.test' };
    expect(await server.call(authApi.calls.register, { body })).toMatchObject({
      errors: [{ fieldName: 'invitationCode' }],
    });
    const all = { ...body, code: '12', phone: 'call me', invitationCode: 'ＥＶＥ@newseller.test' };
    const told = await server.call(authApi.calls.register, { body: all });
    expect(told).toMatchObject({ code: 400 });
    expect(told.result === 'ERR' && told.errors).toEqual([
      expect.objectContaining({ fieldName: 'code' }),
      expect.objectContaining({ fieldName: 'phone' }),
      expect.objectContaining({
        fieldName: 'invitationCode',
        message: 'The invitation code cannot be the same as the registration email.',
        zhMessage: '邀请码不能与注册邮箱相同。',
      }),
    ]);
  });
});

describe('the log', () => {
  it('contains no password and no digest of one from these tests', () => {
    const text = server.log.join('\n');
    expect(text).toContain('/api/wms-user/auth/');
    for (const secret of [good, 'Fresh_2026', 'Changed_2026', 'argon2id']) expect(text).not.toContain(secret);
  });
});
