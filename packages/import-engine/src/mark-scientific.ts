import type { CellWarning, RawTable } from './raw-table.ts';

const plus = 43;
const isLetterE = (code: number): boolean => code === 69 || code === 101;

/**
 * Adds a warning for every text like `8.90123E+11`: a long number that a spreadsheet has turned to scientific notation before
 * it was saved, so its last digits may be lost (decision D8).
 */
export function markScientific(table: RawTable): RawTable {
  for (const warning of scientificCells(table)) table.warnings.push(warning);
  return table;
}

/** The cells of some rows that hold a number in scientific notation. */
export function* scientificCells({
  columns,
  rowNumbers,
}: Pick<RawTable, 'columns' | 'rowNumbers'>): Generator<CellWarning> {
  for (const [column, cells] of columns.entries()) {
    for (let row = 0; row < cells.length; row += 1) {
      if (isScientific(cells[row]!)) yield { code: 'scientific', rowNumber: rowNumbers[row]!, column };
    }
  }
}

/** Whether a text is a number in scientific notation with a positive exponent, as spreadsheets write it. */
function isScientific(text: string): boolean {
  const length = text.length;
  if (length < 4 || length > 24) return false;
  // Only a plus sign one to three places before the end needs a closer look.
  const hasPlus =
    text.charCodeAt(length - 3) === plus ||
    text.charCodeAt(length - 2) === plus ||
    text.charCodeAt(length - 4) === plus;
  if (hasPlus) return /^-?\d(?:[.,]\d+)?[Ee]\+\d{1,3}$/.test(text);
  // Programs also leave the plus out; then only decimals tell the number from a code such as "5E10".
  const hasExponent = isLetterE(text.charCodeAt(length - 3)) || isLetterE(text.charCodeAt(length - 2));
  return hasExponent && /^-?\d[.,]\d{2,}[Ee]\d{1,2}$/.test(text);
}
