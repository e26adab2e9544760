import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { FieldError } from '@lading/contracts/localized-text';
import { GridStore, type GridChange } from '@lading/ui/data-grid';
import { DuplicateWatch } from './duplicate-watch.ts';
import type { ImportAdapter, RowSource } from './import-adapter.ts';
import type { ReviewSnapshot } from './review-snapshot.ts';
import { RowFindings } from './row-findings.ts';
import { errorsOf } from './row-issues.ts';
import { RowValidationQueue } from './row-validation-queue.ts';
import { inBatches } from './in-batches.ts';
import { wizardFailure } from './wizard-failure.ts';

/** Edits of more rows at once are checked here only: the save checks every row again, and a queue of thousands helps nobody. */
const rowsCheckedByServer = 50;

/**
 * The rows of step 2 from the first line to the save: read into the grid's store as they come, checked here at every edit, by the server
 * one row at a time, and for values that must be unique in the file (spec §4, §5).
 */
export class ReviewSession {
  readonly store: GridStore;
  /** Rises with every edit, so that a save of other rows is told from a repetition. */
  edits = 0;
  readonly #source: RowSource;
  readonly #adapter: ImportAdapter;
  readonly #keys: readonly string[];
  readonly #rowNumbers: number[] = [];
  readonly #findings: RowFindings;
  readonly #duplicates: DuplicateWatch;
  readonly #queue: RowValidationQueue<ImportRow, readonly FieldError[]>;
  readonly #end = new AbortController();
  readonly #listeners = new Set<() => void>();
  #snapshot: ReviewSnapshot;

  constructor(definition: ImportDefinition, adapter: ImportAdapter, source: RowSource) {
    this.#adapter = adapter;
    this.#source = source;
    this.#keys = definition.fields.map(({ key }) => key);
    this.store = new GridStore({
      keys: this.#keys,
      validateRow: (row, value) => this.#findings.checkHere(row, value),
    });
    this.#findings = new RowFindings(definition, this.store);
    this.#duplicates = new DuplicateWatch(
      definition,
      {
        value: (row, key) => this.store.value(row, key),
        isDeleted: (row) => this.store.isDeleted(row),
        rowNumber: (row) => this.rowNumber(row),
      },
      (row, faults) => this.#findings.takeDuplicates(row, faults),
    );
    this.#queue = new RowValidationQueue<ImportRow, readonly FieldError[]>({
      read: (row) =>
        this.store.isDeleted(row)
          ? null
          : { values: this.#wireRow(row), version: this.store.rowVersion(row) },
      validate: (row, signal) => adapter.validate(row, signal),
      accept: (row, version, faults) => this.#findings.takeReply(row, version, faults),
      onChange: () => this.#tell(),
    });
    this.#snapshot = {
      loading: 'running',
      loaded: 0,
      failure: null,
      blankRows: 0,
      checking: 0,
      hasCheckFailed: false,
    };
    this.store.onChange((change) => this.#follow(change));
  }

  readonly getSnapshot = (): ReviewSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The row's number in the file, from 1; of a back end that tells none its place among the rows. */
  rowNumber(row: number): number {
    return this.#rowNumbers[row] ?? row + 1;
  }

  /** Reads the rows; resolves when all are there or reading has failed, which the snapshot tells. Called again, it begins anew. */
  async load(): Promise<void> {
    this.#change({ loading: 'running', failure: null });
    try {
      // A second try asks for all rows again and passes over those that are here.
      let known = this.#snapshot.loaded;
      for await (const batch of inBatches(this.#adapter.rows(this.#source, this.#end.signal))) {
        const fresh = batch.slice(known);
        known -= batch.length - fresh.length;
        if (fresh.length > 0) this.#append(fresh);
      }
      this.#change({ loading: 'ready' });
    } catch (fault) {
      const failure = wizardFailure(fault);
      if (failure) this.#change({ loading: 'failed', failure });
    }
  }

  /** Asks the server again for the checks that failed. */
  checkAgain(): void {
    this.#queue.resume();
  }

  /** The rows to save and their ids: neither deleted, nor blank, nor wrong. */
  rowsToSave(): { rows: ImportRow[]; ids: number[] } {
    const ids: number[] = [];
    for (let row = 0; row < this.store.getSnapshot().rowCount; row += 1) {
      if (!this.store.isDeleted(row) && !this.store.hasError(row) && !this.#findings.isBlank(row))
        ids.push(row);
    }
    return { ids, rows: ids.map((row) => this.#wireRow(row)) };
  }

  /** The rows with an error, each with its errors as they stand now. */
  rowsWithErrors(): ImportRow[] {
    const rows: ImportRow[] = [];
    for (let row = 0; row < this.store.getSnapshot().rowCount; row += 1) {
      if (this.store.hasError(row))
        rows.push({ ...this.#wireRow(row), errorMessages: errorsOf(this.store, row) });
    }
    return rows;
  }

  /** Marks what a refused save names as `index.field`, an index into the rows that were sent. */
  takeRefusal(ids: readonly number[], faults: readonly FieldError[]): void {
    const byRow = new Map<number, FieldError[]>();
    for (const fault of faults) {
      const [, index, field] = /^(\d+)\.(.+)$/.exec(fault.fieldName) ?? [];
      const row = index === undefined ? undefined : ids[Number(index)];
      if (row !== undefined && field)
        byRow.set(row, [...(byRow.get(row) ?? []), { ...fault, fieldName: field }]);
    }
    this.store.batch(() => {
      for (const [row, ofRow] of byRow) this.#findings.takeReply(row, this.store.rowVersion(row), ofRow);
    });
  }

  /** Calls everything off. */
  end(): void {
    this.#end.abort();
    this.#queue.end();
  }

  #append(rows: readonly ImportRow[]): void {
    this.store.batch(() => {
      const first = this.store.append(this.#keys.map((key) => rows.map((row) => textOf(row[key]))));
      rows.forEach((row, at) => {
        this.#rowNumbers.push(typeof row.rowNo === 'number' ? row.rowNo : first + at + 1);
        this.#findings.takeRow(first + at, row);
      });
      this.#duplicates.add(first, rows.length);
    });
    this.#change({ loaded: this.#snapshot.loaded + rows.length });
  }

  #follow(change: GridChange): void {
    this.edits += 1;
    this.store.batch(() => {
      this.#findings.follow(change);
      this.#duplicates.follow(change);
    });
    const edited = new Set(change.cells.map(({ row }) => row));
    if (edited.size <= rowsCheckedByServer) this.#queue.add(edited);
    this.#tell();
  }

  #wireRow(row: number): ImportRow {
    const cells = this.#keys.map((key) => [key, this.store.value(row, key).trim()]);
    return { ...Object.fromEntries(cells), rowNo: this.rowNumber(row) };
  }

  #tell(): void {
    this.#change({
      blankRows: this.#findings.blankRows,
      checking: this.#queue.failure === null ? this.#queue.pending : 0,
      hasCheckFailed: this.#queue.failure !== null,
    });
  }

  #change(figures: Partial<ReviewSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...figures };
    for (const listener of this.#listeners) listener();
  }
}

function textOf(cell: ImportRow[string]): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
