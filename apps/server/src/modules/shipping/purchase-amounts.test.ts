import { randomUUID } from 'node:crypto';
import { identityApi } from '@lading/contracts/identity';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import type { CarrierAdapter } from './carriers/carrier-adapter.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { openPurchasing } from './testing/open-purchases.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { database } = server.platform;
const { carriers, purchases } = openPurchasing(server);
const account = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
if (account.result !== 'OK') throw new Error(account.message);
const { org, user } = account.data;

beforeAll(() => buyer.fund(1_000_000));

it('a wallet does not pay a price of zero or less', async () => {
  const before = await buyer.balance();
  for (const minor of [0, -500]) {
    const quote = await buyer.quote();
    const rates = quote.rates.map((rate) => ({ ...rate, amount: { ...rate.amount, minor } }));
    await database.asSystem((trx) =>
      sql`update rate_quote set rates = jsonb_set(rates, '{rates}', (
          select jsonb_agg(jsonb_set(rate, '{amount,minor}', to_jsonb(${minor}::integer)))
          from jsonb_array_elements(rates->'rates') rate
        )) where quote_id = ${quote.quoteId}`.execute(trx),
    );
    expect(await buyer.buy({ ...quote, rates })).toMatchObject({ code: 400 });
  }
  expect(await buyer.balance()).toEqual(before);
});

it('a price in another currency than the hold is not charged to it: the money stays held until that is resolved', async () => {
  const foreign = carriers.map((carrier): CarrierAdapter => ({
    ...carrier,
    async buy(order, signal) {
      const bought = await carrier.buy(order, signal);
      return { ...bought, amount: { ...bought.amount, currency: 'CAD' } };
    },
  }));
  const before = await buyer.balance();
  const quote = await buyer.quote();
  const rate = quote.rates.find(({ serviceCode }) => serviceCode === 'DEMO_GROUND')!;
  const { purchase } = await purchases.begin(
    {
      db: (work) => database.asOrganization(org.orgId, work),
      user: { orgId: org.orgId, userId: user.userId },
      signal: new AbortController().signal,
    },
    { quoteId: quote.quoteId, rateId: rate.rateId, amount: rate.amount },
    randomUUID(),
  );
  await expect(openPurchasing(server, foreign).purchases.saga.run(purchase)).rejects.toThrow('CAD');
  expect(await buyer.balance()).toEqual({ available: before.available - 2_809, held: 2_809 });
  server.clock.advance(2.1 * 60_000);
  await purchases.saga.reconcile();
  expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'BOUGHT' });
});
