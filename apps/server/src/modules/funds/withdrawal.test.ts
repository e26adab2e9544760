import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fundsApi,
  operatorFundsApi,
  operatorWithdrawalsApi,
  withdrawalMessages,
  withdrawalsApi,
} from '@lading/contracts/funds';
import { messagesApi } from '@lading/contracts/messages';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { noFindings } from '../../testing/no-findings.ts';
import { BalanceShort, ledger } from './ledger.service.ts';
import { postageWallet } from './payment.service.ts';
import { dailySpanMs } from './withdrawal-rules.ts';

const token = 'operator-of-the-withdrawal-tests-5f2b';
const { server, ...people } = await twoOrganizations({ LADING_OPERATOR_TOKEN: token });
let { seller, other } = people;
const operator = { authorization: `Bearer ${token}` };
const { database, clock } = server.platform;
const { orgId } = (await server.platform.tokens.read(seller.accessToken))!;
const { withdraw, cancelWithdrawal, withdrawalOffer, withdrawalPage } = withdrawalsApi.calls;
const { pendingWithdrawals, confirmWithdrawal, refuseWithdrawal, returnWithdrawal } =
  operatorWithdrawalsApi.calls;

const usd = (minor: number) => ({ minor, currency: 'USD' });
const number = '000123456789';
const account = {
  holder: 'Ada Ltd.',
  accountForm: 'number',
  accountNumber: number,
  bankCode: '021000021',
} as const;
const balance = () => dataOf(server.call(fundsApi.calls.postageBalance, { query: {} }, seller));
const offer = () => dataOf(server.call(withdrawalOffer, {}, seller));
let asked = 0;
const ask = (minor: number, key = `withdrawal-key-${(asked += 1)}-of-tests`) =>
  server.call(withdraw, { body: { ...account, amount: usd(minor) } }, seller, { 'idempotency-key': key });
const cancel = (withdrawalId: string, caller = seller) =>
  server.call(cancelWithdrawal, { body: { withdrawalId } }, caller);
const confirm = (reference: string, bankReference = 'BANK-1') =>
  server.call(confirmWithdrawal, { params: { reference }, body: { bankReference } }, undefined, operator);
const refuse = (reference: string) =>
  server.call(
    refuseWithdrawal,
    { params: { reference }, body: { reason: 'Names differ' } },
    undefined,
    operator,
  );
const returnToWallet = (reference: string) =>
  server.call(returnWithdrawal, { params: { reference } }, undefined, operator);
const findings = async () =>
  (await dataOf(server.call(operatorFundsApi.calls.checkBooks, {}, undefined, operator))).findings;
const titlesAbout = async (reference: string) => {
  const { page } = await dataOf(
    server.call(messagesApi.calls.listMessages, { query: { pageSize: 50 } }, seller),
  );
  return page.records.flatMap(({ titleEn, contentEn }) => (contentEn?.includes(reference) ? [titleEn] : []));
};
const fill = (minor: number, key: string) =>
  database.asOrganization(orgId, (trx) =>
    ledger(clock).settle(trx, {
      kind: 'top-up',
      wallet: postageWallet,
      key,
      cause: { kind: 'test', id: key },
      shares: [{ account: 'cash', minor: -minor }],
    }),
  );

await fill(1_000_000, 'withdrawal-tests');
// Each test has a day of its own: an organization can ask for so many within one.
beforeEach(async () => {
  server.clock.advance(dailySpanMs);
  seller = await server.signIn('seller@lading.test');
  other = await server.signIn('other@lading.test');
});

