import type { Money } from '@lading/contracts/core';
import type { ExplainedTransaction } from '@lading/contracts/funds';

type Step = ExplainedTransaction['related'][number] & { isThis: boolean };

/** The effect of a transaction on the available balance. */
function effectOf({ entries }: ExplainedTransaction): Money {
  const currency = entries[0]?.amount.currency ?? 'USD';
  const own = entries.filter(({ account }) => account === 'wallet');
  return { minor: own.reduce((sum, { amount }) => sum + amount.minor, 0), currency };
}

/** A transaction among the others of its cause in chronological order, and their total effect on the available balance. */
export function chainOf(explained: ExplainedTransaction): { steps: Step[]; total: Money } {
  const { transactionId, time, kind, related } = explained;
  const amount = effectOf(explained);
  const steps = [
    ...related.map((step) => ({ ...step, isThis: false })),
    { transactionId, time, kind, amount, isThis: true },
  ].toSorted(
    (one, other) =>
      Date.parse(one.time) - Date.parse(other.time) ||
      Number(BigInt(one.transactionId) - BigInt(other.transactionId)),
  );
  return { steps, total: { ...amount, minor: steps.reduce((sum, step) => sum + step.amount.minor, 0) } };
}
