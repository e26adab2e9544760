import type { CellEdit } from './grid-cell.ts';
import type { GridChange } from './grid-change.ts';
import type { RowGrouping } from './row-grouping.ts';
import { runInSlices } from './run-in-slices.ts';
import type { StoredRows } from './stored-rows.ts';
import { transactionParts, transactionSize, undonePatches } from './transaction-parts.ts';
import { bytesOf, UndoLog, type CellPatch, type Transaction } from './undo-log.ts';

/** Cells or rows carried out at a time, so that whoever follows them takes them in bites as well. */
const changesAtOnce = 2_000;

/** Carries out a transaction, or a part of one that is large, and tells of it. */
type ApplyTransaction = (
  transaction: Transaction,
  kind: GridChange['kind'],
  part?: GridChange['part'],
) => void;

/** What the transactions of a store work with. */
interface TransactionsParts {
  readonly rows: StoredRows;
  readonly undoBytes: number;
  readonly grouping: RowGrouping;
}

/**
 * The transactions of a store, each one step of undo. Many cells or rows are changed in slices that leave the page alive between them; whatever
 * else is to be changed meanwhile first finishes what is under way, so nothing ever comes between the parts of a step.
 */
export class RowTransactions {
  readonly #rows: StoredRows;
  readonly #apply: ApplyTransaction;
  readonly #grouping: RowGrouping;
  readonly #log: UndoLog;
  /** Does the rest of what is under way at once. */
  #rest: (() => void) | null = null;
  #isAtWork = false;
  /** Cells and rows of what is under way that are still to come. */
  pending = 0;
  /** Resolves once what is carried out in slices is done. */
  underWay: Promise<unknown> | null = null;

  constructor({ rows, grouping, undoBytes }: TransactionsParts, apply: ApplyTransaction) {
    this.#rows = rows;
    this.#apply = apply;
    this.#grouping = grouping;
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
    if (edits.length <= changesAtOnce) return this.edit(edits);
    this.finish();
    return this.#inSlices(this.#editing(edits), edits.length);
  }

  /** Carries out a transaction at once; says how many cells and rows it changes. */
  commit(transaction: Transaction): number {
    this.finish();
    const size = transactionSize(transaction);
    if (size === 0) return 0;
    this.#log.push(transaction, bytesOf(transaction));
    this.#apply(transaction, 'edit');
    return size;
  }

  /** The same in slices where it changes much. */
  async commitInSlices(transaction: Transaction): Promise<number> {
    const size = transactionSize(transaction);
    if (size <= changesAtOnce) return this.commit(transaction);
    this.finish();
    const log = (): void => this.#log.push(transaction, bytesOf(transaction));
    await this.#inSlices(this.#carryingOut(transaction, 'edit', log), size);
    return size;
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
    const size = transactionSize(transaction);
    const { patches, isUndone = false } = transaction;
    if (size <= changesAtOnce)
      this.#apply({ ...transaction, patches: isUndone ? undonePatches(patches) : patches }, kind);
    else void this.#inSlices(this.#carryingOut(transaction, kind), size);
    return transaction;
  }

  /** `beforeLast` is called before the last part is told of: who follows that may ask whether there is something to undo. */
  *#carryingOut(
    transaction: Transaction,
    kind: GridChange['kind'],
    beforeLast?: () => void,
  ): Generator<void, void> {
    let left = transactionSize(transaction);
    const cut = { size: changesAtOnce, continues: this.#grouping.continues };
    for (const part of transactionParts(transaction, cut)) {
      left -= transactionSize(part);
      if (left === 0) beforeLast?.();
      this.#applyPart(part, kind, left);
      yield;
    }
  }

  *#editing(edits: readonly CellEdit[]): Generator<void, number> {
    const done: CellPatch[] = [];
    let bytes = 0;
    for (let start = 0; start < edits.length; start += changesAtOnce) {
      const patches = this.patchesOf(edits.slice(start, start + changesAtOnce));
      bytes += bytesOf({ patches, deletedRows: [], restoredRows: [] });
      for (const patch of patches) done.push(patch);
      const isLast = start + changesAtOnce >= edits.length;
      // Before its last part is told of: who follows that may ask whether there is something to undo.
      if (isLast && done.length > 0)
        this.#log.push({ patches: done, deletedRows: [], restoredRows: [] }, bytes);
      const left = isLast ? 0 : edits.length - start - changesAtOnce;
      this.#applyPart({ patches, deletedRows: [], restoredRows: [] }, 'edit', left);
      yield;
    }
    return done.length;
  }

  #applyPart(part: Transaction, kind: GridChange['kind'], left: number): void {
    this.pending = left;
    this.#apply(part, kind, left === 0 ? 'last' : 'more');
  }

  #inSlices<Result>(work: Generator<void, Result>, size: number): Promise<Result> {
    this.pending = size;
    const guarded = this.#guarded(work);
    const done = new Promise<Result>((resolve) => {
      const onDone = (result: Result): void => {
        this.#rest = null;
        this.underWay = null;
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
    this.underWay = done;
    return done;
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
