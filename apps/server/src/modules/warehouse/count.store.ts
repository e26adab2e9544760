import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { barcodesOf } from './inbound-floor.store.ts';

/** A client's product, as found by a scan. */
export interface CountedProduct {
  productId: string;
  orgId: string;
  skuCode: string;
  isInBin: boolean;
}

/** Products sent to a warehouse with a scanned code: those in the bin first. */
export async function productsByCode(
  trx: Trx,
  { warehouseId, binId, code }: { warehouseId: string; binId: string; code: string },
): Promise<CountedProduct[]> {
  const { rows } = await sql<CountedProduct>`
    select p.product_id::text as "productId", p.org_id::text as "orgId", p.sku_code as "skuCode",
      exists (select from stock_bin s where s.bin_id = ${binId} and s.product_id = p.product_id and s.bucket = 'GOOD' and s.qty > 0) as "isInBin"
    from product_warehouse sent join product p using (product_id)
    where sent.warehouse_id = ${warehouseId}
      and lower(${code}) = any (select lower(one) from unnest(array[p.sku_code] || ${barcodesOf}) one)
    order by 4 desc, 1 limit 20`.execute(trx);
  return rows;
}

/** Locks the moves of a product in a warehouse until the transaction ends. */
export async function lockStock(
  trx: Trx,
  { orgId, warehouseId, productId }: { orgId: string; warehouseId: string; productId: string },
): Promise<void> {
  await sql`select lock_stock(${orgId}, ${warehouseId}, ${productId})`.execute(trx);
}

/** Whether good units of a product came into a bin or left it after a moment. */
export async function hasMovedSince(
  trx: Trx,
  asked: { orgId: string; warehouseId: string; productId: string; binId: string; since: Date },
): Promise<boolean> {
  const { rows } = await sql<{ hasMoved: boolean }>`
    select exists (
      select from stock_move m join wms_event e on e.event_id = m.event_id
      where m.org_id = ${asked.orgId} and m.product_id = ${asked.productId} and m.warehouse_id = ${asked.warehouseId}
        and e.occurred_at > ${asked.since}
        and ((m.to_bin = ${asked.binId} and m.to_bucket = 'GOOD') or (m.from_bin = ${asked.binId} and m.from_bucket = 'GOOD'))
    ) as "hasMoved"`.execute(trx);
  return rows[0]!.hasMoved;
}

/** Good units of a product, and how many are reserved. */
export async function readGood(
  trx: Trx,
  { warehouseId, productId }: { warehouseId: string; productId: string },
): Promise<{ good: number; reserved: number }> {
  const { rows } = await sql<{ good: number; reserved: number }>`
    select good, reserved from stock_level where warehouse_id = ${warehouseId} and product_id = ${productId}`.execute(
    trx,
  );
  return rows[0] ?? { good: 0, reserved: 0 };
}

/**
 * As many outbounds as have that many reserved units of a product: those that may be canceled first, then those that nobody has
 * started, then the others; of each the youngest first.
 */
export async function youngestReserved(
  trx: Trx,
  { warehouseId, productId, units }: { warehouseId: string; productId: string; units: number },
): Promise<string[]> {
  const { rows } = await sql<{ outboundId: string }>`
    select r.outbound_id::text as "outboundId" from (
      select o.outbound_id, sum(sum(l.reserved)) over (
          order by array_position(array['CANCEL_REQUESTED', 'ALLOCATED', 'PICKING'], o.status), o.created_at desc, o.outbound_id desc
        ) - sum(l.reserved) as units_before
      from outbound o join outbound_line l on l.outbound_id = o.outbound_id
      where o.warehouse_id = ${warehouseId} and o.status in ('ALLOCATED', 'PICKING', 'CANCEL_REQUESTED')
        and l.product_id = ${productId} and l.reserved > 0
      group by o.outbound_id
    ) r where r.units_before < ${units}`.execute(trx);
  return rows.map(({ outboundId }) => outboundId);
}

/** Units of a product that are reserved for an outbound. */
export async function reservedFor(trx: Trx, outboundId: string, productId: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(reserved), 0)::integer as units from outbound_line
    where outbound_id = ${outboundId} and product_id = ${productId}`.execute(trx);
  return rows[0]!.units;
}

/** The reply to an already recorded count, from its event. */
export async function readCount(
  trx: Trx,
  eventId: string,
): Promise<{ productId: string; payload: Record<string, string | number> } | undefined> {
  const { rows } = await sql<{ productId: string; payload: Record<string, string | number> }>`
    select subject_id::text as "productId", payload from wms_event where event_id = ${eventId}`.execute(trx);
  return rows[0];
}
