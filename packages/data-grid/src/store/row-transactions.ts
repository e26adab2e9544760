import { planDeletion, type RowGrouping } from './row-grouping.ts';
import { nextTask, runInTurns } from '@lading/ui/page-turn';
import type { StoredRows } from './stored-rows.ts';
import {
  type CellEdit,
  type CellPatch,
  type GridChange,
  type Transaction,
  transactionParts,
  transactionSize,
  undonePatches,
} from './transaction.ts';
import { bytesOf, type UndoHistory, UndoLog } from './undo-log.ts';

/** Number of cells or rows per part, so that listeners also receive them in small parts. */
const changesAtOnce = 2_000;

/** Applies a transaction, or a part of a large one, and reports it. */
type ApplyTransaction = (
  transaction: Transaction,
  kind: GridChange['kind'],
  part?: GridChange['part'],
) => void;

/** Dependencies of the transactions. */
interface TransactionsParts {
  readonly rows: StoredRows;
  readonly undoBytes: number;
  readonly grouping: RowGrouping;
}

/**
 * The transactions of a store, each one undo step. Many cells or rows are changed in slices that keep the page responsive; any other
 * change first finishes the current one, so nothing happens between the parts of a step.
 */
export class RowTransactions {
  readonly #rows: StoredRows;
  readonly #apply: ApplyTransaction;
  readonly #grouping: RowGrouping;
  readonly #log: UndoLog;
  /** Runs the rest of the current change synchronously. */
  #rest: (() => void) | null = null;
  #isAtWork = false;
  /** Cells and rows of the current change that are still pending. */
  pending = 0;
  /** Resolves when the current sliced change is done. */
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

  /** Changes cells synchronously; returns how many were actually changed. */
  edit(edits: readonly CellEdit[]): number {
    this.finish();
    const patches = this.#patchesOf(edits);
    if (patches.length > 0) this.commit({ patches, deletedRows: [], restoredRows: [] });
    return patches.length;
  }

  /** Like {@link edit}, in slices if there are many. */
  async editInSlices(edits: readonly CellEdit[]): Promise<number> {
    if (edits.length <= changesAtOnce) return this.edit(edits);
    this.finish();
    return this.#inSlices(this.#editing(edits), edits.length);
  }

  /** Applies a transaction synchronously; returns how many cells and rows it changes. */
  commit(transaction: Transaction): number {
    this.finish();
    const size = transactionSize(transaction);
    if (size === 0) return 0;
    this.#log.push(transaction, bytesOf(transaction));
    this.#apply(transaction, 'edit');
    return size;
  }

  /** Like {@link commit}, in slices if it changes much. */
  async commitInSlices(transaction: Transaction): Promise<number> {
    const size = transactionSize(transaction);
    if (size <= changesAtOnce) return this.commit(transaction);
    this.finish();
    const log = (): void => this.#log.push(transaction, bytesOf(transaction));
    await this.#inSlices(this.#carryingOut(transaction, 'edit', log), size);
    return size;
  }

  /** Restores edits and deletions of an earlier session, row by row; without an undo step. */
  restore(edits: readonly CellEdit[], rows: readonly number[]): void {
    this.finish();
    const { values, ledger } = this.#rows;
    const patches = this.#patchesOf(edits);
    const deletedRows = rows.filter((row) => row < values.rowCount && !ledger.isDeleted(row));
    if (patches.length + deletedRows.length > 0)
      this.#apply({ patches, deletedRows, restoredRows: [] }, 'restore');
  }

  /** Restores the undo steps of an earlier session. */
  restoreHistory(history: UndoHistory): void {
    this.finish();
    this.#log.restore(history, (key) => this.#rows.values.col(key) >= 0);
  }

  /** The transaction that deletes or restores these rows with their groups. */
  deletion(rows: readonly number[], does: 'delete' | 'restore'): Transaction {
    this.finish();
    return planDeletion(rows, does, this.#rows, this.#grouping);
  }

  undo(): Transaction | null {
    this.finish();
    return this.#replay(this.#log.undo(), 'undo');
  }

  redo(): Transaction | null {
    this.finish();
    return this.#replay(this.#log.redo(), 'redo');
  }

  /** Finishes the current sliced change synchronously. */
  finish(): void {
    if (!this.#isAtWork) this.#rest?.();
  }

  /** The cells that an edit actually changes; deleted rows are skipped. */
  #patchesOf(edits: readonly CellEdit[]): CellPatch[] {
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

  /** `beforeLast` is called before the last part is reported: its listeners may read whether there is something to undo. */
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
      const patches = this.#patchesOf(edits.slice(start, start + changesAtOnce));
      bytes += bytesOf({ patches, deletedRows: [], restoredRows: [] });
      for (const patch of patches) done.push(patch);
      const isLast = start + changesAtOnce >= edits.length;
      // Before its last part is reported: its listeners may read whether there is something to undo.
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
      // Starts in a separate task, so that the page first shows the change in progress.
      let isOver = false;
      let stop = (): void => void (isOver = true);
      const begin = async (): Promise<void> => {
        await nextTask();
        if (!isOver) stop = runInTurns(guarded, { onDone });
      };
      void begin();
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

  /** Prevents a listener that changes cells during a part from running the current change a second time. */
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
