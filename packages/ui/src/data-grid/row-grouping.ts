/** Which rows belong together, such as the packages of one order: runs of rows, each but the first continuing the row above it. */
export class RowGrouping {
  readonly #rowCount: () => number;
  readonly #continues: ((row: number) => boolean) | undefined;

  /** Without `continues` every row is by itself. */
  constructor(rowCount: () => number, continues?: (row: number) => boolean) {
    this.#rowCount = rowCount;
    this.#continues = continues;
  }

  /** Does this row belong to the group of the row above it? */
  readonly continues = (row: number): boolean => row > 0 && this.#continues?.(row) === true;

  /** All rows of the groups that these rows belong to, each once. */
  whole(rows: readonly number[]): number[] {
    const count = this.#rowCount();
    const known = new Uint8Array(count);
    const all: number[] = [];
    for (const row of rows) {
      if (known[row] === 1) continue;
      let at = row;
      while (this.continues(at)) at -= 1;
      do {
        known[at] = 1;
        all.push(at++);
      } while (at < count && this.continues(at));
    }
    return all;
  }

  /** A mark for each row of the groups in which one row passes the test. */
  marked(test: (row: number) => boolean): Uint8Array {
    const count = this.#rowCount();
    const marks = new Uint8Array(count);
    for (let row = 0; row < count;) {
      const first = row;
      let found = false;
      do found = test(row++) || found;
      while (row < count && this.continues(row));
      if (found) marks.fill(1, first, row);
    }
    return marks;
  }
}
