import type { Transaction } from './undo-log.ts';

/** What a finished transaction changed, for whoever must follow it, such as the queue of server checks. */
export interface GridChange {
  /** `restore` brings back what was edited in an earlier sitting. */
  readonly kind: 'edit' | 'undo' | 'redo' | 'restore';
  /** Set when it is a part of a larger step that is carried out in slices: whether more of it follows. */
  readonly part?: 'more' | 'last' | undefined;
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

/** Tells a transaction in the words of the outside: every touched row once. */
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
