import type { Address } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import type { StandingLabel } from '../carriers/standing-ref.ts';
import '../purchase.table.ts';
import '../shipment.table.ts';
import { goingPackages, isGoing, standingPackages } from '../standing-label.store.ts';
import './pickup.table.ts';

/** A shipment with a label, not picked up yet. */
export interface WaitingShipment {
  shipmentId: string;
  label: StandingLabel;
  packages: number;
  weightLb: number;
}

const waiting = (trx: Trx, accountId: string) =>
  trx
    .selectFrom('shipment as s')
    .innerJoin('label_purchase as b', 'b.shipment_id', 's.shipment_id')
    .where('b.state', '=', 'BOUGHT')
    .where('b.account_id', '=', accountId)
    .where('s.pickup_id', 'is', null)
    .where('s.return_of', 'is', null)
    .where('s.label_status', 'in', ['PURCHASED', 'PRINTED'])
    .where('s.tracking_status', 'in', ['UNKNOWN', 'PRE_TRANSIT']);

/** The parcels waiting at an origin by carrier; an empty name stands for the account's own. Origins are compared by street and ZIP code. */
export async function waitingShipments(
  trx: Trx,
  { accountId, carrierName, from }: { accountId: string; carrierName: string; from: Address },
): Promise<WaitingShipment[]> {
  let query = waiting(trx, accountId).where(
    sql<boolean>`lower(trim(s.sender->>'addressLine1')) = ${(from.addressLine1 ?? '').trim().toLowerCase()}
      and left(s.sender->>'zipCode', 5) = ${(from.zipCode ?? '').trim().slice(0, 5)}`,
  );
  if (carrierName !== '') query = query.where('s.carrier_name', '=', carrierName);
  const rows = await query
    .select(['s.shipment_id', 'b.carrier_ref'])
    .select(goingPackages('s').as('packages'))
    .select(standingPackages('b').as('standing'))
    .select(
      sql<string>`(select coalesce(sum(k.weight * case k.unit when 'cm/kg' then 2.20462 else 1 end), 0)
        from shipment_package k where k.shipment_id = s.shipment_id and ${isGoing('k')})`.as('weight_lb'),
    )
    .orderBy('s.shipment_id')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    shipmentId: row.shipment_id,
    label: { carrierRef: row.carrier_ref ?? '', standing: row.standing },
    packages: Number(row.packages),
    weightLb: Math.ceil(Number(row.weight_lb) * 10) / 10,
  }));
}

/** The carriers of an account with waiting labels. */
export async function waitingCarriers(trx: Trx, accountId: string): Promise<string[]> {
  const rows = await waiting(trx, accountId)
    .select('s.carrier_name')
    .distinct()
    .orderBy('s.carrier_name')
    .execute();
  return rows.flatMap((row) => row.carrier_name ?? []);
}

/** The valid labels of shipments. */
export async function standingLabelsOf(trx: Trx, shipmentIds: readonly string[]): Promise<StandingLabel[]> {
  if (shipmentIds.length === 0) return [];
  const rows = await trx
    .selectFrom('label_purchase as b')
    .select('b.carrier_ref')
    .select(standingPackages('b').as('standing'))
    .where('b.shipment_id', 'in', shipmentIds)
    .where('b.state', '=', 'BOUGHT')
    .orderBy('b.shipment_id')
    .execute();
  return rows.map((row) => ({ carrierRef: row.carrier_ref ?? '', standing: row.standing }));
}

/** Assigns shipments to a pickup, unless they have one. */
export async function joinPickup(trx: Trx, pickupId: string, shipmentIds: readonly string[]): Promise<void> {
  if (shipmentIds.length === 0) return;
  await trx
    .updateTable('shipment')
    .set({ pickup_id: pickupId })
    .where('shipment_id', 'in', shipmentIds)
    .where('pickup_id', 'is', null)
    .execute();
}

/** Releases its shipments for another pickup. */
export async function leavePickup(trx: Trx, pickupId: string): Promise<void> {
  await trx.updateTable('shipment').set({ pickup_id: null }).where('pickup_id', '=', pickupId).execute();
}

/** Whether one of the shipments of a pickup was scanned. */
export async function isScanned(trx: Trx, pickupId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('shipment')
    .select('shipment_id')
    .where('pickup_id', '=', pickupId)
    .where('tracking_status', 'not in', ['UNKNOWN', 'PRE_TRANSIT', 'CANCELLED'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
