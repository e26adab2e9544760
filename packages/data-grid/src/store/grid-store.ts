import type { ColumnCells } from './columnar-values.ts';
import { Observable } from '@lading/ui/observable';
import type { GridSnapshot } from './grid-snapshot.ts';
import type { GridStoreOptions } from './grid-store-options.ts';
import type { CellIssue, IssueSource, RowIssues } from './issue-ledger.ts';
import { RowDisplay } from './row-display.ts';
import { RowGrouping } from './row-grouping.ts';
import { RowTransactions } from './row-transactions.ts';
import type { RowView } from './row-view.ts';
import { StoredRows } from './stored-rows.ts';
import {
  type CellAddress,
  type CellEdit,
  type GridChange,
  type Transaction,
  gridChange,
} from './transaction.ts';
import type { UndoHistory } from './undo-log.ts';

/**
 * The rows of the grid, by column and outside React (spec §5 data step). A row's id is its index and never changes; an edit notifies
 * only the listeners of the rows it touched. Undo does not restore errors: changed rows are checked again.
 */
export class GridStore {
  /** The current figures. */
  readonly getSnapshot: () => GridSnapshot;
  /** Listens to every change of the figures; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Which rows are shown, and in which order. */
  readonly display: RowDisplay;
  readonly #rows: StoredRows;
  readonly #grouping: RowGrouping;
  readonly #transactions: RowTransactions;
  readonly #changeListeners = new Set<(change: GridChange) => void>();
  readonly #figures: Observable<GridSnapshot>;
  #batchDepth = 0;

