import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { queryFlag, queryInteger } from '../core/wire-values.ts';

/** Optional details of a save: where its rows came from, and what their blank cells mean. Ours. */
export const savedFrom = z.object({
  /** The analyzed file, so that the task can name it. */
  referenceId: z.string().max(200).optional(),
  /** Number of rows of the file that are not sent, for the receipt. */
  leftOut: queryInteger(0, limits.importFile.rows).optional(),
  /**
   * Blank cells clear values of existing records (decision D23). Otherwise they keep them. A field that a row does not contain is
   * always kept.
   */
  clearBlanks: queryFlag.optional(),
});
export type SavedFrom = z.infer<typeof savedFrom>;
