import { accountApi, authApi, identityApi, saasAuthApi } from '@lading/contracts/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { newestMail } from '../../platform/testing/newest-mail.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { codeOfApp } from './testing/authenticator.ts';

const password = 'Lading_2026';
const { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes, secondFactor } =
  accountApi.calls;
const clientHost = { host: 'reseller.localhost' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.platform.jobs.start();
});
afterAll(() => server.close());

/** Ends the windows of the attempt limits, and the app shows an unused code. */
const later = () => server.clock.advance(901_000);
const code = (secret: string) => codeOfApp(secret, server.clock.now());
const wrongFor = (secret: string) => (code(secret) === '000000' ? '000001' : '000000');
const login = (email: string) => server.call(authApi.calls.login, { body: { userName: email, password } });
const step = (challenge: string, given: string) =>
  server.call(authApi.calls.loginSecondFactor, { body: { challenge, code: given } });

async function challengeOf(email: string): Promise<string> {
  const reply = await dataOf(login(email));
  if (!('secondFactor' in reply)) throw new Error('no second step');
  return reply.secondFactor.challenge;
}

/** Turns it on for a person of the demo. */
async function turnOn(caller: Caller): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await dataOf(server.call(beginSecondFactor, { body: { password } }, caller));
  const { recoveryCodes } = await dataOf(
    server.call(confirmSecondFactor, { body: { code: code(secret) } }, caller),
  );
  later();
  return { secret, recoveryCodes };
}

describe('turning two-step sign-in on', () => {
  it('requires the password, and takes effect only with the first correct code', async () => {
    const pending = await server.signIn('pending@lading.test');
    const refused = await server.call(beginSecondFactor, { body: { password: 'Wrong_123' } }, pending);
    expect(refused).toMatchObject({ code: 400, errors: [{ fieldName: 'password' }] });
    const setup = await dataOf(server.call(beginSecondFactor, { body: { password } }, pending));
    expect(setup.address).toBe(
      `otpauth://totp/Lading:pending%40lading.test?secret=${setup.secret}&issuer=Lading&algorithm=SHA1&digits=6&period=30`,
    );
    const wrong = await server.call(confirmSecondFactor, { body: { code: wrongFor(setup.secret) } }, pending);
    expect(wrong).toMatchObject({ code: 400, errors: [{ fieldName: 'code' }] });
    expect(await dataOf(server.call(secondFactor, {}, pending))).toMatchObject({ isOn: false });
    expect(await dataOf(login('pending@lading.test'))).toHaveProperty('accessToken');
  });

  it('ends a setup that waited for more than half an hour', async () => {
    const pending = await server.signIn('pending@lading.test');
    const { secret } = await dataOf(server.call(beginSecondFactor, { body: { password } }, pending));
    server.clock.advance(31 * 60_000);
    const again = await server.signIn('pending@lading.test');
    expect(await server.call(confirmSecondFactor, { body: { code: code(secret) } }, again)).toMatchObject({
      code: 400,
    });
  });

  it('keeps the secret sealed and the recovery codes as digests, and logs neither', async () => {
    const shipper = await server.signIn('shipper@lading.test');
    const { secret, recoveryCodes } = await turnOn(shipper);
    expect(new Set(recoveryCodes).size).toBe(10);
    const stored = await server.platform.database.asSystem(async (trx) => {
      const factors = await sql<{ text: string }>`select t::text as text from second_factor t`.execute(trx);
      const codes = await sql<{ text: string }>`select t::text as text from recovery_code t`.execute(trx);
      return [...factors.rows, ...codes.rows].map(({ text }) => text).join('\n');
    });
    const logged = server.log.join('\n');
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replace('-', ''))]) {
      expect(stored).not.toContain(text);
      expect(logged).not.toContain(text);
    }
    const mail = await newestMail(server);
    expect(mail).toMatchObject({ to: 'shipper@lading.test', subject: 'Two-step sign-in is on · Lading' });
  });
});

