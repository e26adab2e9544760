import { z } from 'zod';
import { address } from '../core/address.ts';
import { localizedText } from '../core/localized-text.ts';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';
import { customsChoice } from './customs.ts';
import { label, labelStatuses, labelVoid, purchaseStates } from './label.ts';
import { rateLineKinds } from './rate.ts';
import { addressChange } from './services/address-change.ts';
import { shipmentStatuses, shipmentSummary, trackingStatuses } from './shipment.ts';

/** One tracking event reported by a carrier. */
export const trackingEvent = z.object({
  trackingNumber: z.string(),
  time: wireTime,
  status: z.enum(trackingStatuses),
  /** Code of the event, following the detail codes of EasyPost, such as `arrived_at_facility`. */
  detail: z.string(),
  /** In the carrier's own words. */
  text: z.string(),
  place: wireText,
});
export type TrackingEvent = z.infer<typeof trackingEvent>;

/** The currently allowed actions on a shipment. */
export const shipmentActs = [
  'purchase',
  'print',
  'void',
  'return',
  'relabel',
  'claim',
  'changeAddress',
] as const;
export type ShipmentAct = (typeof shipmentActs)[number];

/** Events reported to the store of an order about a shipment, once each (decision D21). */
export const reportKinds = ['shipped', 'voided'] as const;
export type ReportKind = (typeof reportKinds)[number];
/** `NOT_OFFERED`: the channel accepts no such report. `NOT_NEEDED`: obsolete, for example voided before the store was notified. */
export const reportStates = ['PENDING', 'DONE', 'FAILED', 'NOT_OFFERED', 'NOT_NEEDED'] as const;
export type ReportState = (typeof reportStates)[number];

/** A shipment with everything its page shows: packages, timeline, money, documents (shipping design, "Shipments"). */
export const shipmentDetail = z.object({
  ...shipmentSummary.shape,
  labelStatus: z.enum(labelStatuses),
  trackingStatus: z.enum(trackingStatuses),
  sender: address.nullable(),
  recipient: address.nullable(),
  /** ISO 8601 dates. */
  shipDate: calendarDay.nullable(),
  deliverBy: calendarDay.nullable(),
  packages: z.array(
    z.object({
      packageNo: z.number().int(),
      length: wireNumber,
      width: wireNumber,
      height: wireNumber,
      /** Pounds or kilograms, by `unit`. */
      weight: wireNumber,
      unit: wireText,
      trackingNumber: wireText,
      /** Its label is void while those of others are valid. */
      isLabelVoid: z.boolean().nullish(),
      /** The number of the label that was bought for it after that. */
      nextTrackingNumber: wireText,
    }),
  ),
  /** Newest first. */
  timeline: z.array(trackingEvent),
  /** The latest purchase of its labels; null before there is one. */
  purchase: z
    .object({
      purchaseId: wireId,
      quoteId: wireId,
      state: z.enum(purchaseStates),
      /** The amount set aside for it, and what was charged. */
      amount: money,
      charged: money.nullable(),
      /** `charged` is what the client's account is charged when the label is first scanned. False if a back end does not report it. */
      isChargedOnScan: z.boolean().nullish(),
      lines: z.array(z.object({ kind: z.enum(rateLineKinds), amount: money })),
      message: localizedText.nullable(),
      /** Its entries in the ledger, oldest first: see `explainTransaction`. */
      transactions: z.array(z.object({ transactionId: wireId, kind: z.string(), time: wireTime })),
    })
    .nullable(),
  labels: z.array(label),
  /** The choices of the customs declaration that its carrier was given; null for a domestic one. */
  customs: customsChoice.nullish().catch(null),
  voided: labelVoid.nullable(),
  /**
   * A label that arrived after its purchase was abandoned and that its carrier does not refund: the carrier's message, and when
   * it was first received. Null if a back end does not report it.
   */
  lateLabel: z.object({ message: localizedText, time: wireTime }).nullish(),
  /** Changes requested from its carrier in transit, the latest first. */
  addressChanges: z.array(addressChange),
  reports: z.array(
    z.object({
      reportId: wireId,
      kind: z.enum(reportKinds),
      state: z.enum(reportStates),
      attempts: z.number().int(),
      /** Why the last attempt failed. */
      message: localizedText.nullable(),
      time: wireTime,
    }),
  ),
  /** For a return: the shipment that is returned. */
  returnOf: z.object({ shipmentId: wireId, shipmentNo: z.string() }).nullable(),
  /** Its returns, oldest first. */
  returns: z.array(
    z.object({
      shipmentId: wireId,
      shipmentNo: z.string(),
      shipmentStatus: z.enum(shipmentStatuses),
      labelStatus: z.enum(labelStatuses).nullish(),
    }),
  ),
  /** For packages labeled again: their shipment. */
  relabelOf: z.object({ shipmentId: wireId, shipmentNo: z.string() }).nullish(),
  /** The shipments with later labels of its packages, oldest first. */
  relabels: z
    .array(
      z.object({
        shipmentId: wireId,
        shipmentNo: z.string(),
        shipmentStatus: z.enum(shipmentStatuses),
        labelStatus: z.enum(labelStatuses).nullish(),
      }),
    )
    .nullish(),
  acts: z.array(z.enum(shipmentActs)),
});
export type ShipmentDetail = z.infer<typeof shipmentDetail>;
