import type { CellEdit, GridStore } from '@lading/data-grid';
import type { PageTurn } from '@lading/ui/page-turn';
import type { EditPatch } from './edit-patch.ts';
import { KeptHistory } from './kept-history.ts';

/** Rows changed between two checks of the clock. */
const atOnce = 200;

/** The edits of an earlier session, assembled from their patches: values by row and field, and the deleted rows. */
export class KeptEdits {
  /** The steps to undo and redo. */
  readonly history = new KeptHistory();
  readonly #rows = new Map<number, Map<string, string>>();
  readonly #deleted = new Set<number>();

  /** Adds a patch; patches must come in the order in which they were written. */
  add(patch: EditPatch): void {
    const { keys, rows, fields, values, marked, deleted } = patch;
    this.history.add(patch);
    rows.forEach((row, at) => {
      const cells = this.#rows.get(row) ?? new Map<string, string>();
      this.#rows.set(row, cells.set(keys[fields[at]!]!, values[at]!));
    });
    marked.forEach((row, at) => {
      if (deleted[at] === 1) this.#deleted.add(row);
      else this.#deleted.delete(row);
    });
  }

  /** Rows with an edited value. */
  get editedRows(): Iterable<number> {
    return this.#rows.keys();
  }

  get deletedRows(): ReadonlySet<number> {
    return this.#deleted;
  }

  /** The edited values of a row by field; undefined if there are none. */
  cellsOf(row: number): ReadonlyMap<string, string> | undefined {
    return this.#rows.get(row);
  }

  /** Applies the edits to rows that were just read, in turns with the page. @throws the abort reason of `signal` */
  async apply(
    store: GridStore,
    { first, count }: { first: number; count: number },
    turn: PageTurn,
    signal: AbortSignal,
  ): Promise<void> {
    for (let from = first; from < first + count; from += atOnce) {
      const cells: CellEdit[] = [];
      const deleted: number[] = [];
      for (let row = from; row < Math.min(from + atOnce, first + count); row += 1) {
        // A field that the import no longer has is skipped.
        for (const [key, value] of this.cellsOf(row) ?? [])
          if (store.keys.includes(key)) cells.push({ row, key, value });
        if (this.#deleted.has(row)) deleted.push(row);
      }
      store.restore(cells, deleted);
      await turn.giveWay(signal);
    }
  }
}
