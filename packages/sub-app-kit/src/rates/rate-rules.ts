import { byCurrency } from '@lading/contracts/core';
import type { Rate } from '@lading/contracts/shipping';

/** Sort orders of rates. */
export const rateOrders = ['price', 'speed'] as const;
export type RateOrder = (typeof rateOrders)[number];

/** A carrier that names no day comes last by speed. */
const unknownDay = '9999';

/** Sorted rates; the other measure decides between equals. By price, those in the currency that most have come first. */
export function sortedRates(rates: readonly Rate[], order: RateOrder): Rate[] {
  const byPrice = (one: Rate, other: Rate) => one.amount.minor - other.amount.minor;
  const bySpeed = (one: Rate, other: Rate) =>
    (one.deliverBy ?? unknownDay).localeCompare(other.deliverBy ?? unknownDay) ||
    (one.days ?? 0) - (other.days ?? 0);
  return order === 'price'
    ? byCurrency(rates.toSorted((one, other) => byPrice(one, other) || bySpeed(one, other)))
    : rates.toSorted((one, other) => bySpeed(one, other) || byPrice(one, other));
}
