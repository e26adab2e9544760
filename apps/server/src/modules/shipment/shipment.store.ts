import type { OrderDetail } from '@lading/contracts/entities/order';
import { sql } from 'kysely';
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

/** A shipment that is to be created for an order. */
export interface ShipmentDraft {
  order_id: string;
  carrier_name: string | null;
  service_code: string | null;
}

/** Creates one shipment for each of the orders; it awaits its label. */
export async function insertShipments(trx: Trx, shipments: readonly ShipmentDraft[]): Promise<void> {
  await sql`
    insert into shipment (order_id, shipment_no, shipment_status, carrier_name, service_code)
    select order_id, 'SH' || order_id, 'AWAITING_LABEL', carrier_name, service_code
    from jsonb_populate_recordset(null::shipment, ${JSON.stringify(shipments)}::jsonb)`.execute(trx);
}
