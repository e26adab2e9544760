/**
 * Which rows are shown, in order: maps view positions to row ids and back. `null` ids mean that every row is at its own position,
 * the usual case, which needs no memory.
 */
export class RowView {
  readonly ids: Int32Array | null;
  readonly length: number;
  /** Whether the rows are in the order of their ids. */
  readonly #inOrder: boolean;
  #positions: Int32Array | null = null;

  constructor(rowCount: number, ids: Int32Array | null = null, inOrder = true) {
    this.ids = ids;
    this.length = ids ? ids.length : rowCount;
    this.#inOrder = inOrder;
  }

  /** The row at a position, or -1 outside the view. */
  rowAt(position: number): number {
    if (position < 0 || position >= this.length) return -1;
    return this.ids ? (this.ids[position] ?? -1) : position;
  }

  /** The position of a row, or -1 when it is not shown. */
  positionOf(row: number): number {
    if (!this.ids) return row >= 0 && row < this.length ? row : -1;
    if (!this.#inOrder) return (this.#allPositions(this.ids)[row] ?? 0) - 1;
    const at = this.#lowerBound(row);
    return this.ids[at] === row ? at : -1;
  }

  /**
   * The position of a row, or of the shown row nearest to it; -1 only in an empty view. A hidden row has no position in a sorted
   * view: then it is `instead`, clamped to the view.
   */
  nearestPosition(row: number, instead = 0): number {
    const known = this.positionOf(row);
    if (known >= 0) return known;
    const at = this.#inOrder ? (this.ids ? this.#lowerBound(row) : row) : instead;
    return Math.min(Math.max(at, 0), this.length - 1);
  }

  /** Positions plus one by row id, computed on first use; 0 for rows that are not shown. */
  #allPositions(ids: Int32Array): Int32Array {
    if (!this.#positions) {
      const positions = new Int32Array(ids.reduce((most, row) => Math.max(most, row), -1) + 1);
      ids.forEach((row, position) => (positions[row] = position + 1));
      this.#positions = positions;
    }
    return this.#positions;
  }

  #lowerBound(row: number): number {
    const ids = this.ids ?? new Int32Array(0);
    let low = 0;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ids[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** A view of the rows below `rowCount` for which `shown` holds. */
  static of(rowCount: number, shown: (row: number) => boolean): RowView {
    const ids = new Int32Array(rowCount);
    let length = 0;
    for (let row = 0; row < rowCount; row += 1) {
      if (shown(row)) ids[length++] = row;
    }
    return new RowView(rowCount, ids.slice(0, length));
  }
}
