/** A cell and its new value. */
export interface CellEdit {
  readonly row: number;
  readonly key: string;
  readonly value: string;
}

/** A cell by row id and field key. */
export interface CellAddress {
  readonly row: number;
  readonly key: string;
}

/** One changed cell of a transaction. */
export interface CellPatch {
  readonly row: number;
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** The effect of one user action; undone and redone as a unit. */
export interface Transaction {
  readonly patches: readonly CellPatch[];
  readonly deletedRows: readonly number[];
  readonly restoredRows: readonly number[];
  /** Its patches are applied in reverse, each back to the old value. */
  readonly isUndone?: boolean;
}

/** The effect of a finished transaction, for listeners such as the queue of server checks. */
export interface GridChange {
  /** `restore` applies edits of an earlier session. */
  readonly kind: 'edit' | 'undo' | 'redo' | 'restore';
  /** Set for a part of a larger step that is applied in slices: whether more parts follow. */
  readonly part?: 'more' | 'last' | undefined;
  readonly cells: readonly CellPatch[];
  /** Every row touched, once, deleted and restored ones included. */
  readonly rows: readonly number[];
  readonly deletedRows: readonly number[];
  readonly restoredRows: readonly number[];
}

/** Describes a transaction to listeners: every touched row once. */
export function gridChange(
  kind: GridChange['kind'],
  { patches, deletedRows, restoredRows }: Transaction,
  part?: GridChange['part'],
): GridChange {
  const rows = new Set<number>();
  for (const { row } of patches) rows.add(row);
  for (const row of deletedRows) rows.add(row);
  for (const row of restoredRows) rows.add(row);
  return { kind, part, cells: patches, rows: [...rows], deletedRows, restoredRows };
}

/** How to split a transaction. */
interface Cut {
  /** Approximate number of cells or rows per part. */
  readonly size: number;
  /** Whether a row belongs to the group of the row above it. Groups are deleted and restored in one part. */
  readonly continues: (row: number) => boolean;
}

const none: Transaction = { patches: [], deletedRows: [], restoredRows: [] };

/** Number of cells and rows that a transaction changes. */
export function transactionSize({ patches, deletedRows, restoredRows }: Transaction): number {
  return patches.length + deletedRows.length + restoredRows.length;
}

/** Splits a transaction into small ones with the same result. */
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

/** The reverse of these changes of cells. */
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
