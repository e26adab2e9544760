import { z } from 'zod';
import { wireId, wireText } from '../core/wire-values.ts';

/**
 * The result of an import's save, counted in products or orders. Spec §7 does not show its shape; these members are ours, and a
 * client works without them. Up to 1,000 rows are saved when the reply comes; more become a background job: then `queued` is
 * true, the counts are missing, and the named task reports them (decision D7).
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
  /** The same save had already run with this idempotency key and was not repeated (decision D8). */
  repeated: z.boolean().optional(),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

const count = z.number().int().nonnegative();

/** A field that an import would change: in how many records, and in how many its value would be cleared. */
const fieldChange = z.object({ field: z.string(), records: count, cleared: count });
export type FieldChange = z.infer<typeof fieldChange>;

/** What a save would do, counted like {@link importOutcome}, and what it would change (decision D23). Ours. */
export const savePreview = z.object({
  created: count,
  updated: count,
  unchanged: count,
  /** In the order of the field table; unchanged fields are missing. */
  changes: z.array(fieldChange).optional(),
  /** For products: new ones whose SKU differs only in case from an existing one, or from another in the rows; some are named. */
  otherCase: z
    .object({ count, examples: z.array(z.object({ sku: z.string(), other: z.string() })) })
    .optional()
    .catch(undefined),
});
export type SavePreview = z.infer<typeof savePreview>;
