import type { DraftPatch } from './draft-patch.ts';

/** What was edited in a file, put together from its patches: values by row and field, and the rows that were deleted. */
export class DraftEdits {
  readonly #rows = new Map<number, Map<string, string>>();
  readonly #deleted = new Set<number>();

  /** Takes a patch; they come in the order in which they were written. */
  add({ keys, rows, fields, values, marked, deleted }: DraftPatch): void {
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

  /** The values of a row that were edited, by field; undefined where none was. */
  cellsOf(row: number): ReadonlyMap<string, string> | undefined {
    return this.#rows.get(row);
  }
}