describe('signing in with a second step', () => {
  const email = 'plain@lading.test';
  let mine: Awaited<ReturnType<typeof turnOn>>;
  beforeAll(async () => {
    mine = await turnOn(await server.signIn(email));
  });
  beforeEach(later);

  it('issues no token for the password alone', async () => {
    const response = await server.send(authApi.calls.login, { body: { userName: email, password } });
    expect(response.cookies).toEqual([]);
    expect(response.body).not.toContain('accessToken');
  });

  it('signs in with the code of the app, written with a blank', async () => {
    const now = code(mine.secret);
    const tokens = await dataOf(step(await challengeOf(email), `${now.slice(0, 3)} ${now.slice(3)}`));
    const caller = { ...tokens, sessionId: '', cookie: '', host: 'localhost' };
    expect(await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, caller)).toMatchObject({
      data: { user: { email } },
    });
  });

  it('accepts a code once, from the first sender', async () => {
    const now = code(mine.secret);
    const [one, other] = [await challengeOf(email), await challengeOf(email)];
    const replies = await Promise.all([step(one, now), step(other, now)]);
    expect(replies.map(({ result }) => result).toSorted()).toEqual(['ERR', 'OK']);
    expect(await step(await challengeOf(email), now)).toMatchObject({ errors: [{ fieldName: 'code' }] });
  });

  it('refuses codes older than an accepted one', async () => {
    const earlier = code(mine.secret);
    server.clock.advance(30_000);
    await dataOf(step(await challengeOf(email), code(mine.secret)));
    expect(await step(await challengeOf(email), earlier)).toMatchObject({ result: 'ERR' });
  });

  it('is blocked after five wrong codes, even for the right one and in a new sign-in', async () => {
    const challenge = await challengeOf(email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await step(challenge, wrongFor(mine.secret))).toMatchObject({ code: 400 });
    expect(await step(challenge, code(mine.secret))).toMatchObject({ code: 429 });
    expect(await step(await challengeOf(email), code(mine.secret))).toMatchObject({ code: 429 });
    later();
    expect(await step(await challengeOf(email), code(mine.secret))).toMatchObject({ result: 'OK' });
  });

  it('requires the password again after five minutes, and for a used or forged challenge', async () => {
    const late = await challengeOf(email);
    server.clock.advance(5 * 60_000 + 1_000);
    const used = await challengeOf(email);
    await dataOf(step(used, code(mine.secret)));
    server.clock.advance(60_000);
    for (const challenge of [late, used, 'made-up'])
      expect(await step(challenge, code(mine.secret))).toMatchObject({
        code: 400,
        errors: [{ fieldName: 'challenge' }],
      });
  });

  it('accepts each recovery code once, in any spelling, and informs the owner by mail', async () => {
    const [first = '', second = ''] = mine.recoveryCodes;
    await dataOf(step(await challengeOf(email), ` ${first.toLowerCase().replace('-', ' ')} `));
    const mail = await newestMail(server);
    expect(mail?.text).toContain('Codes left: 9');
    expect(await step(await challengeOf(email), first)).toMatchObject({ errors: [{ fieldName: 'code' }] });
    expect(await step(await challengeOf(email), second)).toMatchObject({ result: 'OK' });
  });

  it('ends pending sign-ins when the password is reset', async () => {
    const challenge = await challengeOf(email);
    await server.call(authApi.calls.sendCode, { body: { email, purpose: 'reset' } });
    const mail = await newestMail(server);
    const mailed = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    await dataOf(server.call(authApi.calls.resetPassword, { body: { email, code: mailed, password } }));
    expect(await step(challenge, code(mine.secret))).toMatchObject({ errors: [{ fieldName: 'challenge' }] });
    // A new password does not replace the second step.
    expect(await dataOf(login(email))).toHaveProperty('secondFactor');
  });
});

describe('changing it', () => {
  it('requires password and code to create new recovery codes, which replace the earlier ones, and to turn it off', async () => {
    const email = 'other@lading.test';
    const other = await server.signIn(email);
    const { secret } = await dataOf(server.call(beginSecondFactor, { body: { password } }, other));
    const { recoveryCodes } = await dataOf(
      server.call(confirmSecondFactor, { body: { code: code(secret) } }, other),
    );
    const [first = ''] = recoveryCodes;
    server.clock.advance(30_000);
    for (const call of [renewRecoveryCodes, endSecondFactor]) {
      expect(
        await server.call(call, { body: { password: 'Wrong_123', code: code(secret) } }, other),
      ).toMatchObject({ errors: [{ fieldName: 'password' }] });
      expect(await server.call(call, { body: { password, code: wrongFor(secret) } }, other)).toMatchObject({
        errors: [{ fieldName: 'code' }],
      });
    }
    const renewed = await dataOf(
      server.call(renewRecoveryCodes, { body: { password, code: code(secret) } }, other),
    );
    expect(renewed.recoveryCodes).not.toContain(first);
    expect(await step(await challengeOf(email), first)).toMatchObject({ result: 'ERR' });
    server.clock.advance(30_000);
    await dataOf(server.call(endSecondFactor, { body: { password, code: code(secret) } }, other));
    expect((await newestMail(server))?.subject).toBe('Two-step sign-in is off · Lading');
    expect(await dataOf(server.call(secondFactor, {}, other))).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
    });
    expect(await dataOf(login(email))).toHaveProperty('accessToken');
  });
});

describe('a client of a reseller', () => {
  it('works the same, under the name and in the language of the reseller, and other realms refuse the sign-in', async () => {
    const client = await server.signIn('client@reseller.test');
    await server.call(
      identityApi.calls.updateUserInfo,
      { body: { language: 'cn', userName: 'client@reseller.test' } },
      client,
    );
    const { secret } = await dataOf(server.call(beginSecondFactor, { body: { password } }, client));
    await dataOf(server.call(confirmSecondFactor, { body: { code: code(secret) } }, client));
    expect((await newestMail(server))?.subject).toBe('两步验证已开启 · 蓝锚物流');
    expect(await server.call(beginSecondFactor, { body: { password } }, client)).toMatchObject({
      message: 'Two-step sign-in is already on.',
    });
    later();
    const body = { userName: 'client@reseller.test', password };
    const reply = await dataOf(server.call(saasAuthApi.calls.login, { body }, undefined, clientHost));
    if (!('secondFactor' in reply)) throw new Error('no second step');
    const given = { challenge: reply.secondFactor.challenge, code: code(secret) };
    expect(await step(given.challenge, given.code)).toMatchObject({ errors: [{ fieldName: 'challenge' }] });
    expect(
      await server.call(saasAuthApi.calls.loginSecondFactor, { body: given }, undefined, clientHost),
    ).toMatchObject({ result: 'OK' });
  });
});
