import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { FieldError } from '@lading/contracts/localized-text';
import { duplicateText } from '@lading/import-engine/find-duplicates';
import type { GridChange } from '@lading/ui/data-grid';

/** What the watch reads of the rows. */
export interface WatchedRows {
  value: (row: number, key: string) => string;
  isDeleted: (row: number) => boolean;
  /** The row's number in the file. */
  rowNumber: (row: number) => number;
}

/** Takes the duplicates of a row, an empty list when it has none any more. */
export type DuplicateReport = (row: number, faults: readonly FieldError[]) => void;

/** Rows that are told of at once when one of them is edited; more are told of in turns with the page. */
const toldAtOnce = 500;

/**
 * Watches the values that must be unique in the file while rows are edited, deleted and restored (decision D8). An edit looks only at the
 * rows that have, or had, the value concerned, so it costs the same in a file of any length.
 */
export class DuplicateWatch {
  readonly #definition: ImportDefinition;
  readonly #rows: WatchedRows;
  readonly #report: DuplicateReport;
  /** Nearly every value stands in one row only: that is kept as a bare number. */
  readonly #rowsWith = new Map<string, number | Set<number>>();
  readonly #unsettled = new Set<string>();
  readonly #valueOf: (string | undefined)[] = [];

  constructor(definition: ImportDefinition, rows: WatchedRows, report: DuplicateReport) {
    this.#definition = definition;
    this.#rows = rows;
    this.#report = report;
  }

  /** Takes rows that have come in; {@link settle} tells which values they share. */
  add(first: number, count: number): void {
    for (let row = first; row < first + count; row += 1) {
      const value = this.#place(row);
      if (value !== undefined && typeof this.#rowsWith.get(value) !== 'number') this.#unsettled.add(value);
    }
  }

  /** Tells of every row that shares its value, once all have come in: row by row, for whoever gives way between. */
  *settle(): Generator<void> {
    const values = [...this.#unsettled];
    this.#unsettled.clear();
    yield* this.#tell(values);
  }

  /** Is there something left for {@link settle}? */
  get isUnsettled(): boolean {
    return this.#unsettled.size > 0;
  }

  /** Follows a change of the rows; of one that comes in parts, or concerns a value of very many rows, {@link settle} tells which are shared. */
  follow({ part, cells, deletedRows, restoredRows }: GridChange): void {
    const keys = this.#definition.uniqueBy;
    const edited = cells.filter(({ key }) => keys.includes(key)).map(({ row }) => row);
    const touched = new Set<string>();
    for (const row of new Set([...edited, ...deletedRows, ...restoredRows])) {
      const before = this.#valueOf[row];
      if (before !== undefined) {
        this.#take(before, row);
        touched.add(before);
      }
      const now = this.#place(row);
      if (now !== undefined) touched.add(now);
      this.#report(row, []);
    }
    if (part === undefined && this.#count(touched) <= toldAtOnce) this.#check(touched);
    else for (const value of touched) this.#unsettled.add(value);
  }

  /** How many rows have one of the values. */
  #count(values: Iterable<string>): number {
    let count = 0;
    for (const value of values) {
      const rows = this.#rowsWith.get(value);
      count += typeof rows === 'object' ? rows.size : 1;
    }
    return count;
  }

  #place(row: number): string | undefined {
    const value = this.#rows.isDeleted(row) ? undefined : this.#read(row);
    this.#valueOf[row] = value;
    if (value === undefined) return undefined;
    const rows = this.#rowsWith.get(value);
    if (rows === undefined) this.#rowsWith.set(value, row);
    else if (typeof rows !== 'number') rows.add(row);
    else if (rows !== row) this.#rowsWith.set(value, new Set([rows, row]));
    return value;
  }

  /** Forgets that a row has a value. */
  #take(value: string, row: number): void {
    const rows = this.#rowsWith.get(value);
    if (rows === row) this.#rowsWith.delete(value);
    else if (typeof rows === 'object') rows.delete(row);
  }

  /** Ascending. */
  #having(value: string): Uint32Array {
    const rows = this.#rowsWith.get(value) ?? [];
    return typeof rows === 'number' ? Uint32Array.of(rows) : Uint32Array.from(rows).sort();
  }

  #read(row: number): string | undefined {
    const cells = this.#definition.uniqueBy.map((key) => this.#rows.value(row, key).trim());
    if (!cells.at(-1)) return undefined;
    return cells.length === 1 ? cells[0] : JSON.stringify(cells);
  }

  #check(values: Iterable<string>): void {
    const told = this.#tell(values);
    while (told.next().done !== true) continue;
  }

  /** Row by row: one value may stand in all rows of the file. */
  *#tell(values: Iterable<string>): Generator<void> {
    const key = this.#definition.uniqueBy.at(-1);
    const field = this.#definition.fields.find((candidate) => candidate.key === key);
    if (!field) return;
    for (const value of values) {
      const rows = this.#having(value);
      const numbers = Array.from(rows, (row) => this.#rows.rowNumber(row));
      for (const [at, row] of rows.entries()) {
        // Whoever gives way between two rows may find one deleted or changed when he comes back.
        if (this.#valueOf[row] === value) {
          const text = this.#rows.value(row, field.key).trim();
          const isShared = rows.length > 1;
          this.#report(
            row,
            isShared ? [{ fieldName: field.key, ...duplicateText(field, text, numbers, at) }] : [],
          );
        }
        yield;
      }
      // A value of rows that are all deleted has none to tell of, and there may be as many of them as rows.
      if (rows.length === 0) yield;
    }
  }
}
