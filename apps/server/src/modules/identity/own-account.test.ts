import { accountApi, authApi, identityApi, saasAuthApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { newestMail } from '../../platform/testing/newest-mail.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';

const password = 'Lading_2026';
const { updateDetails, sendEmailCode, changeEmail, changePassword, sessions } = accountApi.calls;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.platform.jobs.start();
});
afterAll(() => server.close());
// Ends the windows of the attempt limits.
beforeEach(() => server.clock.advance(3_601_000));

const details = { firstName: 'Ada', lastName: 'Osei', phone: '+1 (213) 555-0142', timeZone: 'Asia/Shanghai' };

const personOf = async (caller: Caller) =>
  (await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, caller))).user;
const login = (userName: string, given = password) =>
  server.call(authApi.calls.login, { body: { userName, password: given } });

async function letter() {
  const mail = await newestMail(server);
  return { to: mail?.to, subject: mail?.subject, text: mail?.text ?? '' };
}
const mailedCode = async () => /\b\d{6}\b/.exec((await letter()).text)?.[0] ?? '';

describe('a person changes name, phone and time zone', () => {
  it('and gets the new ones from then on', async () => {
    const caller = await server.signIn('plain@lading.test');
    expect(await server.call(updateDetails, { body: details }, caller)).toMatchObject({ result: 'OK' });
    expect(await personOf(caller)).toMatchObject({ ...details, email: 'plain@lading.test' });
    await server.call(updateDetails, { body: { ...details, phone: ' ' } }, caller);
    expect((await personOf(caller)).phone).toBeNull();
  });

  it.each([
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: 'x'.repeat(101) }],
    ['phone', { phone: '12345' }],
    ['phone', { phone: 'call me' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
  ])('but not an invalid one: %s', async (fieldName, change) => {
    const caller = await server.signIn('plain@lading.test');
    const answer = await server.call(updateDetails, { body: { ...details, ...change } }, caller);
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName }] });
  });

  it('and gets errors of a phone number in both languages', async () => {
    const caller = await server.signIn('plain@lading.test');
    const answer = await server.call(updateDetails, { body: { ...details, phone: '1' } }, caller);
    expect(answer).toMatchObject({
      message: 'Enter a phone number with 7 to 15 digits',
      zhMessage: '请输入 7 至 15 位数字的电话号码',
    });
  });
});

