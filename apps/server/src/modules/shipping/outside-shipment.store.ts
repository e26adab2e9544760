import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { queueReport } from './shipment-report.store.ts';

/** A parcel that left with a label that was not bought here, such as one of a warehouse. */
export interface OutsideShipment {
  orgId: string;
  orderId: string;
  shipmentNo: string;
  carrierName: string;
  serviceCode: string | null;
  trackingNumber: string;
  shippedAt: Date;
}

/** Puts it on record with its order, and has the store of the order told. Done again it changes nothing. */
export async function recordOutsideShipment(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  given: OutsideShipment,
): Promise<void> {
  const { orgId, orderId, shippedAt } = given;
  // A shipment that the order came with and that has no label yet is this one.
  const { rows } = await sql<{ id: string }>`
    with awaiting as (
      update shipment set shipment_status = 'IN_TRANSIT', carrier_name = ${given.carrierName}, service_code = ${given.serviceCode},
        service_name = null, tracking_number = ${given.trackingNumber}, ship_date = ${shippedAt}
      where order_id = ${orderId} and shipment_status = 'AWAITING_LABEL' and label_status in ('NONE', 'ERROR')
      returning shipment_id
    ), made as (
      insert into shipment (order_id, shipment_no, shipment_status, carrier_name, service_code, tracking_number, ship_date, created_at)
      select ${orderId}, ${given.shipmentNo}, 'IN_TRANSIT', ${given.carrierName}, ${given.serviceCode}, ${given.trackingNumber},
        ${shippedAt}, ${shippedAt}
      where not exists (select from awaiting)
        and not exists (select from shipment where order_id = ${orderId} and tracking_number = ${given.trackingNumber})
      on conflict (org_id, shipment_no) do nothing returning shipment_id
    )
    select shipment_id::text as id from awaiting union all select shipment_id::text from made`.execute(trx);
  await sql`update customer_order set order_status = 'SHIPPED', updated_at = ${shippedAt}
    where order_id = ${orderId} and order_status in ('UNSHIPPED', 'PARTIALLY_SHIPPED')`.execute(trx);
  for (const { id: shipmentId } of rows)
    await queueReport(trx, jobs, { orgId, shipmentId, kind: 'shipped', now: shippedAt });
}
