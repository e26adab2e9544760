/** Positions of the columns, in px from the left edge of the first data column. */
export interface ColumnLayout {
  readonly lefts: readonly number[];
  readonly widths: readonly number[];
  /** Total width of all data columns. */
  readonly width: number;
  /** Number of frozen data columns. */
  readonly frozen: number;
  /** Width of the row-number column. */
  readonly numberWidth: number;
  /** Width of the row-number column and the frozen ones together. */
  readonly frozenWidth: number;
}

const WIDEST_FROZEN_PART = 0.45;

interface LayoutInput {
  readonly widths: readonly number[];
  readonly numberWidth: number;
  readonly frozen: number;
  readonly viewportWidth: number;
}

/** Lays the columns out; on a narrow screen fewer columns stay frozen, so that the rest can be seen. */
export function layoutColumns({ widths, numberWidth, frozen, viewportWidth }: LayoutInput): ColumnLayout {
  const lefts: number[] = [];
  let width = 0;
  for (const each of widths) {
    lefts.push(width);
    width += each;
  }
  let kept = Math.min(frozen, widths.length);
  const frozenEnd = (): number => numberWidth + (lefts[kept] ?? width);
  while (kept > 0 && frozenEnd() > viewportWidth * WIDEST_FROZEN_PART) kept -= 1;
  return { lefts, widths, width, frozen: kept, numberWidth, frozenWidth: frozenEnd() };
}

/** The visible scrolling columns as [first, end). */
export function columnsInSight(
  layout: ColumnLayout,
  scrollLeft: number,
  viewportWidth: number,
): readonly [number, number] {
  const { lefts, widths, frozen, numberWidth } = layout;
  const from = scrollLeft + layout.frozenWidth - numberWidth;
  const to = scrollLeft + viewportWidth - numberWidth;
  let first = frozen;
  while (first < lefts.length && (lefts[first] ?? 0) + (widths[first] ?? 0) <= from) first += 1;
  let end = first;
  while (end < lefts.length && (lefts[end] ?? 0) < to) end += 1;
  return [first, end];
}

/** The column under a point `x` px from the grid's left edge; -1 is the row number, `null` beyond the last column. */
export function columnAt(layout: ColumnLayout, x: number, scrollLeft: number): number | null {
  const { lefts, widths, numberWidth, frozenWidth } = layout;
  if (x < numberWidth) return -1;
  const across = x - numberWidth + (x < frozenWidth ? 0 : scrollLeft);
  const col = lefts.findIndex((left, index) => across < left + (widths[index] ?? 0));
  return col < 0 ? null : col;
}
