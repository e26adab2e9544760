import type { Rate } from '@lading/contracts/shipping';

/** What a day less in transit may cost at best value: its price times its days and these. */
const patienceDays = 3;

/** Without a day a rate sorts behind those that have one. */
const dayOf = ({ deliverBy }: Pick<Rate, 'deliverBy'>): string => deliverBy ?? '9999';

/** Sorts rates, the cheapest first, and marks those that stand out (design: CHEAPEST, FASTEST, BESTVALUE). */
export function markedRates(rates: readonly Omit<Rate, 'marks'>[]): Rate[] {
  const sorted = rates
    .toSorted((one, other) => one.amount.minor - other.amount.minor || dayOf(one).localeCompare(dayOf(other)))
    .map((rate): Rate => ({ ...rate, marks: [] }));
  const [cheapest] = sorted;
  if (!cheapest) return [];
  cheapest.marks.push('CHEAPEST');
  // A service whose carrier names no day is neither fast nor good value, as far as anybody knows.
  const dated = sorted.filter(({ deliverBy }) => deliverBy !== null);
  if (dated.length === 0) return sorted;
  dated.reduce((best, rate) => (dayOf(rate) < dayOf(best) ? rate : best)).marks.push('FASTEST');
  const value = ({ amount, days }: Rate): number => amount.minor * ((days ?? Infinity) + patienceDays);
  dated.reduce((best, rate) => (value(rate) < value(best) ? rate : best)).marks.push('BESTVALUE');
  return sorted;
}
