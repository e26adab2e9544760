import type { ImportDefinition } from '@lading/contracts/imports';
import type { CellAddress, GridStore } from '@lading/data-grid';
import type { PackedColumns } from '@lading/import-engine/pack-columns';
import { Observable } from '@lading/ui/observable';

/** The arranged columns of the grid. */
interface ColumnArrangement {
  /** All fields, those with issues first. */
  readonly order: readonly string[];
  /** Fields that nothing fills: they are hidden until the user shows them. */
  readonly unmapped: ReadonlySet<string>;
  readonly showsUnmapped: boolean;
}

/** Number of rows with warnings that are searched for columns. */
const warnedRowsLookedAt = 2_000;

/**
 * Decides which columns the grid shows, and in which order: the key first, then those with issues, then the rest in form order.
 * The order is chosen once, when the rows are read, so that no column moves under the cursor; a hidden column appears as soon as
 * it contains something.
 */
export class ReviewColumns {
  readonly #store: GridStore;
  readonly #keys: readonly string[];
  readonly #state: Observable<ColumnArrangement>;
  #isArranged = false;

  /** @param mapped the fields that the file or a value for every row fills; undefined if that is not known */
  constructor({ fields }: ImportDefinition, store: GridStore, mapped: ReadonlySet<string> | undefined) {
    this.#store = store;
    this.#keys = fields.map(({ key }) => key);
    const unmapped = new Set(mapped ? this.#keys.filter((key, at) => at > 0 && !mapped.has(key)) : []);
    this.#state = new Observable<ColumnArrangement>({ order: this.#keys, unmapped, showsUnmapped: false });
    if (unmapped.size === 0) return;
    store.subscribe(() => this.#uncover((key) => store.columnErrors(key) > 0));
    store.onChange(({ cells }) => {
      const edited = new Set(cells.map(({ key }) => key));
      this.#uncover((key) => edited.has(key));
    });
  }

  readonly getSnapshot = (): ColumnArrangement => this.#state.get();

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  /** A block of rows may fill fields without a column: a recipe or the unit of a heading does. */
  take({ texts }: PackedColumns): void {
    this.#uncover((key) => texts[this.#keys.indexOf(key)] !== '');
  }

  /** Puts the columns with issues first, unless a previous call has found some. */
  arrange(): void {
    if (this.#isArranged) return;
    const wrong = new Set(this.#keys.filter((key) => this.#store.columnErrors(key) > 0));
    const doubtful = this.#warnedKeys();
    if (wrong.size + doubtful.size === 0) return;
    this.#isArranged = true;
    const [first, ...others] = this.#keys;
    const rank = (key: string) => (wrong.has(key) ? 0 : doubtful.has(key) ? 1 : 2);
    this.#state.update({ order: [first!, ...others.toSorted((a, b) => rank(a) - rank(b))] });
    this.#uncover((key) => doubtful.has(key));
  }

  /** The first cell with an error, otherwise the first with a warning; null without either. */
  firstIssue(): CellAddress | null {
    const error = this.#store.findError(null, 1);
    if (error) return error;
    for (const row of this.#warnedRows()) {
      const key = this.#keys.find((candidate) => this.#store.issues(row, candidate).length > 0);
      if (key !== undefined) return { row, key };
    }
    return null;
  }

  /** Shows a hidden column because the user navigates to it; true if it was hidden. */
  reveal(key: string): boolean {
    const { unmapped, showsUnmapped } = this.getSnapshot();
    const isHidden = !showsUnmapped && unmapped.has(key);
    this.#uncover((candidate) => candidate === key);
    return isHidden;
  }

  showUnmapped(on: boolean): void {
    this.#state.update({ showsUnmapped: on });
  }

  #uncover(isFilled: (key: string) => boolean): void {
    const { unmapped } = this.getSnapshot();
    const left = [...unmapped].filter((key) => !isFilled(key));
    if (left.length < unmapped.size) this.#state.update({ unmapped: new Set(left) });
  }

  #warnedKeys(): Set<string> {
    const found = new Set<string>();
    let looked = 0;
    for (const row of this.#warnedRows()) {
      for (const key of this.#keys) if (this.#store.issues(row, key).length > 0) found.add(key);
      looked += 1;
      if (looked === warnedRowsLookedAt) break;
    }
    return found;
  }

  *#warnedRows(): Generator<number> {
    const { rowCount, warningRows } = this.#store.getSnapshot();
    if (warningRows === 0) return;
    for (let row = 0; row < rowCount; row += 1) if (this.#store.hasIssue(row)) yield row;
  }
}
