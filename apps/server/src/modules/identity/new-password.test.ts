import { accountApi, authApi, identityMessages, operatorPeopleApi } from '@lading/contracts/identity';
import { expect, it } from 'vitest';
import { newestMail } from '../../platform/testing/newest-mail.ts';
import { localOperatorToken } from '../../platform/require-operator.ts';
import { good, signInServer } from './testing/sign-in-server.ts';

const { server, login, mailedCode } = await signInServer();
const { createUser, setUserPassword } = operatorPeopleApi.calls;

/** Within the rule of spec §5, and among the first that attackers try. */
const common = 'password2026';
const person = { firstName: 'Ada', lastName: 'Osei' };
const asOperator = { authorization: `Bearer ${localOperatorToken(server.platform.secrets)}` };
const email = 'shipper@lading.test';

const ways: [string, string, () => Promise<object>][] = [
  [
    'the registration',
    'password',
    () =>
      server.call(authApi.calls.register, {
        body: { email: 'new@seller.test', code: '123456', password: common, ...person },
      }),
  ],
  [
    'the reset by a mailed code',
    'password',
    () => server.call(authApi.calls.resetPassword, { body: { email, code: '123456', password: common } }),
  ],
  [
    'the settings',
    'newPassword',
    async () =>
      server.call(
        accountApi.calls.changePassword,
        { body: { password: good, newPassword: common } },
        await server.signIn(email),
      ),
  ],
  [
    'an account that an operator opens',
    'password',
    () =>
      server.call(
        createUser,
        {
          body: {
            email: 'new@seller.test',
            password: common,
            organisation: { orgName: 'Quay Goods' },
            ...person,
          },
        },
        undefined,
        asOperator,
      ),
  ],
  [
    'an operator’s reset',
    'password',
    () => server.call(setUserPassword, { body: { login: email, password: common } }, undefined, asOperator),
  ],
];

it.each(ways)('a common password is refused by %s', async (_way, fieldName, set) => {
  expect(await set()).toMatchObject({
    code: 400,
    errors: [{ fieldName, code: identityMessages.commonPassword().code }],
  });
  expect((await login(email, good)).json()).toMatchObject({ result: 'OK' });
});

const refusedOn = (fieldName: string) => ({
  code: 400,
  errors: [{ fieldName, code: identityMessages.ownWordsPassword().code }],
});

it.each(['AdaOsei_2026', 'QuayGoods26', 'Lading2026', 'quaymaster_99'])(
  'the registration refuses %s, of which anyone knows the words',
  async (password) => {
    const body = {
      email: 'quaymaster@seller.test',
      code: '123456',
      password,
      company: 'Quay Goods',
      ...person,
    };
    expect(await server.call(authApi.calls.register, { body })).toMatchObject(refusedOn('password'));
  },
);

it('the settings refuse the names of the person, of the organization and of the reseller', async () => {
  const { changePassword } = accountApi.calls;
  const seller = await server.signIn('seller@lading.test');
  for (const newPassword of ['MeiCarver_1', 'HarborPine_7'])
    expect(
      await server.call(changePassword, { body: { password: good, newPassword } }, seller),
    ).toMatchObject(refusedOn('newPassword'));
  const client = await server.signIn('client@reseller.test');
  const body = { password: good, newPassword: 'BlueAnchor_26' };
  expect(await server.call(changePassword, { body }, client)).toMatchObject(refusedOn('newPassword'));
});

it('an operator’s new password is reported to the owner by mail', async () => {
  const body = { login: email, password: 'Harbor_2026' };
  const written = (await server.platform.mail.written()).length;
  expect(await server.call(setUserPassword, { body }, undefined, asOperator)).toMatchObject({ result: 'OK' });
  const mail = await newestMail(server);
  expect((await server.platform.mail.written()).length).toBe(written + 1);
  expect(mail?.to).toBe(email);
  expect(mail?.text).not.toContain(body.password);
});

it('the reset refuses the name of the person only with the right code, which stays valid', async () => {
  const mine = 'seller@lading.test';
  await server.call(authApi.calls.sendCode, { body: { email: mine, purpose: 'reset' } });
  const code = await mailedCode();
  const reset = (given: string, password: string) =>
    server.call(authApi.calls.resetPassword, { body: { email: mine, code: given, password } });
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await reset(wrong, 'MeiCarver_1')).toMatchObject({ errors: [{ fieldName: 'code' }] });
  expect(await reset(code, 'MeiCarver_1')).toMatchObject(refusedOn('password'));
  expect(await reset(code, good)).toMatchObject({ result: 'OK' });
});
