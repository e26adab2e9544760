import { z } from 'zod';

/**
 * Why a shipment needs attention: its carrier reports a problem; it is being returned or was returned; it is in transit without
 * news for {@link attentionDays}; its label was bought and the parcel never scanned; its store canceled the order, put it on
 * hold, or changed its address or goods, after the label was bought; a label arrived after its purchase was abandoned, and the
 * carrier does not refund it; or the carrier does not report whether it sold a label.
 */
export const attentionKinds = [
  'ORDER_CANCELED',
  'ORDER_HELD',
  'ORDER_CHANGED',
  'LATE_LABEL',
  'UNKNOWN_LABEL',
  'EXCEPTION',
  'RETURNING',
  'STUCK',
  'NEVER_SCANNED',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Days without news of a parcel in transit, and days after the ship date without a first scan. */
export const attentionDays = { STUCK: 5, NEVER_SCANNED: 3 } as const;

/** Filters of the list: one kind, or every shipment that needs attention. */
export const attentionChoices = ['ANY', ...attentionKinds] as const;
export type AttentionChoice = (typeof attentionChoices)[number];

/** Number of shipments that need attention, by reason. */
export const attentionCounts = z.record(z.enum(attentionKinds), z.number().int());
export type AttentionCounts = z.infer<typeof attentionCounts>;
