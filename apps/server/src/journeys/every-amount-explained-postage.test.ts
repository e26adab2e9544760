import {
  fundsApi,
  operatorFundsApi,
  operatorWithdrawalsApi,
  withdrawalsApi,
  type StatementLine,
} from '@lading/contracts/funds';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../platform/testing/data-of.ts';
import { twoOrganizations } from '../platform/testing/two-organizations.ts';
import { explainedLines, nameOf, type LineOf } from '../modules/funds/testing/explained-lines.ts';
import { labelBuyer } from '../modules/shipping/testing/buy-labels.ts';

const token = 'operator-of-the-tests-of-amounts-7d1c';
const { server, seller } = await twoOrganizations({ LADING_OPERATOR_TOKEN: token });
const operator = { authorization: `Bearer ${token}` };
const buyer = labelBuyer(server, seller);
const usd = (minor: number) => ({ minor, currency: 'USD' });

type Line = LineOf<'payment' | 'withdrawal'>;
const newest = async (name: Line) =>
  (await explainedLines(server, seller)).findLast(({ line }) => nameOf(line) === name)!;

let keys = 0;
const keyed = () => ({ 'idempotency-key': `amounts-test-key-${(keys += 1)}` });
async function transfer(minor: number) {
  const body = { amount: usd(minor), method: 'bank-transfer' as const };
  return dataOf(server.call(fundsApi.calls.topUp, { body }, seller, keyed()));
}
const paymentOf = async ({ detail }: StatementLine) => {
  const query = { search: String(detail['reference']) };
  return (await dataOf(server.call(fundsApi.calls.paymentPage, { query }, seller))).records[0];
};
async function withdrawn(minor: number): Promise<{ reference: string }> {
  const account = { holder: 'Ada Ltd.', accountForm: 'number' as const, accountNumber: '000123456789' };
  const body = { ...account, bankCode: '021000021', amount: usd(minor) };
  const { withdraw } = withdrawalsApi.calls;
  const { reference } = await dataOf(server.call(withdraw, { body }, seller, keyed()));
  const answer = { params: { reference }, body: { bankReference: 'BANK-1' } };
  await dataOf(server.call(operatorWithdrawalsApi.calls.confirmWithdrawal, answer, undefined, operator));
  return { reference };
}
const withdrawalOf = async ({ causeId: search }: StatementLine) => {
  const { withdrawalPage } = withdrawalsApi.calls;
  return (await dataOf(server.call(withdrawalPage, { query: { search } }, seller))).records[0];
};

const acts: Record<Line, () => Promise<void>> = {
  'payment top-up': async () => {
    await buyer.fund(5_000);
    const { line } = await newest('payment top-up');
    expect(await paymentOf(line)).toMatchObject({ amount: usd(5_000), method: 'demo', state: 'PAID' });
    const { reference } = await transfer(10_000);
    const received = { params: { reference }, body: { amount: usd(9_750) } };
    await dataOf(server.call(operatorFundsApi.calls.receivePayment, received, undefined, operator));
    const arrived = (await newest('payment top-up')).line;
    expect(arrived).toMatchObject({ amount: usd(9_750), detail: { reference } });
    expect(await paymentOf(arrived)).toMatchObject({ amount: usd(9_750), state: 'PAID' });
  },
  'payment reversal': async () => {
    const params = { reference: (await transfer(8_000)).reference };
    await dataOf(server.call(operatorFundsApi.calls.confirmPayment, { params }, undefined, operator));
    await dataOf(server.call(operatorFundsApi.calls.reversePayment, { params }, undefined, operator));
    const { line, why } = await newest('payment reversal');
    expect([line.amount, line.detail]).toEqual([usd(-8_000), params]);
    expect(why.related).toMatchObject([{ kind: 'top-up', amount: usd(8_000) }]);
    expect(await paymentOf(line)).toMatchObject({ amount: usd(8_000), state: 'REVERSED' });
  },
  'withdrawal withdrawal': async () => {
    const { reference } = await withdrawn(2_500);
    const { line, why } = await newest('withdrawal withdrawal');
    expect(line).toMatchObject({
      amount: usd(-2_500),
      causeId: reference,
      detail: { bankReference: 'BANK-1' },
    });
    expect(why.related).toMatchObject([{ kind: 'hold', amount: usd(-2_500) }]);
    expect(await withdrawalOf(line)).toMatchObject({ amount: usd(2_500), state: 'PAID' });
  },
  'withdrawal reversal': async () => {
    const params = await withdrawn(1_500);
    await dataOf(server.call(operatorWithdrawalsApi.calls.returnWithdrawal, { params }, undefined, operator));
    const { line, why } = await newest('withdrawal reversal');
    expect(line).toMatchObject({ amount: usd(1_500), causeId: params.reference });
    expect(why.related.map(({ kind }) => kind)).toEqual(['hold', 'withdrawal']);
    expect(await withdrawalOf(line)).toMatchObject({ amount: usd(1_500), state: 'RETURNED' });
  },
};

beforeAll(() => buyer.fund(100_000));

it.each(Object.entries(acts))('%s is explained to the cent', async (_name, act) => {
  expect.hasAssertions();
  await act();
});
