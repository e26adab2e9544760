import { z } from 'zod';
import { money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { feeCodes } from '../funds/rate-rules.ts';
import { warehouseEvent } from './inbound.ts';
import type { StockEventKind } from './stock.ts';
import type { Transition } from './transitions.ts';
import { requestHead, someUnits, units } from './request-parts.ts';

/** The services that a client can order for its goods (warehouse design, a). */
export const workKinds = ['KIT', 'UNKIT', 'RELABEL', 'REPACK', 'DISPOSE'] as const;
export type WorkKind = (typeof workKinds)[number];

/** The event that reports units for a kind of work; rate cards price these. */
export const workEvents = {
  KIT: 'work.assembled',
  UNKIT: 'work.disassembled',
  RELABEL: 'work.relabeled',
  REPACK: 'work.repacked',
  DISPOSE: 'work.disposed',
} as const satisfies Record<WorkKind, StockEventKind>;

/** Kinds whose units go into a bin, or come from one, that the floor scans. */
export const workNeedsBin = (kind: WorkKind): boolean => kind !== 'RELABEL' && kind !== 'REPACK';

/** The status of a work order (warehouse design, b). */
export const workOrderStatuses = ['SUBMITTED', 'IN_PROGRESS', 'DONE', 'REJECTED', 'CANCELLED'] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];

/** Actions on a work order, by its client or on the floor. */
export const workOrderActs = ['edit', 'cancel', 'start', 'report', 'finish', 'reject'] as const;
export type WorkOrderAct = (typeof workOrderActs)[number];

/** The transition table of a work order. */
export const workOrderTransitions: readonly Transition<WorkOrderStatus, WorkOrderAct>[] = [
  { act: 'edit', from: ['SUBMITTED'], to: null, by: 'client' },
  { act: 'cancel', from: ['SUBMITTED'], to: 'CANCELLED', by: 'client' },
  { act: 'start', from: ['SUBMITTED'], to: 'IN_PROGRESS', by: 'floor' },
  { act: 'report', from: ['IN_PROGRESS'], to: null, by: 'floor' },
  { act: 'finish', from: ['IN_PROGRESS'], to: 'DONE', by: 'floor' },
  // Work done so far stays done, and is charged.
  { act: 'reject', from: ['SUBMITTED', 'IN_PROGRESS'], to: 'REJECTED', by: 'floor' },
];

/** Condition of the units; damaged ones can only be disposed of. */
export const workConditions = ['GOOD', 'DAMAGED'] as const;
export type WorkCondition = (typeof workConditions)[number];

/** A work order as its client enters it. */
export const workOrderDraft = z.object({
  ...requestHead,
  kind: z.enum(workKinds),
  instructions: z.string().trim().max(1000).nullish(),
  lines: z
    .array(
      z.object({
        /** The kit, for assembly or disassembly. */
        skuCode: z.string().trim().min(1).max(100),
        planned: someUnits,
        condition: z.enum(workConditions).default('GOOD'),
      }),
    )
    .min(1)
    .max(100),
});
export type WorkOrderDraft = z.infer<typeof workOrderDraft>;

/** The estimated cost of a work order by the current rate card, and whether the goods are available. */
export const workEstimate = z.object({
  /** `UNRATED`: no card or rule covers it yet. */
  outcome: z.enum(['CHARGED', 'FREE', 'UNRATED']),
  total: money.nullable(),
  /** Quantity and amount as exact decimals. */
  fees: z.array(z.object({ fee: z.enum(feeCodes), quantity: z.string(), amount: z.string() })),
  /** Units that the work takes from stock, by product, with the currently available quantity. */
  needs: z.array(
    z.object({ skuCode: z.string(), condition: z.enum(workConditions), needed: units, available: units }),
  ),
});
export type WorkEstimate = z.infer<typeof workEstimate>;

/** A work order as lists show it. */
export const workOrderSummary = z.object({
  workOrderId: wireId,
  workOrderNo: z.string(),
  clientRef: z.string(),
  kind: z.enum(workKinds),
  status: z.enum(workOrderStatuses),
  warehouseId: wireId,
  warehouseName: wireText,
  planned: units,
  done: units,
  /** The estimated cost when it was ordered. */
  estimate: money.nullable(),
  createTime: wireTime,
});
export type WorkOrderSummary = z.infer<typeof workOrderSummary>;

/** One product of a work order, with the components of a kit. */
export const workOrderLine = z.object({
  lineId: wireId,
  productId: wireId,
  skuCode: z.string(),
  skuName: z.string(),
  condition: z.enum(workConditions),
  planned: units,
  done: units,
  parts: z.array(z.object({ productId: wireId, skuCode: z.string(), perUnit: units })),
});
export type WorkOrderLine = z.infer<typeof workOrderLine>;

/** A work order with everything its page shows. */
export const workOrderDetail = z.object({
  ...workOrderSummary.shape,
  instructions: wireText,
  /** Increases with each change; sent back with an edit. */
  version: z.number().int(),
  /** The amount charged so far. */
  charged: money.nullable(),
  lines: z.array(workOrderLine),
  timeline: z.array(warehouseEvent),
  acts: z.array(z.enum(workOrderActs)),
});
export type WorkOrderDetail = z.infer<typeof workOrderDetail>;

/** A work order in the floor's list. */
export const floorWorkOrderRow = z.object({
  workOrderId: wireId,
  workOrderNo: z.string(),
  clientRef: z.string(),
  clientName: z.string(),
  kind: z.enum(workKinds),
  status: z.enum(workOrderStatuses),
  planned: units,
  done: units,
});
export type FloorWorkOrderRow = z.infer<typeof floorWorkOrderRow>;

/** A work order in progress, with the bins to take units from. */
export const floorWorkOrder = z.object({
  ...floorWorkOrderRow.shape,
  instructions: wireText,
  lines: z.array(workOrderLine),
  /** Locations of the required units, in walking order. */
  places: z.array(z.object({ skuCode: z.string(), binCode: z.string(), quantity: units })),
  timeline: z.array(warehouseEvent),
  acts: z.array(z.enum(workOrderActs)),
});
export type FloorWorkOrder = z.infer<typeof floorWorkOrder>;
