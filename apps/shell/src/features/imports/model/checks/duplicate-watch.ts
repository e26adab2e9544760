import { nearCode, type FieldError } from '@lading/contracts/core';
import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import type { GridChange, GridStore } from '@lading/data-grid';
import { duplicateText, nearDuplicateText, rowsOfOthers } from '@lading/import-engine/find-duplicates';
import { uniqueValueReader } from '@lading/import-engine/unique-value';
import type { PageTurn } from '@lading/ui/page-turn';

/** The row access of the watch. */
export interface WatchedRows {
  value: (row: number, key: string) => string;
  isDeleted: (row: number) => boolean;
  /** The row's number in the file. */
  rowNumber: (row: number) => number;
}

/** Receives the duplicates and near duplicates of a row, empty lists when there are none left. */
export type DuplicateReport = (
  row: number,
  errors: readonly FieldError[],
  warnings: readonly FieldError[],
) => void;

/** Rows reported together, so that listeners are called once; more are reported in turns with the page. */
const reportedAtOnce = 500;

/**
 * Watches the values that must be unique in the file while rows are edited, deleted and restored (decision D8). An edit only
 * checks the rows that have, or had, the value, so its cost does not depend on the file size. Codes that differ only in case,
 * width, blanks or similar-looking characters are distinct, but get a warning (see `nearCode`).
 */
export class DuplicateWatch {
  readonly #definition: ImportDefinition;
  readonly #rows: WatchedRows;
  readonly #report: DuplicateReport;
  /** Nearly every value is in one row only: that is stored as a plain number. */
  readonly #rowsWith = new Map<string, number | Set<number>>();
  /** Codes whose spelling differs from their plain form, by that form; see `nearCode`. */
  readonly #spellings = new Map<string, Set<string>>();
  readonly #unsettled = new Set<string>();
  /** Forms of which every spelling is unsettled. */
  readonly #unsettledForms = new Set<string>();
  /** By form, until a row changes. */
  readonly #nearRows = new Map<string, ReturnType<typeof rowsOfOthers>>();
  readonly #valueOf: (string | undefined)[] = [];
  readonly #valueIn: ReturnType<typeof uniqueValueReader>;
  readonly #field: ImportField | undefined;

  constructor(definition: ImportDefinition, rows: WatchedRows, report: DuplicateReport) {
    this.#definition = definition;
    this.#rows = rows;
    this.#report = report;
    this.#valueIn = uniqueValueReader(definition);
    this.#field = definition.fields.find(({ key }) => key === definition.uniqueBy.at(-1));
  }

