import type { CellIssue, IssueSource, RowIssues } from './cell-issue.ts';
import { ColumnarValues } from './columnar-values.ts';
import { findIssueCell } from './find-issue-cell.ts';
import type { CellAddress, CellEdit } from './grid-cell.ts';
import { gridChange, type GridChange } from './grid-change.ts';
import type { GridSnapshot } from './grid-snapshot.ts';
import type { GridStoreOptions } from './grid-store-options.ts';
import { IssueLedger } from './issue-ledger.ts';
import { issuesByCol } from './issues-by-col.ts';
import { RowListeners } from './row-listeners.ts';
import type { RowValidator } from './row-validator.ts';
import type { RowView } from './row-view.ts';
import { ShownRows } from './shown-rows.ts';
import { SnapshotSignal } from './snapshot-signal.ts';
import { UndoLog, type CellPatch, type Transaction } from './undo-log.ts';

/**
 * The rows behind the grid, column by column and outside React (spec §5 data step). A row's id is its index and never changes;
 * an edit tells only the listeners of the rows it touched. Errors are not undone: touched rows are checked again.
 */
export class GridStore {
  /** The figures as they stand. */
  readonly getSnapshot: () => GridSnapshot;
  /** Tells of every change of the figures; gives back the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly #values: ColumnarValues;
  readonly #ledger: IssueLedger;
  readonly #shown: ShownRows;
  readonly #log: UndoLog;
  readonly #rows = new RowListeners();
  readonly #validateRow: RowValidator | undefined;
  readonly #changeListeners = new Set<(change: GridChange) => void>();
  #batchDepth = 0;
  readonly #figures: SnapshotSignal<GridSnapshot>;

  constructor({ keys, validateRow, undoBytes = 32 * 1024 * 1024 }: GridStoreOptions) {
    this.#values = new ColumnarValues(keys);
    this.#ledger = new IssueLedger(keys.length);
    this.#shown = new ShownRows(this.#ledger);
    this.#log = new UndoLog(undoBytes);
    this.#validateRow = validateRow;
    this.#figures = new SnapshotSignal(this.#countUp());
    this.getSnapshot = this.#figures.get;
    this.subscribe = this.#figures.subscribe;
  }

  /** The fields, in the order in which rows are appended. */
  get keys(): readonly string[] {
    return this.#values.keys;
  }

  /** The rows shown, by position. */
  get view(): RowView {
    return this.#shown.view;
  }

