import { fundsMessages } from '@lading/contracts/funds';
import { identityApi } from '@lading/contracts/identity';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { CarrierError, type CarrierAdapter } from './carriers/carrier-adapter.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { openPurchasing } from './testing/open-purchases.ts';

const { server, seller } = await twoOrganizations();
let buyer = labelBuyer(server, seller);
/** Tokens expire soon. */
const signInAgain = async () => {
  buyer = labelBuyer(server, await server.signIn('seller@lading.test'));
};
const { carriers, purchases } = openPurchasing(server);
const account = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
if (account.result !== 'OK') throw new Error(account.message);
const { org, user } = account.data;

beforeAll(() => buyer.fund(1_000_000));

const minutes = (count: number) => server.clock.advance(count * 60_000);
const sold = async (): Promise<number> => {
  const { rows } = await server.platform.database.asSystem((trx) =>
    sql<{ count: string }>`select count(*) from demo_carrier_label`.execute(trx),
  );
  return Number(rows[0]!.count);
};
let counter = 0;
/** Starts a purchase as a request does, and stops there as if the server had been killed. */
async function started() {
  const quote = await buyer.quote();
  const rate = quote.rates.find(({ serviceCode }) => serviceCode === 'DEMO_GROUND')!;
  counter += 1;
  const { purchase } = await purchases.begin(
    {
      db: (work) => server.platform.database.asOrganization(org.orgId, work),
      user: { orgId: org.orgId, userId: user.userId },
      signal: new AbortController().signal,
    },
    { quoteId: quote.quoteId, rateId: rate.rateId, amount: rate.amount },
    `saga-key-${counter}`,
  );
  return purchase;
}

describe('a server that is killed', () => {
  it('before the carrier is asked: nothing is bought, the hold is released', async () => {
    const [before, soldBefore] = [await buyer.balance(), await sold()];
    const purchase = await started();
    expect((await buyer.balance()).held).toBe(2_809);
    await purchases.saga.reconcile();
    expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'HELD' });
    minutes(2.1);
    await purchases.saga.reconcile();
    expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'NOT_BOUGHT', labels: [] });
    expect([await buyer.balance(), await sold()]).toEqual([before, soldBefore]);
  });

  it('several times: open purchases are checked in turn', async () => {
    const silent = carriers.map((carrier): CarrierAdapter => ({
      ...carrier,
      find: () => Promise.reject(new CarrierError({ kind: 'unavailable' })),
    }));
    const { saga } = openPurchasing(server, silent).purchases;
    const [stuck, other] = [await started(), await started()];
    await saga.beginCall(stuck);
    minutes(2.1);
    await saga.reconcile(1);
    expect(await buyer.detail(other.purchaseId)).toMatchObject({ state: 'HELD' });
    minutes(0.1);
    await saga.reconcile(1);
    expect(await buyer.detail(stuck.purchaseId)).toMatchObject({ state: 'CALLING' });
    expect(await buyer.detail(other.purchaseId)).toMatchObject({ state: 'NOT_BOUGHT' });
    await purchases.saga.reconcile();
  });

  it('after it has recorded that it will ask, but before it did: the hold is released', async () => {
    const [before, soldBefore] = [await buyer.balance(), await sold()];
    const purchase = await started();
    await purchases.saga.beginCall(purchase);
    minutes(2.1);
    await purchases.saga.reconcile();
    expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'NOT_BOUGHT' });
    expect([await buyer.balance(), await sold()]).toEqual([before, soldBefore]);
  });

  it('after the carrier has sold: the label is found and charged once', async () => {
    const [before, soldBefore] = [await buyer.balance(), await sold()];
    const purchase = await started();
    await purchases.saga.beginCall(purchase);
    await purchases.saga.call(purchase);
    minutes(2.1);
    await Promise.all(Array.from({ length: 5 }, () => purchases.saga.reconcile()));
    expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'BOUGHT', labels: [{}] });
    expect(await buyer.balance()).toEqual({ available: before.available - 2_809, held: 0 });
    expect(await sold()).toBe(soldBefore + 1);
  });

  it('after it has charged: nothing is charged again', async () => {
    const before = await buyer.balance();
    const purchase = await started();
    await purchases.saga.run(purchase);
    await purchases.saga.run(purchase);
    minutes(2.1);
    await purchases.saga.reconcile();
    expect(await buyer.balance()).toEqual({ available: before.available - 2_809, held: 0 });
  });
});

