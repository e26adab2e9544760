import type { ExplainedTransaction } from '@lading/contracts/funds';
import { expect, it } from 'vitest';
import { chainOf } from './chain-rules.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const purchase: ExplainedTransaction = {
  transactionId: '60010',
  time: '2026-11-23T08:00:00.000Z',
  kind: 'purchase',
  causeKind: 'label-purchase',
  causeId: '1',
  detail: {},
  label: null,
  adjustment: null,
  charges: null,
  entries: [
    { account: 'held', amount: usd(-3_000) },
    { account: 'wallet', amount: usd(191) },
    { account: 'carrier-payable', amount: usd(2_809) },
  ],
  related: [
    { transactionId: '60011', time: '2026-11-25T08:00:00.000Z', kind: 'adjustment', amount: usd(-210) },
    { transactionId: '60009', time: '2026-11-23T08:00:00.000Z', kind: 'hold', amount: usd(-3_000) },
  ],
};

it('lists a transaction among the others of its cause, oldest first, and sums their effect on the wallet', () => {
  const { steps, total } = chainOf(purchase);
  expect(steps.map(({ kind, amount, isThis }) => [kind, amount.minor, isThis])).toEqual([
    ['hold', -3_000, false],
    ['purchase', 191, true],
    ['adjustment', -210, false],
  ]);
  expect(total).toEqual(usd(-3_019));
});
