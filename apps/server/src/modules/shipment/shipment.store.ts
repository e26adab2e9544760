import type { OrderDetail } from '@lading/contracts/entities/order';
import type { Trx } from '../../platform/database.ts';
import './shipment.table.ts';

/** The shipments of an order, oldest first. */
export async function shipmentsOfOrder(trx: Trx, orderId: string): Promise<OrderDetail['shipments']> {
  const rows = await trx
    .selectFrom('shipment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('shipment_id')
    .execute();
  return rows.map((row) => ({
    shipmentId: row.shipment_id,
    shipmentNo: row.shipment_no,
    trackingNumber: row.tracking_number,
    shipmentStatus: row.shipment_status,
  }));
}
