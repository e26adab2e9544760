import { z } from 'zod';
import { localizedText } from '../../core/localized-text.ts';
import { money } from '../../core/money.ts';
import { wireId, wireText, wireTime } from '../../core/wire-values.ts';
import { attachmentLimits, attachmentTypes } from '../../orders/order-attachments.calls.ts';
import type { StateTable } from './state-table.ts';

/**
 * The status of a claim (shipping design, "Claim"). `DRAFT`: only visible within the organization. `SUBMITTED`: on its way to the
 * insurer. `NEEDS_ACTION`: the insurer has asked for something. `PAID`: the money is in the wallet.
 */
export const claimStates = [
  'DRAFT',
  'SUBMITTED',
  'IN_REVIEW',
  'NEEDS_ACTION',
  'APPROVED',
  'APPROVED_PARTIAL',
  'REJECTED',
  'CANCELLED',
  'PAID',
] as const;
export type ClaimState = (typeof claimStates)[number];

/** The transitions of a claim. */
export const claimMoves: StateTable<ClaimState> = {
  DRAFT: ['SUBMITTED', 'CANCELLED'],
  SUBMITTED: ['IN_REVIEW', 'REJECTED', 'CANCELLED'],
  IN_REVIEW: ['NEEDS_ACTION', 'APPROVED', 'APPROVED_PARTIAL', 'REJECTED', 'CANCELLED'],
  NEEDS_ACTION: ['IN_REVIEW', 'REJECTED', 'CANCELLED'],
  APPROVED: ['PAID'],
  APPROVED_PARTIAL: ['PAID'],
  REJECTED: [],
  CANCELLED: [],
  PAID: [],
};

/** A seller's actions on a claim, by its status; everything else is up to the insurer. `attach`: add and remove files. */
export const claimActs = ['edit', 'attach', 'submit', 'reply', 'cancel'] as const;
export type ClaimAct = (typeof claimActs)[number];
export const claimActsIn: Readonly<Record<ClaimState, readonly ClaimAct[]>> = {
  DRAFT: ['edit', 'attach', 'submit', 'cancel'],
  SUBMITTED: ['cancel'],
  IN_REVIEW: ['cancel'],
  NEEDS_ACTION: ['attach', 'reply', 'cancel'],
  APPROVED: [],
  APPROVED_PARTIAL: [],
  REJECTED: [],
  CANCELLED: [],
  PAID: [],
};

/** What happened to the parcel. */
export const claimTypes = ['LOSS', 'DAMAGE', 'THEFT'] as const;
export type ClaimType = (typeof claimTypes)[number];

/** Maximum size of a claim's file in bytes, number of files, and length of texts. */
export const claimLimits = { bytes: attachmentLimits.bytes, files: 10, text: 2_000 } as const;

const claimText = z.string().trim().min(1).max(claimLimits.text);

/** The input for a claim draft. The amount is limited to the insured value. */
export const claimDraft = z.object({
  shipmentId: wireId,
  type: z.enum(claimTypes),
  amount: money.extend({ minor: money.shape.minor.min(1) }),
  /** What happened, the contents of the parcel and their value. */
  description: claimText,
});
export type ClaimDraft = z.infer<typeof claimDraft>;

/** A seller's reply to an insurer. The page chooses the key, so that a repeated reply is stored once. */
export const claimReply = z.object({
  claimId: wireId,
  messageKey: z.string().min(8).max(100),
  text: claimText,
});
export type ClaimReply = z.infer<typeof claimReply>;

/** A claim on the insurance of a shipment. */
export const claim = z.object({
  claimId: wireId,
  shipmentId: wireId,
  shipmentNo: z.string(),
  orderNo: wireText,
  carrierName: wireText,
  trackingNumber: wireText,
  state: z.enum(claimStates),
  type: z.enum(claimTypes),
  insured: money,
  requested: money,
  /** Null until the insurer has approved something. */
  approved: money.nullable(),
  description: z.string(),
  /** The deadline for submitting a draft. */
  closesTime: wireTime,
  acts: z.array(z.enum(claimActs)),
  createTime: wireTime,
  submitTime: wireTime.nullable(),
  decideTime: wireTime.nullable(),
  payTime: wireTime.nullable(),
  /** The ledger entries of its payment. */
  transactionId: wireId.nullable(),
});
export type Claim = z.infer<typeof claim>;

/** A file of a claim, fetched by its id. */
export const claimFile = z.object({
  fileId: wireId,
  fileName: z.string(),
  contentType: z.enum(attachmentTypes),
  bytes: z.number().int(),
  userName: wireText,
  /** Sent to the insurer: it can no longer be removed. */
  isSent: z.boolean(),
  createTime: wireTime,
});
export type ClaimFile = z.infer<typeof claimFile>;

/** One entry of the conversation between seller and insurer. */
export const claimMessage = z.object({
  messageId: wireId,
  author: z.enum(['SELLER', 'INSURER']),
  /** As the seller wrote it; an entry by the insurer has `message` instead. */
  text: z.string().nullable(),
  message: localizedText.nullable(),
  userName: wireText,
  createTime: wireTime,
});
export type ClaimMessage = z.infer<typeof claimMessage>;

/** A claim with its conversation, oldest first, and its files. */
export const claimDetail = claim.extend({ thread: z.array(claimMessage), files: z.array(claimFile) });
export type ClaimDetail = z.infer<typeof claimDetail>;

/** The period in which something can be claimed. */
export const claimWindow = z.object({ type: z.enum(claimTypes), opensTime: wireTime, closesTime: wireTime });
export type ClaimWindow = z.infer<typeof claimWindow>;

/** An insured shipment, and what can currently be claimed for it. */
export const insuredShipment = z.object({
  shipmentId: wireId,
  shipmentNo: z.string(),
  orderNo: wireText,
  carrierName: wireText,
  trackingNumber: wireText,
  insured: money,
  /** The maximum claim: the insured value, within the caps of the ship date. */
  most: money,
  /** By type; a type without a period cannot be claimed. */
  windows: z.array(claimWindow),
  /** Why nothing can be claimed for it here; null: something can. */
  reason: localizedText.nullable(),
});
export type InsuredShipment = z.infer<typeof insuredShipment>;
