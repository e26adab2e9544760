import { randomUUID } from 'node:crypto';
import { fundsApi, type AutoTopUpConsent } from '@lading/contracts/funds';
import { identityApi } from '@lading/contracts/identity';
import { messagesApi } from '@lading/contracts/messages';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { autoTopUpService } from './auto-top-up.service.ts';
import { demoPaymentProvider } from './demo-payment-provider.ts';
import { ledger } from './ledger.service.ts';
import { lockWallet } from './ledger.store.ts';
import { postageWallet } from './payment.service.ts';
import type { PaymentProvider } from './payment-provider.ts';

const { server, ...people } = await twoOrganizations({ LADING_DEMO: '1' });
let { seller, other } = people;
const { autoTopUp, saveAutoTopUp, stopAutoTopUp, setLowBalance, paymentPage, cancelTopUp } = fundsApi.calls;
const { clock } = server;
const { database } = server.platform;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const { org } = await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller));
const asSeller = <Result>(work: Parameters<typeof database.asOrganization<Result>>[1]) =>
  database.asOrganization(org.orgId, work);

const provider = demoPaymentProvider(database);
/** The same service on another node, with a provider chosen by the test. */
const node = (chosen: PaymentProvider = provider) =>
  autoTopUpService(server.platform, { wallet: postageWallet, providers: [chosen] });

const available = () => asSeller(async (trx) => (await lockWallet(trx, postageWallet)).available);
/** Changes the balance to an amount by a fee or a payment. */
const bring = (to: number) =>
  asSeller(async (trx) => {
    const minor = (await lockWallet(trx, postageWallet)).available - to;
    if (minor === 0) return;
    await ledger(clock).settle(trx, {
      kind: 'fee',
      wallet: postageWallet,
      key: randomUUID(),
      cause: { kind: 'test', id: 'bring' },
      shares: [{ account: 'cash', minor }],
    });
  });
const crossings = async (): Promise<string[]> => {
  const { rows } = await database.asSystem((trx) =>
    sql<{ id: string }>`select crossing_id::text as id from wallet_crossing
      where org_id = ${org.orgId} and answered_at is null order by crossing_id`.execute(trx),
  );
  return rows.map(({ id }) => id);
};
const charges = async (): Promise<number> => {
  const { rows } = await database.asSystem((trx) =>
    sql<{ count: number }>`select count(*)::int as count from demo_payment_charge`.execute(trx),
  );
  return rows[0]!.count;
};
const titles = async (): Promise<(string | null | undefined)[]> => {
  const { page } = await dataOf(
    server.call(messagesApi.calls.listMessages, { query: { pageSize: 50 } }, seller),
  );
  return page.records.map(({ titleEn }) => titleEn);
};
const answerAll = async (chosen = node()) => {
  for (const crossingId of await crossings()) await chosen.answer(org.orgId, crossingId);
};
/** Sessions expire as well. */
async function nextMonth() {
  clock.advance(32 * 86_400_000);
  [seller, other] = [await server.signIn('seller@lading.test'), await server.signIn('other@lading.test')];
}
const consent = (part: Partial<AutoTopUpConsent> = {}): AutoTopUpConsent => ({
  threshold: usd(5_000),
  amount: usd(10_000),
  monthlyCap: usd(100_000),
  method: 'demo',
  timeZone: 'UTC',
  isConsented: true,
  ...part,
});
const save = (part: Partial<AutoTopUpConsent> = {}, key: string = randomUUID()) =>
  server.call(saveAutoTopUp, { body: consent(part) }, seller, { 'idempotency-key': key });
const setting = async () => (await dataOf(server.call(autoTopUp, {}, seller))).setting;

beforeEach(async () => {
  await server.call(stopAutoTopUp, {}, seller);
  await server.call(setLowBalance, { body: { lowBalance: null } }, seller);
  await bring(20_000);
  await answerAll();
  // Another month: its cap is unused.
  await nextMonth();
});

describe('an alert about a low balance', () => {
  it('is sent once when the balance falls below it, and again after it has risen', async () => {
    await server.call(setLowBalance, { body: { lowBalance: usd(7_500) } }, seller);
    const before = (await titles()).length;
    await bring(7_500);
    expect(await crossings()).toHaveLength(0);
    await bring(7_000);
    await bring(6_000);
    const [one] = await crossings();
    await Promise.all([1, 2, 3].map(() => node().answer(org.orgId, one!)));
    expect((await titles()).slice(0, (await titles()).length - before)).toEqual([
      'Low postage balance: 60.00 USD',
    ]);
    await bring(9_000);
    await bring(1_000);
    await answerAll();
    expect((await titles())[0]).toBe('Low postage balance: 10.00 USD');
  });

  it('is not sent when the balance has risen again before', async () => {
    await server.call(setLowBalance, { body: { lowBalance: usd(7_000) } }, seller);
    const before = await titles();
    await bring(6_000);
    await bring(8_000);
    await answerAll();
    expect(await titles()).toEqual(before);
  });
});

