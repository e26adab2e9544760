import type { ColumnFilter, RowSort } from './row-arrangement.ts';
import { RowArranger } from './row-arranger.ts';
import type { RowGrouping } from './row-grouping.ts';
import type { RowView } from './row-view.ts';
import { ShownRows } from './shown-rows.ts';
import type { StoredRows } from './stored-rows.ts';

/** Which rows of a store are shown, and in which order: errors only, deleted ones, sorted and filtered. Views only; ids never change. */
export class RowDisplay {
  readonly #rows: StoredRows;
  readonly #shown: ShownRows;
  readonly #arranger: RowArranger;
  readonly #onChange: () => void;

  constructor(rows: StoredRows, grouping: RowGrouping, onChange: () => void) {
    this.#rows = rows;
    this.#onChange = onChange;
    this.#shown = new ShownRows(rows.ledger, grouping);
    const reads = {
      rowCount: () => rows.values.rowCount,
      value: (row: number, key: string) => rows.value(row, key),
      hasError: (row: number, key: string) =>
        rows.ledger.cell(row, rows.values.col(key))[0]?.severity === 'error',
      continues: grouping.continues,
    };
    const show = (ids: Int32Array | null, inOrder: boolean): void => {
      this.#shown.arrange(ids, inOrder, rows.values.rowCount);
      onChange();
    };
    this.#arranger = new RowArranger(reads, show, onChange);
  }

  /** The rows shown, by position. */
  get view(): RowView {
    return this.#shown.view;
  }

  /** The figures that a snapshot tells of it. */
  get figures() {
    const { view, version: viewVersion, errorsOnly, showsDeleted } = this.#shown;
    const { sort, filters, isBusy: isArranging } = this.#arranger;
    return { shownRows: view.length, viewVersion, errorsOnly, showsDeleted, sort, filters, isArranging };
  }

  /**
   * Shows only the rows with an error, and what belongs to them. The choice is frozen while on, so that a mended row does not vanish under
   * the cursor; calling it again with `true` chooses anew.
   */
  setErrorsOnly(on: boolean): void {
    if (!on && !this.#shown.errorsOnly) return;
    this.#shown.freezeErrors(on, this.#rows.values.rowCount);
    this.#onChange();
  }

  /** Shows the deleted rows in place of the others, until the last of them is restored or this is ended. */
  showDeleted(on: boolean): void {
    this.#shown.showDeleted(on, this.#rows.values.rowCount);
    this.#onChange();
  }

  /** Shows the rows sorted by a column, or no more. */
  setSort(sort: RowSort | null): void {
    this.#arranger.setSort(sort);
    this.#onChange();
  }

  /** Shows only rows that pass a column's filter, beside those of other columns; `null` takes it away. */
  setFilter(key: string, filter: ColumnFilter | null): void {
    this.#arranger.setFilter(key, filter);
    this.#onChange();
  }

  /** Takes sort and filters away. */
  clear(): void {
    this.#arranger.clear();
    this.#onChange();
  }

  /** Sorts and filters the rows as they are now; edits alone move nothing. */
  again(): void {
    this.#arranger.again();
    this.#onChange();
  }

  /** After rows were added. */
  takeNewRows(): void {
    this.renew();
    this.#arranger.takeNewRows();
  }

  /** After rows were deleted or restored. */
  renew(): void {
    this.#shown.renew(this.#rows.values.rowCount);
  }
}
