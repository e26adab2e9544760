import { randomUUID } from 'node:crypto';
import { fundsApi } from '@lading/contracts/funds';
import { identityApi } from '@lading/contracts/identity';
import {
  carrierMessages,
  labelsApi,
  operatorMarkupsApi,
  shippingApi,
  shippingMessages,
  type Quote,
} from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { localOperatorToken } from '../../platform/require-operator.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { findingsOfBooks } from '../funds/index.ts';
import { fixedAccounts, platformCarriers } from './carriers/carrier-accounts.ts';
import type { CarrierAdapter } from './carriers/carrier-adapter.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { easyPostClient, own } from './testing/easypost-client.ts';
import { openPurchasing } from './testing/open-purchases.ts';
import { voidService } from './void.service.ts';

const { markups, setMarkup } = operatorMarkupsApi.calls;
const { server, seller, connect, listed } = await easyPostClient();
const buyer = labelBuyer(server, seller);
const { database, secrets } = server.platform;
const asOperator = { authorization: `Bearer ${localOperatorToken(secrets)}` };
const usd = (minor: number) => ({ minor, currency: 'USD' });
const set = (percent: string, fixed: number, accountId = 'demo') =>
  server.call(setMarkup, { body: { accountId, percent, fixed: usd(fixed) } }, undefined, asOperator);

/** Sets the clock, and gets a new token, since the old one expires. */
async function goTo(moment: string) {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
  Object.assign(seller, await server.signIn('seller@lading.test'));
}
const ground = (quote: Quote) => quote.rates.find(({ serviceCode }) => serviceCode === 'DEMO_GROUND')!;
const markupOf = (quote: Quote) => ground(quote).lines.filter(({ kind }) => kind === 'markup');
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
/** The entries of the last transaction of a shipment's labels. */
async function explained(shipmentId: string) {
  const { transactionId } = (await detail(shipmentId)).purchase!.transactions.at(-1)!;
  const { entries, label } = await dataOf(
    server.call(fundsApi.calls.explainTransaction, { params: { transactionId } }, seller),
  );
  return { entries: entries.map(({ account, amount }) => [account, amount.minor]), label: label! };
}
const settled = { mischarged: [], misrefunded: [], unbalanced: [], drifted: [] };
const findings = () => database.asSystem((trx) => findingsOfBooks(trx, server.clock.now()));

beforeAll(async () => {
  await goTo('2027-03-01T18:00:00Z');
  await buyer.fund(1_000_000);
});

describe('the markup of a platform account', () => {
  it('is the last line of a rate, a half cent rounded up, and part of the total', async () => {
    expect(markupOf(await buyer.quote())).toEqual([]);
    await dataOf(set('10', 50));
    const quote = await buyer.quote();
    const { amount, lines } = ground(quote);
    // 28.09 of the carrier; 2.809 and 0.50 of the platform.
    expect(amount).toEqual(usd(3_140));
    expect(lines.at(-1)).toEqual({ kind: 'markup', amount: usd(331) });
    for (const rate of quote.rates) {
      expect(rate.lines.filter(({ kind }) => kind === 'markup')).toHaveLength(1);
      expect(rate.lines.reduce((sum, line) => sum + line.amount.minor, 0)).toBe(rate.amount.minor);
    }
    const [one] = workedExample.packages;
    const two = await buyer.quote({ ...workedExample, packages: [one, one] });
    const carriers = ground(two).amount.minor - markupOf(two)[0]!.amount.minor;
    expect(markupOf(two)).toEqual([
      { kind: 'markup', amount: usd(Math.floor((carriers + 5) / 10) + 2 * 50) },
    ]);
  });

  it('is held with the price, posted to its own account, and credited by a void', async () => {
    const before = await buyer.balance();
    const { shipmentId, amount, charged } = await buyer.bought();
    expect([amount, charged]).toEqual([usd(3_140), usd(3_140)]);
    expect(await buyer.balance()).toEqual({ ...before, available: before.available - 3_140 });
    const { entries, label } = await explained(shipmentId);
    expect(entries).toEqual([
      ['held', -3_140],
      ['carrier-payable', 2_809],
      ['markup', 331],
    ]);
    expect(label).toMatchObject({ quoted: usd(3_140), charged: usd(3_140) });
    expect(label.lines.at(-1)).toEqual({ kind: 'markup', amount: usd(331) });

    const voided = await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
    expect(voided).toMatchObject({ state: 'ACCEPTED', amount: usd(3_140) });
    await goTo('2027-03-03T18:00:00Z');
    await voidService(server.platform, fixedAccounts(platformCarriers(server.platform))).followUp();
    expect(await buyer.balance()).toEqual(before);
    expect((await explained(shipmentId)).entries).toEqual([
      ['wallet', 3_140],
      ['carrier-payable', -2_809],
      ['markup', -331],
    ]);
    expect(await findings()).toMatchObject(settled);
  });

  it('is charged too when the reply of the carrier was lost', async () => {
    const before = await buyer.balance();
    const purchase = await buyer.bought({ ...workedExample, to: place('90277', 'DEMO: REPLY-LOST') });
    expect(purchase.state).toBe('UNKNOWN');
    expect(await buyer.balance()).toEqual({ available: before.available - 3_140, held: 3_140 });
    server.clock.advance(61_000);
    await openPurchasing(server).purchases.saga.reconcile();
    expect(await buyer.detail(purchase.purchaseId)).toMatchObject({ state: 'BOUGHT', charged: usd(3_140) });
    expect(await buyer.balance()).toEqual({ available: before.available - 3_140, held: 0 });
  });

  it('does not raise the price at which the carrier may sell, and stays as quoted when that sells for less', async () => {
    const asked: number[] = [];
    const cheaper = platformCarriers(server.platform).map((carrier): CarrierAdapter => ({
      ...carrier,
      async buy(order, signal) {
        asked.push(order.amount.minor);
        const bought = await carrier.buy(order, signal);
        const amount = { ...bought.amount, minor: bought.amount.minor - 100 };
        return { ...bought, amount, lines: [{ kind: 'base', amount }] };
      },
    }));
    const { org, user } = await dataOf(
      server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller),
    );
    const before = await buyer.balance();
    const quote = await buyer.quote();
    const { rateId, amount } = ground(quote);
    const { purchases } = openPurchasing(server, cheaper);
    const { purchase } = await purchases.begin(
      {
        db: (work) => database.asOrganization(org.orgId, work),
        user: { orgId: org.orgId, userId: user.userId },
        signal: new AbortController().signal,
      },
      { quoteId: quote.quoteId, rateId, amount },
      randomUUID(),
    );
    await purchases.saga.run(purchase);
    expect(asked).toEqual([2_809]);
    expect(await buyer.balance()).toEqual({ available: before.available - 2_709 - 331, held: 0 });
    expect((await explained(purchase.shipmentId)).entries).toContainEqual(['markup', 331]);
    expect(await findings()).toMatchObject(settled);
  });

  it('of a quote stays what it was; an expired quote has the new one, which the buyer must see first', async () => {
    const later = { ...workedExample, shipDate: '2027-03-05' };
    const [first, second] = [await buyer.quote(later), await buyer.quote(later)];
    await dataOf(set('20', 0));
    expect(markupOf(await buyer.quote(later))[0]?.amount.minor).not.toBe(markupOf(first)[0]?.amount.minor);
    const { charged } = await dataOf(buyer.buy(first));
    expect(charged).toEqual(ground(first).amount);
    await goTo('2027-03-04T20:00:00Z');
    expect(await buyer.buy(second)).toMatchObject({ code: 409, reason: shippingMessages.staleQuote.code });
  });
});

