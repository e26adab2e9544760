import type { Transaction } from './transaction.ts';

const PATCH_BYTES = 56;
/** This many steps can always be undone, regardless of their size. */
const LEAST_STEPS = 100;

/** Approximate size of a transaction in the log. */
export function bytesOf(transaction: Transaction): number {
  let bytes = 4 * (transaction.deletedRows.length + transaction.restoredRows.length);
  for (const { before, after } of transaction.patches) {
    bytes += PATCH_BYTES + 2 * (before.length + after.length);
  }
  return bytes;
}

/** Steps to undo, oldest first, and to redo, the next one last. */
export interface UndoHistory {
  readonly done: readonly Transaction[];
  readonly undone: readonly Transaction[];
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

  /** Adds a transaction of that size; discards transactions that could be redone. */
  push(transaction: Transaction, size: number): void {
    for (const size of this.#sizes.splice(this.#done.length)) this.#bytes -= size;
    this.#undone = [];
    this.#done.push(transaction);
    this.#sizes.push(size);
    this.#bytes += size;
    this.#trim();
  }

  /**
   * Inserts the steps of an earlier session below the current ones; its redo steps are discarded if anything was done since.
   *
   * @param hasField whether a column with this key still exists
   */
  restore({ done, undone }: UndoHistory, hasField: (key: string) => boolean): void {
    const known = (step: Transaction): Transaction => ({
      ...step,
      patches: step.patches.filter(({ key }) => hasField(key)),
    });
    const isUntouched = this.#sizes.length === 0;
    const below = done.map(known);
    const redoable = isUntouched ? undone.map(known) : [];
    this.#done = [...below, ...this.#done];
    this.#undone = [...redoable, ...this.#undone];
    this.#sizes = [...below.map(bytesOf), ...this.#sizes, ...redoable.toReversed().map(bytesOf)];
    this.#bytes = this.#sizes.reduce((sum, size) => sum + size, 0);
    this.#trim();
  }

  #trim(): void {
    while (this.#bytes > this.#capBytes && this.#done.length > LEAST_STEPS) {
      this.#done.shift();
      this.#bytes -= this.#sizes.shift() ?? 0;
    }
  }

  /** Returns the reverse of the newest transaction, or undefined. */
  undo(): Transaction | undefined {
    const last = this.#done.pop();
    if (!last) return undefined;
    this.#undone.push(last);
    const { patches, deletedRows, restoredRows } = last;
    return { patches, deletedRows: restoredRows, restoredRows: deletedRows, isUndone: true };
  }

  /** Redoes the last undone transaction, or returns undefined. */
  redo(): Transaction | undefined {
    const next = this.#undone.pop();
    if (next) this.#done.push(next);
    return next;
  }
}
