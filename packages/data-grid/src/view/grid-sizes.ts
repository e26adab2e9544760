/** Fixed measures of the grid, in px unless stated otherwise (spec §9: table row height 40; design: header as high as a row). */
export const gridSizes = {
  row: 40,
  header: 40,
  column: 140,
  narrowestColumn: 56,
  widestColumn: 800,
  /** Padding and border of a cell. */
  cellPadding: 21,
  /** Additional width of issue and list marks. */
  cellMarks: 38,
  /** Rows mounted beyond each edge, so that fast scrolling shows no gap. */
  overscan: 4,
  /** Space that a fitted column leaves for padding and an issue's mark. */
  fitMargin: 28,
  /** Additional width of a heading, for its menu button. */
  headingExtra: 16,
  /** Distance from the selection's corner within which a press starts filling. */
  fillGrip: 9,
  /** Idle time before cells out of view are painted too; ms. */
  settleMs: 120,
} as const;

/** Width of the row-number column for this many rows, with space for the error mark. */
export function numberColumnWidth(rowCount: number): number {
  return Math.max(56, String(Math.max(rowCount, 1)).length * 8 + 40);
}
