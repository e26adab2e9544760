import type { Money } from '@lading/contracts/core';
import type { CarrierPurchase } from './carriers/carrier-adapter.ts';

/** What the platform charges on top of a carrier's price. */
export interface MarkupTerms {
  /** Decimal text with at most two places, from `0` to `100`. */
  percent: string;
  /** Per package. */
  fixed: Money;
}

type Priced = Pick<CarrierPurchase, 'amount' | 'lines'>;

/**
 * The markup on a carrier's price, in minor units: the percentage of the whole price, a half cent rounded up, and the fixed amount for each
 * package. Zero for a price in another currency, or of zero or less: a wallet does not pay them.
 */
export function markupOn(price: Money, packages: number, terms: MarkupTerms | undefined): number {
  if (terms?.fixed.currency !== price.currency || price.minor <= 0) return 0;
  const hundredths = Math.round(Number(terms.percent) * 100);
  return Math.floor((2 * price.minor * hundredths + 10_000) / 20_000) + terms.fixed.minor * packages;
}

/** A price with a markup as its last line; the same price if that is zero. */
export function withMarkup<Price extends Priced>(price: Price, minor: number): Price {
  if (minor === 0) return price;
  const { amount, lines } = price;
  return {
    ...price,
    amount: { ...amount, minor: amount.minor + minor },
    lines: [...lines, { kind: 'markup', amount: { ...amount, minor } }],
  };
}

/** The markup among the lines of a price, in minor units. */
export const markupIn = (lines: Priced['lines']): number =>
  lines.reduce((sum, { kind, amount }) => (kind === 'markup' ? sum + amount.minor : sum), 0);
