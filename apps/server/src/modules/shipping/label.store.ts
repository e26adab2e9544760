import type { LabelStatus } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { LayoutDocument } from '../../platform/documents/layout-model.ts';
import { isRowId } from '../../platform/row-id.ts';
import './purchase.table.ts';

/** A label with its page. */
export interface KeptLabel {
  trackingNumber: string;
  layout: LayoutDocument;
}

/** Whether the shipment's label can be used: neither voided, nor a void requested. */
const usable: readonly LabelStatus[] = ['PURCHASED', 'PRINTED'];

/** A label; undefined when the organization has none with that id. */
export async function readLabel(
  trx: Trx,
  labelId: string,
): Promise<(KeptLabel & { isUsable: boolean }) | undefined> {
  if (!isRowId(labelId)) return undefined;
  const row = await trx
    .selectFrom('label')
    .innerJoin('shipment', 'shipment.shipment_id', 'label.shipment_id')
    .select(['label.tracking_number', 'label.layout', 'label.voided_at', 'shipment.label_status'])
    .where('label_id', '=', labelId)
    .executeTakeFirst();
  return (
    row && {
      trackingNumber: row.tracking_number,
      layout: row.layout,
      isUsable: usable.includes(row.label_status) && row.voided_at === null,
    }
  );
}

/**
 * The labels of shipments, in the order of shipments and packages, counted as printed. Undefined when the organization lacks
 * one of the shipments, or it has no valid label.
 */
export async function printLabelsOf(
  trx: Trx,
  shipmentIds: readonly string[],
): Promise<KeptLabel[] | undefined> {
  if (!shipmentIds.every(isRowId)) return undefined;
  const rows = await trx
    .selectFrom('label')
    .innerJoin('shipment', 'shipment.shipment_id', 'label.shipment_id')
    .select(['label.label_id', 'label.shipment_id', 'label.tracking_number', 'label.layout'])
    .where('label.shipment_id', 'in', [...shipmentIds])
    .where('shipment.label_status', 'in', usable)
    // Some packages may have void labels.
    .where('label.voided_at', 'is', null)
    .orderBy('label.shipment_id')
    .orderBy('label.package_no')
    // Waits for a void in progress: a void label is neither printed nor counted as printed.
    .forUpdate('shipment')
    .execute();
  const byShipment = Map.groupBy(rows, (row) => row.shipment_id);
  if (shipmentIds.some((shipmentId) => !byShipment.has(shipmentId))) return undefined;
  await trx
    .updateTable('label')
    .set({ printed_count: sql`printed_count + 1` })
    .where(
      'label_id',
      'in',
      rows.map((row) => row.label_id),
    )
    .execute();
  await trx
    .updateTable('shipment')
    .set({ label_status: 'PRINTED' })
    .where('shipment_id', 'in', [...shipmentIds])
    .execute();
  return shipmentIds.flatMap((shipmentId) =>
    byShipment.get(shipmentId)!.map((row) => ({ trackingNumber: row.tracking_number, layout: row.layout })),
  );
}

/** The numbers of those shipments that have no valid label; undefined when the organization lacks one of the shipments. */
export async function withoutLabel(trx: Trx, shipmentIds: readonly string[]): Promise<string[] | undefined> {
  if (!shipmentIds.every(isRowId)) return undefined;
  const rows = await trx
    .selectFrom('shipment')
    .select(['shipment_no', 'label_status'])
    .select(
      sql<boolean>`exists (select from label where label.shipment_id = shipment.shipment_id and label.voided_at is null)`.as(
        'has_label',
      ),
    )
    .where('shipment_id', 'in', [...shipmentIds])
    .orderBy('shipment_id')
    .execute();
  if (rows.length < new Set(shipmentIds).size) return undefined;
  return rows.flatMap((row) => (row.has_label && usable.includes(row.label_status) ? [] : row.shipment_no));
}
