import type { Transaction } from './undo-log.ts';

/** What a finished transaction changed, for whoever must follow it, such as the queue of server checks. */
export interface GridChange {
  readonly kind: 'edit' | 'undo' | 'redo';
  readonly cells: readonly {
    readonly row: number;
    readonly key: string;
    readonly before: string;
    readonly after: string;
  }[];
  /** Every row touched, once, deleted and restored ones included. */
  readonly rows: readonly number[];
  readonly deletedRows: readonly number[];
  readonly restoredRows: readonly number[];
}

/** Tells a transaction in the words of the outside: fields by key, every touched row once. */
export function gridChange(
  kind: GridChange['kind'],
  { patches, deletedRows, restoredRows }: Transaction,
  keys: readonly string[],
): GridChange {
  const cells = patches.map(({ row, col, before, after }) => ({ row, key: keys[col] ?? '', before, after }));
  const rows = [...new Set([...cells.map(({ row }) => row), ...deletedRows, ...restoredRows])];
  return { kind, cells, rows, deletedRows, restoredRows };
}
