import type { ColumnFilter, RowSort } from './row-arrangement.ts';

/** What React sees of the store; a new object whenever one of these figures changes. */
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
  /** Are the deleted rows shown in place of the others? */
  readonly showsDeleted: boolean;
  readonly sort: RowSort | null;
  /** By the field's key; only those that ask for something. */
  readonly filters: ReadonlyMap<string, ColumnFilter>;
  /** Is sorting or filtering under way? */
  readonly isArranging: boolean;
  /** Rows changed in bulk whose own checks are still to come, and cells of a bulk change that are. */
  readonly uncheckedRows: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Rises with every change of which rows are shown. */
  readonly viewVersion: number;
}
