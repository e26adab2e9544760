import type { GridStore } from '@lading/ui/data-grid';
import type { RowGroups } from './row-groups.ts';

/**
 * How many rows stay behind with an error of their own or of a row they belong to (spec §3). Only the rows with an error are looked at
 * closely: the others are most of the file.
 */
export function heldBackRows(store: Pick<GridStore, 'getSnapshot' | 'hasError'>, groups: RowGroups): number {
  const { rowCount } = store.getSnapshot();
  let held = 0;
  let known = -1;
  for (let row = 0; row < rowCount; row += 1) {
    if (!store.hasError(row)) continue;
    const first = groups.firstOf(row);
    if (first !== known) held += groups.rowsOf(first).length;
    known = first;
  }
  return held;
}
