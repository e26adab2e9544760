import type { ImportDefinition } from '@lading/contracts/imports';
import type { HeadingScore } from './mapping-score.ts';

/** A weaker name is no other column for the same. */
const leastScore = 0.7;

/**
 * Of columns that mean the same field, leaves out those without any value where another has some: a program that has "Phone" and "Mobile" may
 * fill the second only. Names and addresses are excepted: the filled ones may be another person's.
 *
 * @param columns with the values of their first rows
 * @param scores per field one of each column; changed in place
 */
export function preferFilled(
  { fields, addresses = {} }: ImportDefinition,
  columns: readonly { values: readonly string[] }[],
  scores: (HeadingScore | undefined)[][],
): void {
  const ofAddress = new Set<string>(Object.values(addresses).flatMap((party) => Object.values(party)));
  const isFilled = columns.map(({ values }) => values.length > 0);
  fields.forEach(({ key, isPhone }, at) => {
    if (ofAddress.has(key) && !isPhone) return;
    const hasOther = scores[at]!.some(
      (score, column) => isFilled[column] && isNamed(score) && score.score >= leastScore,
    );
    if (!hasOther) return;
    scores[at] = scores[at]!.map((score, column) =>
      isFilled[column] || score?.reason === 'learned' || score?.reason === 'origin' ? score : undefined,
    );
  });
}

const isNamed = (score: HeadingScore | undefined): score is HeadingScore =>
  score?.reason === 'exact' || score?.reason === 'alias';
