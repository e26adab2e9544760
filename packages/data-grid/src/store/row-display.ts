import {
  arrangeRows,
  isRestricting,
  type ArrangeInput,
  type ColumnFilter,
  type RowSort,
} from './arrange-rows.ts';
import type { RowGrouping } from './row-grouping.ts';
import { RowView } from './row-view.ts';
import { runInTurns } from '@lading/ui/page-turn';
import type { StoredRows } from './stored-rows.ts';
import type { CellAddress } from './transaction.ts';

const NO_FILTERS: ReadonlyMap<string, ColumnFilter> = new Map();

/**
 * Which rows of a store are shown, and in which order: those not deleted, sorted and filtered, or of these only the ones with
 * errors; or only the deleted ones. Row ids never change. Each selection is made once and stays while cells are edited, so that
 * no row vanishes under the cursor. Many rows are arranged in slices.
 */
export class RowDisplay {
  /** The rows shown, by position. */
  view = new RowView(0);
  readonly #rows: StoredRows;
  readonly #grouping: RowGrouping;
  readonly #onChange: () => void;
  readonly #reads: Pick<ArrangeInput, 'value' | 'hasError' | 'continues'>;
  /** Increases with every new view. */
  #viewVersion = 0;
  #sort: RowSort | null = null;
  #filters = NO_FILTERS;
  /** The sorted and filtered row ids; `null` for all rows in file order. */
  #arranged: Int32Array | null = null;
  #isInIdOrder = true;
  /** Cancels the sorting and filtering in progress. */
  #stop: (() => void) | null = null;
  /** Whether rows were added since that started. */
  #missesRows = false;
  /** By row id, 1 for rows that had an error, and rows of their groups, when "errors only" was switched on. */
  #withErrors: Uint8Array | null = null;
  #showsDeleted = false;

  constructor(rows: StoredRows, grouping: RowGrouping, onChange: () => void) {
    this.#rows = rows;
    this.#grouping = grouping;
    this.#onChange = onChange;
    this.#reads = {
      value: (row, key) => rows.value(row, key),
      hasError: (row, key) => rows.ledger.cell(row, rows.values.col(key))[0]?.severity === 'error',
      continues: grouping.continues,
    };
  }

  /** Its part of a snapshot. */
  get figures() {
    return {
      shownRows: this.view.length,
      viewVersion: this.#viewVersion,
      errorsOnly: this.#withErrors !== null,
      showsDeleted: this.#showsDeleted,
      sort: this.#sort,
      filters: this.#filters,
      isArranging: this.#stop !== null,
    };
  }

  /** Shows only the rows with errors and their groups, or stops that. Calling it again with `true` refreshes the choice. */
  setErrorsOnly(on: boolean): void {
    if (!on && !this.#withErrors) return;
    this.#withErrors = on ? this.#grouping.marked((row) => this.#rows.ledger.hasError(row)) : null;
    if (on) this.#showsDeleted = false;
    this.renew();
    this.#onChange();
  }

  /** Shows the deleted rows instead of the others, until the last of them is restored or this is turned off. */
  showDeleted(on: boolean): void {
    this.#showsDeleted = on;
    this.renew();
    this.#onChange();
  }

  /** Shows the rows sorted by a column; `null` removes the sort. */
  setSort(sort: RowSort | null): void {
    this.#sort = sort;
    this.again();
  }

  /** Shows only rows that pass a column's filter, combined with those of other columns; `null` removes it. */
  setFilter(key: string, filter: ColumnFilter | null): void {
    const filters = new Map(this.#filters);
    if (filter && isRestricting(filter)) filters.set(key, filter);
    else filters.delete(key);
    this.#filters = filters;
    this.again();
  }

  /** Removes sort and filters. */
  clear(): void {
    this.#sort = null;
    this.#filters = NO_FILTERS;
    this.again();
  }

  /** Sorts and filters the current rows again; edits alone do not rearrange rows. */
  again(): void {
    this.#stop?.();
    this.#stop = null;
    this.#missesRows = false;
    let isDone = false;
    const rowCount = this.#rows.values.rowCount;
    const work = arrangeRows({ ...this.#reads, rowCount, sort: this.#sort, filters: this.#filters });
    const isInIdOrder = this.#sort === null;
    const stop = runInTurns(work, {
      onDone: (ids) => {
        isDone = true;
        this.#stop = null;
        this.#arranged = ids;
        this.#isInIdOrder = isInIdOrder;
        this.renew();
        this.#onChange();
        if (this.#missesRows) this.again();
      },
    });
    if (isDone) return;
    this.#stop = stop;
    this.#onChange();
  }

  /** Call after rows were added; sorting or filtering in progress is finished before they are included. */
  takeNewRows(): void {
    this.renew();
    if (this.#stop) this.#missesRows = true;
    else if (this.#sort || this.#filters.size > 0) this.again();
  }

  /** Creates a new view after rows were added, deleted or restored. */
  renew(): void {
    const { ledger, values } = this.#rows;
    const { rowCount } = values;
    const isDeleted = (row: number): boolean => ledger.isDeleted(row);
    this.#viewVersion += 1;
    this.#showsDeleted &&= ledger.deletedRows > 0;
    if (this.#showsDeleted) {
      this.view = RowView.of(rowCount, isDeleted);
      return;
    }
    const withErrors = this.#withErrors;
    const isShown = (row: number): boolean => !isDeleted(row) && (!withErrors || withErrors[row] === 1);
    const all = ledger.deletedRows === 0 && !withErrors;
    if (!this.#arranged) this.view = all ? new RowView(rowCount) : RowView.of(rowCount, isShown);
    else {
      const ids = all ? this.#arranged : this.#arranged.filter(isShown);
      this.view = new RowView(rowCount, ids, this.#isInIdOrder);
    }
  }

  /**
   * Searches the shown rows from a cell, forwards (1) or backwards (-1) and wrapping around, for the next cell with an error,
   * optionally of one field; `null` when no shown row has one.
   */
  findError(from: CellAddress | null, step: 1 | -1, inKey?: string): CellAddress | null {
    const { view } = this;
    if (view.length === 0) return null;
    const { ledger, values } = this.#rows;
    const inCol = inKey === undefined ? undefined : values.col(inKey);
    const fromCol = from && values.col(from.key);
    const start = from ? view.nearestPosition(from.row) : step === 1 ? 0 : view.length - 1;
    for (let walked = 0; walked <= view.length; walked += 1) {
      const row = view.rowAt((start + step * walked + view.length * 2) % view.length);
      if (!ledger.hasError(row)) continue;
      const cols = ledger.errorCols(row).filter((col) => inCol === undefined || col === inCol);
      const beyond = (col: number): boolean =>
        step === 1 ? col > (fromCol ?? -1) : col < (fromCol ?? Infinity);
      const fromHere = walked === 0 && from?.row === row ? cols.filter(beyond) : cols;
      const col = step === 1 ? fromHere[0] : fromHere.at(-1);
      if (col !== undefined) return { row, key: values.keys[col] ?? '' };
    }
    return null;
  }
}
