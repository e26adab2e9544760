import type { RawTable } from './raw-table.ts';

const warningsKept = 1000;

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
  const first = text.charCodeAt(0);
  if (text.length < 5 || text.length > 24 || !((first >= 48 && first <= 57) || first === 45)) return false;
  return (text.includes('E+') || text.includes('e+')) && /^-?\d(?:[.,]\d+)?[Ee]\+\d{1,3}$/.test(text);
}
