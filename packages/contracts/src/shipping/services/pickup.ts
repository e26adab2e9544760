import { z } from 'zod';
import { address } from '../../core/address.ts';
import { ruleMessage } from '../../core/localized-message.ts';
import { localizedText } from '../../core/localized-text.ts';
import { calendarDay } from '../../core/moment.ts';
import { money } from '../../core/money.ts';
import { wireId, wireText, wireTime } from '../../core/wire-values.ts';
import type { StateTable } from './state-table.ts';

/**
 * Where a pickup stands (shipping design, "Pickup"). `DRAFT`: its fee is known and nothing is ordered. `REQUESTED`: the fee is held and the
 * carrier is asked. `UNCONFIRMED`: the carrier's reply was lost, and it is asked for the current state.
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

/** To which states each state of a pickup leads. */
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

/** The states that a list shows: a draft is part of the dialog that it is made in. */
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

/** A time of day, `HH:mm`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a pickup is asked for with. Times are those of the time zone, which is that of the address. */
export const pickupDraft = z
  .object({
    accountId: z.string().min(1).max(40),
    /** Who comes, where the account is with a network of several carriers; empty: the account's own carrier. */
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
  /** What the carrier knows it by. */
  confirmation: wireText,
  /** The carrier's last answer where it was not the desired one. */
  message: localizedText.nullable(),
  /** Whether it can be canceled here now. */
  canCancel: z.boolean(),
  /** The carrier's service takes no cancellation here: its support does. */
  cancelsElsewhere: z.boolean(),
  /** The entries of the ledger that the fee was paid by. */
  transactionId: wireId.nullable(),
  createTime: wireTime,
});
export type Pickup = z.infer<typeof pickup>;

/** An account and carrier that pickups can be scheduled with. */
export const pickupCarrier = z.object({
  accountId: z.string(),
  /** Empty: the account's own. */
  carrierName: z.string(),
  /** For people. */
  name: z.string(),
  /** It comes only for labels that were bought on the account. */
  needsLabels: z.boolean(),
});
export type PickupCarrier = z.infer<typeof pickupCarrier>;

/** The labels that were bought at an origin and wait to be picked up. */
export const waitingParcels = z.object({
  shipments: z.number().int(),
  packages: z.number().int(),
  weightLb: z.number(),
});
export type WaitingParcels = z.infer<typeof waitingParcels>;
