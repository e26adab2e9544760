import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { wireId, wireTime } from '../core/wire-values.ts';

/**
 * The status of a label purchase (shipping design, "State machines"). `UNKNOWN`: the carrier was asked and its reply was lost; it
 * is looked up there, and becomes `BOUGHT` or `NOT_BOUGHT`. It is never requested twice.
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

/** The status of a shipment's label. */
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

/**
 * Filters of the shipment list by what happened to their labels so far. `FAILED`: the latest purchase bought nothing. `ADJUSTED`: the
 * carrier has charged another amount later.
 */
export const labelChoices = ['NOT_PRINTED', 'PRINTED', 'NOT_MANIFESTED', 'FAILED', 'ADJUSTED'] as const;
export type LabelChoice = (typeof labelChoices)[number];

/** The file formats of each label: PDF of exactly 4 × 6 inches, ZPL and PNG of 203 dots per inch. */
export const labelFormats = ['pdf', 'zpl', 'png'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** The label of one package. */
export const label = z.object({
  labelId: wireId,
  packageNo: z.number().int(),
  trackingNumber: z.string(),
  printedCount: z.number().int(),
  /** It is void while others of its shipment are valid. False if a back end does not report it. */
  isVoid: z.boolean().nullish(),
});
export type Label = z.infer<typeof label>;

/** The purchase: a rate of a quote at the displayed price. */
export const purchaseRequest = z.object({
  quoteId: wireId,
  rateId: z.string().min(1).max(100),
  /** The price that the person has seen; if it differs, the purchase is refused (`shipping.staleQuote`). */
  amount: money,
});
export type PurchaseRequest = z.infer<typeof purchaseRequest>;

/** A pending or completed purchase. */
export const labelPurchase = z.object({
  purchaseId: wireId,
  state: z.enum(purchaseStates),
  quoteId: wireId,
  orderId: wireId.nullable(),
  shipmentId: wireId,
  shipmentNo: z.string(),
  /** The amount set aside for it. */
  amount: money,
  /** The amount charged: the carrier's price and the platform's markup; null while unknown. */
  charged: money.nullable(),
  labels: z.array(label),
  /** Why it was refused, or what is being done about a lost reply. */
  message: localizedText.nullable(),
  createTime: wireTime,
});
export type LabelPurchase = z.infer<typeof labelPurchase>;

/**
 * The status of a label refund. `NOT_APPLICABLE`: the carrier bills on the first scan, so there is nothing to refund. `DISPUTED`:
 * it was granted, and then the label was scanned; the credit is reversed.
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
  /** In the carrier's words, if it refused; how the use of the label was detected, if disputed. */
  message: localizedText.nullable(),
  /** ISO 8601 date on which the credit is expected. */
  creditExpected: calendarDay.nullable(),
  /** Whether it may be requested again. */
  isRetryable: z.boolean(),
  /** The labels are void: only their refund was rejected. False if a back end does not report it. */
  isLabelVoid: z.boolean().nullish(),
  requestTime: wireTime,
  creditTime: wireTime.nullable(),
  /** When the use of the label was detected; a previous credit is no longer valid. */
  disputeTime: wireTime.nullish(),
  /** The entry of the ledger that credited it, see `explainTransaction`. */
  transactionId: wireId.nullable(),
});
export type LabelVoid = z.infer<typeof labelVoid>;
