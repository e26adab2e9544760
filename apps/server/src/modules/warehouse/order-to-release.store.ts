import type { Address } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** An order for release to a warehouse; its row is locked. */
export interface OrderToRelease {
  orderNo: string;
  status: string;
  storeId: string | null;
  recipient: Address;
  shipBy: string | null;
  /** The warehouse that it is assigned to. */
  assignedTo: string | null;
  lines: { skuCode: string; quantity: number }[];
  /** Whether its label is being bought. */
  isBuying: boolean;
  /** Whether a warehouse has it already. */
  outbound: { outboundId: string; outboundNo: string; warehouseId: string } | null;
}

/** Locks an order for release, so that two clicks create one outbound. */
export async function lockOrderToRelease(trx: Trx, orderId: string): Promise<OrderToRelease | undefined> {
  const head = await sql<Omit<OrderToRelease, 'lines' | 'isBuying' | 'outbound'>>`
    select order_no as "orderNo", order_status as status, store_id::text as "storeId", recipient, ship_by::text as "shipBy",
      warehouse_id::text as "assignedTo"
    from customer_order where order_id = ${orderId} for no key update`.execute(trx);
  if (!head.rows[0]) return undefined;
  const lines = await sql<OrderToRelease['lines'][number]>`
    select sku_code as "skuCode", quantity from order_line where order_id = ${orderId} order by line_no`.execute(
    trx,
  );
  // Checked only after the lock: the transaction that held it may have started to buy its label.
  const buying = await sql`select from shipment
    where order_id = ${orderId} and return_of is null and label_status = 'PURCHASING' limit 1`.execute(trx);
  const outbounds = await sql<NonNullable<OrderToRelease['outbound']>>`
    select outbound_id::text as "outboundId", outbound_no as "outboundNo", warehouse_id::text as "warehouseId"
    from outbound where order_id = ${orderId} and status <> 'CANCELLED'`.execute(trx);
  return {
    ...head.rows[0],
    lines: lines.rows,
    isBuying: buying.rows.length > 0,
    outbound: outbounds.rows[0] ?? null,
  };
}

/**
 * Outbounds after one, in sequence, whose order was canceled or shipped by its store, and whose floor was not asked to cancel
 * them for that yet; also those of a merge on hold because its store has canceled or shipped a part. What a person requested, or
 * an earlier cancellation led to, does not count: that may have been withdrawn. For a transaction of the system role.
 */
export async function outboundsToRecall(
  trx: Trx,
  { behind, most }: { behind: string; most: number },
): Promise<{ orgId: string; outboundId: string }[]> {
  const { rows } = await sql<{ orgId: string; outboundId: string }>`
    select o.org_id::text as "orgId", o.outbound_id::text as "outboundId"
    from outbound o join customer_order c on c.order_id = o.order_id
    where (c.order_status = 'CANCELLED' or c.order_status = 'SHIPPED' and not exists (
        select from shipment s where s.order_id = c.order_id and s.return_of is null
          and s.shipment_status not in ('AWAITING_LABEL', 'VOIDED'))
        or c.order_status = 'ON_HOLD' and c.state_by = 'store' and c.merge_role = 'WHOLE' and exists (
          select from customer_order p where p.merged_into = c.order_id
            and p.before_merge ->> 'status' in ('CANCELLED', 'SHIPPED')))
      and o.order_id is not null and o.outbound_id > ${behind}
      and o.status in ('SUBMITTED', 'BACKORDERED', 'ALLOCATED', 'PICKING', 'PACKED') and not exists (
      select from wms_event e where e.subject_kind = 'outbound' and e.subject_id = o.outbound_id
        and e.kind = 'outbound.cancel-requested' and e.actor_id = 0
        and (c.state_at is null or e.occurred_at >= c.state_at))
    order by o.outbound_id limit ${most}`.execute(trx);
  return rows;
}
