import { ColumnarValues } from './columnar-values.ts';
import {
  IssueLedger,
  issuesByCol,
  type IssueSource,
  type RowIssues,
  type RowValidator,
} from './issue-ledger.ts';
import { runInTurns } from '@lading/ui/page-turn';
import type { Transaction } from './transaction.ts';

/**
 * Listeners by row, for mounted rows only: a change notifies the listeners of the rows it touched. Listeners to all rows receive
 * a list.
 */
class RowListeners {
  readonly #byRow = new Map<number, Set<() => void>>();
  readonly #ofAll = new Set<(rows: ReadonlySet<number>) => void>();
  #dirty = new Set<number>();

  /** Listens to a row; returns the unsubscribe function. */
  add(row: number, listener: () => void): () => void {
    const listeners = this.#byRow.get(row) ?? new Set();
    this.#byRow.set(row, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byRow.get(row) === listeners) this.#byRow.delete(row);
    };
  }

  /** Listens to all rows; returns the unsubscribe function. */
  addToAll(listener: (rows: ReadonlySet<number>) => void): () => void {
    this.#ofAll.add(listener);
    return () => this.#ofAll.delete(listener);
  }

  /** Records that a row has changed; does nothing without a listener. */
  touch(row: number): void {
    if (this.#ofAll.size > 0 || this.#byRow.has(row)) this.#dirty.add(row);
  }

  /** Notifies the listeners of every row touched since the last call, once each. */
  notify(): void {
    const dirty = this.#dirty;
    if (dirty.size === 0) return;
    this.#dirty = new Set();
    for (const [row, listeners] of this.#byRow) {
      if (dirty.has(row)) for (const listener of listeners) listener();
    }
    for (const listener of this.#ofAll) listener(dirty);
  }
}

/** Checks rows again after a change: a few immediately, the rest in slices, so that changing an entire column does not block the page. */
export class RowChecks {
  readonly #check: (row: number) => void;
  readonly #onTurn: () => void;
  #waiting = new Set<number>();
  #isRunning = false;

  constructor(check: (row: number) => void, onTurn: () => void) {
    this.#check = check;
    this.#onTurn = onTurn;
  }

  /** Rows that were not checked yet. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Schedules checks of rows; the set may be kept. */
  add(rows: Set<number>): void {
    if (this.#waiting.size === 0 && !this.#isRunning) this.#waiting = rows;
    else for (const row of rows) this.#waiting.add(row);
    if (this.#isRunning || this.#waiting.size === 0) return;
    this.#isRunning = true;
    runInTurns(this.#run(), {
      onTurn: this.#onTurn,
      onDone: () => {
        this.#isRunning = false;
        // A listener of the last slice may have changed rows again.
        this.add(this.#waiting);
      },
    });
  }

  *#run(): Generator<void, void> {
    let checked = 0;
    for (const row of this.#waiting) {
      this.#waiting.delete(row);
      this.#check(row);
      checked += 1;
      if (checked % 64 === 0) yield;
    }
  }
}

/** Values and issues of all rows, and their listeners; transactions are applied here. */
export class StoredRows {
  readonly values: ColumnarValues;
  readonly ledger: IssueLedger;
  readonly listeners = new RowListeners();
  readonly #validateRow: RowValidator | undefined;
  readonly #checks: RowChecks;

  /** `onChecked` is called after rows were checked. */
  constructor(keys: readonly string[], validateRow: RowValidator | undefined, onChecked: () => void) {
    this.values = new ColumnarValues(keys);
    this.ledger = new IssueLedger(keys.length);
    this.#validateRow = validateRow;
    this.#checks = new RowChecks((row) => this.#check(row), onChecked);
  }

  /** Number of rows: in total, live, with issues, and waiting for their check. */
  get figures() {
    const { rowCount } = this.values;
    const { deletedRows, errorRows, warningRows } = this.ledger;
    return {
      rowCount,
      liveRows: rowCount - deletedRows,
      errorRows,
      warningRows,
      unchecked: this.#checks.pending,
    };
  }

  value(row: number, key: string): string {
    return this.values.at(row, this.values.col(key)) ?? '';
  }

  /** Replaces the issues that one source found in a row. */
  putIssues(source: IssueSource, row: number, issues: RowIssues | null): void {
    this.ledger.replace(
      source,
      row,
      issuesByCol(issues, (key) => this.values.col(key)),
    );
    this.listeners.touch(row);
  }

  /** Applies a transaction; server issues of a changed cell are dropped with its value, and changed rows are checked again. */
  apply({ patches, deletedRows, restoredRows }: Transaction): void {
    const changedRows = new Set<number>();
    for (const { row, key, after } of patches) {
      const col = this.values.col(key);
      this.values.set(row, col, after);
      this.ledger.dropCell('server', row, col);
      changedRows.add(row);
    }
    for (const row of changedRows) {
      this.values.bump(row);
      this.listeners.touch(row);
    }
    for (const row of deletedRows) this.ledger.setDeleted(row, true);
    for (const row of restoredRows) this.ledger.setDeleted(row, false);
    if (this.#validateRow) this.#checks.add(changedRows);
  }

  #check(row: number): void {
    this.putIssues('client', row, this.#validateRow?.(row, (key) => this.value(row, key)) ?? null);
  }
}