describe('an automatic top-up', () => {
  it('adds the amount once per crossing, on any number of nodes', async () => {
    await save();
    const before = await charges();
    await bring(4_000);
    await bring(3_000);
    const [one, ...more] = await crossings();
    expect(more).toEqual([]);
    await Promise.all(Array.from({ length: 6 }, () => node().answer(org.orgId, one!)));
    expect(await available()).toBe(13_000);
    expect(await charges()).toBe(before + 1);
    expect((await titles())[0]).toBe('Automatic top-up: 100.00 USD added');
    expect(await setting()).toMatchObject({ state: 'on', usedThisMonth: usd(10_000), failures: 0 });
  });

  it('is charged once when the node is killed before, during or after the charge', async () => {
    await save();
    const lost: PaymentProvider = { method: 'demo', charge: () => Promise.reject(new Error('killed')) };
    const replyLost: PaymentProvider = {
      method: 'demo',
      async charge(order, signal) {
        await provider.charge(order, signal);
        throw new Error('killed');
      },
    };
    const before = await charges();
    await bring(1_000);
    const [one] = await crossings();
    await expect(node(lost).answer(org.orgId, one!)).rejects.toThrow('killed');
    await expect(node(replyLost).answer(org.orgId, one!)).rejects.toThrow('killed');
    const { records } = await dataOf(server.call(paymentPage, { query: {} }, seller));
    expect(records[0]).toMatchObject({ state: 'PENDING', isAutomatic: true });
    expect(records[0]?.payAt).toBeUndefined();
    const cancel = { body: { paymentId: records[0]!.paymentId } };
    expect(await server.call(cancelTopUp, cancel, seller)).toMatchObject({ result: 'ERR', code: 409 });
    await Promise.all([node().answer(org.orgId, one!), node().answer(org.orgId, one!)]);
    expect([await charges(), await available()]).toEqual([before + 1, 11_000]);
  });

  it('starts immediately when agreed to below the threshold, and a second click starts nothing more', async () => {
    await bring(2_000);
    const before = await charges();
    const key = randomUUID();
    await Promise.all([save({}, key), save({}, key)]);
    await answerAll();
    expect([await charges(), await available()]).toEqual([before + 1, 12_000]);
  });

  it('starts again at the next fall when one payment was not enough', async () => {
    await save({ amount: usd(500) });
    await bring(1_000);
    await answerAll();
    expect(await available()).toBe(1_500);
    await bring(1_400);
    await answerAll();
    expect(await available()).toBe(1_900);
  });

  it('stays within the monthly cap and says so', async () => {
    await save({ monthlyCap: usd(15_000) });
    await bring(4_000);
    await answerAll();
    await bring(3_000);
    await answerAll();
    expect(await available()).toBe(3_000);
    expect((await titles())[0]).toBe('Automatic top-up limit reached');
    await nextMonth();
    await bring(6_000);
    await bring(2_000);
    await answerAll();
    expect(await available()).toBe(12_000);
  });

  it('reports each refusal and stops after three', async () => {
    await save({ amount: usd(10_002) });
    for (const expected of [
      'Automatic top-up failed',
      'Automatic top-up failed',
      'Automatic top-up stopped',
    ]) {
      await bring(6_000);
      await bring(4_000);
      await answerAll();
      expect((await titles())[0]).toBe(expected);
    }
    expect(await available()).toBe(4_000);
    expect(await setting()).toMatchObject({ state: 'stopped', failures: 3, lastRefusal: {} });
    await bring(6_000);
    await bring(4_000);
    expect(await crossings()).toEqual([]);
    await save();
    await answerAll();
    expect(await available()).toBe(14_000);
    expect(await setting()).toMatchObject({ state: 'on', failures: 0, lastRefusal: null });
  });

  it('does nothing after the consent was withdrawn', async () => {
    await save();
    await bring(4_000);
    await dataOf(server.call(stopAutoTopUp, {}, seller));
    await answerAll();
    expect(await available()).toBe(4_000);
    expect(await setting()).toBeNull();
  });

  it('refuses a request without consent, above its own cap, out of bounds or in another currency', async () => {
    for (const part of [
      { isConsented: false },
      { monthlyCap: usd(9_999) },
      { amount: usd(499) },
      { amount: { minor: 10_000, currency: 'EUR' } },
      { method: 'bank-transfer' as const },
      { timeZone: 'Nowhere/None' },
    ])
      expect(await save(part)).toMatchObject({ result: 'ERR', code: 400 });
    expect(await setting()).toBeNull();
  });

  it('belongs to one organization', async () => {
    await save();
    expect((await dataOf(server.call(autoTopUp, {}, other))).setting).toBeNull();
    await dataOf(server.call(stopAutoTopUp, {}, other));
    expect(await setting()).toMatchObject({ state: 'on', consentedBy: expect.any(String) });
  });
});
