import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { orderBulkRequest } from './order-acts.ts';

/** The status of an order in a bulk action. `NOTED`: done, with a finding for a person to look at. */
export const bulkRowStates = ['WAITING', 'DONE', 'NOTED', 'REFUSED'] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

/** The result of an action on many orders. */
export const bulkReport = z.object({
  taskId: wireId,
  request: orderBulkRequest,
  /** Name of the warehouse in the action. */
  warehouseName: wireText,
  /** Name of the preset in the action; empty if it was deleted. */
  presetName: wireText,
  /** As for a task: 1 in progress, 2 ended, 3 failed or canceled (`limits.codes`). */
  status: z.number().int(),
  isCancelled: z.boolean(),
  failure: localizedText.nullish(),
  total: z.number().int(),
  /** The number of these with a note. */
  done: z.number().int(),
  noted: z.number().int().default(0),
  refused: z.number().int(),
  waiting: z.number().int(),
  /** For an address check: orders whose suggestion can be applied now. */
  suggestions: z.number().int().optional(),
  /** Whether the reader can cancel or retry it, as its owner. */
  isOwn: z.boolean(),
  userName: wireText,
  createTime: wireTime,
  finishTime: wireTime.nullish(),
});
export type BulkReport = z.infer<typeof bulkReport>;

/** One order of a bulk action, with the reason of a refusal, or the finding. */
export const bulkRow = z.object({
  orderId: wireId,
  orderNo: z.string(),
  state: z.enum(bulkRowStates),
  message: localizedText.nullish(),
  /** For an address check: its suggestion can be applied now. */
  hasSuggestion: z.boolean().optional(),
});
export type BulkRow = z.infer<typeof bulkRow>;
