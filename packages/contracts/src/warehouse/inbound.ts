import { z } from 'zod';
import { calendarDay } from '../core/moment.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { returnDispositions, stockEventKinds } from './stock.ts';
import type { Transition } from './transitions.ts';
import { requestHead, someUnits, units } from './request-parts.ts';

/** Where an inbound stands (warehouse design, b). */
export const inboundStatuses = [
  'DRAFT',
  'SUBMITTED',
  'ARRIVED',
  'RECEIVING',
  'RECEIVED',
  'CLOSED',
  'CANCELLED',
] as const;
export type InboundStatus = (typeof inboundStatuses)[number];

/** What is done with an inbound, by its client or on the floor. */
export const inboundActs = ['edit', 'submit', 'cancel', 'arrive', 'receive', 'stow', 'close'] as const;
export type InboundAct = (typeof inboundActs)[number];

/** The one table of an inbound's states: what the server does and what screens offer follow from it. */
export const inboundTransitions: readonly Transition<InboundStatus, InboundAct>[] = [
  { act: 'edit', from: ['DRAFT'], to: null, by: 'client' },
  { act: 'submit', from: ['DRAFT'], to: 'SUBMITTED', by: 'client' },
  { act: 'cancel', from: ['DRAFT', 'SUBMITTED'], to: 'CANCELLED', by: 'client' },
  { act: 'arrive', from: ['SUBMITTED'], to: 'ARRIVED', by: 'floor' },
  // Receiving and putting away happen side by side: what is put away can be sold at once.
  { act: 'receive', from: ['ARRIVED', 'RECEIVING', 'RECEIVED'], to: null, by: 'floor' },
  { act: 'stow', from: ['RECEIVING', 'RECEIVED'], to: null, by: 'floor' },
  { act: 'close', from: ['RECEIVING', 'RECEIVED'], to: 'CLOSED', by: 'floor' },
];

/** How the goods travel to the warehouse. */
export const inboundDeliveries = ['PARCEL', 'PALLET', 'LTL', '20GP', '40GP', '40HQ', '45HQ'] as const;
export type InboundDelivery = (typeof inboundDeliveries)[number];

/** Lines of one inbound, by form and by file. */
export const inboundLimits = { lines: 1_000 } as const;

/** An inbound as a client writes it. */
export const inboundDraft = z.object({
  ...requestHead,
  delivery: z.enum(inboundDeliveries),
  containerNo: z.string().trim().max(20).nullish(),
  tracking: z.string().trim().max(500).nullish(),
  eta: calendarDay.nullish(),
  remark: z.string().trim().max(500).nullish(),
  lines: z
    .array(
      z.object({
        skuCode: z.string().trim().min(1).max(100),
        expected: someUnits,
        lotNo: z.string().trim().max(50).nullish(),
        expiresOn: calendarDay.nullish(),
      }),
    )
    .min(1)
    .max(inboundLimits.lines),
});
export type InboundDraft = z.infer<typeof inboundDraft>;

/** An inbound as lists show it. */
export const inboundSummary = z.object({
  inboundId: wireId,
  inboundNo: z.string(),
  clientRef: z.string(),
  status: z.enum(inboundStatuses),
  warehouseId: wireId,
  warehouseName: wireText,
  delivery: z.enum(inboundDeliveries),
  eta: wireText,
  skus: units,
  expected: units,
  received: units,
  stowed: units,
  createTime: wireTime,
});
export type InboundSummary = z.infer<typeof inboundSummary>;

/** One product of an inbound: what is expected, and what was counted. */
export const inboundLine = z.object({
  lineId: wireId,
  productId: wireId,
  skuCode: z.string(),
  skuName: z.string(),
  expected: units,
  countedGood: units,
  countedDamaged: units,
  stowed: units,
  lotNo: wireText,
  expiresOn: wireText,
});
export type InboundLine = z.infer<typeof inboundLine>;

/** What happened to an inbound, an outbound or a return, for its timeline. */
export const warehouseEvent = z.object({
  eventId: wireId,
  kind: z.enum(stockEventKinds),
  time: wireTime,
  /** The product and units that it was about, where it was about one. */
  skuCode: wireText,
  quantity: z.number().int().nullish(),
  damaged: z.number().int().nullish(),
  binCode: wireText,
  /** Of a return: where the units went, and what the bench noted. */
  disposition: z.enum(returnDispositions).nullish(),
  note: wireText,
  isReversed: z.boolean(),
});
export type WarehouseEvent = z.infer<typeof warehouseEvent>;

/** An inbound with everything that its page shows. */
export const inboundDetail = z.object({
  ...inboundSummary.shape,
  containerNo: wireText,
  tracking: wireText,
  remark: wireText,
  /** Grows with each change; sent back with an edit. */
  version: z.number().int(),
  lines: z.array(inboundLine),
  timeline: z.array(warehouseEvent),
  acts: z.array(z.enum(inboundActs)),
});
export type InboundDetail = z.infer<typeof inboundDetail>;
