import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { queryInteger } from '../core/wire-values.ts';

/** What a save may say of where its rows came from. Ours. */
export const savedFrom = z.object({
  /** The analyzed file, so that the task can name it. */
  referenceId: z.string().max(200).optional(),
  /** How many rows of the file are not sent along, for the receipt. */
  leftOut: queryInteger(0, limits.importFile.rows).optional(),
});
export type SavedFrom = z.infer<typeof savedFrom>;
