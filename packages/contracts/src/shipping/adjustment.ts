import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { ratedPackage } from './rate.ts';

/** Why a carrier charges a different amount than quoted. */
export const adjustmentReasons = ['weight', 'size', 'zone', 'address', 'service'] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/**
 * The status of an adjustment (shipping design, "Adjustment"). `POSTED`: it is charged. `DISPUTED`: the carrier is asked to
 * withdraw it, and either credits it or upholds it.
 */
export const adjustmentStates = ['POSTED', 'DISPUTED', 'CREDITED', 'UPHELD'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

/** A seller's dispute of an adjustment. */
export const disputeReasons = ['wrong-weight', 'wrong-size', 'not-our-parcel', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** Days within which an adjustment can be disputed, from when it was reported to the seller. */
export const disputeDays = 30;

/** A later charge by a carrier whose measurements differ from what was declared. */
export const adjustment = z.object({
  adjustmentId: wireId,
  shipmentId: wireId,
  shipmentNo: z.string(),
  orderNo: wireText,
  carrierName: wireText,
  trackingNumber: wireText,
  /** The line of the carrier's invoice. */
  invoiceLine: z.string(),
  reason: z.enum(adjustmentReasons),
  packageNo: z.number().int(),
  declared: ratedPackage,
  measured: ratedPackage,
  /** The old and the new cost of the labels. */
  was: money,
  now: money,
  /** `now` minus `was`: the charged difference. */
  difference: money,
  state: z.enum(adjustmentStates),
  /** The carrier's measuring device, place and time. */
  evidence: z.array(z.object({ time: wireTime, place: wireText, text: localizedText })),
  chargedTime: wireTime,
  /** Deadline for a dispute. */
  disputableUntil: wireTime,
  canDispute: z.boolean(),
  dispute: z
    .object({
      reason: z.enum(disputeReasons),
      note: wireText,
      time: wireTime,
      decidedTime: wireTime.nullable(),
    })
    .nullable(),
  /** Its entries in the ledger, see `explainTransaction`. */
  transactionId: wireId,
  creditTransactionId: wireId.nullable(),
});
export type Adjustment = z.infer<typeof adjustment>;
