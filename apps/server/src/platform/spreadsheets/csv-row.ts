/** A number as data writes it; anything else that begins like a formula would be one to a spreadsheet program. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * One row of comma-separated values with its line end. A text that a spreadsheet program would take for a formula gets an apostrophe
 * before it (decision D8); numbers stay numbers.
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const live = /^[\s]*[=+\-@\t\r]/.test(cell) && !plainNumber.test(cell);
  const text = live ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
