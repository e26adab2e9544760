/** Fixed measures of the grid, in px unless told otherwise (spec §9: table row height 40; design: header as high as a row). */
export const gridSizes = {
  row: 40,
  header: 40,
  column: 140,
  narrowestColumn: 56,
  widestColumn: 800,
  /** What a cell's padding and border take of its width. */
  cellPadding: 21,
  /** What the marks of an issue and of a list take of it besides. */
  cellMarks: 38,
  /** Rows mounted beyond each edge, so that fast scrolling shows no gap. */
  overscan: 4,
  /** Room that a fitted column leaves for padding and an issue's mark. */
  fitMargin: 28,
  /** Room that a heading needs beside its words, for the button of its menu. */
  headingExtra: 16,
  /** How near to the selection's corner a press takes hold of it to fill. */
  fillGrip: 9,
  /** How long things must rest before what is out of sight is painted too; ms. */
  settleMs: 120,
} as const;

/** Width of the row-number column for as many rows, with room for the error mark. */
export function numberColumnWidth(rowCount: number): number {
  return Math.max(56, String(Math.max(rowCount, 1)).length * 8 + 40);
}
