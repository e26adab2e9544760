import { z } from 'zod';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import type { Transition } from './transitions.ts';
import { units } from './request-parts.ts';

/** How a count differs from the announcement (warehouse design, a). Damaged units arrived, but are not good. */
export const discrepancyKinds = ['SHORT', 'OVER', 'DAMAGED'] as const;

/** The status of a discrepancy: with the client while `OPEN`, with the floor after `RECOUNT` or `CLAIMED`. */
export const discrepancyStatuses = ['OPEN', 'RECOUNT', 'CLAIMED', 'ACCEPTED', 'SETTLED'] as const;
export type DiscrepancyStatus = (typeof discrepancyStatuses)[number];

/** The client's decision. */
export const discrepancyDecisions = ['accept', 'recount', 'claim'] as const;
export type DiscrepancyDecision = (typeof discrepancyDecisions)[number];
/** The floor's answer: an unsolicited reason, the result of a recount, or the settlement of a claim. */
export const discrepancyAnswers = ['explain', 'recounted', 'settle'] as const;
export type DiscrepancyAnswer = (typeof discrepancyAnswers)[number];
export type DiscrepancyAct = DiscrepancyDecision | DiscrepancyAnswer;

/** The one table of a discrepancy's states. */
export const discrepancyTransitions: readonly Transition<DiscrepancyStatus, DiscrepancyAct>[] = [
  { act: 'accept', from: ['OPEN'], to: 'ACCEPTED', by: 'client' },
  { act: 'recount', from: ['OPEN'], to: 'RECOUNT', by: 'client' },
  { act: 'claim', from: ['OPEN'], to: 'CLAIMED', by: 'client' },
  { act: 'explain', from: ['OPEN'], to: null, by: 'floor' },
  // The client decides again, with the result of the second count.
  { act: 'recounted', from: ['RECOUNT'], to: 'OPEN', by: 'floor' },
  { act: 'settle', from: ['CLAIMED'], to: 'SETTLED', by: 'floor' },
];

/** The floor's explanation of a difference. */
export const discrepancyReasons = [
  'NOT_IN_SHIPMENT',
  'CARRIER_DAMAGE',
  'POOR_PACKAGING',
  'EXTRA_UNITS',
  'RECOUNTED',
  'OTHER',
] as const;
export type DiscrepancyReason = (typeof discrepancyReasons)[number];

/** The client's decision, with a note for the warehouse. */
export const discrepancyVerdict = z.object({
  discrepancyId: wireId,
  act: z.enum(discrepancyDecisions),
  note: z.string().trim().max(500).nullish(),
});

/** The floor's answer, with its reason and a note for the client. */
export const discrepancyReply = z.object({
  discrepancyId: wireId,
  act: z.enum(discrepancyAnswers),
  reason: z.enum(discrepancyReasons),
  note: z.string().trim().min(1).max(500),
});

/** One difference between the announcement and the count, with the statements of both sides. */
export const discrepancy = z.object({
  discrepancyId: wireId,
  inboundId: wireId,
  inboundNo: z.string(),
  clientRef: z.string(),
  /** Of the client; for the floor. */
  clientName: wireText,
  warehouseName: wireText,
  skuCode: z.string(),
  skuName: z.string(),
  kind: z.enum(discrepancyKinds),
  quantity: units,
  expected: units,
  countedGood: units,
  countedDamaged: units,
  status: z.enum(discrepancyStatuses),
  reason: z.enum(discrepancyReasons).nullable(),
  floorNote: wireText,
  answerTime: wireTime.nullable(),
  clientNote: wireText,
  /** The person who decided for the client; only the client sees the name. */
  decidedBy: wireText,
  decideTime: wireTime.nullable(),
  createTime: wireTime,
  acts: z.array(z.enum([...discrepancyDecisions, ...discrepancyAnswers])),
});
export type Discrepancy = z.infer<typeof discrepancy>;
