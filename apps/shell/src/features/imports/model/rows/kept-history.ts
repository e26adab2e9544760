import type { CellPatch, Transaction } from '@lading/data-grid';
import type { EditPatch, PatchedStep } from './edit-patch.ts';

/** The undo steps of an earlier session, assembled from its patches, so that Ctrl+Z works across a reload. */
export class KeptHistory {
  #done: Transaction[] = [];
  #undone: Transaction[] = [];
  /** The pieces of the current step so far. */
  #cells: CellPatch[] = [];
  #deleted: number[] = [];
  #restored: number[] = [];

  /** The steps to undo, oldest first. */
  get done(): readonly Transaction[] {
    return this.#done;
  }

  /** The steps to redo, the next one last. */
  get undone(): readonly Transaction[] {
    return this.#undone;
  }

  /** Adds a patch; patches must come in the order in which they were written. */
  add({ keys, rows, fields, values, before, marked, deleted, steps }: EditPatch): void {
    if (!steps || !before) {
      // Written before steps were stored.
      this.#done = [];
      this.#undone = [];
      return;
    }
    let cell = 0;
    let mark = 0;
    for (const { kind, cells, marks, isEnd } of steps) {
      for (const end = cell + cells; cell < end; cell += 1)
        this.#cells.push({
          row: rows[cell]!,
          key: keys[fields[cell]!]!,
          before: before[cell]!,
          after: values[cell]!,
        });
      for (const end = mark + marks; mark < end; mark += 1)
        (deleted[mark] === 1 ? this.#deleted : this.#restored).push(marked[mark]!);
      if (isEnd) this.#end(kind);
    }
  }

  #end(kind: PatchedStep['kind']): void {
    const step = { patches: this.#cells, deletedRows: this.#deleted, restoredRows: this.#restored };
    this.#cells = [];
    this.#deleted = [];
    this.#restored = [];
    if (kind === 'edit') {
      this.#done.push(step);
      this.#undone = [];
      return;
    }
    const [from, to] = kind === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const moved = from.pop();
    if (moved) to.push(moved);
  }
}
