import type { IssueLedger } from './issue-ledger.ts';
import type { RowGrouping } from './row-grouping.ts';
import { RowView } from './row-view.ts';

/**
 * Which rows are shown: those not deleted, of the arranged ones (sorted and filtered), of a frozen choice of rows with errors and what belongs
 * to them; or only the deleted ones.
 */
export class ShownRows {
  view = new RowView(0);
  /** Rises with every new view. */
  version = 0;
  readonly #ledger: IssueLedger;
  readonly #grouping: RowGrouping;
  #faulty: Uint8Array | null = null;
  #arranged: Int32Array | null = null;
  #inOrder = true;
  #showsDeleted = false;

  constructor(ledger: IssueLedger, grouping: RowGrouping) {
    this.#ledger = ledger;
    this.#grouping = grouping;
  }

  get errorsOnly(): boolean {
    return this.#faulty !== null;
  }

  get showsDeleted(): boolean {
    return this.#showsDeleted;
  }

  /** Chooses the rows that have an error at this moment, or ends the choice. */
  freezeErrors(on: boolean, rowCount: number): void {
    this.#faulty = on ? this.#grouping.marked((row) => this.#ledger.hasError(row)) : null;
    if (on) this.#showsDeleted = false;
    this.renew(rowCount);
  }

  /** Shows the deleted rows in place of the others, or ends that. */
  showDeleted(on: boolean, rowCount: number): void {
    this.#showsDeleted = on;
    this.renew(rowCount);
  }

  /** Takes the rows as sorted and filtered; `null` for all in their order. */
  arrange(ids: Int32Array | null, inOrder: boolean, rowCount: number): void {
    this.#arranged = ids;
    this.#inOrder = inOrder;
    this.renew(rowCount);
  }

  /** Makes the view anew after rows were added, deleted or restored. */
  renew(rowCount: number): void {
    const { deletedRows } = this.#ledger;
    const isDeleted = (row: number): boolean => this.#ledger.isDeleted(row);
    this.version += 1;
    this.#showsDeleted &&= deletedRows > 0;
    if (this.#showsDeleted) {
      this.view = RowView.of(rowCount, isDeleted);
      return;
    }
    const faulty = this.#faulty;
    const isShown = (row: number): boolean => !isDeleted(row) && (!faulty || faulty[row] === 1);
    const all = deletedRows === 0 && !faulty;
    if (!this.#arranged) this.view = all ? new RowView(rowCount) : RowView.of(rowCount, isShown);
    else {
      const ids = all ? this.#arranged : this.#arranged.filter(isShown);
      this.view = new RowView(rowCount, ids, this.#inOrder);
    }
  }
}
