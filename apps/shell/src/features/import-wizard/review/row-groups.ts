import type { ImportDefinition } from '@lading/contracts/imports/define-import';

/** What the groups read of the rows. */
export interface GroupedRows {
  rowCount: () => number;
  value: (row: number, key: string) => string;
  isDeleted: (row: number) => boolean;
  isBlank: (row: number) => boolean;
}

/**
 * Which rows belong together: one without the grouping field continues the one above it, so an order with several packages takes
 * several rows (spec §3). Without grouping every row is by itself. The grid deletes and restores groups as wholes.
 */
export class RowGroups {
  /** The field by which rows belong together; undefined where each is by itself. */
  readonly by: string | undefined;
  readonly #namedBy: string | undefined;
  readonly #rows: GroupedRows;

  constructor({ grouping, uniqueBy }: ImportDefinition, rows: GroupedRows) {
    this.by = grouping?.by;
    this.#namedBy = uniqueBy.at(-1);
    this.#rows = rows;
  }

  /**
   * Does a row continue the group of the row above it? One that lost its number below a deleted order does not: it would vanish with that
   * order unseen, and is told to need a number instead.
   */
  continues(row: number): boolean {
    if (this.by === undefined || row === 0 || this.#rows.value(row, this.by).trim() !== '') return false;
    return this.#rows.isDeleted(row) || !this.#rows.isDeleted(row - 1);
  }

  /** The first row of the group that a row belongs to. */
  firstOf(row: number): number {
    let first = row;
    while (this.continues(first)) first -= 1;
    return first;
  }

  /** What the group of a row is known by, such as the number of its order or the SKU of a product; empty where it has none. */
  nameOf(row: number): string {
    return this.#namedBy === undefined ? '' : this.#rows.value(this.firstOf(row), this.#namedBy).trim();
  }

  /** The rows of a group by its first row: neither deleted nor blank. */
  rowsOf(first: number): number[] {
    if (this.#rows.isDeleted(first)) return [];
    const rows: number[] = [];
    let row = first;
    do {
      if (!this.#rows.isDeleted(row) && !this.#rows.isBlank(row)) rows.push(row);
      row += 1;
    } while (row < this.#rows.rowCount() && this.continues(row));
    return rows;
  }

  /** Every group that has rows, in their order. */
  *all(): Generator<number[]> {
    const count = this.#rows.rowCount();
    for (let first = 0; first < count;) {
      const rows = this.rowsOf(first);
      if (rows.length > 0) yield rows;
      first += 1;
      while (first < count && this.continues(first)) first += 1;
    }
  }

  /** The groups to check again after several cells were edited, each once. */
  touchedByAll(cells: readonly { row: number; key: string }[]): Set<number> {
    const edited = new Map<number, Set<string>>();
    for (const { row, key } of cells) edited.set(row, (edited.get(row) ?? new Set()).add(key));
    return new Set([...edited].flatMap(([row, keys]) => this.touchedBy(row, keys)));
  }

  /** The groups to check again after an edit, by their first rows: that of the row, and the one it has left or joined. */
  touchedBy(row: number, keys: ReadonlySet<string>): number[] {
    const first = this.firstOf(row);
    return row > 0 && this.by !== undefined && keys.has(this.by) ? [first, this.firstOf(row - 1)] : [first];
  }
}
