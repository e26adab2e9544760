/** One changed cell of a transaction. */
export interface CellPatch {
  readonly row: number;
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** What one user action changed; undone and redone as a whole. */
export interface Transaction {
  readonly patches: readonly CellPatch[];
  readonly deletedRows: readonly number[];
  readonly restoredRows: readonly number[];
  /** Its cells are undone: from the last to the first, each back to what it was before. */
  readonly isUndone?: boolean;
}

const PATCH_BYTES = 56;
/** So many steps can be undone however large they are. */
const LEAST_STEPS = 100;

/** How much of the log a transaction takes, about. */
export function bytesOf(transaction: Transaction): number {
  let bytes = 4 * (transaction.deletedRows.length + transaction.restoredRows.length);
  for (const { before, after } of transaction.patches) {
    bytes += PATCH_BYTES + 2 * (before.length + after.length);
  }
  return bytes;
}

/** The log of transactions, capped by bytes: the oldest go first, the newest hundred always stay. */
export class UndoLog {
  readonly #capBytes: number;
  #done: Transaction[] = [];
  #undone: Transaction[] = [];
  #sizes: number[] = [];
  #bytes = 0;

  constructor(capBytes: number) {
    this.#capBytes = capBytes;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Adds a transaction of that size; what had been undone can no longer be redone. */
  push(transaction: Transaction, size: number): void {
    for (const size of this.#sizes.splice(this.#done.length)) this.#bytes -= size;
    this.#undone = [];
    this.#done.push(transaction);
    this.#sizes.push(size);
    this.#bytes += size;
    while (this.#bytes > this.#capBytes && this.#done.length > LEAST_STEPS) {
      this.#done.shift();
      this.#bytes -= this.#sizes.shift() ?? 0;
    }
  }

  /** Gives what takes the newest transaction back, or nothing. */
  undo(): Transaction | undefined {
    const last = this.#done.pop();
    if (!last) return undefined;
    this.#undone.push(last);
    const { patches, deletedRows, restoredRows } = last;
    return { patches, deletedRows: restoredRows, restoredRows: deletedRows, isUndone: true };
  }

  /** Does again what was undone last, or gives nothing. */
  redo(): Transaction | undefined {
    const next = this.#undone.pop();
    if (next) this.#done.push(next);
    return next;
  }
}
