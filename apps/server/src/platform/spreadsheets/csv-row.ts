/** A number as in data; anything else that starts like a formula would be one in a spreadsheet program. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * One row of comma-separated values with its line end. A text that a spreadsheet program would treat as a formula gets a leading
 * apostrophe (decision D8), full-width signs included; numbers stay numbers. Separators of other locales are quoted too: Excel splits
 * at the one of its own locale.
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const live = /^[\s]*[=+\-@\t\r＝＋－＠]/.test(cell) && !plainNumber.test(cell);
  const text = live ? `'${cell}` : cell;
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
