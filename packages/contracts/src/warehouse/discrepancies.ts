import { z } from 'zod';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import type { Transition } from './transitions.ts';
import { units } from './request-parts.ts';

/** How a count differs from what was announced (warehouse design, a). Damaged units came, but are not good. */
export const discrepancyKinds = ['SHORT', 'OVER', 'DAMAGED'] as const;

/** Where a discrepancy stands: with the client while `OPEN`, with the floor after `RECOUNT` or `CLAIMED`. */
export const discrepancyStatuses = ['OPEN', 'RECOUNT', 'CLAIMED', 'ACCEPTED', 'SETTLED'] as const;
export type DiscrepancyStatus = (typeof discrepancyStatuses)[number];

/** What its client decides. */
export const discrepancyDecisions = ['accept', 'recount', 'claim'] as const;
export type DiscrepancyDecision = (typeof discrepancyDecisions)[number];
/** What the floor answers: a reason of its own accord, the result of a recount, or how a claim was settled. */
export const discrepancyAnswers = ['explain', 'recounted', 'settle'] as const;
export type DiscrepancyAnswer = (typeof discrepancyAnswers)[number];
export type DiscrepancyAct = DiscrepancyDecision | DiscrepancyAnswer;

/** The one table of a discrepancy's states. */
export const discrepancyTransitions: readonly Transition<DiscrepancyStatus, DiscrepancyAct>[] = [
  { act: 'accept', from: ['OPEN'], to: 'ACCEPTED', by: 'client' },
  { act: 'recount', from: ['OPEN'], to: 'RECOUNT', by: 'client' },
  { act: 'claim', from: ['OPEN'], to: 'CLAIMED', by: 'client' },
  { act: 'explain', from: ['OPEN'], to: null, by: 'floor' },
  // The client decides again, knowing what the second count found.
  { act: 'recounted', from: ['RECOUNT'], to: 'OPEN', by: 'floor' },
  { act: 'settle', from: ['CLAIMED'], to: 'SETTLED', by: 'floor' },
];

/** Why the floor thinks that a count differs. */
export const discrepancyReasons = [
  'NOT_IN_SHIPMENT',
  'CARRIER_DAMAGE',
  'POOR_PACKAGING',
  'EXTRA_UNITS',
  'RECOUNTED',
  'OTHER',
] as const;
export type DiscrepancyReason = (typeof discrepancyReasons)[number];

/** What a client decides, with a note for the warehouse. */
export const discrepancyVerdict = z.object({
  discrepancyId: wireId,
  act: z.enum(discrepancyDecisions),
  note: z.string().trim().max(500).nullish(),
});

/** What the floor answers, with its reason and a note for the client. */
export const discrepancyReply = z.object({
  discrepancyId: wireId,
  act: z.enum(discrepancyAnswers),
  reason: z.enum(discrepancyReasons),
  note: z.string().trim().min(1).max(500),
});

/** One difference between what was announced and what was counted, with what both sides say of it. */
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
  /** Who decided for the client; only the client sees the name. */
  decidedBy: wireText,
  decideTime: wireTime.nullable(),
  createTime: wireTime,
  acts: z.array(z.enum([...discrepancyDecisions, ...discrepancyAnswers])),
});
export type Discrepancy = z.infer<typeof discrepancy>;
