import { runInSlices } from './run-in-slices.ts';

/** Checks rows again after a change: a few at once, and of very many the rest in slices, so that a change of a whole column freezes nothing. */
export class RowChecks {
  readonly #check: (row: number) => void;
  readonly #onSlice: () => void;
  #waiting = new Set<number>();
  #isRunning = false;

  constructor(check: (row: number) => void, onSlice: () => void) {
    this.#check = check;
    this.#onSlice = onSlice;
  }

  /** Rows whose check has not been made yet. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Has rows checked; the set may be kept. */
  add(rows: Set<number>): void {
    if (this.#waiting.size === 0 && !this.#isRunning) this.#waiting = rows;
    else for (const row of rows) this.#waiting.add(row);
    if (this.#isRunning || this.#waiting.size === 0) return;
    this.#isRunning = true;
    runInSlices(this.#run(), {
      onSlice: this.#onSlice,
      onDone: () => {
        this.#isRunning = false;
        // Whoever was told of the last slice may have changed rows again.
        this.add(this.#waiting);
      },
    });
  }

  *#run(): Generator<void, void> {
    let checked = 0;
    for (const row of this.#waiting) {
      this.#waiting.delete(row);
      this.#check(row);
      checked += 1;
      if (checked % 64 === 0) yield;
    }
  }
}
