import type { LocalizedText } from '@lading/contracts/core';
import type { ShipmentDetail } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './purchase.table.ts';
import './shipment.table.ts';

/** How long to wait after a carrier has refused to void a label. */
const askAgainMs = 24 * 3_600_000;

/** Stores the carrier's reference of labels that arrived after their purchase was abandoned, for voiding. */
export async function keepLate(trx: Trx, purchaseId: string, lateRef: string): Promise<void> {
  await trx
    .updateTable('label_purchase')
    .set({ late_ref: lateRef })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

/** Marks them as void. */
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

/** The carrier does not void them, possibly again: the shipment needs attention, once per label. */
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

/** Condition on purchases: those with late labels to ask about now. Refused ones are asked about once a day, until a person handles them. */
export const isToTakeBack = (now: Date) =>
  sql<boolean>`(late_rejected_at is null or (
    followed_at <= ${new Date(now.getTime() - askAgainMs)}::timestamptz
    and not exists (select from shipment s where s.shipment_id = label_purchase.shipment_id and s.handled_at >= late_rejected_at)))`;

/** How long an abandoned purchase is looked up: first after a while, then at doubling intervals. */
const soughtForMs = 48 * 3_600_000;
const firstLookMs = 10 * 60_000;

/** Condition on purchases: abandoned ones to look up now, since the carrier may have sold after all. */
export const isToLookUp = (now: Date) =>
  sql<boolean>`(state = 'NOT_BOUGHT' and called_at is not null and late_ref is null and late_ended_at is null
    and ended_at > ${new Date(now.getTime() - soughtForMs)}::timestamptz
    and ended_at <= ${new Date(now.getTime() - firstLookMs)}::timestamptz
    and ${now}::timestamptz - ended_at >= 2 * (coalesce(followed_at, ended_at) - ended_at))`;

/** A purchase in progress is looked up in every round at first, later at growing intervals of at most an hour. */
const askedOftenMs = 10 * 60_000;

/** Condition on purchases in progress: those to look up now. */
export const isToAskAgain = (now: Date) =>
  sql<boolean>`(called_at is null or followed_at is null or followed_at < called_at + ${askedOftenMs / 1_000} * interval '1 second'
    or ${now}::timestamptz >= followed_at + least((followed_at - called_at) / 4, interval '1 hour'))`;

/** Condition on purchases `p`: those with late labels not yet handled by a person or voided by their carrier. */
export const isLateOpen = sql<boolean>`(p.late_ref is not null and not exists (
  select from shipment s where s.shipment_id = p.shipment_id and s.handled_at >= p.late_rejected_at))`;

/** The late label of a shipment that its carrier does not void; null: none. */
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
