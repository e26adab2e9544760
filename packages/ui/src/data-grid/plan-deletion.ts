import type { RowGrouping } from './row-grouping.ts';
import type { StoredRows } from './stored-rows.ts';
import type { Transaction } from './undo-log.ts';

/** What deletes these rows, or restores them, with their whole groups. */
export function planDeletion(
  rows: readonly number[],
  does: 'delete' | 'restore',
  { values, ledger }: StoredRows,
  grouping: RowGrouping,
): Transaction {
  const isWanted = (row: number): boolean => ledger.isDeleted(row) === (does === 'restore');
  const asked = rows.filter((row) => row >= 0 && row < values.rowCount && isWanted(row));
  const whole = grouping.whole(asked).filter(isWanted);
  return {
    patches: [],
    deletedRows: does === 'delete' ? whole : [],
    restoredRows: does === 'restore' ? whole : [],
  };
}
