import { randomUUID } from 'node:crypto';
import { fundsApi } from '@lading/contracts/funds';
import { identityApi } from '@lading/contracts/identity';
import { expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { autoTopUpService } from './auto-top-up.service.ts';
import { ledger } from './ledger.service.ts';
import { lockWallet } from './ledger.store.ts';
import { postageWallet } from './payment.service.ts';
import type { PaymentProvider } from './payment-provider.ts';

const { server, seller } = await twoOrganizations({ LADING_DEMO: '1' });
const { database, clock } = server.platform;
const usd = (minor: number) => ({ minor, currency: 'USD' });

it('a payment without a provider’s answer does not block other crossings', async () => {
  const me = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
  if (me.result !== 'OK') throw new Error(me.message);
  const { orgId } = me.data.org;
  /** Changes the balance to an amount by a fee or a payment. */
  const bring = (to: number) =>
    database.asOrganization(orgId, async (trx) => {
      const minor = (await lockWallet(trx, postageWallet)).available - to;
      await ledger(clock).settle(trx, {
        kind: 'fee',
        wallet: postageWallet,
        key: randomUUID(),
        cause: { kind: 'test', id: 'bring' },
        shares: [{ account: 'cash', minor }],
      });
    });
  const lost: PaymentProvider = { method: 'demo', charge: () => Promise.reject(new Error('no answer')) };
  const { answerLeft } = autoTopUpService(server.platform, { wallet: postageWallet, providers: [lost] });
  const answered = async () => {
    const { rows } = await database.pool.query<{ kind: string }>(
      'select kind from wallet_crossing where org_id = $1 and answered_at is not null order by crossing_id desc',
      [orgId],
    );
    return rows[0]?.kind;
  };
  await bring(20_000);
  const consent = {
    threshold: usd(7_500),
    amount: usd(10_000),
    monthlyCap: usd(100_000),
    method: 'demo' as const,
    timeZone: 'UTC',
    isConsented: true,
  };
  const key = { 'idempotency-key': randomUUID() };
  await server.call(fundsApi.calls.saveAutoTopUp, { body: consent }, seller, key);
  await server.call(fundsApi.calls.setLowBalance, { body: { lowBalance: usd(5_000) } }, seller);
  server.clock.advance(3 * 60_000);
  await answerLeft();
  await bring(6_000);
  await bring(4_000);
  server.clock.advance(3 * 60_000);
  await answerLeft(1);
  expect(await answered()).toBe('top-up');
  server.clock.advance(3 * 60_000);
  await answerLeft(1);
  expect(await answered()).toBe('low-balance');
});
