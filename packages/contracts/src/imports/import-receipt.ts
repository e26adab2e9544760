import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { wireId, wireText } from '../core/wire-values.ts';

const count = z.number().int().nonnegative();

/**
 * Whether an import can be reverted: `possible`; `running` while a job does it; `done`; `expired` once the required data is no
 * longer kept; `none` if the import wrote nothing that can be reverted, or has not ended.
 */
export const revertStates = ['possible', 'running', 'done', 'expired', 'none'] as const;

/** The result of an import, as shown on its page. Ours. */
export const importReceipt = z.object({
  taskId: wireId,
  taskNo: wireText,
  /** See `taskType` of the tasks. */
  taskType: z.number().int(),
  fileName: wireText,
  /** 1 in progress, 2 success, 3 failed. */
  status: z.number().int(),
  /** Why it failed. */
  failure: localizedText.nullable(),
  userName: wireText,
  createTime: z.string(),
  finishTime: z.string().nullable(),
  /** Duration in milliseconds; null until it has ended. */
  duration: z.number().nonnegative().nullable(),
  /** Products or orders. */
  total: count.nullable(),
  created: count,
  updated: count,
  unchanged: count,
  /** For an order import. */
  packages: count.nullable(),
  /** Of a stock-in import: how many of its records are crossdocks; the others are inbounds (decision D19). */
  crossdocks: count.nullish(),
  leftOut: count,
  /** The skipped rows can be downloaded as a workbook: `leftOutRows`. */
  leftOutFile: z.boolean(),
  revert: z.object({
    state: z.enum(revertStates),
    userName: wireText,
    time: z.string().nullable(),
    /** What was removed, and what was restored to earlier values. */
    removed: count,
    restored: count,
    /** Why the last request was refused. */
    refusal: localizedText.nullable(),
  }),
});
export type ImportReceipt = z.infer<typeof importReceipt>;
