import type { Address } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** An order as it is given to a warehouse; its row is locked. */
export interface OrderToRelease {
  orderNo: string;
  status: string;
  storeId: string | null;
  recipient: Address;
  shipBy: string | null;
  /** The warehouse that it is assigned to. */
  assignedTo: string | null;
  lines: { skuCode: string; quantity: number }[];
  /** With a warehouse already. */
  outbound: { outboundId: string; outboundNo: string; warehouseId: string } | null;
}

/** Locks an order that is to be released, so that two clicks make one outbound. */
export async function lockOrderToRelease(trx: Trx, orderId: string): Promise<OrderToRelease | undefined> {
  const head = await sql<Omit<OrderToRelease, 'lines' | 'outbound'>>`
    select order_no as "orderNo", order_status as status, store_id::text as "storeId", recipient, ship_by::text as "shipBy",
      warehouse_id::text as "assignedTo"
    from customer_order where order_id = ${orderId} for no key update`.execute(trx);
  if (!head.rows[0]) return undefined;
  const lines = await sql<OrderToRelease['lines'][number]>`
    select sku_code as "skuCode", quantity from order_line where order_id = ${orderId} order by line_no`.execute(
    trx,
  );
  const outbounds = await sql<NonNullable<OrderToRelease['outbound']>>`
    select outbound_id::text as "outboundId", outbound_no as "outboundNo", warehouse_id::text as "warehouseId"
    from outbound where order_id = ${orderId} and status <> 'CANCELLED'`.execute(trx);
  return { ...head.rows[0], lines: lines.rows, outbound: outbounds.rows[0] ?? null };
}
