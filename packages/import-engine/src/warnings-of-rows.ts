import type { CellWarning } from './raw-table.ts';

/**
 * The warnings of some rows. Every cell of a file may have one, and a file is read in many parts, so they are found by halving.
 *
 * @param warnings by row number, ascending
 * @param first number of the first row in the file, `last` of the last
 */
export function warningsOfRows(warnings: readonly CellWarning[], first: number, last: number): CellWarning[] {
  const placeOf = (rowNumber: number) => {
    let [low, high] = [0, warnings.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (warnings[middle]!.rowNumber < rowNumber) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return warnings.slice(placeOf(first), placeOf(last + 1));
}
