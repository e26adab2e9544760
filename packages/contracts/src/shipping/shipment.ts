import { z } from 'zod';
import { attentionKinds } from './attention.ts';
import { labelStatuses } from './label.ts';
import { serviceName } from './rate.ts';
import { localizedText } from '../core/localized-text.ts';
import { calendarDay } from '../core/moment.ts';
import { wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';

/** The status of a shipment. The specification does not list the states; these are ours. */
export const shipmentStatuses = [
  'AWAITING_LABEL',
  'LABEL_CREATED',
  'IN_TRANSIT',
  'DELIVERED',
  'EXCEPTION',
  'VOIDED',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/** The status of a parcel as reported by its carrier (shipping design, "State machines"). */
export const trackingStatuses = [
  'UNKNOWN',
  'PRE_TRANSIT',
  'ACCEPTED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'AVAILABLE_FOR_PICKUP',
  'DELIVERED',
  'EXCEPTION',
  'RETURNING',
  'RETURNED',
  'CANCELLED',
] as const;
export type TrackingStatus = (typeof trackingStatuses)[number];

/** A shipment as the list shows it (decision D9). */
export const shipmentSummary = z.object({
  shipmentId: wireId,
  shipmentNo: z.string(),
  shipmentStatus: z.enum(shipmentStatuses),
  /** If a back end does not report it, actions on its labels apply to one shipment at a time only. */
  labelStatus: z.enum(labelStatuses).nullish(),
  /** The tracking status of its parcels. */
  trackingStatus: z.enum(trackingStatuses).nullish(),
  /** Why it needs attention; null: it does not. */
  attention: z.enum(attentionKinds).nullish(),
  /** Time of the carrier's latest event. */
  newsTime: wireTime.nullish(),
  /** Why its unused labels cannot be voided, such as the end of the period for it; null: they can, or are not unused. */
  voidRefusal: localizedText.nullish(),
  orderId: wireId.nullish(),
  orderNo: wireText,
  carrierName: wireText,
  serviceCode: wireText,
  /** The carrier's name of the service; for a label that was not bought here only its code. */
  serviceName: serviceName.nullish(),
  trackingNumber: wireText,
  recipientName: wireText,
  recipientCity: wireText,
  recipientStateCode: wireText,
  recipientCountryCode: wireText,
  packageCount: z.number().int(),
  /** Pounds or kilograms, by `weightUnit`. */
  weight: wireNumber,
  weightUnit: z.enum(['lb', 'kg']).nullish(),
  postage: wireNumber,
  /** ISO 4217. */
  currency: wireText,
  /** If a back end does not report it, the list does not show it. */
  shipDate: calendarDay.nullish(),
  createTime: wireTime,
});
export type ShipmentSummary = z.infer<typeof shipmentSummary>;

/** A service that shipments have, for the filter of the list. */
export const shipmentService = z.object({
  serviceCode: z.string(),
  carrierName: wireText,
  /** The carrier's name of it; null for one that only has its code. */
  serviceName: serviceName.nullable(),
});
export type ShipmentService = z.infer<typeof shipmentService>;
