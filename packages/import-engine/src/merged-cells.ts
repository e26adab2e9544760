import { tagsOf } from './xml-tags.ts';

/** Cells of a column that a sheet merges over several rows; the first one holds the text. */
export interface MergedRows {
  /** Number of the column, from 0. */
  column: number;
  /** Numbers of the first and the last row, from 1. */
  first: number;
  last: number;
}

/** The range of a merged cell as a sheet writes it. */
const reference = /\bref\s*=\s*["']([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)["']/;
/** Maximum number read, for sheets of programs that merge everything. */
const mergesRead = 100_000;

/** Whether a range that is merged across columns groups the headings under it; see `TableBuilder.isHeadingGroup`. */
type IsHeadingGroup = (range: MergedRange) => boolean;

/**
 * The merged cells of a worksheet that span rows, in file order. Those in a row with cells merged across columns, as a group of
 * headings or a title, are not values.
 *
 * @param xml the end of a worksheet, after its rows
 */
export function mergedRows(xml: string, isGroup?: IsHeadingGroup): MergedRows[] {
  const ranges: MergedRange[] = [];
  for (const tag of tagsOf(xml, 'mergeCell')) {
    if (ranges.length === mergesRead) break;
    const [, from, first, to, last] = reference.exec(tag) ?? [];
    if (from === undefined) continue;
    ranges.push({
      column: columnNumber(from),
      lastColumn: columnNumber(to!),
      first: Number(first),
      last: Number(last),
    });
  }
  return spansOfRows(ranges, isGroup);
}

/** Merged cells, of one row or several. */
export type MergedRange = MergedRows & { lastColumn: number };

/** Collects the merged cells of a sheet that gives the extent with each cell. */
export class MergedRanges {
  readonly #ranges: MergedRange[] = [];

  /** @param range of one cell or more */
  add(range: MergedRange): void {
    const isMerged = range.last > range.first || range.lastColumn > range.column;
    if (isMerged && this.#ranges.length < mergesRead) this.#ranges.push(range);
  }

  /** See {@link mergedRows}. */
  spansOfRows(isGroup: IsHeadingGroup): MergedRows[] {
    return spansOfRows(this.#ranges, isGroup);
  }
}

/** The same for known ranges; see {@link mergedRows}. */
export function spansOfRows(
  ranges: readonly MergedRange[],
  isGroup: IsHeadingGroup = () => true,
): MergedRows[] {
  const groups = new Set(
    ranges.flatMap((range) => (range.lastColumn > range.column && isGroup(range) ? [range.first] : [])),
  );
  return ranges
    .filter(({ first, last }) => last > first && !groups.has(first))
    .map(({ column, first, last }) => ({ column, first, last }));
}

/** The cells of a sheet: by column, and the number of each row in the file. */
interface MergedTable {
  columns: readonly (readonly string[] | undefined)[];
  rowNumbers: readonly number[];
}

/**
 * Whether a range merged across columns groups headings: several texts are right below it, and no row above it is filled like a
 * table row. A remark over two columns of a data row groups nothing.
 */
export function isHeadingGroup(
  { columns, rowNumbers }: MergedTable,
  { column, lastColumn, first, last }: MergedRange,
): boolean {
  const below = rowNumbers.indexOf(last + 1);
  if (below === -1) return false;
  const isFilled = (at: number, row: number) => (columns[at]?.[row] ?? '') !== '';
  let under = 0;
  for (let at = column; at <= lastColumn; at += 1) if (isFilled(at, below)) under += 1;
  if (under < 2) return false;
  const used = columns.flatMap((cells, at) => (cells ? [at] : []));
  const wide = Math.max(2, used.length / 2);
  for (let row = 0; rowNumbers[row]! < first; row += 1)
    if (used.filter((at) => isFilled(at, row)).length >= wide) return false;
  return true;
}

/** A merged cell with its text. */
export type MergedText = MergedRows & { text: string };

/** The merged cells with a text, except those in rows above the second one, where a sheet has its headings. */
export function mergedTexts(
  { columns, rowNumbers }: MergedTable,
  spans: readonly MergedRows[],
): MergedText[] {
  const place = new Map(rowNumbers.map((rowNumber, row) => [rowNumber, row]));
  return spans.flatMap((span) => {
    const top = place.get(span.first);
    const text = top === undefined || top === 0 ? '' : (columns[span.column]?.[top] ?? '');
    return text === '' ? [] : [{ ...span, text }];
  });
}

/**
 * Copies the text of a merged cell into the blank cells that it spans in its column.
 *
 * @param cells of some rows, changed in place; `rowNumbers` holds their numbers, ascending
 */
export function fillSpan(
  cells: string[],
  rowNumbers: ArrayLike<number>,
  { first, last, text }: MergedText,
  isMeant: (row: number) => boolean = () => true,
): void {
  for (let row = rowAfter(rowNumbers, first); row < rowNumbers.length && rowNumbers[row]! <= last; row += 1) {
    while (cells.length <= row) cells.push('');
    if (cells[row] === '' && isMeant(row)) cells[row] = text;
  }
}

/** The first row whose number is greater. */
function rowAfter(rowNumbers: ArrayLike<number>, number: number): number {
  let [from, to] = [0, rowNumbers.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (rowNumbers[middle]! > number) to = middle;
    else from = middle + 1;
  }
  return from;
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}
