import type { RowValidator } from './row-validator.ts';

/** What a store is made of. */
export interface GridStoreOptions {
  /** The fields, in the order in which rows are appended. */
  readonly keys: readonly string[];
  readonly validateRow?: RowValidator;
  /** How much the undo log may hold; 32 MB when left out. */
  readonly undoBytes?: number;
}
