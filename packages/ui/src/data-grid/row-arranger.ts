import { arrangeRows, type ArrangeInput } from './arrange-rows.ts';
import { filterAsks, type ColumnFilter, type RowSort } from './row-arrangement.ts';
import { runInSlices } from './run-in-slices.ts';

type Reads = Omit<ArrangeInput, 'sort' | 'filters' | 'rowCount'> & { readonly rowCount: () => number };
const NO_FILTERS: ReadonlyMap<string, ColumnFilter> = new Map();

/**
 * Sort and filters of a store: views only, row ids never change. As with "errors only" the choice is made once and holds while cells are
 * edited, so that no row vanishes under the cursor; `again` makes it anew. Many rows are arranged in slices.
 */
export class RowArranger {
  sort: RowSort | null = null;
  filters = NO_FILTERS;
  readonly #reads: Reads;
  readonly #onArranged: (ids: Int32Array | null, inOrder: boolean) => void;
  readonly #onChange: () => void;
  #stop: (() => void) | null = null;
  #missesRows = false;

  constructor(
    reads: Reads,
    onArranged: (ids: Int32Array | null, inOrder: boolean) => void,
    onChange: () => void,
  ) {
    this.#reads = reads;
    this.#onArranged = onArranged;
    this.#onChange = onChange;
  }

  /** Is work under way? */
  get isBusy(): boolean {
    return this.#stop !== null;
  }

  /** Sorts by a column, or no more. */
  setSort(sort: RowSort | null): void {
    this.sort = sort;
    this.again();
  }

  /** Sets a column's filter; one that asks for nothing, or `null`, takes it away. */
  setFilter(key: string, filter: ColumnFilter | null): void {
    const filters = new Map(this.filters);
    if (filter && filterAsks(filter)) filters.set(key, filter);
    else filters.delete(key);
    this.filters = filters;
    this.again();
  }

  /** Takes sort and filters away. */
  clear(): void {
    this.sort = null;
    this.filters = NO_FILTERS;
    this.again();
  }

  /** Arranges the rows as they are now. */
  again(): void {
    this.#stop?.();
    this.#stop = null;
    this.#missesRows = false;
    const { sort, filters } = this;
    let isDone = false;
    const input = { ...this.#reads, rowCount: this.#reads.rowCount(), sort, filters };
    const stop = runInSlices(arrangeRows(input), {
      onDone: (ids) => {
        isDone = true;
        this.#stop = null;
        this.#onArranged(ids, sort === null);
        if (this.#missesRows) this.again();
      },
    });
    if (!isDone) {
      this.#stop = stop;
      this.#onChange();
    }
  }

  /** Takes rows in that were added since; work under way is finished first. */
  takeNewRows(): void {
    if (this.#stop) this.#missesRows = true;
    else if (this.sort || this.filters.size > 0) this.again();
  }
}
