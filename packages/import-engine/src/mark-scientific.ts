import type { RawTable } from './raw-table.ts';

const warningsKept = 1000;
const plus = 43;

/**
 * Adds a warning for every text like `8.90123E+11`: a long number that a spreadsheet has turned to scientific notation before
 * it was saved, so its last digits may be lost (decision D8).
 */
export function markScientific(table: RawTable): RawTable {
  table.columns.forEach((cells, column) => {
    for (let row = 0; row < cells.length; row += 1) {
      if (!isScientific(cells[row]!) || table.warnings.length >= warningsKept) continue;
      table.warnings.push({ code: 'scientific', rowNumber: table.rowNumbers[row]!, column });
    }
  });
  return table;
}

/** Whether a text is a number in scientific notation with a positive exponent, as spreadsheets write it. */
export function isScientific(text: string): boolean {
  const length = text.length;
  if (length < 4 || length > 24) return false;
  // Only a plus sign one to three places before the end is worth a closer look.
  const hasPlus =
    text.charCodeAt(length - 3) === plus ||
    text.charCodeAt(length - 2) === plus ||
    text.charCodeAt(length - 4) === plus;
  return hasPlus && /^-?\d(?:[.,]\d+)?[Ee]\+\d{1,3}$/.test(text);
}