  constructor({ keys, validateRow, continuesGroup, undoBytes = 32 * 1024 * 1024 }: GridStoreOptions) {
    this.#rows = new StoredRows(keys, validateRow, () => this.#changed());
    this.#grouping = new RowGrouping(() => this.#rows.values.rowCount, continuesGroup);
    this.display = new RowDisplay(this.#rows, this.#grouping, () => this.#changed());
    const parts = { rows: this.#rows, grouping: this.#grouping, undoBytes };
    this.#transactions = new RowTransactions(parts, (...done) => this.#apply(...done));
    this.#figures = new Observable(this.#countUp());
    this.getSnapshot = this.#figures.get;
    this.subscribe = this.#figures.subscribe;
  }

  /** The fields, in the order in which rows are appended. */
  get keys(): readonly string[] {
    return this.#rows.values.keys;
  }

  /** The rows shown, by position. */
  get view(): RowView {
    return this.display.view;
  }

  /** Listens to every transaction, including undo and redo. */
  onChange(listener: (change: GridChange) => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  /** Subscribes to changes of the values or issues of one row; meant for mounted rows only. */
  subscribeRow(row: number, listener: () => void): () => void {
    return this.#rows.listeners.add(row, listener);
  }

  /** Listens to all rows: called once after each batch with those whose values or issues changed. */
  subscribeRows(listener: (rows: ReadonlySet<number>) => void): () => void {
    return this.#rows.listeners.addToAll(listener);
  }

  value(row: number, key: string): string {
    return this.#rows.value(row, key);
  }

  /** The row as an object, for a call to the server. */
  rowValues(row: number): Record<string, string> {
    return this.#rows.values.row(row);
  }

  /** Increases with each change of the row's values; a server reply only applies to the version that was sent. */
  rowVersion(row: number): number {
    return this.#rows.values.version(row);
  }

  isDeleted(row: number): boolean {
    return this.#rows.ledger.isDeleted(row);
  }

  /** Whether a live row has an error. */
  hasError(row: number): boolean {
    return this.#rows.ledger.hasError(row);
  }

  /** Whether a live row has an error or a warning. */
  hasIssue(row: number): boolean {
    return this.#rows.ledger.hasIssue(row);
  }

  /** The issues of a cell, errors before warnings. */
  issues(row: number, key: string): readonly CellIssue[] {
    return this.#rows.ledger.cell(row, this.#rows.values.col(key));
  }

  /** Number of live rows with an error in this field. */
  columnErrors(key: string): number {
    return this.#rows.ledger.errorsByCol[this.#rows.values.col(key)] ?? 0;
  }

  /**
   * Appends rows by column, in the order of `keys`, unchecked; keeps the columns, which must not change. Throws if their lengths
   * differ.
   */
  append(columns: readonly ColumnCells[]): number {
    const first = this.#rows.values.append(columns);
    this.#rows.ledger.resize(this.#rows.values.rowCount);
    this.display.takeNewRows();
    this.#changed();
    return first;
  }

  /** Runs several changes and notifies the listeners once, at the end. */
  batch(changes: () => void): void {
    this.#batchDepth += 1;
    try {
      changes();
    } finally {
      this.#batchDepth -= 1;
      this.#changed();
    }
  }

  /** Replaces the issues that one source found in a row. */
  setIssues(source: IssueSource, row: number, issues: RowIssues | null): void {
    this.#rows.putIssues(source, row, issues);
    this.#changed();
  }

  /** Applies a server reply unless the row has changed since that version was sent; returns whether it was applied. */
  setServerIssues(row: number, version: number, issues: RowIssues | null): boolean {
    if (this.rowVersion(row) !== version) return false;
    this.setIssues('server', row, issues);
    return true;
  }

  /** Changes cells as one transaction and one undo step, except in deleted rows; returns how many were actually changed. */
  edit(edits: readonly CellEdit[]): number {
    return this.#transactions.edit(edits);
  }

  /** Like {@link edit}, but applies many cells in slices so that the page stays responsive; any other change first finishes it. */
  editInSlices(edits: readonly CellEdit[]): Promise<number> {
    return this.#transactions.editInSlices(edits);
  }

  /** Restores edits and deletions of an earlier session, row by row; without an undo step. */
  restore(edits: readonly CellEdit[], rows: readonly number[]): void {
    this.#transactions.restore(edits, rows);
  }

  /** Restores the undo steps of an earlier session, below those made since. */
  restoreHistory(history: UndoHistory): void {
    this.batch(() => this.#transactions.restoreHistory(history));
  }

  /** The given rows and all others in the same groups, such as the other packages of an order. */
  wholeGroups(rows: readonly number[]): number[] {
    return this.#grouping.whole(rows);
  }

  /** Deletes rows and their groups in one undo step; their values are kept for restoring. Returns how many rows were deleted. */
  deleteRows(rows: readonly number[]): number {
    return this.#transactions.commit(this.#transactions.deletion(rows, 'delete'));
  }

  /** Like {@link deleteRows}, in slices. */
  deleteRowsInSlices(rows: readonly number[]): Promise<number> {
    return this.#transactions.commitInSlices(this.#transactions.deletion(rows, 'delete'));
  }

  /** Restores deleted rows and their groups, in one undo step; returns how many rows were restored. */
  restoreRows(rows: readonly number[]): number {
    return this.#transactions.commit(this.#transactions.deletion(rows, 'restore'));
  }

  /** Like {@link restoreRows}, in slices. */
  restoreRowsInSlices(rows: readonly number[]): Promise<number> {
    return this.#transactions.commitInSlices(this.#transactions.deletion(rows, 'restore'));
  }

  /** Resolves when the current sliced step is done; null if there is none. */
  get underWay(): Promise<unknown> | null {
    return this.#transactions.underWay;
  }

  /** Undoes the last transaction, in slices like an edit; returns what it changes, or `null` when there is none. */
  undo(): Transaction | null {
    return this.#transactions.undo();
  }

  /** Redoes the last undone transaction. */
  redo(): Transaction | null {
    return this.#transactions.redo();
  }

  /** Shows only the rows with errors and their groups; see `display`. */
  setErrorsOnly(on: boolean): void {
    this.display.setErrorsOnly(on);
  }

  /** The next (1) or previous (-1) shown cell with an error; see `display`. */
  findError(from: CellAddress | null, step: 1 | -1, inKey?: string): CellAddress | null {
    return this.display.findError(from, step, inKey);
  }

  #apply(transaction: Transaction, kind: GridChange['kind'], part?: GridChange['part']): void {
    this.#batchDepth += 1;
    this.#rows.apply(transaction);
    this.#batchDepth -= 1;
    const change = gridChange(kind, transaction, part);
    // Rows deleted in slices stay visible until the last slice: the grid is laid out once.
    if (part !== 'more' && change.deletedRows.length + change.restoredRows.length > 0) this.display.renew();
    this.#changed();
    for (const listener of this.#changeListeners) listener(change);
  }

  #changed(): void {
    if (this.#batchDepth > 0) return;
    this.#rows.listeners.notify();
    this.#figures.update(this.#countUp());
  }

  #countUp(): GridSnapshot {
    const { pending, canUndo, canRedo } = this.#transactions;
    const { unchecked, ...rows } = this.#rows.figures;
    return {
      ...this.display.figures,
      ...rows,
      uncheckedRows: unchecked + pending,
      canUndo: canUndo || pending > 0,
      canRedo,
    };
  }
}
