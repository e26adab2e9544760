import { z } from 'zod';
import { halfWidth } from '../core/half-width.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { warehouseEvent } from './inbound.ts';
import type { Transition } from './transitions.ts';
import { requestHead, someUnits, units } from './request-parts.ts';

/** The status of a return (warehouse design, b). */
export const returnStatuses = ['AWAITING', 'ARRIVED', 'INSPECTING', 'COMPLETED', 'CANCELLED'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Actions on a return, by its client or on the floor. */
export const returnActs = ['edit', 'cancel', 'arrive', 'inspect', 'complete'] as const;
export type ReturnAct = (typeof returnActs)[number];

/** The transition table of a return. */
export const returnTransitions: readonly Transition<ReturnStatus, ReturnAct>[] = [
  { act: 'edit', from: ['AWAITING'], to: null, by: 'client' },
  { act: 'cancel', from: ['AWAITING'], to: 'CANCELLED', by: 'client' },
  { act: 'arrive', from: ['AWAITING'], to: 'ARRIVED', by: 'floor' },
  { act: 'inspect', from: ['ARRIVED', 'INSPECTING'], to: 'INSPECTING', by: 'floor' },
  // An empty parcel is completed too: missing units stay missing.
  { act: 'complete', from: ['ARRIVED', 'INSPECTING'], to: 'COMPLETED', by: 'floor' },
];

/** Why goods come back. */
export const returnReasons = ['UNWANTED', 'DAMAGED', 'WRONG_ITEM', 'UNDELIVERABLE', 'OTHER'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** A return as a client announces it. */
export const returnDraft = z.object({
  ...requestHead,
  reason: z.enum(returnReasons),
  orderNo: z.string().trim().max(50).nullish(),
  /** In plain width, as scanners read it. */
  tracking: z.string().overwrite(halfWidth).trim().max(100).nullish(),
  remark: z.string().trim().max(500).nullish(),
  lines: z
    .array(
      z.object({
        skuCode: z.string().trim().min(1).max(100),
        expected: someUnits,
      }),
    )
    .min(1)
    .max(200),
});
export type ReturnDraft = z.infer<typeof returnDraft>;

/** A return as lists show it. */
export const returnSummary = z.object({
  returnId: wireId,
  returnNo: z.string(),
  clientRef: z.string(),
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons),
  warehouseId: wireId,
  warehouseName: wireText,
  orderNo: wireText,
  tracking: wireText,
  expected: units,
  inspected: units,
  createTime: wireTime,
});
export type ReturnSummary = z.infer<typeof returnSummary>;

/** One product of a return: the expected units, and where they went. */
export const returnLine = z.object({
  lineId: wireId,
  productId: wireId,
  skuCode: z.string(),
  skuName: z.string(),
  expected: units,
  restocked: units,
  damaged: units,
  disposed: units,
});
export type ReturnLine = z.infer<typeof returnLine>;

/** A return with everything its page shows. */
export const returnDetail = z.object({
  ...returnSummary.shape,
  remark: wireText,
  /** Increases with each change; sent back with an edit. */
  version: z.number().int(),
  lines: z.array(returnLine),
  timeline: z.array(warehouseEvent),
  acts: z.array(z.enum(returnActs)),
});
export type ReturnDetail = z.infer<typeof returnDetail>;

/** A return in the bench's list. */
export const floorReturnRow = z.object({
  returnId: wireId,
  returnNo: z.string(),
  clientRef: z.string(),
  clientName: z.string(),
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons),
  tracking: wireText,
  expected: units,
  inspected: units,
});
export type FloorReturnRow = z.infer<typeof floorReturnRow>;

/** A return in progress. */
export const floorReturn = z.object({
  ...floorReturnRow.shape,
  orderNo: wireText,
  remark: wireText,
  lines: z.array(returnLine),
  timeline: z.array(warehouseEvent),
  acts: z.array(z.enum(returnActs)),
});
export type FloorReturn = z.infer<typeof floorReturn>;
