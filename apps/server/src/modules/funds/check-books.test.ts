import { operatorFundsApi } from '@lading/contracts/funds';
import { identityApi } from '@lading/contracts/identity';
import { expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { ledger } from './ledger.service.ts';
import { lockWallet, type WalletName } from './ledger.store.ts';
import { creditPayment, newReference, postageWallet } from './payment.service.ts';
import { insertPayment } from './payment.store.ts';
import { noFindings } from '../../testing/no-findings.ts';
import { plantedIn } from '../../testing/planted-in.ts';

const token = 'operator-of-the-books-tests-71aa';
const { server, seller } = await twoOrganizations({ LADING_OPERATOR_TOKEN: token });
const me = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
if (me.result !== 'OK') throw new Error(me.message);
const { orgId } = me.data.org;
const { database, clock } = server.platform;
const books = ledger(clock);
const planted = plantedIn(database);
const wallet: WalletName = { kind: 'postage', currency: 'XTS' };
const cause = { kind: 'test', id: 'books' };

const check = async () => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.call(operatorFundsApi.calls.checkBooks, {}, undefined, headers);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.findings;
};
const shown = async (kind: string) =>
  new RegExp(`^ledger_findings\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(
    (await server.app.inject({ url: '/metrics' })).body,
  )?.[1];
const fill = (minor: number, key: string) =>
  database.asOrganization(orgId, (trx) =>
    books.settle(trx, { kind: 'top-up', wallet, key, cause, shares: [{ account: 'cash', minor: -minor }] }),
  );

it('finds nothing in correct books, and reports that', async () => {
  await fill(1_000, 'books-1');
  expect(await check()).toEqual(noFindings);
  expect(await shown('drifted')).toBe('0');
});

it('shows when the books were last checked, so that a stuck check is noticed', async () => {
  const seconds = () => clock.now().getTime() / 1_000;
  const before = seconds();
  await check();
  const { body } = await server.app.inject({ url: '/metrics' });
  const [, told] = /^ledger_checked_at_seconds (\S+)$/m.exec(body) ?? [];
  expect(Number(told)).toBeGreaterThanOrEqual(before);
  expect(Number(told)).toBeLessThanOrEqual(seconds());
});

it('finds a balance that was changed by a cent', async () => {
  await fill(2_000, 'books-2');
  const { walletId } = await database.asOrganization(orgId, (trx) => lockWallet(trx, wallet));
  const by = (cents: string) =>
    `update wallet set available = available ${cents} where wallet_id = ${walletId}`;
  await planted('wallet', [by('+ 1'), by('- 1')], async () => {
    expect(await check()).toEqual({ ...noFindings, drifted: [walletId] });
    expect(await shown('drifted')).toBe('1');
  });
  expect(await check()).toEqual(noFindings);
  expect(await shown('drifted')).toBe('0');
});

it('finds a changed entry, on any account', async () => {
  const { transactionId } = await fill(3_000, 'books-3');
  const { walletId } = await database.asOrganization(orgId, (trx) => lockWallet(trx, wallet));
  const change = (account: string, cents: string) =>
    `update ledger_entry set amount = amount ${cents} where transaction_id = ${transactionId} and account = '${account}'`;
  await planted('ledger_entry', [change('cash', '+ 1'), change('cash', '- 1')], async () => {
    expect(await check()).toEqual({ ...noFindings, unbalanced: [transactionId] });
  });
  await planted('ledger_entry', [change('wallet', '+ 1'), change('wallet', '- 1')], async () => {
    expect(await check()).toMatchObject({
      drifted: [walletId],
      unbalanced: [transactionId],
      misstated: [transactionId],
    });
  });
});

it('finds a payment posted with another amount than was paid', async () => {
  const paymentId = await database.asOrganization(orgId, async (trx) => {
    const { walletId, currency } = await lockWallet(trx, postageWallet);
    const given = { walletId, currency, minor: 900, method: 'bank-transfer', userId: null } as const;
    const payment = await insertPayment(trx, { ...given, reference: newReference() });
    return (await creditPayment(trx, clock, payment.paymentId)).paymentId;
  });
  const amount = (minor: number) => `update payment set amount = ${minor} where payment_id = ${paymentId}`;
  await planted('payment', [amount(901), amount(900)], async () => {
    expect(await check()).toEqual({ ...noFindings, uncredited: [paymentId] });
  });
});

it('can only be requested by an operator', async () => {
  expect(await server.call(operatorFundsApi.calls.checkBooks, {}, seller)).toMatchObject({ result: 'ERR' });
});