it('a label that arrives after its purchase was abandoned is voided as soon as its carrier answers', async () => {
  const before = await buyer.balance();
  let answers = false;
  const late = carriers.map((carrier): CarrierAdapter => ({
    ...carrier,
    async buy(order, signal) {
      // Another node abandons it meanwhile.
      minutes(2.1);
      await purchases.saga.reconcile();
      return carrier.buy(order, signal);
    },
    voidLabel: (ref, signal) =>
      answers ? carrier.voidLabel(ref, signal) : Promise.reject(new CarrierError({ kind: 'unavailable' })),
  }));
  const { saga } = openPurchasing(server, late).purchases;
  const purchase = await started();
  const isVoid = async () => {
    const { rows } = await server.platform.database.asSystem((trx) =>
      sql<{ void: boolean }>`select void_requested_at is not null as void from demo_carrier_label
        where reference = ${purchase.reference}`.execute(trx),
    );
    return rows[0]!.void;
  };
  await saga.run(purchase);
  expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'NOT_BOUGHT' });
  expect(await buyer.balance()).toEqual(before);
  await saga.reconcile();
  expect(await isVoid()).toBe(false);
  answers = true;
  await saga.reconcile();
  expect(await isVoid()).toBe(true);
});

describe('a carrier that cannot be asked', () => {
  const failing = (kind: 'unavailable' | 'outcome-unknown'): CarrierAdapter => ({
    ...carriers[0]!,
    buy: () => Promise.reject(new CarrierError({ kind })),
    find: () => Promise.reject(new CarrierError({ kind: 'unavailable' })),
  });

  it('sells nothing: the hold is released at once', async () => {
    const before = await buyer.balance();
    const purchase = await started();
    await openPurchasing(server, [failing('unavailable')]).purchases.saga.run(purchase);
    expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'REFUSED' });
    expect(await buyer.balance()).toEqual(before);
  });

  it('leaves the money held until it can be asked what it sold', async () => {
    const before = await buyer.balance();
    const purchase = await started();
    const { saga } = openPurchasing(server, [failing('outcome-unknown')]).purchases;
    await saga.run(purchase);
    minutes(2.1);
    await saga.reconcile();
    expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'UNKNOWN' });
    expect((await buyer.balance()).held).toBe(2_809);
    await purchases.saga.reconcile();
    expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'NOT_BOUGHT' });
    expect(await buyer.balance()).toEqual(before);
  });
});

it('a price in another currency than the wallet’s is not charged as if it were the same', async () => {
  const before = await buyer.balance();
  const quote = await buyer.quote();
  await server.platform.database.asSystem((trx) =>
    sql`update rate_quote set rates = replace(rates::text, '"USD"', '"CAD"')::jsonb where quote_id = ${quote.quoteId}`.execute(
      trx,
    ),
  );
  const rates = quote.rates.map((rate) => ({ ...rate, amount: { ...rate.amount, currency: 'CAD' } }));
  expect(await buyer.buy({ ...quote, rates })).toMatchObject({
    code: 409,
    reason: fundsMessages.otherCurrency.code,
  });
  expect(await buyer.balance()).toEqual(before);
});

it('a label sold after its purchase was abandoned, without a reply, is found and voided', async () => {
  let voids = 0;
  const counted = carriers.map((carrier): CarrierAdapter => ({
    ...carrier,
    voidLabel(ref, signal) {
      voids += 1;
      return carrier.voidLabel(ref, signal);
    },
  }));
  const { saga } = openPurchasing(server, counted).purchases;
  await signInAgain();
  const before = await buyer.balance();
  const purchase = await started();
  await saga.beginCall(purchase);
  minutes(2.1);
  await saga.reconcile();
  await saga.call(purchase);
  minutes(9);
  await saga.reconcile();
  expect(voids).toBe(0);
  minutes(2);
  await saga.reconcile();
  expect(voids).toBe(1);
  for (let hour = 0; hour < 3; hour += 1) {
    minutes(60);
    await saga.reconcile();
  }
  expect(voids).toBe(1);
  await signInAgain();
  expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'NOT_BOUGHT', labels: [] });
  expect(await buyer.balance()).toEqual(before);
});
