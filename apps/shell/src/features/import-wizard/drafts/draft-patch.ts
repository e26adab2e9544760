import type { GridChange } from '@lading/ui/data-grid';

/** A piece of what was edited, as it is stored: small enough to be written within a blink. */
export interface DraftPatch {
  /** The fields that it touches. */
  keys: readonly string[];
  /** Per cell its row, its field as an index into `keys`, and its value now. */
  rows: Uint32Array;
  fields: Uint16Array;
  values: readonly string[];
  /** Rows that were deleted (1) or brought back (0). */
  marked: Uint32Array;
  deleted: Uint8Array;
}

/** Cells and rows of one patch at most. */
const patchSize = 4_000;

/** Changes that are waiting to be stored, taken patch by patch in their order. */
export class PatchQueue {
  readonly #size: number;
  #changes: GridChange[] = [];
  /** Cells and marked rows of the first change that have been taken. */
  #cellsTaken = 0;
  #marksTaken = 0;

  constructor(size: number = patchSize) {
    this.#size = size;
  }

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  add(change: GridChange): void {
    this.#changes.push(change);
  }

  clear(): void {
    this.#changes = [];
    this.#cellsTaken = 0;
    this.#marksTaken = 0;
  }

  /** The next patch; null when nothing waits. */
  take(): DraftPatch | null {
    if (this.isEmpty) return null;
    const rows: number[] = [];
    const fields: number[] = [];
    const values: string[] = [];
    const marked: number[] = [];
    const deleted: number[] = [];
    const keys = new Map<string, number>();
    let left = this.#size;
    for (let change = this.#changes[0]; change && left > 0; change = this.#changes[0]) {
      const cells = change.cells.slice(this.#cellsTaken, this.#cellsTaken + left);
      for (const { row, key, after } of cells) {
        if (!keys.has(key)) keys.set(key, keys.size);
        rows.push(row);
        fields.push(keys.get(key)!);
        values.push(after);
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
      if (!isWhole) break;
      this.#changes.shift();
      this.#cellsTaken = 0;
      this.#marksTaken = 0;
    }
    return {
      keys: [...keys.keys()],
      rows: Uint32Array.from(rows),
      fields: Uint16Array.from(fields),
      values,
      marked: Uint32Array.from(marked),
      deleted: Uint8Array.from(deleted),
    };
  }
}
