import type { CellPatch, Transaction } from './undo-log.ts';

/** How to cut a transaction. */
interface Cut {
  /** Cells or rows of a part, about. */
  readonly size: number;
  /** Does a row belong to the group of the row above it? Groups are deleted and restored as wholes, in one part. */
  readonly continues: (row: number) => boolean;
}

const none: Transaction = { patches: [], deletedRows: [], restoredRows: [] };

/** How many cells and rows a transaction changes. */
export function transactionSize({ patches, deletedRows, restoredRows }: Transaction): number {
  return patches.length + deletedRows.length + restoredRows.length;
}

/** Cuts a transaction into small ones that do the same one after another. */
export function* transactionParts(
  { patches, deletedRows, restoredRows, isUndone = false }: Transaction,
  { size, continues }: Cut,
): Generator<Transaction> {
  for (let done = 0; done < patches.length; done += size) {
    const end = patches.length - done;
    const part = isUndone ? patches.slice(Math.max(0, end - size), end) : patches.slice(done, done + size);
    yield { ...none, patches: isUndone ? undonePatches(part) : part };
  }
  for (const rows of rowParts(deletedRows, { size, continues })) yield { ...none, deletedRows: rows };
  for (const rows of rowParts(restoredRows, { size, continues })) yield { ...none, restoredRows: rows };
}

/** What takes these changes of cells back. */
export function undonePatches(patches: readonly CellPatch[]): CellPatch[] {
  return patches.map(({ row, key, before, after }) => ({ row, key, before: after, after: before })).reverse();
}

function* rowParts(rows: readonly number[], { size, continues }: Cut): Generator<readonly number[]> {
  for (let from = 0; from < rows.length;) {
    let end = Math.min(from + size, rows.length);
    while (end < rows.length && rows[end] === rows[end - 1]! + 1 && continues(rows[end]!)) end += 1;
    yield rows.slice(from, end);
    from = end;
  }
}
