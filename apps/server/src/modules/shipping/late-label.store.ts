import type { LocalizedText } from '@lading/contracts/core';
import type { ShipmentDetail } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './purchase.table.ts';
import './shipment.table.ts';

/** How long a carrier that has refused to take a label back is left in peace. */
const askAgainMs = 24 * 3_600_000;

/** Keeps what the carrier knows labels by that came after their purchase was given up and are to be voided. */
export async function keepLate(trx: Trx, purchaseId: string, lateRef: string): Promise<void> {
  await trx
    .updateTable('label_purchase')
    .set({ late_ref: lateRef })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

/** They are void. */
export async function endLate(
  trx: Trx,
  { purchaseId, shipmentId }: { purchaseId: string; shipmentId: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('label_purchase')
    .set({ late_ref: null, late_message: null, late_rejected_at: null, late_ended_at: now })
    .where('purchase_id', '=', purchaseId)
    .execute();
  await noteOnShipment(trx, shipmentId);
}

/** Their carrier does not take them back, which it may have said before: the shipment needs attention, once for each label. */
export async function rejectLate(
  trx: Trx,
  { purchaseId, shipmentId }: { purchaseId: string; shipmentId: string },
  { message, now }: { message: LocalizedText; now: Date },
): Promise<void> {
  await trx
    .updateTable('label_purchase')
    .set({
      late_message: JSON.stringify(message),
      late_rejected_at: sql<Date>`coalesce(late_rejected_at, ${now}::timestamptz)`,
      followed_at: now,
    })
    .where('purchase_id', '=', purchaseId)
    .execute();
  await noteOnShipment(trx, shipmentId);
}

const noteOnShipment = (trx: Trx, shipmentId: string) =>
  trx
    .updateTable('shipment')
    .set({
      late_label_at: sql<Date | null>`(select max(late_rejected_at) from label_purchase p
        where p.shipment_id = ${shipmentId} and p.late_ref is not null)`,
    })
    .where('shipment_id', '=', shipmentId)
    .execute();

/** Of purchases with such labels: those whose carrier is asked now. What it refuses is asked for once a day, until somebody has handled it. */
export const isToTakeBack = (now: Date) =>
  sql<boolean>`(late_rejected_at is null or (
    followed_at <= ${new Date(now.getTime() - askAgainMs)}::timestamptz
    and not exists (select from shipment s where s.shipment_id = label_purchase.shipment_id and s.handled_at >= late_rejected_at)))`;

/** For so long a purchase that was given up is looked up, the first time after a while and then after twice the time each. */
const soughtForMs = 48 * 3_600_000;
const firstLookMs = 10 * 60_000;

/** Of purchases: those that were given up after their carrier was asked, and that it is asked about again now: it may have sold after all. */
export const isToLookUp = (now: Date) =>
  sql<boolean>`(state = 'NOT_BOUGHT' and called_at is not null and late_ref is null and late_ended_at is null
    and ended_at > ${new Date(now.getTime() - soughtForMs)}::timestamptz
    and ended_at <= ${new Date(now.getTime() - firstLookMs)}::timestamptz
    and ${now}::timestamptz - ended_at >= 2 * (coalesce(followed_at, ended_at) - ended_at))`;

/** A purchase that stays open is asked about each time; after so long after longer and longer whiles, at most an hour. */
const askedOftenMs = 10 * 60_000;

/** Of purchases in progress: those that are looked at now. */
export const isToAskAgain = (now: Date) =>
  sql<boolean>`(called_at is null or followed_at is null or followed_at < called_at + ${askedOftenMs / 1_000} * interval '1 second'
    or ${now}::timestamptz >= followed_at + least((followed_at - called_at) / 4, interval '1 hour'))`;

/** Of purchases `p`: those with such labels that somebody is still to handle, or their carrier to take back. */
export const isLateOpen = sql<boolean>`(p.late_ref is not null and not exists (
  select from shipment s where s.shipment_id = p.shipment_id and s.handled_at >= p.late_rejected_at))`;

/** The label of a shipment that its carrier does not take back; null: there is none such. */
export async function lateLabelOf(trx: Trx, shipmentId: string): Promise<ShipmentDetail['lateLabel']> {
  const row = await trx
    .selectFrom('label_purchase')
    .select(['late_message', 'late_rejected_at'])
    .where('shipment_id', '=', shipmentId)
    .where('late_ref', 'is not', null)
    .where('late_rejected_at', 'is not', null)
    .orderBy('late_rejected_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.late_message || !row.late_rejected_at) return null;
  return { message: row.late_message, time: row.late_rejected_at.toISOString() };
}
