import { z } from 'zod';
import { wireId, wireText } from '../core/wire-values.ts';

/**
 * What an import's save did, counted in products or orders. The shape is not shown in spec §7; these members are ours, and a client works without them.
 * Up to 1,000 rows are saved when the reply comes; more become a background job, then `queued` is true, the counts are
 * missing, and the task named here reports (decision D7).
 */
export const importOutcome = z.object({
  created: z.number().int().nonnegative().optional(),
  updated: z.number().int().nonnegative().optional(),
  unchanged: z.number().int().nonnegative().optional(),
  /** Of a stock-in import: how many of its records are crossdocks (decision D19). */
  crossdocks: z.number().int().nonnegative().optional(),
  /** Products or orders that the save is about, and the rows that they were made of. */
  total: z.number().int().nonnegative().optional(),
  rows: z.number().int().nonnegative().optional(),
  taskId: wireId.nullish(),
  taskNo: wireText,
  queued: z.boolean().optional(),
  /** The same save had come before, under the same idempotency key; it was not done again (decision D8). */
  repeated: z.boolean().optional(),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

const count = z.number().int().nonnegative();

/** A field that an import would change: in how many records, and in how many of them its value would be cleared. */
const fieldChange = z.object({ field: z.string(), records: count, cleared: count });
export type FieldChange = z.infer<typeof fieldChange>;

/** What a save would do, counted like {@link importOutcome}, and what it would change (decision D23). Ours. */
export const savePreview = z.object({
  created: count,
  updated: count,
  unchanged: count,
  /** In the order of the field table; fields that change nowhere are missing. */
  changes: z.array(fieldChange).optional(),
  /** Of products: new ones whose SKU differs only in case from one that there is, or from another of the rows; some of them by name. */
  otherCase: z
    .object({ count, examples: z.array(z.object({ sku: z.string(), other: z.string() })) })
    .optional()
    .catch(undefined),
});
export type SavePreview = z.infer<typeof savePreview>;
