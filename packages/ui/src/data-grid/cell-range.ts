/** A place in the shown grid: position of the row in the view and index of the column. */
export interface CellPlace {
  readonly position: number;
  readonly col: number;
}

/** A block of cells, ends included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The block between two corners, in whatever order. */
export function rangeBetween(a: CellPlace, b: CellPlace): CellRange {
  return {
    top: Math.min(a.position, b.position),
    bottom: Math.max(a.position, b.position),
    left: Math.min(a.col, b.col),
    right: Math.max(a.col, b.col),
  };
}

export function inRange(range: CellRange, position: number, col: number): boolean {
  return position >= range.top && position <= range.bottom && col >= range.left && col <= range.right;
}

/** How many cells the block holds. */
export function rangeSize({ top, bottom, left, right }: CellRange): number {
  return (bottom - top + 1) * (right - left + 1);
}
