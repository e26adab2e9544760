import type { ColumnFilter, RowSort } from './arrange-rows.ts';

/** The store state that React sees; a new object whenever one of these figures changes. */
export interface GridSnapshot {
  /** Rows ever added, deleted ones included; row ids are 0 … rowCount - 1. */
  readonly rowCount: number;
  /** Rows that are not deleted. */
  readonly liveRows: number;
  /** Rows shown at the moment. */
  readonly shownRows: number;
  readonly errorRows: number;
  readonly warningRows: number;
  readonly errorsOnly: boolean;
  /** Whether the deleted rows are shown instead of the others. */
  readonly showsDeleted: boolean;
  readonly sort: RowSort | null;
  /** By the field's key; only those that restrict the rows. */
  readonly filters: ReadonlyMap<string, ColumnFilter>;
  /** Whether sorting or filtering is in progress. */
  readonly isArranging: boolean;
  /** Rows changed in bulk that wait for their checks, and cells of a bulk change that is still in progress. */
  readonly uncheckedRows: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Rises with every change of which rows are shown. */
  readonly viewVersion: number;
}
