import type { GridChange } from '@lading/data-grid';
import type { EditPatch, PatchedStep } from '../rows/edit-patch.ts';

/** The edit counts after a change; the same as in `ImportDraft`. */
export interface EditCount {
  edits: number;
  revision: number;
}

/** A patch, and the edit counts once it is stored; null while more of the same undo step follows. */
export interface TakenPatch {
  patch: EditPatch;
  count: EditCount | null;
}

/** Maximum cells and rows of one patch. */
const patchSize = 4_000;

/**
 * Changes waiting to be stored, taken patch by patch in order. A patch contains complete steps, or a piece of a larger one: a
 * crash between two patches loses a step completely or not at all.
 */
export class PatchQueue {
  readonly #size: number;
  #changes: { change: GridChange; count: EditCount }[] = [];
  /** A piece of the first change's step has been taken. */
  #isWithinStep = false;
  /** Cells and marked rows of the first change that have been taken. */
  #cellsTaken = 0;
  #marksTaken = 0;

  constructor(size: number = patchSize) {
    this.#size = size;
  }

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  add(change: GridChange, count: EditCount): void {
    this.#changes.push({ change, count });
  }

  clear(): void {
    this.#changes = [];
    this.#isWithinStep = false;
    this.#cellsTaken = 0;
    this.#marksTaken = 0;
  }

  /** The next patch; null when nothing waits. */
  take(): TakenPatch | null {
    if (this.isEmpty) return null;
    let count: EditCount | null = null;
    const rows: number[] = [];
    const fields: number[] = [];
    const values: string[] = [];
    const before: string[] = [];
    const steps: PatchedStep[] = [];
    const marked: number[] = [];
    const deleted: number[] = [];
    const keys = new Map<string, number>();
    let left = this.#size;
    for (let first = this.#changes[0]; first && left > 0; first = this.#changes[0]) {
      const { change } = first;
      const isLarge = change.part === 'more' || sizeOf(change) > left;
      if (isLarge && !this.#isWithinStep && left < this.#size) break;
      this.#isWithinStep = true;
      count = null;
      const cells = change.cells.slice(this.#cellsTaken, this.#cellsTaken + left);
      for (const { row, key, before: old, after } of cells) {
        if (!keys.has(key)) keys.set(key, keys.size);
        rows.push(row);
        fields.push(keys.get(key)!);
        values.push(after);
        before.push(old);
      }
      this.#cellsTaken += cells.length;
      left -= cells.length;
      const marks = [...change.deletedRows, ...change.restoredRows].slice(
        this.#marksTaken,
        this.#marksTaken + left,
      );
      marks.forEach((row, at) => {
        marked.push(row);
        deleted.push(this.#marksTaken + at < change.deletedRows.length ? 1 : 0);
      });
      this.#marksTaken += marks.length;
      left -= marks.length;
      const isWhole =
        this.#cellsTaken === change.cells.length &&
        this.#marksTaken === change.deletedRows.length + change.restoredRows.length;
      const isEnd = isWhole && change.part !== 'more';
      if (change.kind !== 'restore')
        steps.push({ kind: change.kind, cells: cells.length, marks: marks.length, isEnd });
      if (!isWhole) break;
      this.#changes.shift();
      if (isEnd) {
        this.#isWithinStep = false;
        count = first.count;
      }
      this.#cellsTaken = 0;
      this.#marksTaken = 0;
    }
    const patch: EditPatch = {
      keys: [...keys.keys()],
      rows: Uint32Array.from(rows),
      fields: Uint16Array.from(fields),
      values,
      before,
      marked: Uint32Array.from(marked),
      deleted: Uint8Array.from(deleted),
      steps,
    };
    return { patch, count };
  }
}

function sizeOf({ cells, deletedRows, restoredRows }: GridChange): number {
  return cells.length + deletedRows.length + restoredRows.length;
}
