import type { IssueLedger } from './issue-ledger.ts';
import { RowView } from './row-view.ts';

/** Which rows are shown: all that are not deleted, or of a frozen choice of rows with errors those that are not deleted. */
export class ShownRows {
  view = new RowView(0);
  /** Rises with every new view. */
  version = 0;
  readonly #ledger: IssueLedger;
  #frozen: Int32Array | null = null;

  constructor(ledger: IssueLedger) {
    this.#ledger = ledger;
  }

  get errorsOnly(): boolean {
    return this.#frozen !== null;
  }

  /** Chooses the rows that have an error at this moment, or ends the choice. */
  freezeErrors(on: boolean, rowCount: number): void {
    this.#frozen = on ? RowView.of(rowCount, (row) => this.#ledger.hasError(row)).ids : null;
    this.renew(rowCount);
  }

  /** Makes the view anew after rows were added, deleted or restored. */
  renew(rowCount: number): void {
    const live = (row: number): boolean => !this.#ledger.isDeleted(row);
    const anyDeleted = this.#ledger.deletedRows > 0;
    if (this.#frozen) {
      this.view = new RowView(rowCount, anyDeleted ? this.#frozen.filter(live) : this.#frozen);
    } else {
      this.view = anyDeleted ? RowView.of(rowCount, live) : new RowView(rowCount);
    }
    this.version += 1;
  }
}
