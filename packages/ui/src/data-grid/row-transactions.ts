import type { CellEdit } from './grid-cell.ts';
import type { GridChange } from './grid-change.ts';
import { runInSlices } from './run-in-slices.ts';
import type { StoredRows } from './stored-rows.ts';
import { bytesOf, UndoLog, type CellPatch, type Transaction } from './undo-log.ts';

/** Cells carried out at a time, so that whoever follows them takes them in bites as well. */
const cellsAtOnce = 2_000;

/** Carries out a transaction, or a part of one that is large, and tells of it. */
type Apply = (transaction: Transaction, kind: GridChange['kind'], part?: GridChange['part']) => void;

/**
 * The transactions of a store, each one step of undo. Many cells are changed in slices that leave the page alive between them; whatever
 * else is to be changed meanwhile first finishes what is under way, so nothing ever comes between the parts of a step.
 */
export class RowTransactions {
  readonly #rows: StoredRows;
  readonly #apply: Apply;
  readonly #log: UndoLog;
  /** Does the rest of what is under way at once. */
  #rest: (() => void) | null = null;
  #isAtWork = false;
  /** Cells of what is under way that are still to come. */
  pending = 0;

  constructor(rows: StoredRows, apply: Apply, undoBytes: number) {
    this.#rows = rows;
    this.#apply = apply;
    this.#log = new UndoLog(undoBytes);
  }

  get canUndo(): boolean {
    return this.#log.canUndo;
  }

  get canRedo(): boolean {
    return this.#log.canRedo;
  }

  /** Changes cells at once; says how many really changed. */
  edit(edits: readonly CellEdit[]): number {
    this.finish();
    const patches = this.patchesOf(edits);
    if (patches.length > 0) this.commit({ patches, deletedRows: [], restoredRows: [] });
    return patches.length;
  }

  /** The same in slices where there are many. */
  async editInSlices(edits: readonly CellEdit[]): Promise<number> {
    if (edits.length <= cellsAtOnce) return this.edit(edits);
    this.finish();
    return this.#inSlices(this.#editing(edits), edits.length);
  }

  /** Carries out a transaction that is small or changes no cells. */
  commit(transaction: Transaction): void {
    this.finish();
    this.#log.push(transaction, bytesOf(transaction));
    this.#apply(transaction, 'edit');
  }

  undo(): Transaction | null {
    this.finish();
    return this.#replay(this.#log.undo(), 'undo');
  }

  redo(): Transaction | null {
    this.finish();
    return this.#replay(this.#log.redo(), 'redo');
  }

  /** Does at once what is still to be done of what is under way. */
  finish(): void {
    if (!this.#isAtWork) this.#rest?.();
  }

  /** The cells that an edit really changes, deleted rows left out. */
  patchesOf(edits: readonly CellEdit[]): CellPatch[] {
    const { values, ledger } = this.#rows;
    const patches: CellPatch[] = [];
    for (const { row, key, value } of edits) {
      const col = values.col(key);
      const before = values.at(row, col);
      if (before !== undefined && before !== value && !ledger.isDeleted(row))
        patches.push({ row, key, before, after: value });
    }
    return patches;
  }

  #replay(transaction: Transaction | undefined, kind: 'undo' | 'redo'): Transaction | null {
    if (!transaction) return null;
    const { patches } = transaction;
    if (patches.length <= cellsAtOnce) this.#apply(transaction, kind);
    else void this.#inSlices(this.#replaying(patches, kind), patches.length);
    return transaction;
  }

  *#replaying(patches: readonly CellPatch[], kind: 'undo' | 'redo'): Generator<void, void> {
    for (let start = 0; start < patches.length; start += cellsAtOnce) {
      const end = start + cellsAtOnce;
      this.#applyPart(patches.slice(start, end), kind, end >= patches.length ? 'last' : 'more');
      yield;
    }
  }

  *#editing(edits: readonly CellEdit[]): Generator<void, number> {
    const done: CellPatch[] = [];
    let bytes = 0;
    for (let start = 0; start < edits.length; start += cellsAtOnce) {
      const patches = this.patchesOf(edits.slice(start, start + cellsAtOnce));
      bytes += bytesOf({ patches, deletedRows: [], restoredRows: [] });
      for (const patch of patches) done.push(patch);
      const isLast = start + cellsAtOnce >= edits.length;
      // Before its last part is told of: who follows that may ask whether there is something to undo.
      if (isLast && done.length > 0)
        this.#log.push({ patches: done, deletedRows: [], restoredRows: [] }, bytes);
      this.#applyPart(patches, 'edit', isLast ? 'last' : 'more');
      yield;
    }
    return done.length;
  }

  #applyPart(patches: readonly CellPatch[], kind: GridChange['kind'], part: 'more' | 'last'): void {
    this.pending = part === 'last' ? 0 : Math.max(1, this.pending - cellsAtOnce);
    this.#apply({ patches, deletedRows: [], restoredRows: [] }, kind, part);
  }

  #inSlices<Result>(work: Generator<void, Result>, cells: number): Promise<Result> {
    this.pending = cells;
    const guarded = this.#guarded(work);
    return new Promise((resolve) => {
      const onDone = (result: Result): void => {
        this.#rest = null;
        resolve(result);
      };
      // In a task of its own: what was asked for is shown before it is done.
      let stop = (): void => clearTimeout(timer);
      const timer = setTimeout(() => {
        stop = runInSlices(guarded, { onDone });
      });
      this.#rest = () => {
        stop();
        let step = guarded.next();
        while (step.done !== true) step = guarded.next();
        onDone(step.value);
      };
    });
  }

  /** Whoever follows a part and changes cells in turn does not begin what is under way a second time. */
  *#guarded<Result>(work: Generator<void, Result>): Generator<void, Result> {
    for (;;) {
      this.#isAtWork = true;
      try {
        const step = work.next();
        if (step.done === true) return step.value;
      } finally {
        this.#isAtWork = false;
      }
      yield;
    }
  }
}
