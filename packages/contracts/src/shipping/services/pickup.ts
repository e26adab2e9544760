import { z } from 'zod';
import { address } from '../../core/address.ts';
import { ruleMessage } from '../../core/localized-message.ts';
import { localizedText } from '../../core/localized-text.ts';
import { calendarDay, timeOfDay } from '../../core/moment.ts';
import { money } from '../../core/money.ts';
import { wireId, wireText, wireTime } from '../../core/wire-values.ts';
import type { StateTable } from './state-table.ts';

/**
 * The status of a pickup (shipping design, "Pickup"). `DRAFT`: its fee is known and nothing is ordered. `REQUESTED`: the fee is
 * held and the carrier is asked. `UNCONFIRMED`: the carrier's reply was lost, and its current state is requested.
 */
export const pickupStates = [
  'DRAFT',
  'REQUESTED',
  'UNCONFIRMED',
  'REFUSED',
  'SCHEDULED',
  'PICKED_UP',
  'MISSED',
  'CANCEL_REQUESTED',
  'CANCEL_REJECTED',
  'CANCELLED',
] as const;
export type PickupState = (typeof pickupStates)[number];

/** The transitions of a pickup. */
export const pickupMoves: StateTable<PickupState> = {
  DRAFT: ['REQUESTED'],
  REQUESTED: ['SCHEDULED', 'REFUSED', 'UNCONFIRMED'],
  UNCONFIRMED: ['SCHEDULED', 'REFUSED'],
  REFUSED: [],
  SCHEDULED: ['CANCEL_REQUESTED', 'PICKED_UP', 'MISSED'],
  CANCEL_REQUESTED: ['CANCELLED', 'CANCEL_REJECTED'],
  CANCEL_REJECTED: ['CANCEL_REQUESTED', 'PICKED_UP', 'MISSED'],
  CANCELLED: [],
  PICKED_UP: [],
  MISSED: [],
};

/** The states shown in a list: a draft only exists in the dialog that creates it. */
export const listedPickupStates = pickupStates.filter(
  (state): state is Exclude<PickupState, 'DRAFT'> => state !== 'DRAFT',
);

/** Where the driver finds the packages; `OTHER` is described in the instructions. */
export const pickupPlaces = [
  'FRONT_DOOR',
  'BACK_DOOR',
  'SIDE_DOOR',
  'RECEPTION',
  'OFFICE',
  'MAIL_ROOM',
  'SHIPPING_DOCK',
  'OTHER',
] as const;
export type PickupPlace = (typeof pickupPlaces)[number];

/** The input for a pickup. Times are in its time zone, which is that of the address. */
export const pickupDraft = z
  .object({
    accountId: z.string().min(1).max(40),
    /** The carrier that comes, if the account is with a network of several carriers; empty: the account's own carrier. */
    carrierName: z.string().max(60),
    /** The address, an entry of the address book. */
    entryId: wireId,
    day: calendarDay,
    ready: timeOfDay,
    close: timeOfDay,
    timeZone: z.string().min(1).max(60),
    packages: z.number().int().min(1).max(10_000),
    weightLb: z.number().positive().max(100_000),
    place: z.enum(pickupPlaces),
    /** Required for `OTHER`. */
    instructions: z.string().trim().max(300),
  })
  .superRefine(({ ready, close, place, instructions }, context) => {
    if (close <= ready)
      context.addIssue({
        code: 'custom',
        ...ruleMessage('shipment-service.closeBeforeReady'),
        path: ['close'],
      });
    if (place === 'OTHER' && instructions === '')
      context.addIssue({ code: 'custom', ...ruleMessage('core.required'), path: ['instructions'] });
  });
export type PickupDraft = z.infer<typeof pickupDraft>;

/** A pickup of packages by a carrier. */
export const pickup = z.object({
  pickupId: wireId,
  accountId: z.string(),
  carrierName: z.string(),
  state: z.enum(pickupStates),
  address,
  day: calendarDay,
  ready: timeOfDay,
  close: timeOfDay,
  timeZone: z.string(),
  packages: z.number().int(),
  weightLb: z.number(),
  place: z.enum(pickupPlaces),
  instructions: z.string(),
  fee: money,
  /** Whom the carrier bills: the platform, and the wallet pays, or the client's own account. */
  billedTo: z.enum(['wallet', 'account']),
  /** The shipments that are handed over with it. */
  shipments: z.array(z.object({ shipmentId: wireId, shipmentNo: z.string() })),
  /** The carrier's id of it. */
  confirmation: wireText,
  /** The carrier's last reply if it was not successful. */
  message: localizedText.nullable(),
  /** Whether it can be canceled here now. */
  canCancel: z.boolean(),
  /** The carrier's service cannot be canceled here, only by its support. */
  cancelsElsewhere: z.boolean(),
  /** The ledger entries of the fee. */
  transactionId: wireId.nullable(),
  createTime: wireTime,
});
export type Pickup = z.infer<typeof pickup>;

/** An account and carrier that pickups can be scheduled with. */
export const pickupCarrier = z.object({
  accountId: z.string(),
  /** Empty: the account's own. */
  carrierName: z.string(),
  /** A display name. */
  name: z.string(),
  /** It only comes for labels bought on the account. */
  needsLabels: z.boolean(),
});
export type PickupCarrier = z.infer<typeof pickupCarrier>;

/** Labels bought at an origin that wait for a pickup. */
export const waitingParcels = z.object({
  shipments: z.number().int(),
  packages: z.number().int(),
  weightLb: z.number(),
});
export type WaitingParcels = z.infer<typeof waitingParcels>;
