import type { ImportDefinition } from '@lading/contracts/imports';
import { headingCurrency } from './fixes/currency-words.ts';
import type { HeadingScore } from './mapping-score.ts';

/** A weaker match is not the amount of the field: "Tax (USD)" next to "Cost (EUR)". */
const leastScore = 0.6;

/**
 * If a file gives an amount in the currency of its field and in another one, the other column is excluded for this field: "Cost
 * (USD)" next to "Cost (EUR)". Learned mappings stay.
 *
 * @param scores per field one of each column; changed in place
 */
export function preferDollars(
  { fields }: ImportDefinition,
  headings: readonly string[],
  scores: (HeadingScore | undefined)[][],
): void {
  const currencies = headings.map((heading) => headingCurrency(heading));
  if (!currencies.includes('dollar') || !currencies.includes('foreign')) return;
  fields.forEach(({ currency }, at) => {
    const own = scores[at]!;
    const hasDollars = own.some(
      (score, column) => currencies[column] === 'dollar' && (score?.score ?? 0) >= leastScore,
    );
    if (!currency || !hasDollars) return;
    scores[at] = own.map((score, column) =>
      currencies[column] === 'foreign' && score?.reason !== 'learned' ? undefined : score,
    );
  });
}
