import type { RawTable } from './raw-table.ts';

/** Number of rows below that a row is compared with. */
const rowsCompared = 20;
/** Share of the cells below that must hold digits for a column of digits. */
const mostly = 0.8;

/**
 * Whether a row looks like the rows below it and is therefore data, not headings: "H1-1" above "H1-2", a ZIP code above ZIP
 * codes. Texts without digits are no evidence, since a heading could be a name; one above a column of digits suggests a heading.
 *
 * @param row index of the row in the table
 * @param recognised number of its cells that are known headings; one may be a value by chance, such as "kg"
 */
export function looksLikeData(table: RawTable, row: number, recognised: number): boolean {
  if (recognised > 1) return false;
  let alike = 0;
  let unlike = 0;
  let telling = 0;
  for (const cells of table.columns) {
    const cell = (cells[row] ?? '').trim();
    if (cell === '') continue;
    const isTelling = /[\d@]/.test(cell);
    if (isTelling) telling += 1;
    const below = cells.slice(row + 1, row + 1 + rowsCompared).filter((text) => text.trim() !== '');
    if (below.length === 0) continue;
    if (isTelling) alike += below.some((text) => shapeOf(text.trim()) === shapeOf(cell)) ? 1 : 0;
    else if (below.filter((text) => /\d/.test(text)).length >= below.length * mostly) unlike += 1;
  }
  // Headings have data below them: a lone row with several codes and numbers is data.
  if (row === table.rowCount - 1) return row === 0 && recognised === 0 && telling > 1;
  return recognised === 0 ? alike > 2 * unlike : alike > 2 && unlike === 0;
}

/** The sequence of character kinds: "H1-NH-12" and "A2-B-3" have the same. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\p{Script=Han}+/gu, '文')
    .replaceAll(/\p{L}+/gu, 'a')
    .replaceAll(/文/gu, 'a')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/a( a)+/g, 'a');
