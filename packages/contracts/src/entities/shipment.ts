import { z } from 'zod';
import { wireId, wireNumber, wireText, wireTime } from './wire-values.ts';

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

/** A shipment as the list shows it (decision D9). */
export const shipmentSummary = z.object({
  shipmentId: wireId,
  shipmentNo: z.string(),
  shipmentStatus: z.enum(shipmentStatuses),
  orderId: wireId.nullish(),
  orderNo: wireText,
  carrierName: wireText,
  serviceCode: wireText,
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