describe('who sets it, and for what', () => {
  const current = () => dataOf(server.call(markups, {}, undefined, asOperator));

  it('operators alone see and set it, and their act is on record', async () => {
    await dataOf(set('5', 0));
    const body = { accountId: 'demo', percent: '0', fixed: usd(0) };
    for (const caller of [seller, await server.signIn('other@lading.test'), undefined]) {
      expect(await server.call(setMarkup, { body }, caller)).toMatchObject({ code: 401 });
      expect(await server.call(markups, {}, caller)).toMatchObject({ code: 401 });
    }
    expect(await current()).toMatchObject([{ accountId: 'demo', percent: '5.00', fixed: usd(0) }]);
    const { rows } = await database.pool.query<{ detail: object }>(
      `select detail from audit_event where action = 'operator-markups.setMarkup' and outcome = 'ok'
       order by happened_at desc limit 1`,
    );
    expect(rows[0]?.detail).toMatchObject({ id: 'demo', percent: '5.00', fixed: '0.00 USD' });
  });

  it.each([
    ['-1', 0],
    ['100.01', 0],
    ['5.001', 0],
    ['5', -1],
    ['5', 100_001],
  ] as const)('%s %% and %s cents are refused', async (percent, fixed) => {
    const before = await current();
    expect(await set(percent, fixed)).toMatchObject({ code: 400 });
    expect(await current()).toEqual(before);
  });

  it('of two operators who change a part each at the same time, neither undoes the other', async () => {
    const change = (part: { percent: string } | { fixed: ReturnType<typeof usd> }) =>
      dataOf(server.call(setMarkup, { body: { accountId: 'demo', ...part } }, undefined, asOperator));
    for (const [percent, cents] of [
      ['6', 10],
      ['7', 20],
      ['8', 30],
    ] as const) {
      await Promise.all([change({ percent }), change({ fixed: usd(cents) })]);
      expect(await current()).toMatchObject([{ percent: `${percent}.00`, fixed: usd(cents) }]);
    }
    await dataOf(set('5', 0));
  });

  it('terms are never changed: new ones are added', async () => {
    const change = (statement: string) =>
      expect(database.asSystem((trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
        'permission denied',
      );
    await change('update carrier_markup set percent = 1');
    await change('delete from carrier_markup');
  });

  it('a client’s own account has none: neither by the call nor in the database', async () => {
    await dataOf(connect());
    const [{ accountId } = { accountId: '' }] = await listed();
    expect(await set('5', 0, accountId)).toMatchObject({
      code: 400,
      reason: carrierMessages.markupOnPlatformOnly.code,
    });
    await expect(
      database.pool.query(
        `insert into carrier_markup (account_id, percent, fixed, currency, set_at) values ($1, 5, 0, 'USD', now())`,
        [accountId],
      ),
    ).rejects.toThrow('carrier_markup_account_id_check');
    const quote = await buyer.quote();
    const rate = quote.rates.find(({ serviceCode }) => serviceCode === own)!;
    expect(rate.lines.map(({ kind }) => kind)).not.toContain('markup');
    const before = await buyer.balance();
    const { purchaseId } = await dataOf(buyer.buy(quote, { service: own }));
    expect(await buyer.balance()).toEqual(before);
    await expect(
      database.pool.query(
        `update label_purchase set lines = lines || '[{"kind": "markup", "amount": {"minor": 5, "currency": "USD"}}]'
         where purchase_id = $1`,
        [purchaseId],
      ),
    ).rejects.toThrow('label_purchase_own_account_without_markup');
  });
});
