import type { LocalizedText, Money } from '@lading/contracts/core';
import { pickupMoves, statesBefore, type Pickup, type PickupState } from '@lading/contracts/shipment-service';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { isRowId } from '../../../platform/row-id.ts';
import type { PickupRequest } from '../carriers/carrier-pickups.ts';
import type { PaidAct, PaidMove } from '../services/paid-act.ts';
import { isSoughtNow } from '../services/sought-act.store.ts';
import '../shipment.table.ts';
import './pickup.table.ts';

/** A pickup as the server works on it. */
export interface KeptPickup extends PaidAct {
  state: PickupState;
  carrierName: string;
  request: Omit<PickupRequest, 'carrierRefs'>;
  shipmentIds: string[];
  offerRef: string | null;
  carrierRef: string | null;
  transactionId: string | null;
}

export const pickups = (trx: Trx) => trx.selectFrom('carrier_pickup as p').selectAll('p');
type Row = Awaited<ReturnType<ReturnType<typeof pickups>['executeTakeFirstOrThrow']>>;

const asKept = (row: Row): KeptPickup => ({
  id: row.pickup_id,
  orgId: row.org_id,
  accountId: row.account_id,
  state: row.state,
  carrierName: row.carrier_name,
  shipmentIds: row.shipment_ids,
  isWallet: row.is_wallet,
  fee: { minor: Number(row.fee), currency: row.currency },
  holdId: row.hold_id,
  transactionId: row.transaction_id,
  offerRef: row.offer_ref,
  carrierRef: row.carrier_ref,
  createdAt: row.created_at,
  calledAt: row.called_at,
  lateRef: row.late_ref,
  request: {
    from: row.address,
    day: row.day,
    readyAt: row.ready_at,
    closeAt: row.close_at,
    timeZone: row.time_zone,
    packages: row.packages,
    weightLb: Number(row.weight_lb),
    place: row.place,
    instructions: row.instructions,
    reference: row.reference,
  },
});

/** Stores a draft. @returns its id */
export async function insertPickup(
  trx: Trx,
  draft: Pick<KeptPickup, 'accountId' | 'carrierName' | 'shipmentIds' | 'offerRef' | 'fee' | 'isWallet'> & {
    request: KeptPickup['request'];
    ready: string;
    close: string;
    askedBy: string;
    now: Date;
  },
): Promise<string> {
  const { request, fee } = draft;
  const row = await trx
    .insertInto('carrier_pickup')
    .values({
      account_id: draft.accountId,
      carrier_name: draft.carrierName,
      state: 'DRAFT' as const,
      address: JSON.stringify(request.from),
      day: request.day,
      ready: draft.ready,
      close: draft.close,
      time_zone: request.timeZone,
      ready_at: request.readyAt,
      close_at: request.closeAt,
      packages: request.packages,
      weight_lb: request.weightLb,
      place: request.place,
      instructions: request.instructions,
      shipment_ids: JSON.stringify(draft.shipmentIds),
      reference: request.reference,
      offer_ref: draft.offerRef,
      currency: fee.currency,
      fee: fee.minor,
      is_wallet: draft.isWallet,
      asked_by: draft.askedBy,
      created_at: draft.now,
    })
    .returning('pickup_id')
    .executeTakeFirstOrThrow();
  return row.pickup_id;
}

/** A pickup, locked until the transaction ends; undefined when the organization has none with that id. */
export async function lockPickup(trx: Trx, pickupId: string): Promise<KeptPickup | undefined> {
  if (!isRowId(pickupId)) return undefined;
  const row = await pickups(trx).where('p.pickup_id', '=', pickupId).forUpdate().executeTakeFirst();
  return row && asKept(row);
}

/** Changes the state of a pickup, if the state table allows it. @returns whether it did */
export async function movePickup(
  trx: Trx,
  pickupId: string,
  to: PaidMove<PickupState> & {
    booked?: { pickupRef: string; confirmation: string | null; fee: Money };
    transactionId?: string | null;
  },
): Promise<boolean> {
  const moved = await trx
    .updateTable('carrier_pickup')
    .set({
      state: to.state,
      message: to.message ? JSON.stringify(to.message) : null,
      ...(to.holdId !== undefined && { hold_id: to.holdId }),
      ...(to.calledAt && { called_at: to.calledAt }),
      ...(to.soughtUntil && { sought_until: to.soughtUntil }),
      ...(to.booked && {
        carrier_ref: to.booked.pickupRef,
        confirmation: to.booked.confirmation,
        fee: to.booked.fee.minor,
      }),
      ...(to.transactionId !== undefined && { transaction_id: to.transactionId }),
    })
    .where('pickup_id', '=', pickupId)
    .where('state', 'in', statesBefore(pickupMoves, to.state))
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Pickups waiting for their carrier, or past their time, of every organization, least recently checked first. For the system role. */
export async function openPickups(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<KeptPickup[]> {
  const rows = await pickups(trx)
    .where((where) =>
      where.or([
        where('p.state', 'in', ['REQUESTED', 'UNCONFIRMED', 'CANCEL_REQUESTED']),
        where.and([where('p.state', 'in', ['SCHEDULED', 'CANCEL_REJECTED']), where('p.close_at', '<=', now)]),
        where('p.late_ref', 'is not', null),
        isSoughtNow('p', now),
      ]),
    )
    .orderBy(sql`coalesce(p.followed_at, p.created_at)`)
    .orderBy('p.pickup_id')
    .limit(most)
    .execute();
  return rows.map(asKept);
}

/** Records that an open pickup was checked, which moves it behind the others. */
export async function notePickupLook(trx: Trx, pickupId: string, now: Date): Promise<void> {
  await trx
    .updateTable('carrier_pickup')
    .set({ followed_at: now })
    .where('pickup_id', '=', pickupId)
    .execute();
}

/** Stores the carrier's reference of a pickup to cancel; null: it has answered. The pickup is no longer looked up. */
export async function keepLatePickup(
  trx: Trx,
  pickupId: string,
  lateRef: string | null,
  message?: LocalizedText,
): Promise<void> {
  await trx
    .updateTable('carrier_pickup')
    .set({
      late_ref: lateRef,
      sought_until: null,
      ...(message && { message: JSON.stringify(message) }),
    })
    .where('pickup_id', '=', pickupId)
    .execute();
}

/** Deletes drafts that were never ordered. For a transaction of the system role. */
export async function deleteDrafts(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom('carrier_pickup')
    .where('state', '=', 'DRAFT')
    .where('created_at', '<', before)
    .execute();
}

export type Shown = Omit<Pickup, 'canCancel' | 'cancelsElsewhere'>;
