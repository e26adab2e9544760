import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import './shipment.table.ts';

/** A shipment that a person has marked as shipped. */
interface MarkedShipment {
  shipmentId: string;
  shipmentNo: string;
  orderId: string;
  trackingNumber: string | null;
  isWithdrawn: boolean;
}

/** A shipment that a person has marked as shipped; undefined when the organization has none with that id. */
export async function readMarked(trx: Trx, shipmentId: string): Promise<MarkedShipment | undefined> {
  if (!isRowId(shipmentId)) return undefined;
  const row = await trx
    .selectFrom('shipment')
    .select(['shipment_no', 'order_id', 'tracking_number', 'shipment_status'])
    .where('shipment_id', '=', shipmentId)
    .where('marked_at', 'is not', null)
    .executeTakeFirst();
  if (!row || row.order_id === null) return undefined;
  return {
    shipmentId,
    shipmentNo: row.shipment_no,
    orderId: row.order_id,
    trackingNumber: row.tracking_number,
    isWithdrawn: row.shipment_status === 'VOIDED',
  };
}

/** Makes it count as not shipped, like a void. */
export async function withdrawMarked(trx: Trx, shipmentId: string): Promise<void> {
  await trx
    .updateTable('shipment')
    .set({ shipment_status: 'VOIDED' })
    .where('shipment_id', '=', shipmentId)
    .execute();
}
