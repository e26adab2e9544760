import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { wireId, wireTime } from '../core/wire-values.ts';

/**
 * Where the purchase of a label stands (shipping design, "State machines"). `UNKNOWN`: the carrier was asked and its reply was lost; it is
 * looked up there, and becomes `BOUGHT` or `NOT_BOUGHT`. It is never asked twice.
 */
export const purchaseStates = [
  'DRAFT',
  'HELD',
  'CALLING',
  'BOUGHT',
  'REFUSED',
  'UNKNOWN',
  'NOT_BOUGHT',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** What a shipment's label is. */
export const labelStatuses = [
  'NONE',
  'PURCHASING',
  'PURCHASED',
  'PRINTED',
  'VOID_REQUESTED',
  'VOIDED',
  'ERROR',
] as const;
export type LabelStatus = (typeof labelStatuses)[number];

/** The forms that each label has: PDF of exactly 4 × 6 inches, ZPL and PNG of 203 dots per inch. */
export const labelFormats = ['pdf', 'zpl', 'png'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** One label: of one package. */
export const label = z.object({
  labelId: wireId,
  packageNo: z.number().int(),
  trackingNumber: z.string(),
  printedCount: z.number().int(),
  /** It is void although others of its shipment stand. Of a back end that does not say so, it is not. */
  isVoid: z.boolean().nullish(),
});
export type Label = z.infer<typeof label>;

/** What is bought: a rate of a quote at the price that was shown. */
export const purchaseRequest = z.object({
  quoteId: wireId,
  rateId: z.string().min(1).max(100),
  /** The price that the person has seen; another one is refused (`shipping.staleQuote`) and nothing is bought. */
  amount: money,
});
export type PurchaseRequest = z.infer<typeof purchaseRequest>;

/** A purchase under way or done. */
export const labelPurchase = z.object({
  purchaseId: wireId,
  state: z.enum(purchaseStates),
  quoteId: wireId,
  orderId: wireId.nullable(),
  shipmentId: wireId,
  shipmentNo: z.string(),
  /** Set aside for it. */
  amount: money,
  /** What the carrier charged; null before it has. */
  charged: money.nullable(),
  labels: z.array(label),
  /** Why it was refused, or what is being done about a lost reply. */
  message: localizedText.nullable(),
  createTime: wireTime,
});
export type LabelPurchase = z.infer<typeof labelPurchase>;

/**
 * Where the refund of a label stands. `NOT_APPLICABLE`: the carrier bills on the first scan, so there is nothing to give back. `DISPUTED`: it
 * was granted, and then the label was scanned; a credit that was given is taken back.
 */
export const voidStates = [
  'REQUESTED',
  'ACCEPTED',
  'REJECTED',
  'NOT_APPLICABLE',
  'REFUNDED',
  'DISPUTED',
] as const;
export type VoidState = (typeof voidStates)[number];

/** The void of a shipment's labels (spec §2, "Void Label History"). */
export const labelVoid = z.object({
  voidId: wireId,
  shipmentId: wireId,
  shipmentNo: z.string(),
  orderNo: z.string().nullable(),
  carrierName: z.string(),
  trackingNumber: z.string().nullable(),
  amount: money,
  state: z.enum(voidStates),
  /** In the carrier's words, where it refused; how it is known that the label was used, where that is disputed. */
  message: localizedText.nullable(),
  /** ISO 8601 date on which the credit is expected. */
  creditExpected: calendarDay.nullable(),
  /** May be asked for again. */
  isRetryable: z.boolean(),
  /** The labels are void: what was rejected is their refund. Of a back end that does not say so, they are not. */
  isLabelVoid: z.boolean().nullish(),
  requestTime: wireTime,
  creditTime: wireTime.nullable(),
  /** When it became known that the label was used; a credit of before stands no more. */
  disputeTime: wireTime.nullish(),
  /** The entry of the ledger that credited it, see `explainTransaction`. */
  transactionId: wireId.nullable(),
});
export type LabelVoid = z.infer<typeof labelVoid>;
