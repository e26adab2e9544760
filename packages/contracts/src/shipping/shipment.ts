import { z } from 'zod';
import { attentionKinds } from './attention.ts';
import { labelStatuses } from './label.ts';
import { serviceName } from './rate.ts';
import { wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';

/** Where a shipment stands. The specification does not list the states; these are ours. */
export const shipmentStatuses = [
  'AWAITING_LABEL',
  'LABEL_CREATED',
  'IN_TRANSIT',
  'DELIVERED',
  'EXCEPTION',
  'VOIDED',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/** Where a parcel is, by what its carrier reports (shipping design, "State machines"). */
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
  /** Of a back end that says nothing of it, its labels are acted upon one shipment at a time only. */
  labelStatus: z.enum(labelStatuses).nullish(),
  /** Where its parcels are. */
  trackingStatus: z.enum(trackingStatuses).nullish(),
  /** Why it needs attention; null: it does not. */
  attention: z.enum(attentionKinds).nullish(),
  /** When the carrier's latest news happened. */
  newsTime: wireTime.nullish(),
  orderId: wireId.nullish(),
  orderNo: wireText,
  carrierName: wireText,
  serviceCode: wireText,
  /** What its carrier calls the service; of a label that was not bought here it has its code alone. */
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
  createTime: wireTime,
});
export type ShipmentSummary = z.infer<typeof shipmentSummary>;
