import type { RowValidator } from './row-validator.ts';

/** What a store is made of. */
export interface GridStoreOptions {
  /** The fields, in the order in which rows are appended. */
  readonly keys: readonly string[];
  readonly validateRow?: RowValidator;
  /**
   * Does a row (never the first) belong to the group of the row above it, as a further package belongs to its order? Groups are deleted,
   * restored, sorted and filtered as a whole. Without it every row is by itself.
   */
  readonly continuesGroup?: (row: number) => boolean;
  /** How much the undo log may hold beyond its last 100 steps; 32 MB when left out. */
  readonly undoBytes?: number;
}
