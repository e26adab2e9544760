/** A position in the shown grid: of the row in the view, and of the column. */
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

/** The block between two corners, in any order. */
function rangeBetween(a: CellPlace, b: CellPlace): CellRange {
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

/** Number of cells in the block. */
export function rangeSize({ top, bottom, left, right }: CellRange): number {
  return (bottom - top + 1) * (right - left + 1);
}

/** The active cell and the block selected from it. Positions are those of the view. */
export class GridSelection {
  /** The active cell; the only one in the tab order. */
  active: CellPlace = { position: 0, col: 0 };
  #anchor: CellPlace = this.active;
  #lead: CellPlace = this.active;

  /** The selected block; a single cell by default. */
  get range(): CellRange {
    return rangeBetween(this.#anchor, this.#lead);
  }

  /** The corner of the block that moves while it is extended. */
  get lead(): CellPlace {
    return this.#lead;
  }

  /** Goes to a cell and selects only it. */
  moveTo(place: CellPlace): void {
    this.active = place;
    this.#anchor = place;
    this.#lead = place;
  }

  /** Extends the last selected block from its start to here, as when dragging over row numbers. */
  dragTo(place: CellPlace): void {
    this.#lead = place;
  }

  /** Extends the block from the active cell to here; the active cell stays. */
  stretchTo(place: CellPlace): void {
    this.#anchor = this.active;
    this.#lead = place;
  }

  /** Selects a block without moving the active cell. */
  select(from: CellPlace, to: CellPlace): void {
    this.#anchor = from;
    this.#lead = to;
  }

  isActive(position: number, col: number): boolean {
    return this.active.position === position && this.active.col === col;
  }

  /** Whether the cell is in an extended block. A single cell only counts as active. */
  covers(position: number, col: number): boolean {
    const { range } = this;
    return inRange(range, position, col) && rangeSize(range) > 1;
  }

  /** Whether this is the lower right corner of the block, which shows the fill handle. */
  isCorner(position: number, col: number): boolean {
    const { bottom, right } = this.range;
    return position === bottom && col === right;
  }

  /** Whether an extended block touches this row. */
  coversRow(position: number): boolean {
    const { range } = this;
    return position >= range.top && position <= range.bottom && rangeSize(range) > 1;
  }
}
