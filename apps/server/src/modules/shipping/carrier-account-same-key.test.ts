import { carrierAccountsApi, carrierMessages } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { easyPostClient } from './testing/easypost-client.ts';

const { replaceKey, removeAccount } = carrierAccountsApi.calls;
const { site, server, seller, connect, listed } = await easyPostClient();
const another = 'EZTKtest0002';
site.otherKeys = [another];
const known = { code: 400, errors: [{ fieldName: 'apiKey', code: carrierMessages.keyConnected.code }] };

it('a key is connected once, however often it is sent', async () => {
  const answers = await Promise.all([connect(), connect(), connect()]);
  const refused = answers.filter(({ result }) => result === 'ERR');
  expect(refused).toMatchObject([known, known]);
  expect(await connect()).toMatchObject(known);
  expect(await listed()).toHaveLength(1);
});

it('an account keeps its key or takes a new one, but not that of another account', async () => {
  const { account } = await dataOf(connect(another));
  const replaced = (apiKey: string) =>
    server.call(replaceKey, { body: { accountId: account.accountId, apiKey } }, seller);
  expect(await replaced(site.key)).toMatchObject(known);
  expect(await replaced(another)).toMatchObject({ result: 'OK' });
});

it('a key may be connected by another organization, and again after its account was removed', async () => {
  const other = await server.signIn('other@lading.test');
  expect(await connect(site.key, other)).toMatchObject({ result: 'OK' });
  const [{ accountId } = { accountId: '' }] = await listed();
  await dataOf(server.call(removeAccount, { body: { accountId } }, seller));
  expect(await connect()).toMatchObject({ result: 'OK' });
});
