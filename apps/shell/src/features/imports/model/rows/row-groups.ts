import type { ImportDefinition } from '@lading/contracts/imports';

/** The row access of the groups. */
export interface GroupedRows {
  rowCount: () => number;
  value: (row: number, key: string) => string;
  isDeleted: (row: number) => boolean;
  isBlank: (row: number) => boolean;
}

/** Number of positions in a group that are distinguished. */
export const placesCounted = 200;

/**
 * Which rows belong together: one without the grouping field continues the one above it, so an order with several packages takes
 * several rows (spec §3). Without grouping every row is separate. The grid deletes and restores entire groups.
 */
export class RowGroups {
  /** The grouping field; undefined without grouping. */
  readonly by: string | undefined;
  readonly #namedBy: string | undefined;
  readonly #rows: GroupedRows;

  constructor({ grouping, uniqueBy }: ImportDefinition, rows: GroupedRows) {
    this.by = grouping?.by;
    this.#namedBy = uniqueBy.at(-1);
    this.#rows = rows;
  }

  /**
   * Whether a row continues the group of the row above it. A row without a number below a deleted order does not: it would silently
   * disappear with that order, so it is reported as missing a number instead.
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

  /** The position of a row in its group, from 1; at most {@link placesCounted}, so that a file without numbers is not slower. */
  placeOf(row: number): number {
    let place = 1;
    while (place < placesCounted && this.continues(row - place + 1)) place += 1;
    return place;
  }

  /** The name of a row's group, such as the number of its order or the SKU of a product; empty without one. */
  nameOf(row: number): string {
    return this.#namedBy === undefined ? '' : this.#rows.value(this.firstOf(row), this.#namedBy).trim();
  }

  /** The rows of a group by its first row, without deleted and blank ones. */
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