  /** Tells of every transaction, undo and redo included. */
  onChange(listener: (change: GridChange) => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  /** Tells of changes to the values or issues of one row; meant for mounted rows only. */
  subscribeRow(row: number, listener: () => void): () => void {
    return this.#rows.add(row, listener);
  }

  value(row: number, key: string): string {
    return this.#values.at(row, this.#values.col(key)) ?? '';
  }

  /** The whole row as an object, for a call to the server. */
  rowValues(row: number): Record<string, string> {
    return this.#values.row(row);
  }

  /** A whole column by row id, not to be changed; for checks and exports that walk every row. */
  columnValues(key: string): readonly string[] {
    return this.#values.column(this.#values.col(key));
  }

  /** Rises with each change of the row's values; a server reply is good only for the version it was asked with. */
  rowVersion(row: number): number {
    return this.#values.version(row);
  }

  isDeleted(row: number): boolean {
    return this.#ledger.isDeleted(row);
  }

  /** Has a live row an error? */
  hasError(row: number): boolean {
    return this.#ledger.hasError(row);
  }

  /** The issues of a cell, errors before warnings. */
  issues(row: number, key: string): readonly CellIssue[] {
    return this.#ledger.cell(row, this.#values.col(key));
  }

  /** How many live rows have an error in this field. */
  columnErrors(key: string): number {
    return this.#ledger.errorsByCol[this.#values.col(key)] ?? 0;
  }

  /** Adds rows at the end, column by column in the order of `keys`, unchecked; gives the id of the first. Throws a `RangeError` on uneven columns. */
  append(columns: readonly (readonly string[])[]): number {
    const first = this.#values.append(columns);
    this.#ledger.resize(this.#values.rowCount);
    this.#shown.renew(this.#values.rowCount);
    this.#changed();
    return first;
  }

  /** Runs several changes and tells the listeners once, at the end. */
  batch(changes: () => void): void {
    this.#batchDepth += 1;
    try {
      changes();
    } finally {
      this.#batchDepth -= 1;
      this.#changed();
    }
  }

  /** Replaces what one source found in a row. */
  setIssues(source: IssueSource, row: number, issues: RowIssues | null): void {
    this.#ledger.replace(
      source,
      row,
      issuesByCol(issues, (key) => this.#values.col(key)),
    );
    this.#rows.touch(row);
    this.#changed();
  }

  /** Takes a server reply unless the row has changed since that version was sent; says whether it was taken. */
  setServerIssues(row: number, version: number, issues: RowIssues | null): boolean {
    if (this.rowVersion(row) !== version) return false;
    this.setIssues('server', row, issues);
    return true;
  }

  /** Changes cells as one transaction and one step of undo; says how many really changed. */
  edit(edits: readonly CellEdit[]): number {
    const patches: CellPatch[] = [];
    for (const { row, key, value } of edits) {
      const col = this.#values.col(key);
      const before = this.#values.at(row, col);
      if (before !== undefined && before !== value) patches.push({ row, col, before, after: value });
    }
    if (patches.length > 0) this.#commit({ patches, deletedRows: [], restoredRows: [] });
    return patches.length;
  }

  /** Deletes rows as one step of undo; their values stay, so that they can be restored. */
  deleteRows(rows: readonly number[]): void {
    const known = rows.filter((row) => this.#values.at(row, 0) !== undefined && !this.isDeleted(row));
    if (known.length > 0) this.#commit({ patches: [], deletedRows: [...new Set(known)], restoredRows: [] });
  }

  /** Brings deleted rows back, as one step of undo. */
  restoreRows(rows: readonly number[]): void {
    const restoredRows = [...new Set(rows)].filter((row) => this.isDeleted(row));
    if (restoredRows.length > 0) this.#commit({ patches: [], deletedRows: [], restoredRows });
  }

  /** Takes the last transaction back; gives what changed, or nothing when there is none. */
  undo(): GridChange | null {
    const transaction = this.#log.undo();
    return transaction ? this.#apply(transaction, 'undo') : null;
  }

  /** Does the transaction undone last again. */
  redo(): GridChange | null {
    const transaction = this.#log.redo();
    return transaction ? this.#apply(transaction, 'redo') : null;
  }

  /**
   * Shows only the rows with an error. The choice is frozen while on, so that a mended row does not vanish under the cursor;
   * calling it again with `true` chooses anew.
   */
  setErrorsOnly(on: boolean): void {
    if (!on && !this.#shown.errorsOnly) return;
    this.#shown.freezeErrors(on, this.#values.rowCount);
    this.#changed();
  }

  /** The next (1) or previous (-1) shown cell with an error, round the ends; `null` when no shown row has one. */
  findError(from: CellAddress | null, step: 1 | -1): CellAddress | null {
    const start = from && { row: from.row, col: this.#values.col(from.key) };
    const found = findIssueCell({ view: this.view, ledger: this.#ledger, from: start, step });
    return found && { row: found.row, key: this.keys[found.col] ?? '' };
  }

  #commit(transaction: Transaction): void {
    this.#log.push(transaction);
    this.#apply(transaction, 'edit');
  }

  #apply({ patches, deletedRows, restoredRows }: Transaction, kind: GridChange['kind']): GridChange {
    const changedRows = new Set<number>();
    for (const { row, col, after } of patches) {
      this.#values.set(row, col, after);
      this.#ledger.dropCell('server', row, col);
      changedRows.add(row);
    }
    this.#batchDepth += 1;
    for (const row of changedRows) {
      this.#values.bump(row);
      this.#rows.touch(row);
      if (this.#validateRow) {
        this.setIssues(
          'client',
          row,
          this.#validateRow(row, (key) => this.value(row, key)),
        );
      }
    }
    this.#batchDepth -= 1;
    for (const row of deletedRows) this.#ledger.setDeleted(row, true);
    for (const row of restoredRows) this.#ledger.setDeleted(row, false);
    if (deletedRows.length + restoredRows.length > 0) this.#shown.renew(this.#values.rowCount);
    const change = gridChange(kind, { patches, deletedRows, restoredRows }, this.keys);
    this.#changed();
    for (const listener of this.#changeListeners) listener(change);
    return change;
  }

  #changed(): void {
    if (this.#batchDepth > 0) return;
    this.#rows.tell();
    this.#figures.offer(this.#countUp());
  }

  #countUp(): GridSnapshot {
    return {
      rowCount: this.#values.rowCount,
      liveRows: this.#values.rowCount - this.#ledger.deletedRows,
      shownRows: this.view.length,
      errorRows: this.#ledger.errorRows,
      warningRows: this.#ledger.warningRows,
      errorsOnly: this.#shown.errorsOnly,
      canUndo: this.#log.canUndo,
      canRedo: this.#log.canRedo,
      viewVersion: this.#shown.version,
    };
  }
}
