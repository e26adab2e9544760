import { z } from 'zod';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { inboundDeliveries, warehouseEvent } from './inbound.ts';
import type { Transition } from './transitions.ts';
import { requestHead } from './request-parts.ts';

/** Where a crossdock stands (warehouse design, b): its cartons come in and go out again without being put away. */
export const crossdockStatuses = [
  'DRAFT',
  'SUBMITTED',
  'ARRIVED',
  'IN_PROGRESS',
  'CLOSED',
  'CANCELLED',
] as const;
export type CrossdockStatus = (typeof crossdockStatuses)[number];

/** What is done with a crossdock, by its client or on the floor. */
export const crossdockActs = ['edit', 'submit', 'cancel', 'arrive', 'receive', 'dispatch', 'close'] as const;
export type CrossdockAct = (typeof crossdockActs)[number];

/** The one table of a crossdock's states. */
export const crossdockTransitions: readonly Transition<CrossdockStatus, CrossdockAct>[] = [
  { act: 'edit', from: ['DRAFT', 'SUBMITTED'], to: null, by: 'client' },
  { act: 'submit', from: ['DRAFT'], to: 'SUBMITTED', by: 'client' },
  { act: 'cancel', from: ['DRAFT', 'SUBMITTED'], to: 'CANCELLED', by: 'client' },
  { act: 'arrive', from: ['SUBMITTED'], to: 'ARRIVED', by: 'floor' },
  { act: 'receive', from: ['ARRIVED', 'IN_PROGRESS'], to: 'IN_PROGRESS', by: 'floor' },
  { act: 'dispatch', from: ['IN_PROGRESS'], to: null, by: 'floor' },
  // Cartons that never came are closed as missing; those that came must have left.
  { act: 'close', from: ['IN_PROGRESS'], to: 'CLOSED', by: 'floor' },
];

/** Destinations of one crossdock, and cartons of each, by form and by file. */
export const crossdockLimits = { lines: 100, cartons: 9_999 } as const;

/** Cartons of one delivery or one loading. */
export const cartonCount = z.number().int().min(1).max(crossdockLimits.cartons);
const cartons = z.number().int().nonnegative();

/** A crossdock as a client writes it: cartons by where they go. */
export const crossdockDraft = z.object({
  ...requestHead,
  delivery: z.enum(inboundDeliveries),
  tracking: z.string().trim().max(500).nullish(),
  eta: calendarDay.nullish(),
  remark: z.string().trim().max(500).nullish(),
  lines: z
    .array(
      z.object({
        /** Name or code of the place, such as `ONT8`. */
        destination: z.string().trim().min(1).max(200),
        /** What the receiver knows the cartons by. */
        reference: z.string().trim().max(50).nullish(),
        cartons: cartonCount,
      }),
    )
    .min(1)
    .max(crossdockLimits.lines),
});
export type CrossdockDraft = z.infer<typeof crossdockDraft>;

const sums = { cartons, received: cartons, dispatched: cartons };

/** A crossdock as lists show it. */
export const crossdockSummary = z.object({
  crossdockId: wireId,
  crossdockNo: z.string(),
  clientRef: z.string(),
  status: z.enum(crossdockStatuses),
  warehouseId: wireId,
  warehouseName: wireText,
  delivery: z.enum(inboundDeliveries),
  eta: calendarDay.nullable(),
  destinations: z.number().int(),
  ...sums,
  createTime: wireTime,
});
export type CrossdockSummary = z.infer<typeof crossdockSummary>;

/** Cartons that go to one place. */
export const crossdockLine = z.object({
  lineId: wireId,
  destination: z.string(),
  reference: wireText,
  ...sums,
});
export type CrossdockLine = z.infer<typeof crossdockLine>;

/** A crossdock with everything that its page shows. */
export const crossdockDetail = z.object({
  ...crossdockSummary.shape,
  tracking: wireText,
  remark: wireText,
  /** Grows with each change; sent back with an edit. */
  version: z.number().int(),
  /** What was charged for it until now. */
  charged: money.nullable(),
  lines: z.array(crossdockLine),
  timeline: z.array(warehouseEvent),
  acts: z.array(z.enum(crossdockActs)),
});
export type CrossdockDetail = z.infer<typeof crossdockDetail>;

/** A crossdock as the floor sees it in its list. */
export const floorCrossdockRow = crossdockSummary
  .omit({ warehouseId: true, warehouseName: true, createTime: true })
  .extend({ clientName: z.string() });
export type FloorCrossdockRow = z.infer<typeof floorCrossdockRow>;

/** A crossdock as the floor works on it. */
export const floorCrossdock = floorCrossdockRow.extend({
  tracking: wireText,
  remark: wireText,
  lines: z.array(crossdockLine),
  timeline: z.array(warehouseEvent),
  acts: z.array(z.enum(crossdockActs)),
});
export type FloorCrossdock = z.infer<typeof floorCrossdock>;
