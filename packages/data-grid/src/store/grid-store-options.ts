import type { RowValidator } from './issue-ledger.ts';

/** Options of a store. */
export interface GridStoreOptions {
  /** The fields, in the order in which rows are appended. */
  readonly keys: readonly string[];
  readonly validateRow?: RowValidator;
  /**
   * Whether a row (never the first) belongs to the group of the row above it, as a further package belongs to its order. Groups
   * are deleted, restored, sorted and filtered together. Without it every row is separate.
   */
  readonly continuesGroup?: (row: number) => boolean;
  /** Memory limit of the undo log beyond its last 100 steps; 32 MB by default. */
  readonly undoBytes?: number;
}
