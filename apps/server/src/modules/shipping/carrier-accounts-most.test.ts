import { carrierAccountsApi, carrierMessages, mostCarrierAccounts } from '@lading/contracts/shipping';
import { afterAll, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing/test-server.ts';
import { easyPostSite } from './carriers/easypost/testing/easypost-site.ts';

const { connectAccount, accountList } = carrierAccountsApi.calls;
const site = await easyPostSite();
const server = await startTestServer({ LADING_EASYPOST_API: site.address });
const seller = await server.signIn('seller@lading.test');
const other = await server.signIn('other@lading.test');
afterAll(async () => {
  await server.close();
  await site.close();
});
const body = { network: 'easypost' as const, name: 'Own EasyPost', apiKey: site.key };

it('an organization has a maximum number of carrier accounts, even with concurrent requests; others have their own', async () => {
  expect(await server.call(connectAccount, { body }, seller)).toMatchObject({ result: 'OK' });
  await server.platform.database.pool.query(
    `insert into carrier_account (org_id, network, name, mode, key_sealed, webhook_secret_sealed, health, checked_at, created_at)
     select org_id, network, name, mode, key_sealed, webhook_secret_sealed, health, checked_at, created_at
     from carrier_account, generate_series(1, $1::integer)`,
    [mostCarrierAccounts - 3],
  );
  site.otherKeys = [2, 3, 4, 5].map((no) => `EZTKtest000${no}`);
  const answers = await Promise.all(
    site.otherKeys.map((apiKey) => server.call(connectAccount, { body: { ...body, apiKey } }, seller)),
  );
  const refused = answers.filter(({ result }) => result === 'ERR');
  expect(refused).toHaveLength(2);
  for (const answer of refused)
    expect(answer).toMatchObject({ code: 409, reason: carrierMessages.tooManyAccounts.code });
  const listed = await server.call(accountList, {}, seller);
  expect(listed.result === 'OK' && listed.data.accounts).toHaveLength(mostCarrierAccounts);
  expect(await server.call(connectAccount, { body }, other)).toMatchObject({ result: 'OK' });
});
