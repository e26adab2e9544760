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

/** How many cells the block holds. */
export function rangeSize({ top, bottom, left, right }: CellRange): number {
  return (bottom - top + 1) * (right - left + 1);
}

/** The active cell and the block stretched from it. Positions are those of the view. */
export class GridSelection {
  /** The active cell; the only one in the tab order. */
  active: CellPlace = { position: 0, col: 0 };
  #anchor: CellPlace = this.active;
  #lead: CellPlace = this.active;

  /** The selected block; a single cell by default. */
  get range(): CellRange {
    return rangeBetween(this.#anchor, this.#lead);
  }

  /** The corner of the block that moves while it is stretched. */
  get lead(): CellPlace {
    return this.#lead;
  }

  /** Goes to a cell and selects only it. */
  moveTo(place: CellPlace): void {
    this.active = place;
    this.#anchor = place;
    this.#lead = place;
  }

  /** Stretches the block selected last from where it began to here, as dragging over row numbers does. */
  dragTo(place: CellPlace): void {
    this.#lead = place;
  }

  /** Stretches the block from the active cell to here; the active cell stays. */
  stretchTo(place: CellPlace): void {
    this.#anchor = this.active;
    this.#lead = place;
  }

  /** Selects a block and leaves the active cell where it is. */
  select(from: CellPlace, to: CellPlace): void {
    this.#anchor = from;
    this.#lead = to;
  }

  isActive(position: number, col: number): boolean {
    return this.active.position === position && this.active.col === col;
  }

  /** Is the cell in a stretched block? A single cell counts as active only. */
  covers(position: number, col: number): boolean {
    const { range } = this;
    return inRange(range, position, col) && rangeSize(range) > 1;
  }

  /** Is this the lower right corner of the block, by which it is dragged to fill? */
  isCorner(position: number, col: number): boolean {
    const { bottom, right } = this.range;
    return position === bottom && col === right;
  }

  /** Does a stretched block touch this row? */
  coversRow(position: number): boolean {
    const { range } = this;
    return position >= range.top && position <= range.bottom && rangeSize(range) > 1;
  }
}
