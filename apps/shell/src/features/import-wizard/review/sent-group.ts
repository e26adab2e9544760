import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { GridStore } from '@lading/ui/data-grid';
import type { RowReply } from '../import-adapter.ts';
import type { CheckedRow } from './row-validation-queue.ts';

/** Rows that are checked together, as they stood when they were sent. */
export interface SentGroup {
  ids: readonly number[];
  versions: readonly number[];
  rows: ImportRow[];
}

/** A group with what the server found, per row. */
export interface CheckedGroup extends SentGroup {
  replies: readonly RowReply[];
}

/** Tells a group that has changed: each edit raises a row's version, and one that takes in or gives away a row changes the length too. */
const groupVersion = (versions: readonly number[]) =>
  versions.reduce((sum, version) => sum + version, versions.length * 2 ** 32);

/** The rows of a group as they stand now; null when none is left. */
export function readGroup(
  from: { store: Pick<GridStore, 'rowVersion'>; rowOf: (row: number) => ImportRow },
  ids: readonly number[],
): CheckedRow<SentGroup> | null {
  if (ids.length === 0) return null;
  const versions = ids.map((row) => from.store.rowVersion(row));
  return { values: { ids, versions, rows: ids.map(from.rowOf) }, version: groupVersion(versions) };
}