describe('a person changes the e-mail address', () => {
  it('with the password, and the code sent to the new address; the earlier one is informed', async () => {
    const caller = await server.signIn('plain@lading.test');
    const email = 'New.Address@lading.test';
    const wrong = await server.call(sendEmailCode, { body: { email, password: 'Wrong_123' } }, caller);
    expect(wrong).toMatchObject({ code: 400, errors: [{ fieldName: 'password' }] });
    await server.call(sendEmailCode, { body: { email, password } }, caller);
    expect((await letter()).to).toBe('new.address@lading.test');
    const code = await mailedCode();
    const other = code === '000000' ? '000001' : '000000';
    expect(await server.call(changeEmail, { body: { email, code: other } }, caller)).toMatchObject({
      errors: [{ fieldName: 'code' }],
    });
    expect((await personOf(caller)).email).toBe('plain@lading.test');
    expect(await server.call(changeEmail, { body: { email, code } }, caller)).toMatchObject({ result: 'OK' });
    expect(await personOf(caller)).toMatchObject({ email, userName: email });
    expect(await letter()).toMatchObject({
      to: 'plain@lading.test',
      subject: 'Your email address was changed · Lading',
      text: expect.not.stringMatching(/Forgot password|new\.address/i) as string,
    });
    expect(await login(email)).toMatchObject({ result: 'OK' });
    expect(await login('plain@lading.test')).toMatchObject({ code: 400 });
    expect(await server.call(changeEmail, { body: { email, code } }, caller)).toMatchObject({ code: 400 });
  });

  it('with a code mailed for this person only: another person’s is invalid', async () => {
    const email = 'contested@lading.test';
    const [one, other] = [
      await server.signIn('shipper@lading.test'),
      await server.signIn('pending@lading.test'),
    ];
    await server.call(sendEmailCode, { body: { email, password } }, one);
    const code = await mailedCode();
    expect(await server.call(changeEmail, { body: { email, code } }, other)).toMatchObject({ code: 400 });
    await server.call(authApi.calls.sendCode, { body: { email, purpose: 'register' } });
    const forSignUp = await mailedCode();
    expect(await server.call(changeEmail, { body: { email, code: forSignUp } }, other)).toMatchObject({
      code: 400,
    });
  });

  it('and gets the same answer at once while the mail server is down, whether or not the address is taken; the mails go out later', async () => {
    const { mail } = server.platform;
    const send = vi.spyOn(mail, 'send').mockRejectedValue(new Error('the mail server is down'));
    const caller = await server.signIn('other@lading.test');
    const asked = (email: string) => server.call(sendEmailCode, { body: { email, password } }, caller);
    expect(await asked('nobody.yet@lading.test')).toEqual({ result: 'OK', data: null });
    expect(await asked('seller@lading.test')).toEqual({ result: 'OK', data: null });
    const changed = { password, newPassword: 'Changed_2026' };
    expect(await server.call(changePassword, { body: changed }, caller)).toMatchObject({ result: 'OK' });
    // Each is tried, fails, and stays in the queue.
    await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(2), { timeout: 20_000 });
    send.mockRestore();
    const { pool } = server.platform.database;
    await pool.query('update graphile_worker._private_jobs set run_at = now()');
    await pool.query(`select pg_notify('jobs:insert', '{"count":3}')`);
    await newestMail(server);
    const to = (await mail.written()).slice(0, 3).map((written) => written.to);
    expect(to.toSorted()).toEqual(['nobody.yet@lading.test', 'other@lading.test', 'seller@lading.test']);
    const back = { password: changed.newPassword, newPassword: password };
    expect(await server.call(changePassword, { body: back }, caller)).toMatchObject({ result: 'OK' });
  });

  it('never to one that has an account, without revealing that', async () => {
    const caller = await server.signIn('shipper@lading.test');
    const email = 'Seller@lading.test';
    expect(await server.call(sendEmailCode, { body: { email, password } }, caller)).toMatchObject({
      result: 'OK',
    });
    expect(await letter()).toMatchObject({
      to: email,
      text: expect.stringContaining('already have an account') as string,
    });
    const own = { email: 'SHIPPER@lading.test', password };
    expect(await server.call(sendEmailCode, { body: own }, caller)).toMatchObject({
      errors: [{ fieldName: 'email' }],
    });
  });

  it('and is informed when someone else was faster', async () => {
    const email = 'quick@lading.test';
    const callers = [await server.signIn('shipper@lading.test'), await server.signIn('pending@lading.test')];
    const codes: string[] = [];
    for (const caller of callers) {
      await server.call(sendEmailCode, { body: { email, password } }, caller);
      codes.push(await mailedCode());
    }
    const answers = [];
    for (const [at, caller] of callers.entries())
      answers.push(await server.call(changeEmail, { body: { email, code: codes[at]! } }, caller));
    expect(answers).toMatchObject([{ result: 'OK' }, { errors: [{ fieldName: 'email' }] }]);
  });

  it('keeps a user name that is not the address', async () => {
    await server.platform.database.asSystem((trx) =>
      trx.updateTable('person').set({ user_name: 'wei' }).where('email', '=', 'other@lading.test').execute(),
    );
    const caller = await server.signIn('other@lading.test');
    const email = 'wei@lading.test';
    await server.call(sendEmailCode, { body: { email, password } }, caller);
    await server.call(changeEmail, { body: { email, code: await mailedCode() } }, caller);
    expect(await personOf(caller)).toMatchObject({ email, userName: 'wei' });
  });

  it('must wait after five codes, and cannot guess on', async () => {
    const caller = await server.signIn('seller@lading.test');
    const body = { email: 'guess@lading.test', password };
    for (let times = 0; times < 5; times += 1)
      expect(await server.call(sendEmailCode, { body }, caller)).toMatchObject({ result: 'OK' });
    expect(await server.call(sendEmailCode, { body }, caller)).toMatchObject({ code: 429 });
    const code = await mailedCode();
    const other = code === '000000' ? '000001' : '000000';
    for (let times = 0; times < 5; times += 1)
      await server.call(changeEmail, { body: { email: body.email, code: other } }, caller);
    expect(await server.call(changeEmail, { body: { email: body.email, code } }, caller)).toMatchObject({
      errors: [{ fieldName: 'code' }],
    });
  });
});

