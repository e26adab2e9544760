import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { queryFlag, queryInteger } from '../core/wire-values.ts';

/** What a save may say of its rows: where they came from, and what their blank cells mean. Ours. */
export const savedFrom = z.object({
  /** The analyzed file, so that the task can name it. */
  referenceId: z.string().max(200).optional(),
  /** How many rows of the file are not sent along, for the receipt. */
  leftOut: queryInteger(0, limits.importFile.rows).optional(),
  /**
   * Blank cells clear what a record has (decision D23). Without it they keep it, as does a field that a row does not carry in either
   * case.
   */
  clearBlanks: queryFlag.optional(),
});
export type SavedFrom = z.infer<typeof savedFrom>;
