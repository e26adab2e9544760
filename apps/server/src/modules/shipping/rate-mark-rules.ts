import { byCurrency } from '@lading/contracts/core';
import type { Rate } from '@lading/contracts/shipping';

/** Weight of transit time in best value: the price is multiplied by the days plus this number. */
const patienceDays = 3;

/** Rates without a day sort behind those with one. */
const dayOf = ({ deliverBy }: Pick<Rate, 'deliverBy'>): string => deliverBy ?? '9999';

/**
 * Sorts rates, cheapest first, and marks notable ones (design: CHEAPEST, FASTEST, BESTVALUE). Prices in another currency than
 * most come last: they cannot be compared.
 */
export function markedRates(rates: readonly Omit<Rate, 'marks'>[]): Rate[] {
  const byPrice = rates.toSorted(
    (one, other) => one.amount.minor - other.amount.minor || dayOf(one).localeCompare(dayOf(other)),
  );
  const sorted = byCurrency(byPrice).map((rate): Rate => ({ ...rate, marks: [] }));
  const [cheapest] = sorted;
  if (!cheapest) return [];
  cheapest.marks.push('CHEAPEST');
  // A service without a delivery day is marked neither as fast nor as good value.
  const dated = sorted.filter(({ deliverBy }) => deliverBy !== null);
  if (dated.length === 0) return sorted;
  dated.reduce((best, rate) => (dayOf(rate) < dayOf(best) ? rate : best)).marks.push('FASTEST');
  const value = ({ amount, days }: Rate): number =>
    amount.currency === cheapest.amount.currency
      ? amount.minor * ((days ?? Infinity) + patienceDays)
      : Infinity;
  const best = dated.reduce((one, rate) => (value(rate) < value(one) ? rate : one));
  if (value(best) < Infinity) best.marks.push('BESTVALUE');
  return sorted;
}