  /** Adds rows that have been read; {@link settle} reports their shared values. */
  add(first: number, count: number): void {
    for (let row = first; row < first + count; row += 1) {
      const value = this.#place(row);
      if (value === undefined) continue;
      if (this.#hasNear(value)) this.#unsettledForms.add(this.#formOf(value));
      if (typeof this.#rowsWith.get(value) !== 'number') this.#unsettled.add(value);
    }
  }

  /** Reports every row with a shared value, once all rows are read: row by row, so that the caller can yield in between. */
  *settle(): Generator<void> {
    const values = new Set(this.#unsettled);
    for (const form of this.#unsettledForms) for (const value of this.#spellingsOf(form)) values.add(value);
    this.#unsettled.clear();
    this.#unsettledForms.clear();
    yield* this.#reportAll(values);
  }

  /** Whether anything is left for {@link settle}. */
  get isUnsettled(): boolean {
    return this.#unsettled.size + this.#unsettledForms.size > 0;
  }

  /** Follows a change of the rows; for a partial one, or a value in very many rows, {@link settle} reports what is shared. */
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
      this.#report(row, [], []);
    }
    const forms = new Set(Array.from(touched, (value) => this.#formOf(value)));
    for (const form of forms) for (const other of this.#spellingsOf(form)) touched.add(other);
    if (part === undefined && this.#count(touched) <= reportedAtOnce) this.#check(touched);
    else for (const value of touched) this.#unsettled.add(value);
  }

  /** Number of rows that have one of the values. */
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
    this.#nearRows.clear();
    const rows = this.#rowsWith.get(value);
    if (rows === undefined) {
      this.#rowsWith.set(value, row);
      this.#spell(value);
    } else if (typeof rows !== 'number') rows.add(row);
    else if (rows !== row) this.#rowsWith.set(value, new Set([rows, row]));
    return value;
  }

  /** Records the spelling of a code, unless it equals its plain form. */
  #spell(value: string): void {
    const form = this.#formOf(value);
    if (form === value) return;
    const known = this.#spellings.get(form);
    if (known) known.add(value);
    else this.#spellings.set(form, new Set([value]));
  }

  #formOf(value: string): string {
    return this.#field?.isCode ? nearCode(value) : value;
  }

  /** The values with this form that rows have. */
  *#spellingsOf(form: string): Generator<string> {
    if (this.#hasRows(form)) yield form;
    for (const value of this.#spellings.get(form) ?? []) if (this.#hasRows(value)) yield value;
  }

  /** Whether other rows have a value that is easily confused with this one. */
  #hasNear(value: string): boolean {
    if (this.#spellings.size === 0) return false;
    for (const other of this.#spellingsOf(this.#formOf(value))) if (other !== value) return true;
    return false;
  }

  /** The rows with values that are easily confused with this one. */
  #nearTo(value: string): ReturnType<ReturnType<typeof rowsOfOthers>> {
    const form = this.#formOf(value);
    let rows = this.#nearRows.get(form);
    if (!rows) {
      const spellings = Array.from(this.#spellingsOf(form), (other) => ({
        value: other,
        numbers: this.#numbersOf(this.#having(other)),
      }));
      rows = rowsOfOthers(spellings);
      this.#nearRows.set(form, rows);
    }
    return rows(value);
  }

  #numbersOf(rows: Uint32Array): number[] {
    return Array.from(rows, (row) => this.#rows.rowNumber(row));
  }

  /** Records that a row no longer has a value. */
  #take(value: string, row: number): void {
    this.#nearRows.clear();
    const rows = this.#rowsWith.get(value);
    if (rows === row) this.#rowsWith.delete(value);
    else if (typeof rows === 'object') rows.delete(row);
  }

  #hasRows(value: string): boolean {
    const rows = this.#rowsWith.get(value);
    return rows !== undefined && (typeof rows === 'number' || rows.size > 0);
  }

  /** Ascending. */
  #having(value: string): Uint32Array {
    const rows = this.#rowsWith.get(value) ?? [];
    return typeof rows === 'number' ? Uint32Array.of(rows) : Uint32Array.from(rows).sort();
  }

  #read(row: number): string | undefined {
    return this.#valueIn((key) => this.#rows.value(row, key));
  }

  #check(values: Iterable<string>): void {
    const reports = this.#reportAll(values);
    while (reports.next().done !== true) continue;
  }

  /** Row by row: one value may be in all rows of the file. */
  *#reportAll(values: Iterable<string>): Generator<void> {
    const field = this.#field;
    if (!field) return;
    for (const value of values) {
      const rows = this.#having(value);
      const numbers = this.#numbersOf(rows);
      const near = this.#hasNear(value) ? this.#nearTo(value) : undefined;
      for (const [at, row] of rows.entries()) {
        // The row may have been deleted or changed while the caller yielded.
        if (this.#valueOf[row] === value) {
          const text = this.#rows.value(row, field.key).trim();
          const isShared = rows.length > 1;
          this.#report(
            row,
            isShared ? [{ fieldName: field.key, ...duplicateText(field, text, numbers, at) }] : [],
            near ? [{ fieldName: field.key, ...nearDuplicateText(field, text, near) }] : [],
          );
        }
        yield;
      }
      // A value whose rows are all deleted has nothing to report, and there may be as many such values as rows.
      if (rows.length === 0) yield;
    }
  }
}

/** Marks the remaining rows with shared unique values, in turns with the page. @throws the abort reason of `signal` */
export async function settleDuplicates(
  { store, duplicates }: { store: GridStore; duplicates: DuplicateWatch },
  turn: PageTurn,
  signal: AbortSignal,
): Promise<void> {
  const reports = duplicates.settle();
  const markSome = (): boolean => {
    let isDone = false;
    store.batch(() => {
      for (let rows = 0; rows < reportedAtOnce && !isDone; rows += 1) isDone = reports.next().done === true;
    });
    return isDone;
  };
  while (!markSome()) await turn.giveWay(signal);
}
