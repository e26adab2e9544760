import type { ColumnFilter, RowSort } from './arrange-rows.ts';

/** The store state that React sees; a new object whenever one of these figures changes. */
export interface GridSnapshot {
  /** Total number of rows, including deleted ones; row ids are 0 … rowCount - 1. */
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
  /** Rows of a bulk change that wait for their checks, and cells of a bulk change that is still in progress. */
  readonly uncheckedRows: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Increases whenever the set or order of the shown rows changes. */
  readonly viewVersion: number;
}
