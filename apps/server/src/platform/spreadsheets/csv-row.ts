/** A number as in data; anything else that starts like a formula would be one in a spreadsheet program. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Where a cell would be a formula within a text, for a program that splits at another separator and so ignores the quotes: what
 * begins like one, and a sign only before a call or a reference, since lists begin with dashes.
 */
const liveInside = /([;|\t\r\n][ \u00a0\u3000]*)(?=[=@＝＠]|[+\-＋－][^\s;|]{0,100}[(!|])/g;

/**
 * One row of comma-separated values with its line end. A text that a spreadsheet program would treat as a formula gets a leading
 * apostrophe (decision D8), full-width signs included; numbers stay numbers. Separators of other locales are quoted too: Excel splits
 * at the one of its own locale. It does so within quotes that do not begin its cell, so a formula after one is neutralized as well.
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const live = /^[\s]*[=+\-@\t\r＝＋－＠]/.test(cell) && !plainNumber.test(cell);
  const text = (live ? `'${cell}` : cell).replaceAll(liveInside, "$1'");
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
