import { z } from 'zod';
import { address } from '../../core/address.ts';
import { localizedText } from '../../core/localized-text.ts';
import { money } from '../../core/money.ts';
import { wireId, wireText, wireTime } from '../../core/wire-values.ts';
import type { LabelStatus } from '../label.ts';
import type { TrackingStatus } from '../shipment.ts';
import type { StateTable } from './state-table.ts';

/** What becomes of a parcel on its way: it goes to another address, waits at the carrier's, or comes back to the sender. */
export const addressChangeKinds = ['REDIRECT', 'HOLD', 'RETURN'] as const;
export type AddressChangeKind = (typeof addressChangeKinds)[number];

/**
 * Where a change of address stands (shipping design, "AddressChange"). `DRAFT`: its fee is known and nothing is ordered. `REQUESTED`: the fee
 * is held and the carrier is asked. `UNCONFIRMED`: the carrier's reply was lost, and it is asked for the current state. `ACCEPTED`: the carrier
 * tries; whether the parcel is reached shows later.
 */
export const addressChangeStates = [
  'DRAFT',
  'REQUESTED',
  'UNCONFIRMED',
  'REFUSED',
  'ACCEPTED',
  'COMPLETED',
  'FAILED',
] as const;
export type AddressChangeState = (typeof addressChangeStates)[number];

/** To which states each state of a change of address leads. */
export const addressChangeMoves: StateTable<AddressChangeState> = {
  DRAFT: ['REQUESTED'],
  REQUESTED: ['ACCEPTED', 'REFUSED', 'UNCONFIRMED'],
  UNCONFIRMED: ['ACCEPTED', 'REFUSED'],
  REFUSED: [],
  ACCEPTED: ['COMPLETED', 'FAILED'],
  COMPLETED: [],
  FAILED: [],
};

/** The states in which nothing else is changed about a shipment. */
export const openAddressChangeStates = ['REQUESTED', 'UNCONFIRMED', 'ACCEPTED'] as const;

/** The states that a list shows: a draft is part of the dialog that it is made in. */
export const listedAddressChangeStates = addressChangeStates.filter(
  (state): state is Exclude<AddressChangeState, 'DRAFT'> => state !== 'DRAFT',
);

/** Why the address of a shipment cannot be changed with its carrier, by where its parcel is. */
export type AddressChangeBlock = 'NO_LABEL' | 'NOT_SCANNED' | 'OUT_FOR_DELIVERY' | 'ENDED';

const blockOf: Readonly<Record<TrackingStatus, AddressChangeBlock | null>> = {
  UNKNOWN: 'NOT_SCANNED',
  PRE_TRANSIT: 'NOT_SCANNED',
  ACCEPTED: null,
  IN_TRANSIT: null,
  EXCEPTION: null,
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  AVAILABLE_FOR_PICKUP: 'ENDED',
  DELIVERED: 'ENDED',
  RETURNING: 'ENDED',
  RETURNED: 'ENDED',
  CANCELLED: 'NO_LABEL',
};

/**
 * Why the address of a shipment cannot be changed; null where it can. A parcel that was not scanned cannot be redirected: its label is voided
 * and bought again.
 */
export const addressChangeBlock = (
  labelStatus: LabelStatus,
  trackingStatus: TrackingStatus,
): AddressChangeBlock | null =>
  labelStatus === 'PURCHASED' || labelStatus === 'PRINTED' ? blockOf[trackingStatus] : 'NO_LABEL';

/** A change of address of a shipment on its way. */
export const addressChange = z.object({
  changeId: wireId,
  shipmentId: wireId,
  shipmentNo: z.string(),
  orderNo: wireText,
  trackingNumber: wireText,
  carrierName: z.string(),
  kind: z.enum(addressChangeKinds),
  state: z.enum(addressChangeStates),
  /** To whom it went when the change was asked for. */
  old: address,
  /** Where it goes instead; of a redirect alone. */
  to: address.nullable(),
  fee: money,
  /** Whom the carrier bills: the platform, and the wallet pays, or the client's own account. */
  billedTo: z.enum(['wallet', 'account']),
  /** A fee that was paid and has come back. */
  isRefunded: z.boolean(),
  /** The carrier's last answer where it was not the desired one. */
  message: localizedText.nullable(),
  /** The entries of the ledger that the fee was paid by. */
  transactionId: wireId.nullable(),
  /** When it was ordered; null of a draft. */
  requestTime: wireTime.nullable(),
  /** When the carrier agreed or refused. */
  answerTime: wireTime.nullable(),
  /** When it was known how it ended. */
  endTime: wireTime.nullable(),
});
export type AddressChange = z.infer<typeof addressChange>;

/** What can be done about the address of a shipment now. */
export const addressChangeOptions = z.object({
  shipmentId: wireId,
  shipmentNo: z.string(),
  orderId: wireId.nullable(),
  carrierName: z.string(),
  recipient: address.nullable(),
  /** What its carrier offers; empty where nothing can be changed. */
  kinds: z.array(z.enum(addressChangeKinds)),
  /** Why nothing can be changed. */
  reason: localizedText.nullable(),
  /** The parcel was not scanned: its label can be voided instead, which costs nothing. */
  canVoid: z.boolean(),
});
export type AddressChangeOptions = z.infer<typeof addressChangeOptions>;
