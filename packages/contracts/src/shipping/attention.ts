import { z } from 'zod';

/**
 * Why a shipment needs attention: its carrier reports a problem; it comes back or has come back; it is on its way and nothing was heard of it for
 * {@link attentionDays}; its label was bought and the parcel never scanned;
 * its store canceled the order, put it on hold, or changed its address or goods, after the label was bought; a label came after its purchase
 * was given up, and the carrier does not take it back; or the carrier does not say whether it sold a label.
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

/** Days without news of a parcel on its way, and days after the day of shipping without a first scan. */
export const attentionDays = { STUCK: 5, NEVER_SCANNED: 3 } as const;

/** What the list may be narrowed to: one kind, or every shipment that needs attention. */
export const attentionChoices = ['ANY', ...attentionKinds] as const;
export type AttentionChoice = (typeof attentionChoices)[number];

/** How many shipments need attention, by reason. */
export const attentionCounts = z.record(z.enum(attentionKinds), z.number().int());
export type AttentionCounts = z.infer<typeof attentionCounts>;
