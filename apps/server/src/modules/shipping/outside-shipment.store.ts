import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { queueReport } from './shipment-report.store.ts';

/** A parcel shipped with a label from elsewhere, such as a warehouse, or without one. */
export interface OutsideShipment {
  orgId: string;
  orderId: string;
  shipmentNo: string;
  carrierName: string;
  serviceCode: string | null;
  trackingNumber: string | null;
  shippedAt: Date;
  /** YYYY-MM-DD, if it left on another day than it is recorded. */
  shipDate?: string | undefined;
  /** Whether a person reported it; otherwise a warehouse did. */
  isMarked?: boolean;
  /** Whether the store of its order is notified. Default: yes. */
  tellsStore?: boolean;
}

/** Records it with its order, and notifies the order's store. A repeated call changes nothing. @returns what is new */
export async function recordOutsideShipment(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  outside: OutsideShipment,
): Promise<{ shipmentId: string; shipmentNo: string }[]> {
  const { orgId, orderId, shippedAt, isMarked = false, tellsStore = true } = outside;
  const markedAt = isMarked ? shippedAt : null;
  const shipDate = outside.shipDate ?? shippedAt;
  // An unlabeled shipment of the order is reused.
  const { rows } = await sql<{ shipmentId: string; shipmentNo: string }>`
    with known as (
      select shipment_id from shipment
      where order_id = ${orderId} and tracking_number = ${outside.trackingNumber}
        and shipment_status not in ('AWAITING_LABEL', 'VOIDED')
    ), awaiting as (
      update shipment set shipment_status = 'IN_TRANSIT', carrier_name = ${outside.carrierName}, service_code = ${outside.serviceCode},
        service_name = null, tracking_number = ${outside.trackingNumber}, ship_date = ${shipDate}::date,
        marked_at = ${markedAt}
      where order_id = ${orderId} and shipment_status = 'AWAITING_LABEL' and label_status in ('NONE', 'ERROR')
        and return_of is null and relabel_of is null and not exists (select from known)
      returning shipment_id, shipment_no
    ), made as (
      insert into shipment (order_id, shipment_no, shipment_status, carrier_name, service_code, tracking_number, ship_date, created_at,
        marked_at)
      select ${orderId}, ${outside.shipmentNo}, 'IN_TRANSIT', ${outside.carrierName}, ${outside.serviceCode}, ${outside.trackingNumber},
        ${shipDate}::date, ${shippedAt}, ${markedAt}
      where not exists (select from awaiting) and not exists (select from known)
      on conflict (org_id, shipment_no) do nothing returning shipment_id, shipment_no
    )
    select shipment_id::text as "shipmentId", shipment_no as "shipmentNo" from awaiting
    union all select shipment_id::text, shipment_no from made`.execute(trx);
  // Repeated once its store has added to the order, it would end what follows.
  if (rows.length === 0) return rows;
  await sql`update customer_order set order_status = 'SHIPPED', updated_at = ${shippedAt}
    where order_id = ${orderId} and order_status in ('UNSHIPPED', 'PARTIALLY_SHIPPED')`.execute(trx);
  for (const { shipmentId } of tellsStore ? rows : [])
    await queueReport(trx, jobs, { orgId, shipmentId, kind: 'shipped', now: shippedAt });
  return rows;
}
