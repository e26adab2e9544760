import {
  billingApi,
  fundsApi,
  type CauseKind,
  type ExplainedTransaction,
  type StatementLine,
  type TransactionKind,
} from '@lading/contracts/funds';
import { expect } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';
import { microsOf, minorOf } from '../exact-decimal.ts';

/** What money of each cause may do on a statement; a hold and its release are part of the explanation of a line. */
export const linesOf = {
  payment: ['top-up', 'reversal'],
  withdrawal: ['withdrawal', 'reversal'],
  'client-payment': ['top-up', 'reversal'],
  'label-purchase': ['purchase'],
  'label-void': ['void', 'reversal'],
  'label-adjustment': ['adjustment', 'dispute'],
  'label-claim': ['claim'],
  pickup: ['service'],
  'address-change': ['service'],
  'warehouse-charge': ['purchase', 'fee'],
} as const satisfies Record<CauseKind, readonly TransactionKind[]>;
export type LineOf<Cause extends CauseKind> = {
  [One in Cause]: `${One} ${(typeof linesOf)[One][number]}`;
}[Cause];

/** A line of a statement with its explanation. */
interface ExplainedLine {
  line: StatementLine;
  why: ExplainedTransaction;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** What a line is, as the table above names it. */
export const nameOf = ({ causeKind, kind }: StatementLine): string => `${causeKind} ${kind}`;

/**
 * Every line of a wallet's statement, oldest first, each explained. Of each the balance follows from the one before, its entries sum to
 * zero, and what it is made of adds up to its amount.
 */
export async function explainedLines(
  server: Pick<TestServer, 'call'>,
  caller: Caller,
  warehouseId?: string,
): Promise<ExplainedLine[]> {
  const page = async (pageNo: number) => {
    const query = { pageNo, pageSize: 200, sort: 'time:asc' as const };
    return warehouseId === undefined
      ? dataOf(server.call(fundsApi.calls.postagePage, { query }, caller))
      : dataOf(server.call(billingApi.calls.transactionPage, { query: { ...query, warehouseId } }, caller));
  };
  const lines: StatementLine[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { records, total } = await page(pageNo);
    lines.push(...records);
    if (records.length === 0 || lines.length >= total) break;
  }
  const explained: ExplainedLine[] = [];
  let balance = 0;
  for (const line of lines) {
    balance += line.amount.minor;
    expect([line, line.balance.minor]).toEqual([line, balance]);
    const params = { transactionId: line.transactionId };
    const why = await dataOf(server.call(fundsApi.calls.explainTransaction, { params }, caller));
    expectToAddUp({ line, why });
    explained.push({ line, why });
  }
  return explained;
}

const microsIn = (charges: NonNullable<ExplainedTransaction['charges']>): bigint =>
  charges.reduce((total, { amount }) => total + microsOf(amount), 0n);

/** What an amount is made of, in minor units as the wallet sees them; undefined where its cause has but the one amount. */
function partsOf(why: ExplainedTransaction): number[] | undefined {
  const { kind, label, adjustment, charges, related, transactionId } = why;
  if (kind === 'purchase' && label) return label.lines.map(({ amount }) => -amount.minor);
  // A void gives back what the label has cost until then.
  if (kind === 'void')
    return related.flatMap((one) =>
      BigInt(one.transactionId) < BigInt(transactionId) && one.kind !== 'claim' ? [-one.amount.minor] : [],
    );
  if (adjustment) {
    const { was, now, refundedBefore } = adjustment;
    const effect = kind === 'dispute' ? now.minor - was.minor : was.minor - now.minor;
    return [effect, -refundedBefore.minor];
  }
  // A credit note is rounded together with those before it, see its own test.
  if (charges === null || why.detail['creditNoteNo'] !== undefined) return undefined;
  return [-minorOf(microsIn(charges), 2)];
}

function expectToAddUp({ line, why }: ExplainedLine): void {
  const { transactionId, kind, causeKind, causeId, detail, time, amount } = line;
  expect(why).toMatchObject({ transactionId, kind, causeKind, causeId, detail, time });
  expect(why.entries.every((entry) => entry.amount.currency === amount.currency)).toBe(true);
  const isOwn = ({ account }: (typeof why.entries)[number]) => account === 'wallet' || account === 'held';
  const minors = (entries: typeof why.entries) => sum(entries.map((entry) => entry.amount.minor));
  const others = why.entries.filter((entry) => !isOwn(entry));
  const sums = [minors(why.entries.filter(isOwn)), -minors(others)];
  expect([line, ...sums]).toEqual([line, amount.minor, amount.minor]);
  const parts = partsOf(why);
  if (parts) expect([line, sum(parts)]).toEqual([line, amount.minor]);
  if (why.charges) expect(Math.abs(Number(microsIn(why.charges)) / 10_000 + amount.minor)).toBeLessThan(1);
  // What takes another one back has it beside it.
  if (kind === 'reversal') expect(why.related.map((one) => one.kind)).not.toEqual([]);
}