describe('a person changes the password', () => {
  it('with the current one; every other sign-in ends and a mail is sent', async () => {
    const [here, there] = [
      await server.signIn('seller@lading.test'),
      await server.signIn('seller@lading.test'),
    ];
    const body = { password, newPassword: 'Lantern_2027' };
    const wrong = await server.call(changePassword, { body: { ...body, password: 'Wrong_123' } }, here);
    expect(wrong).toMatchObject({ code: 400, errors: [{ fieldName: 'password' }] });
    const weak = await server.call(changePassword, { body: { ...body, newPassword: 'short' } }, here);
    expect(weak).toMatchObject({ code: 400, errors: [{ fieldName: 'newPassword' }] });
    const answer = await server.call(changePassword, { body }, here);
    expect(answer).toMatchObject({ data: { ended: expect.any(Number) as number } });
    expect(await server.call(sessions, {}, here)).toMatchObject({ data: [{ isThisOne: true }] });
    expect(await server.call(sessions, {}, there)).toMatchObject({ code: 401 });
    expect((await letter()).subject).toBe('Your password was changed · Lading');
    expect(await login('seller@lading.test')).toMatchObject({ code: 400 });
    expect(await login('seller@lading.test', body.newPassword)).toMatchObject({ result: 'OK' });
  });
});

describe('a client of a reseller', () => {
  it('changes the address within his edition, where a seller’s address is free', async () => {
    const client = await server.signIn('client@reseller.test');
    const email = 'pending@lading.test';
    await server.call(sendEmailCode, { body: { email, password } }, client);
    const body = { email, code: await mailedCode() };
    expect(await server.call(changeEmail, { body }, client)).toMatchObject({ result: 'OK' });
    const reply = await server.call(
      saasAuthApi.calls.login,
      { body: { userName: email, password } },
      undefined,
      { host: 'reseller.localhost' },
    );
    expect(reply).toMatchObject({ result: 'OK' });
  });
});

describe('two people who take the same address at the same instant', () => {
  it('are resolved: one gets it, the other is informed that it has an account', async () => {
    const { pool } = server.platform.database;
    const email = 'instant@lading.test';
    const bodies: { caller: Caller; body: { email: string; code: string } }[] = [];
    // One person changed the password above; these two sign in as before.
    for (const name of ['wei', 'pending@lading.test']) {
      const caller = await server.signIn(name);
      await server.call(sendEmailCode, { body: { email, password } }, caller);
      bodies.push({ caller, body: { email, code: await mailedCode() } });
    }
    // Blocks writes until both have started.
    const gate = await pool.connect();
    await gate.query('begin; lock table person in share mode');
    const answers = bodies.map(({ caller, body }) => server.call(changeEmail, { body }, caller));
    await vi.waitFor(async () => {
      const { rows } = await gate.query<{ waiting: number }>(
        `select count(*)::integer as waiting from pg_locks join pg_stat_activity using (pid)
         where not granted and datname = current_database()`,
      );
      expect(rows[0]?.waiting).toBe(2);
    }, 20_000);
    await gate.query('commit');
    gate.release();
    const codes = (await Promise.all(answers)).map((answer) => (answer.result === 'OK' ? 200 : answer.code));
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 400]);
  });
});
