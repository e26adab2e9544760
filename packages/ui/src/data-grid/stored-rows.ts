import type { IssueSource, RowIssues } from './cell-issue.ts';
import { ColumnarValues } from './columnar-values.ts';
import { IssueLedger } from './issue-ledger.ts';
import { issuesByCol } from './issues-by-col.ts';
import { RowChecks } from './row-checks.ts';
import { RowListeners } from './row-listeners.ts';
import type { RowValidator } from './row-validator.ts';
import type { Transaction } from './undo-log.ts';

/** Values and issues of all rows, and who listens to them; transactions are carried out here. */
export class StoredRows {
  readonly values: ColumnarValues;
  readonly ledger: IssueLedger;
  readonly listeners = new RowListeners();
  readonly #validateRow: RowValidator | undefined;
  readonly #checks: RowChecks;

  /** `onChecked` is told after rows were checked. */
  constructor(keys: readonly string[], validateRow: RowValidator | undefined, onChecked: () => void) {
    this.values = new ColumnarValues(keys);
    this.ledger = new IssueLedger(keys.length);
    this.#validateRow = validateRow;
    this.#checks = new RowChecks((row) => this.#check(row), onChecked);
  }

  /** How many rows there are, live, with issues, and with their own check still to come. */
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

  /** Replaces what one source found in a row. */
  putIssues(source: IssueSource, row: number, issues: RowIssues | null): void {
    this.ledger.replace(
      source,
      row,
      issuesByCol(issues, (key) => this.values.col(key)),
    );
    this.listeners.touch(row);
  }

  /** Carries a transaction out; what the server said of a changed cell is gone with its value, and changed rows are checked again. */
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
