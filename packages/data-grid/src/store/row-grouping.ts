import type { StoredRows } from './stored-rows.ts';
import type { Transaction } from './transaction.ts';

/** Which rows belong together, such as the packages of one order: runs of rows, each but the first continuing the row above it. */
export class RowGrouping {
  readonly #rowCount: () => number;
  readonly #continues: ((row: number) => boolean) | undefined;

  /** Without `continues` every row is separate. */
  constructor(rowCount: () => number, continues?: (row: number) => boolean) {
    this.#rowCount = rowCount;
    this.#continues = continues;
  }

  /** Whether this row belongs to the group of the row above it. */
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

  /** Marks the rows of each group in which a row passes the test. */
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

/** The transaction that deletes or restores these rows with their groups. */
export function planDeletion(
  rows: readonly number[],
  does: 'delete' | 'restore',
  { values, ledger }: StoredRows,
  grouping: RowGrouping,
): Transaction {
  const isWanted = (row: number): boolean => ledger.isDeleted(row) === (does === 'restore');
  const asked = rows.filter((row) => row >= 0 && row < values.rowCount && isWanted(row));
  const whole = grouping.whole(asked).filter(isWanted);
  return {
    patches: [],
    deletedRows: does === 'delete' ? whole : [],
    restoredRows: does === 'restore' ? whole : [],
  };
}
