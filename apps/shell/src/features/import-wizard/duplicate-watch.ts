import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { FieldError } from '@lading/contracts/localized-text';
import { findDuplicates } from '@lading/import-engine/find-duplicates';
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

/**
 * Watches the values that must be unique in the file while rows are edited, deleted and restored (decision D8). An edit looks only at the
 * rows that have, or had, the value concerned, so it costs the same in a file of any length.
 */
export class DuplicateWatch {
  readonly #definition: ImportDefinition;
  readonly #rows: WatchedRows;
  readonly #report: DuplicateReport;
  readonly #rowsWith = new Map<string, Set<number>>();
  readonly #valueOf: (string | undefined)[] = [];

  constructor(definition: ImportDefinition, rows: WatchedRows, report: DuplicateReport) {
    this.#definition = definition;
    this.#rows = rows;
    this.#report = report;
  }

  /** Takes rows that have come in, and tells of every row whose value they share. */
  add(first: number, count: number): void {
    const shared = new Set<string>();
    for (let row = first; row < first + count; row += 1) {
      const value = this.#place(row);
      if (value !== undefined && this.#rowsWith.get(value)!.size > 1) shared.add(value);
    }
    this.#check(shared);
  }

  /** Follows a change of the rows. */
  follow({ cells, deletedRows, restoredRows }: GridChange): void {
    const keys = this.#definition.uniqueBy;
    const edited = cells.filter(({ key }) => keys.includes(key)).map(({ row }) => row);
    const touched = new Set<string>();
    for (const row of new Set([...edited, ...deletedRows, ...restoredRows])) {
      const before = this.#valueOf[row];
      if (before !== undefined) {
        this.#rowsWith.get(before)?.delete(row);
        touched.add(before);
      }
      const now = this.#place(row);
      if (now !== undefined) touched.add(now);
      this.#report(row, []);
    }
    this.#check(touched);
  }

  #place(row: number): string | undefined {
    const value = this.#rows.isDeleted(row) ? undefined : this.#read(row);
    this.#valueOf[row] = value;
    if (value === undefined) return undefined;
    const rows = this.#rowsWith.get(value);
    if (rows) rows.add(row);
    else this.#rowsWith.set(value, new Set([row]));
    return value;
  }

  #read(row: number): string | undefined {
    const cells = this.#definition.uniqueBy.map((key) => this.#rows.value(row, key).trim());
    return cells.at(-1) ? JSON.stringify(cells) : undefined;
  }

  #check(values: Iterable<string>): void {
    const fields = [...this.#definition.uniqueBy];
    for (const value of values) {
      const rows = [...(this.#rowsWith.get(value) ?? [])].sort((a, b) => a - b);
      if (rows.length === 1) this.#report(rows[0]!, []);
      if (rows.length < 2) continue;
      const columns = fields.map((key) => rows.map((row) => this.#rows.value(row, key).trim()));
      const rowNumbers = Uint32Array.from(rows, (row) => this.#rows.rowNumber(row));
      const found = findDuplicates(this.#definition, {
        fields,
        columns,
        rowCount: rows.length,
        rowNumbers,
        warnings: [],
      });
      for (const { row, fieldName, text } of found) this.#report(rows[row]!, [{ fieldName, ...text }]);
    }
  }
}
