/** Cells that a sheet shows as one, over several rows of a column: the text stands in the first of them. */
export interface MergedRows {
  /** Number of the column, from 0. */
  column: number;
  /** Numbers of the first and the last row, from 1. */
  first: number;
  last: number;
}

/** More are not read: a sheet of a program that merges everything. */
const mergesRead = 100_000;

/**
 * The merged cells of a worksheet that span rows, in its order. Those of a row in which cells are also merged across columns are no
 * values: groups of headings, and titles.
 *
 * @param xml the end of a worksheet, behind its rows
 */
export function mergedRows(xml: string): MergedRows[] {
  const ranges: MergedRange[] = [];
  for (const [, from, first, to, last] of xml.matchAll(
    /<mergeCell\b[^>]*?\bref\s*=\s*["']([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)["']/g,
  )) {
    if (ranges.length === mergesRead) break;
    ranges.push({
      column: columnNumber(from!),
      lastColumn: columnNumber(to!),
      first: Number(first),
      last: Number(last),
    });
  }
  return spansOfRows(ranges);
}

/** Merged cells, of one row or several. */
type MergedRange = MergedRows & { lastColumn: number };

/** Collects the merged cells of a sheet that says of each cell how far it goes. */
export class MergedRanges {
  readonly #ranges: MergedRange[] = [];

  /** @param range of one cell or more */
  add(range: MergedRange): void {
    const isMerged = range.last > range.first || range.lastColumn > range.column;
    if (isMerged && this.#ranges.length < mergesRead) this.#ranges.push(range);
  }

  /** See {@link mergedRows}. */
  get spansOfRows(): MergedRows[] {
    return spansOfRows(this.#ranges);
  }
}

/** The same of ranges that are known; see {@link mergedRows}. */
export function spansOfRows(ranges: readonly MergedRange[]): MergedRows[] {
  const wide = new Set(ranges.filter((range) => range.lastColumn > range.column).map(({ first }) => first));
  return ranges
    .filter(({ first, last }) => last > first && !wide.has(first))
    .map(({ column, first, last }) => ({ column, first, last }));
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}
