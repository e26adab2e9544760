import type { CellIssue, IssueSource, RowIssues } from './cell-issue.ts';
import type { ColumnCells } from './columnar-values.ts';
import { findIssueCell } from './find-issue-cell.ts';
import type { CellAddress, CellEdit } from './grid-cell.ts';
import { gridChange, type GridChange } from './grid-change.ts';
import type { GridSnapshot } from './grid-snapshot.ts';
import type { GridStoreOptions } from './grid-store-options.ts';
import { planDeletion } from './plan-deletion.ts';
import { RowDisplay } from './row-display.ts';
import { RowGrouping } from './row-grouping.ts';
import { RowTransactions } from './row-transactions.ts';
import type { RowView } from './row-view.ts';
import { SnapshotSignal } from './snapshot-signal.ts';
import { StoredRows } from './stored-rows.ts';
import type { Transaction } from './undo-log.ts';

/**
 * The rows behind the grid, column by column and outside React (spec §5 data step). A row's id is its index and never changes;
 * an edit tells only the listeners of the rows it touched. Errors are not undone: touched rows are checked again.
 */
export class GridStore {
  /** The figures as they stand. */
  readonly getSnapshot: () => GridSnapshot;
  /** Tells of every change of the figures; gives back the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Which rows are shown, and in which order. */
  readonly display: RowDisplay;
  readonly #rows: StoredRows;
  readonly #grouping: RowGrouping;
  readonly #transactions: RowTransactions;
  readonly #changeListeners = new Set<(change: GridChange) => void>();
  #batchDepth = 0;
  readonly #figures: SnapshotSignal<GridSnapshot>;

