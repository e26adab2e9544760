import { z } from 'zod';
import { address } from '../../core/address.ts';
import { localizedText } from '../../core/localized-text.ts';
import { money } from '../../core/money.ts';
import { wireId, wireText, wireTime } from '../../core/wire-values.ts';
import type { LabelStatus } from '../label.ts';
import type { TrackingStatus } from '../shipment.ts';
import type { StateTable } from './state-table.ts';

/** The change for a parcel in transit: it goes to another address, is held at the carrier's, or returns to the sender. */
export const addressChangeKinds = ['REDIRECT', 'HOLD', 'RETURN'] as const;
export type AddressChangeKind = (typeof addressChangeKinds)[number];

/**
 * The status of a change of address (shipping design, "AddressChange"). `DRAFT`: its fee is known and nothing is ordered.
 * `REQUESTED`: the fee is held and the carrier is asked. `UNCONFIRMED`: the carrier's reply was lost, and its current state is
 * requested. `ACCEPTED`: the carrier tries; whether it succeeds is known later.
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

/** The transitions of a change of address. */
export const addressChangeMoves: StateTable<AddressChangeState> = {
  DRAFT: ['REQUESTED'],
  REQUESTED: ['ACCEPTED', 'REFUSED', 'UNCONFIRMED'],
  UNCONFIRMED: ['ACCEPTED', 'REFUSED'],
  REFUSED: [],
  ACCEPTED: ['COMPLETED', 'FAILED'],
  COMPLETED: [],
  FAILED: [],
};

/** The states in which no other change of a shipment is possible. */
export const openAddressChangeStates = ['REQUESTED', 'UNCONFIRMED', 'ACCEPTED'] as const;

/** The states shown in a list: a draft only exists in the dialog that creates it. */
export const listedAddressChangeStates = addressChangeStates.filter(
  (state): state is Exclude<AddressChangeState, 'DRAFT'> => state !== 'DRAFT',
);

/** Why the carrier cannot change the address of a shipment, by the state of its parcel. */
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
 * Why the address of a shipment cannot be changed; null if it can. A parcel that was not scanned cannot be redirected: its label
 * is voided and bought again.
 */
export const addressChangeBlock = (
  labelStatus: LabelStatus,
  trackingStatus: TrackingStatus,
): AddressChangeBlock | null =>
  labelStatus === 'PURCHASED' || labelStatus === 'PRINTED' ? blockOf[trackingStatus] : 'NO_LABEL';

/** A change of address of a shipment in transit. */
export const addressChange = z.object({
  changeId: wireId,
  shipmentId: wireId,
  shipmentNo: z.string(),
  orderNo: wireText,
  trackingNumber: wireText,
  carrierName: z.string(),
  kind: z.enum(addressChangeKinds),
  state: z.enum(addressChangeStates),
  /** The recipient at the time of the request. */
  old: address,
  /** The new destination; only for a redirect. */
  to: address.nullable(),
  fee: money,
  /** Whom the carrier bills: the platform, and the wallet pays, or the client's own account. */
  billedTo: z.enum(['wallet', 'account']),
  /** A paid fee that was refunded. */
  isRefunded: z.boolean(),
  /** The carrier's last reply if it was not successful. */
  message: localizedText.nullable(),
  /** The ledger entries of the fee. */
  transactionId: wireId.nullable(),
  /** When it was ordered; null for a draft. */
  requestTime: wireTime.nullable(),
  /** When the carrier agreed or refused. */
  answerTime: wireTime.nullable(),
  /** When the final result was known. */
  endTime: wireTime.nullable(),
});
export type AddressChange = z.infer<typeof addressChange>;

/** The currently possible changes of a shipment's address. */
export const addressChangeOptions = z.object({
  shipmentId: wireId,
  shipmentNo: z.string(),
  orderId: wireId.nullable(),
  carrierName: z.string(),
  recipient: address.nullable(),
  /** The carrier's options; empty if nothing can be changed. */
  kinds: z.array(z.enum(addressChangeKinds)),
  /** Why nothing can be changed. */
  reason: localizedText.nullable(),
  /** The parcel was not scanned: its label can be voided instead, free of charge. */
  canVoid: z.boolean(),
});
export type AddressChangeOptions = z.infer<typeof addressChangeOptions>;
