import type { ImportDefinition } from '@lading/contracts/imports';
import { assignColumns } from './assign-columns.ts';
import { isStrong, type HeadingScore } from './mapping-score.ts';

/**
 * Assigns columns to fields one to one: first to those that depend on no other, then to the others from the columns that are left (see
 * `ImportField.suggestedWith`).
 *
 * @param scores per field one of each column
 * @returns per field the index of its column, or -1
 */
export function assignInTurn(
  { fields }: ImportDefinition,
  scores: readonly (readonly (HeadingScore | undefined)[])[],
): number[] {
  // Cubed, one sure match outweighs two doubtful ones.
  const weightOf = (score: HeadingScore | undefined) => (score?.score ?? 0) ** 3;
  const first = assignColumns(
    scores.map((row, at) => row.map((score) => (fields[at]!.suggestedWith ? 0 : weightOf(score)))),
  );
  if (fields.every(({ suggestedWith }) => !suggestedWith)) return first;
  const used = new Set(first);
  const second = assignColumns(
    scores.map((row, at) => {
      const { suggestedWith } = fields[at]!;
      if (!suggestedWith) return row.map(() => 0);
      const hasOther = first[fields.findIndex(({ key }) => key === suggestedWith)] !== -1;
      return row.map((score, column) =>
        used.has(column) || !(hasOther || isStrong(score)) ? 0 : weightOf(score),
      );
    }),
  );
  return first.map((column, at) => (fields[at]!.suggestedWith ? second[at]! : column));
}
