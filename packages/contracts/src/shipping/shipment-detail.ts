import { z } from 'zod';
import { address } from '../core/address.ts';
import { localizedText } from '../core/localized-text.ts';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';
import { label, labelStatuses, labelVoid, purchaseStates } from './label.ts';
import { rateLineKinds } from './rate.ts';
import { addressChange } from './services/address-change.ts';
import { shipmentStatuses, shipmentSummary, trackingStatuses } from './shipment.ts';

/** One thing that a carrier reported of a parcel. */
export const trackingEvent = z.object({
  trackingNumber: z.string(),
  time: wireTime,
  status: z.enum(trackingStatuses),
  /** Code of what happened, after the detail codes of EasyPost, such as `arrived_at_facility`. */
  detail: z.string(),
  /** In the carrier's own words. */
  text: z.string(),
  place: wireText,
});
export type TrackingEvent = z.infer<typeof trackingEvent>;

/** What may be done with a shipment now. */
export const shipmentActs = ['purchase', 'print', 'void', 'return', 'claim', 'changeAddress'] as const;
export type ShipmentAct = (typeof shipmentActs)[number];

/** What is reported to the store of an order about a shipment, once each (decision D21). */
export const reportKinds = ['shipped', 'voided'] as const;
export type ReportKind = (typeof reportKinds)[number];
/** `NOT_OFFERED`: the channel takes no such report. `NOT_NEEDED`: overtaken, as by a void before the store was told. */
export const reportStates = ['PENDING', 'DONE', 'FAILED', 'NOT_OFFERED', 'NOT_NEEDED'] as const;
export type ReportState = (typeof reportStates)[number];

/** A shipment with everything that its page shows: packages, timeline, money, documents (shipping design, "Shipments"). */
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
      /** Its label is void although those of others stand. */
      isLabelVoid: z.boolean().nullish(),
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
      /** Set aside for it, and what the carrier charged. */
      amount: money,
      charged: money.nullable(),
      lines: z.array(z.object({ kind: z.enum(rateLineKinds), amount: money })),
      message: localizedText.nullable(),
      /** Its entries in the ledger, oldest first: see `explainTransaction`. */
      transactions: z.array(z.object({ transactionId: wireId, kind: z.string(), time: wireTime })),
    })
    .nullable(),
  labels: z.array(label),
  voided: labelVoid.nullable(),
  /**
   * A label that came after its purchase was given up and that its carrier does not take back: what it says, and when it said so first. Of a
   * back end that says nothing of it, there is none.
   */
  lateLabel: z.object({ message: localizedText, time: wireTime }).nullish(),
  /** What its carrier was asked to do with it on its way, the latest first. */
  addressChanges: z.array(addressChange),
  reports: z.array(
    z.object({
      reportId: wireId,
      kind: z.enum(reportKinds),
      state: z.enum(reportStates),
      attempts: z.number().int(),
      /** Why it failed, the last time that it was tried. */
      message: localizedText.nullable(),
      time: wireTime,
    }),
  ),
  /** Of a return: the shipment that it brings back. */
  returnOf: z.object({ shipmentId: wireId, shipmentNo: z.string() }).nullable(),
  /** Its returns, oldest first. */
  returns: z.array(
    z.object({ shipmentId: wireId, shipmentNo: z.string(), shipmentStatus: z.enum(shipmentStatuses) }),
  ),
  acts: z.array(z.enum(shipmentActs)),
});
export type ShipmentDetail = z.infer<typeof shipmentDetail>;
