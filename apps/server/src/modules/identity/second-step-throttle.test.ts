import { accountApi, authApi } from '@lading/contracts/identity';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { codeOfApp } from './testing/authenticator.ts';
import { good, signInServer } from './testing/sign-in-server.ts';

const { server, post, login } = await signInServer();
const { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes } = accountApi.calls;
const email = 'plain@lading.test';

let secret = '';
let recoveryCodes: string[] = [];
beforeAll(async () => {
  const plain = await server.signIn(email);
  ({ secret } = await dataOf(server.call(beginSecondFactor, { body: { password: good } }, plain)));
  ({ recoveryCodes } = await dataOf(server.call(confirmSecondFactor, { body: { code: right() } }, plain)));
  server.clock.advance(3_601_000);
});

const right = () => codeOfApp(secret, server.clock.now());
const wrong = () => (right() === '000000' ? '000001' : '000000');

/** A sign-in with the right password and this code, from an address. */
async function signInFrom(address: string, code: string, cookie = '') {
  const first = await login(email, good, { cookie }, address);
  const { data } = first.json<{ data: { secondFactor: { challenge: string } } }>();
  const body = { challenge: data.secondFactor.challenge, code };
  const response = await post(authApi.calls.loginSecondFactor.path, body, { cookie }, address);
  const device = response.cookies.find(({ name }) => name === 'lading-device');
  return {
    reply: response.json<{ result: string; code?: number; data: { accessToken: string } }>(),
    cookie: `lading-device=${device?.value ?? ''}`,
  };
}
const ok = { reply: { result: 'OK' } };
const refused = { reply: { code: 400 } };
const tooMany = { reply: { code: 429 } };

describe('wrong codes by someone who knows the password', () => {
  it('block the address that sent them, and not the person at another one', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await signInFrom('192.0.2.1', wrong())).toMatchObject(refused);
    expect(await signInFrom('192.0.2.1', right())).toMatchObject(tooMany);
    expect(await signInFrom('192.0.2.2', right())).toMatchObject(ok);
  });

  it('are limited in total, but neither in a known browser nor for a recovery code', async () => {
    const known = await signInFrom('192.0.2.3', right());
    server.clock.advance(3_601_000);
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect(await signInFrom(`198.51.100.${attempt}`, wrong())).toMatchObject(refused);
    expect(await signInFrom('203.0.113.1', right())).toMatchObject(tooMany);
    expect(await signInFrom('203.0.113.2', recoveryCodes[0] ?? '')).toMatchObject(ok);
    expect(await signInFrom('203.0.113.1', wrong(), known.cookie)).toMatchObject(refused);
    expect(await signInFrom('203.0.113.1', right(), known.cookie)).toMatchObject(ok);
  });

  it('do not block the settings of the person', async () => {
    const { reply } = await signInFrom('127.0.0.1', right());
    const caller = { ...reply.data, sessionId: '', cookie: '', host: 'localhost' };
    for (let attempt = 0; attempt < 6; attempt += 1) await signInFrom('127.0.0.1', wrong());
    expect(await signInFrom('127.0.0.1', wrong())).toMatchObject(tooMany);
    server.clock.advance(60_000);
    ({ recoveryCodes } = await dataOf(
      server.call(renewRecoveryCodes, { body: { password: good, code: right() } }, caller),
    ));
    expect(recoveryCodes).toHaveLength(10);
  });
});

describe('known browsers', () => {
  it('are limited together, whoever makes more of them known, but not for a recovery code', async () => {
    const known: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      known.push((await signInFrom('192.0.2.7', right())).cookie);
      server.clock.advance(30_000);
    }
    for (const cookie of known.slice(1))
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(await signInFrom('192.0.2.8', wrong(), cookie)).toMatchObject(refused);
    expect(await signInFrom('192.0.2.8', right(), known[0])).toMatchObject(tooMany);
    expect(await signInFrom('192.0.2.8', recoveryCodes[1] ?? '', known[0])).toMatchObject(ok);
  });

  it('are limited each', async () => {
    const { cookie } = await signInFrom('192.0.2.5', right());
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await signInFrom('192.0.2.6', wrong(), cookie)).toMatchObject(refused);
    expect(await signInFrom('192.0.2.6', right(), cookie)).toMatchObject(tooMany);
  });
});
