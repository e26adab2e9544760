import { byCurrency } from '@lading/contracts/core';
import type { Rate } from '@lading/contracts/shipping';

/** Sort orders of rates. */
export const rateOrders = ['price', 'speed'] as const;
export type RateOrder = (typeof rateOrders)[number];

/** A carrier that gives no delivery day comes last by speed. */
const unknownDay = '9999';

/** Sorts rates, with the other measure as tie-breaker. By price, those in the most common currency come first. */
export function sortedRates(rates: readonly Rate[], order: RateOrder): Rate[] {
  const byPrice = (one: Rate, other: Rate) => one.amount.minor - other.amount.minor;
  const bySpeed = (one: Rate, other: Rate) =>
    (one.deliverBy ?? unknownDay).localeCompare(other.deliverBy ?? unknownDay) ||
    (one.days ?? 0) - (other.days ?? 0);
  return order === 'price'
    ? byCurrency(rates.toSorted((one, other) => byPrice(one, other) || bySpeed(one, other)))
    : rates.toSorted((one, other) => bySpeed(one, other) || byPrice(one, other));
}