  constructor({ keys, validateRow, continuesGroup, undoBytes = 32 * 1024 * 1024 }: GridStoreOptions) {
    this.#rows = new StoredRows(keys, validateRow, () => this.#changed());
    this.#grouping = new RowGrouping(() => this.#rows.values.rowCount, continuesGroup);
    this.display = new RowDisplay(this.#rows, this.#grouping, () => this.#changed());
    const parts = { rows: this.#rows, grouping: this.#grouping, undoBytes };
    this.#transactions = new RowTransactions(parts, (...done) => this.#apply(...done));
    this.#figures = new SnapshotSignal(this.#countUp());
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

  /** Tells of every transaction, undo and redo included. */
  onChange(listener: (change: GridChange) => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  /** Tells of changes to the values or issues of one row; meant for mounted rows only. */
  subscribeRow(row: number, listener: () => void): () => void {
    return this.#rows.listeners.add(row, listener);
  }

  /** Tells of all rows whose values or issues have changed, once after each batch; for what keeps an account of every row. */
  subscribeRows(listener: (rows: ReadonlySet<number>) => void): () => void {
    return this.#rows.listeners.addToAll(listener);
  }

  value(row: number, key: string): string {
    return this.#rows.value(row, key);
  }

  /** The whole row as an object, for a call to the server. */
  rowValues(row: number): Record<string, string> {
    return this.#rows.values.row(row);
  }

  /** Rises with each change of the row's values; a server reply is good only for the version it was asked with. */
  rowVersion(row: number): number {
    return this.#rows.values.version(row);
  }

  isDeleted(row: number): boolean {
    return this.#rows.ledger.isDeleted(row);
  }

  /** Has a live row an error? */
  hasError(row: number): boolean {
    return this.#rows.ledger.hasError(row);
  }

  /** Has a live row an error or a warning? */
  hasIssue(row: number): boolean {
    return this.#rows.ledger.hasIssue(row);
  }

  /** The issues of a cell, errors before warnings. */
  issues(row: number, key: string): readonly CellIssue[] {
    return this.#rows.ledger.cell(row, this.#rows.values.col(key));
  }

  /** How many live rows have an error in this field. */
  columnErrors(key: string): number {
    return this.#rows.ledger.errorsByCol[this.#rows.values.col(key)] ?? 0;
  }

  /**
   * Adds rows at the end, column by column in the order of `keys`, unchecked; gives the id of the first. The columns are kept, not copied: they
   * must not change. Throws a `RangeError` on uneven columns.
   */
  append(columns: readonly ColumnCells[]): number {
    const first = this.#rows.values.append(columns);
    this.#rows.ledger.resize(this.#rows.values.rowCount);
    this.display.takeNewRows();
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
    this.#rows.putIssues(source, row, issues);
    this.#changed();
  }

  /** Takes a server reply unless the row has changed since that version was sent; says whether it was taken. */
  setServerIssues(row: number, version: number, issues: RowIssues | null): boolean {
    if (this.rowVersion(row) !== version) return false;
    this.setIssues('server', row, issues);
    return true;
  }

  /** Changes cells as one transaction and one step of undo, deleted rows left out; says how many really changed. */
  edit(edits: readonly CellEdit[]): number {
    return this.#transactions.edit(edits);
  }

  /** The same; many cells in slices between which the page lives, and any other change first finishes it. */
  editInSlices(edits: readonly CellEdit[]): Promise<number> {
    return this.#transactions.editInSlices(edits);
  }

  /** Edits and deletes rows as an earlier sitting left them, each by itself; it is no step of undo. */
  restore(edits: readonly CellEdit[], rows: readonly number[]): void {
    this.#transactions.finish();
    const patches = this.#transactions.patchesOf(edits);
    const deletedRows = rows.filter((row) => row < this.#rows.values.rowCount && !this.isDeleted(row));
    if (patches.length + deletedRows.length > 0)
      this.#apply({ patches, deletedRows, restoredRows: [] }, 'restore');
  }

  /** The rows given and all that belong to the same groups, such as the other packages of an order. */
  wholeGroups(rows: readonly number[]): number[] {
    return this.#grouping.whole(rows);
  }

  /** Deletes rows and their whole groups as one step of undo; their values stay, to be restored. Says how many rows are gone. */
  deleteRows(rows: readonly number[]): number {
    return this.#transactions.commit(this.#deletion(rows, 'delete'));
  }

  /** The same; many rows in slices between which the page lives, and any other change first finishes it. */
  deleteRowsInSlices(rows: readonly number[]): Promise<number> {
    return this.#transactions.commitInSlices(this.#deletion(rows, 'delete'));
  }

  /** Brings deleted rows and their whole groups back, as one step of undo; says how many rows came back. */
  restoreRows(rows: readonly number[]): number {
    return this.#transactions.commit(this.#deletion(rows, 'restore'));
  }

  /** The same in slices. */
  restoreRowsInSlices(rows: readonly number[]): Promise<number> {
    return this.#transactions.commitInSlices(this.#deletion(rows, 'restore'));
  }

  /** Resolves once the step that is carried out in slices is done; null when none is. */
  get underWay(): Promise<unknown> | null {
    return this.#transactions.underWay;
  }

  /** Takes the last transaction back, in slices like an edit; gives what it changes, or nothing when there is none. */
  undo(): Transaction | null {
    return this.#transactions.undo();
  }

  /** Does the transaction undone last again. */
  redo(): Transaction | null {
    return this.#transactions.redo();
  }

  /** Shows only the rows with an error and what belongs to them; see `display`. */
  setErrorsOnly(on: boolean): void {
    this.display.setErrorsOnly(on);
  }

  /** The next (1) or previous (-1) shown cell with an error, round the ends, of one field where it is named; `null` when no shown row has one. */
  findError(from: CellAddress | null, step: 1 | -1, inKey?: string): CellAddress | null {
    return findIssueCell({ view: this.view, rows: this.#rows, from, step, inKey });
  }

  #deletion(rows: readonly number[], does: 'delete' | 'restore'): Transaction {
    this.#transactions.finish();
    return planDeletion(rows, does, this.#rows, this.#grouping);
  }

  #apply(transaction: Transaction, kind: GridChange['kind'], part?: GridChange['part']): void {
    this.#batchDepth += 1;
    this.#rows.apply(transaction);
    this.#batchDepth -= 1;
    const change = gridChange(kind, transaction, part);
    // Rows that go in slices stay in sight until the last of them goes: the grid is laid out anew once.
    if (part !== 'more' && change.deletedRows.length + change.restoredRows.length > 0) this.display.renew();
    this.#changed();
    for (const listener of this.#changeListeners) listener(change);
  }

  #changed(): void {
    if (this.#batchDepth > 0) return;
    this.#rows.listeners.tell();
    this.#figures.offer(this.#countUp());
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
