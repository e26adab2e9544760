import { fundsApi } from '@lading/contracts/funds';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { server, seller } = await twoOrganizations({ LADING_DEMO: '1' });
const { autoTopUp, saveAutoTopUp, stopAutoTopUp } = fundsApi.calls;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const save = (amount: number) =>
  server.call(
    saveAutoTopUp,
    {
      body: {
        threshold: usd(5_000),
        amount: usd(amount),
        monthlyCap: usd(100_000),
        method: 'demo',
        timeZone: 'UTC',
        isConsented: true,
      },
    },
    seller,
    { 'idempotency-key': `owners-${amount}` },
  );
const offer = () => dataOf(server.call(autoTopUp, {}, seller));
const setRole = (role: 'owner' | 'member') =>
  server.platform.database.asSystem((trx) =>
    sql`update person set role = ${role} where email = 'seller@lading.test'`.execute(trx),
  );

it('automatic top-up is agreed to, changed and turned off by owners alone; others see it', async () => {
  expect(await dataOf(save(10_000))).toMatchObject({ isAllowed: true, setting: { state: 'on' } });
  await setRole('member');
  expect(await save(20_000)).toMatchObject({ result: 'ERR', code: 403 });
  expect(await server.call(stopAutoTopUp, {}, seller)).toMatchObject({ result: 'ERR', code: 403 });
  expect(await offer()).toMatchObject({ isAllowed: false, setting: { state: 'on', amount: usd(10_000) } });
  await setRole('owner');
  expect(await dataOf(server.call(stopAutoTopUp, {}, seller))).toMatchObject({
    isAllowed: true,
    setting: null,
  });
});
