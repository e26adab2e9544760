import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { orderBulkRequest } from './order-acts.ts';

/** Where an order of a bulk act stands. `NOTED`: done, and a person should look at what was found. */
export const bulkRowStates = ['WAITING', 'DONE', 'NOTED', 'REFUSED'] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

/** What has become of an act on many orders. */
export const bulkReport = z.object({
  taskId: wireId,
  request: orderBulkRequest,
  /** Name of the warehouse that the act names. */
  warehouseName: wireText,
  /** Name of the preset that the act names; none where it is gone. */
  presetName: wireText,
  /** As of a task: 1 in progress, 2 ended, 3 failed or canceled (`limits.codes`). */
  status: z.number().int(),
  isCancelled: z.boolean(),
  failure: localizedText.nullish(),
  total: z.number().int(),
  /** Those with a note among them. */
  done: z.number().int(),
  noted: z.number().int().default(0),
  refused: z.number().int(),
  waiting: z.number().int(),
  /** Of a check of addresses: orders whose suggestion can be taken now. */
  suggestions: z.number().int().optional(),
  /** Whether the reader can cancel it or try it again: it is the reader's own. */
  isOwn: z.boolean(),
  userName: wireText,
  createTime: wireTime,
  finishTime: wireTime.nullish(),
});
export type BulkReport = z.infer<typeof bulkReport>;

/** One order of a bulk act, with the reason where it was refused, or with what was found. */
export const bulkRow = z.object({
  orderId: wireId,
  orderNo: z.string(),
  state: z.enum(bulkRowStates),
  message: localizedText.nullish(),
  /** Of a check of addresses: its suggestion can be taken now. */
  hasSuggestion: z.boolean().optional(),
});
export type BulkRow = z.infer<typeof bulkRow>;
