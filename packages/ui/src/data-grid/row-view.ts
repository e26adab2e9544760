/**
 * Which rows are shown, in order: a position on the screen to a row id and back.
 * `null` ids mean every row stands at its own position, the usual case, which costs nothing.
 */
export class RowView {
  readonly ids: Int32Array | null;
  readonly length: number;

  constructor(rowCount: number, ids: Int32Array | null = null) {
    this.ids = ids;
    this.length = ids ? ids.length : rowCount;
  }

  /** The row at a position, or -1 outside the view. */
  rowAt(position: number): number {
    if (position < 0 || position >= this.length) return -1;
    return this.ids ? (this.ids[position] ?? -1) : position;
  }

  /** The position of a row, or -1 when it is not shown. */
  positionOf(row: number): number {
    if (!this.ids) return row >= 0 && row < this.length ? row : -1;
    const at = this.#lowerBound(row);
    return this.ids[at] === row ? at : -1;
  }

  /** The position of a row, or of the shown row nearest to where it would stand; -1 only in an empty view. */
  nearestPosition(row: number): number {
    const at = this.ids ? this.#lowerBound(row) : row;
    return Math.min(Math.max(at, 0), this.length - 1);
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