describe('a withdrawal', () => {
  it('holds its amount at once, is paid once by an operator, and comes back as the bank returns it', async () => {
    const before = await balance();
    const { reference, accountEnd } = await dataOf(ask(5_000));
    expect(accountEnd).toBe('6789');
    expect(await balance()).toMatchObject({
      available: usd(before.available.minor - 5_000),
      held: usd(before.held.minor + 5_000),
    });
    const waiting = await dataOf(server.call(pendingWithdrawals, {}, undefined, operator));
    expect(waiting.find((one) => one.reference === reference)).toMatchObject({ orgId, account });
    expect(await returnToWallet(reference)).toMatchObject({
      code: 409,
      reason: withdrawalMessages.notPaid.code,
    });
    expect(await findings()).toEqual(noFindings);
    for (const answer of await Promise.all([confirm(reference), confirm(reference)]))
      expect(answer).toMatchObject({ data: { state: 'PAID', bankReference: 'BANK-1' } });
    expect(await confirm(reference, 'BANK-2')).toMatchObject({ reason: withdrawalMessages.paidAlready.code });
    expect(await refuse(reference)).toMatchObject({ code: 409 });
    const paid = await balance();
    expect(paid).toMatchObject({ available: usd(before.available.minor - 5_000), held: before.held });
    expect(paid.monthSpend).toEqual(before.monthSpend);
    expect(await findings()).toEqual(noFindings);
    for (const answer of await Promise.all([returnToWallet(reference), returnToWallet(reference)]))
      expect(answer).toMatchObject({ data: { state: 'RETURNED' } });
    expect((await balance()).available).toEqual(before.available);
    const lines = await dataOf(
      server.call(fundsApi.calls.postagePage, { query: { search: reference } }, seller),
    );
    expect(lines.records).toMatchObject([
      { kind: 'reversal', amount: usd(5_000) },
      { kind: 'withdrawal', amount: usd(-5_000), detail: { bankReference: 'BANK-1' } },
    ]);
    const { transactionId } = lines.records[1]!;
    expect(
      await dataOf(server.call(fundsApi.calls.explainTransaction, { params: { transactionId } }, seller)),
    ).toMatchObject({ causeKind: 'withdrawal', related: [{ kind: 'hold' }, { kind: 'reversal' }] });
    expect(await findings()).toEqual(noFindings);
    expect((await titlesAbout(reference)).toSorted()).toEqual([
      'Withdrawal paid: 50.00 USD',
      'Withdrawal requested: 50.00 USD',
      'Withdrawal returned: 50.00 USD',
    ]);
  });

  it('that is refused or canceled gives its amount back, once, and cannot be paid', async () => {
    const before = await balance();
    const refused = await dataOf(ask(3_000));
    for (const answer of await Promise.all([refuse(refused.reference), refuse(refused.reference)]))
      expect(answer).toMatchObject({ data: { state: 'REFUSED', reason: 'Names differ' } });
    expect(await balance()).toMatchObject({ available: before.available, held: before.held });
    const canceled = await dataOf(ask(4_000));
    const { withdrawalId } = canceled;
    expect(await cancel(withdrawalId, other)).toMatchObject({ code: 404 });
    for (const answer of await Promise.all([cancel(withdrawalId), cancel(withdrawalId)]))
      expect(answer).toMatchObject({ data: { state: 'CANCELLED' } });
    expect(await balance()).toMatchObject({ available: before.available, held: before.held });
    expect(await confirm(canceled.reference)).toMatchObject({
      code: 409,
      reason: withdrawalMessages.canceledAlready.code,
    });
    expect(await confirm(refused.reference)).toMatchObject({ code: 409 });
    expect(await findings()).toEqual(noFindings);
  });

  it('waits alone: of two at once one is taken, and the same request twice is one', async () => {
    const before = await balance();
    const answers = await Promise.all([ask(1_000), ask(1_000)]);
    const taken = answers.flatMap((answer) => (answer.result === 'OK' ? [answer.data] : []));
    expect(taken).toHaveLength(1);
    expect(await ask(500)).toMatchObject({ code: 409, reason: withdrawalMessages.waitsAlready.code });
    expect((await offer()).waiting).toMatchObject({ reference: taken[0]!.reference });
    await dataOf(cancel(taken[0]!.withdrawalId));
    const key = 'the-same-withdrawal-twice';
    const twice = await Promise.all([dataOf(ask(1_000, key)), dataOf(ask(1_000, key))]);
    expect(twice[0].withdrawalId).toBe(twice[1].withdrawalId);
    expect((await balance()).held.minor).toBe(before.held.minor + 1_000);
    await dataOf(cancel(twice[0].withdrawalId));
  });

  it('takes no more than can be withdrawn, and no credit', async () => {
    const { most } = await offer();
    expect(await ask(most.minor + 1)).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'amount', code: withdrawalMessages.tooMuch.code }],
    });
    const bad = { ...account, amount: usd(100), bankCode: '021000022' };
    expect(
      await server.call(withdraw, { body: bad }, seller, { 'idempotency-key': 'a-wrong-bank-code' }),
    ).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'bankCode', code: withdrawalMessages.wrongBankCode.code }],
    });
  });

  it('beside purchases takes nothing that they hold, and the wallet never below zero', async () => {
    const { most, kept } = await offer();
    const { available, held } = await balance();
    const minor = Math.ceil(available.minor / 4);
    const purchases = Array.from({ length: 4 }, (_, index) =>
      database
        .asOrganization(orgId, (trx) =>
          ledger(clock).hold(trx, {
            wallet: postageWallet,
            minor,
            key: `beside-${index}`,
            cause: { kind: 'test', id: `beside-${index}` },
          }),
        )
        .catch((error: unknown) => {
          if (error instanceof BalanceShort) return undefined;
          throw error;
        }),
    );
    const [answer, ...holds] = await Promise.all([ask(most.minor), ...purchases]);
    const after = await balance();
    expect(after.available.minor).toBeGreaterThanOrEqual(0);
    expect(after.available.minor + after.held.minor).toBe(available.minor + held.minor);
    if (answer.result === 'OK') await dataOf(cancel(answer.data.withdrawalId));
    for (const hold of holds)
      if (hold)
        await database.asOrganization(orgId, (trx) =>
          ledger(clock).releaseHold(trx, { holdId: hold.holdId, cause: { kind: 'test', id: hold.holdId } }),
        );
    expect((await offer()).kept).toEqual(kept);
  });

  it('keeps no digest by which the number of the account could be guessed', async () => {
    const { withdrawalId } = await dataOf(ask(600, 'a-guess-at-the-number'));
    const body = { ...account, amount: usd(600) };
    const digestOf = (value: unknown) =>
      createHash('sha256').update(JSON.stringify(value)).digest('base64url');
    const orders = [body, { amount: usd(600), ...account }].flatMap((one) => [one, [null, one]]);
    const kept = async () =>
      (
        await database.pool.query<{ body_digest: string | null }>(
          `select body_digest from idempotency where idempotency_key = 'a-guess-at-the-number'`,
        )
      ).rows.map((row) => row.body_digest);
    expect(await kept()).toEqual([expect.stringMatching(/^keyed:[\w-]{43}$/)]);
    expect(orders.map(digestOf)).not.toContain((await kept())[0]);
    // What an earlier release has kept goes with the migration.
    await database.pool.query(`update idempotency set body_digest = $1`, [digestOf([null, body])]);
    const file = join(import.meta.dirname, '../../../db/migrations/0690-keyed-digests.sql');
    await database.pool.query(`begin; ${await readFile(file, 'utf8')} commit`);
    expect(await kept()).toEqual([null]);
    await dataOf(cancel(withdrawalId));
  });

  it('shows the account neither to others of the organization nor to readers of the database', async () => {
    const { withdrawalId } = await dataOf(ask(700));
    const list = await dataOf(server.call(withdrawalPage, { query: {} }, seller));
    expect(JSON.stringify(list)).not.toContain(number);
    for (const table of ['withdrawal', 'idempotency', 'ledger_transaction', 'notification']) {
      const { rows } = await database.asSystem((trx) =>
        sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(trx),
      );
      expect([table, rows.length > 0]).toEqual([table, true]);
      expect([table, rows.filter(({ row }) => row.includes(number)).length]).toEqual([table, 0]);
    }
    const theirs = await dataOf(server.call(withdrawalPage, { query: {} }, other));
    expect(theirs.records).toEqual([]);
    await dataOf(cancel(withdrawalId));
  });
});
