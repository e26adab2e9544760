import {
  actsIn,
  inboundTransitions,
  type FloorInbound,
  type FloorInboundRow,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import { namedBy, type FloorWork } from './subject.store.ts';
import { readWarehouseEvents } from './warehouse-timeline.store.ts';

/** The codes by which a product can be scanned. */
export const barcodesOf = sql`(array_remove(array[p.upc, p.ean, p.asin, p.fn_sku, p.extra_barcode1], null)
  || array(select a.alias from product_alias a where a.product_id = p.product_id and a.quantity = 1 order by a.alias_id))`;

type HeadRow = FloorInboundRow & Pick<FloorInbound, 'containerNo' | 'tracking' | 'remark'>;

const heads = (condition: Sql) => sql<HeadRow>`
  select i.inbound_id::text as "inboundId", i.inbound_no as "inboundNo", i.client_ref as "clientRef", o.org_name as "clientName",
    i.status, i.delivery, i.eta::text as eta, i.container_no as "containerNo", i.tracking, i.remark,
    l.expected::integer, l.received::integer, l.stowed::integer
  from inbound i join organisation o on o.org_id = i.org_id cross join lateral (
    select coalesce(sum(expected), 0) as expected, coalesce(sum(counted_good + counted_damaged), 0) as received,
      coalesce(sum(stowed), 0) as stowed from inbound_line where inbound_line.inbound_id = i.inbound_id) l
  where ${condition}`;

/** Inbounds that are expected or in progress: those at the dock first, then by expected day. */
export async function readFloorInbounds(
  trx: Trx,
  { warehouseId, code }: FloorWork,
): Promise<FloorInboundRow[]> {
  const { rows } =
    await heads(sql`i.warehouse_id = ${warehouseId} and i.status in ('SUBMITTED', 'ARRIVED', 'RECEIVING', 'RECEIVED')
      and ${namedBy(code, [sql`i.inbound_no`, sql`i.client_ref`])}
    order by i.status = 'SUBMITTED', i.eta nulls last, i.inbound_id limit 200`).execute(trx);
  return rows.map(({ containerNo: _c, tracking: _t, remark: _r, ...row }) => row);
}

/** An inbound for work on the floor; undefined for one of another warehouse. */
export async function readFloorInbound(trx: Trx, inboundId: string): Promise<FloorInbound | undefined> {
  const { rows } = await heads(sql`i.inbound_id = ${inboundId}`).execute(trx);
  const [head] = rows;
  if (!head) return undefined;
  const lines = await sql<FloorInbound['lines'][number]>`
    select l.line_id::text as "lineId", l.product_id::text as "productId", p.sku_code as "skuCode", p.sku_name as "skuName",
      ${barcodesOf} as barcodes, l.expected, l.counted_good as "countedGood", l.counted_damaged as "countedDamaged", l.stowed, l.lot_no as "lotNo"
    from inbound_line l join product p using (product_id) where l.inbound_id = ${inboundId} order by l.line_no`.execute(
    trx,
  );
  return {
    ...head,
    lines: lines.rows,
    timeline: await readWarehouseEvents(trx, 'inbound', inboundId),
    acts: actsIn(inboundTransitions, head.status, 'floor'),
  };
}

/** A line for counting scans. */
export interface CountedLine {
  lineId: string;
  productId: string;
  skuCode: string;
  codes: string[];
  expected: number;
  counted: number;
  toStow: number;
  lotNo: string | null;
  expiresOn: string | null;
}

/** The lines of an inbound with all their scan codes. */
export async function readCountedLines(trx: Trx, inboundId: string): Promise<CountedLine[]> {
  const { rows } = await sql<CountedLine>`
    select l.line_id::text as "lineId", l.product_id::text as "productId", p.sku_code as "skuCode", array[p.sku_code] || ${barcodesOf} as codes,
      l.expected, l.counted_good + l.counted_damaged as counted, l.counted_good - l.stowed as "toStow", l.lot_no as "lotNo",
      l.expires_on::text as "expiresOn"
    from inbound_line l join product p using (product_id) where l.inbound_id = ${inboundId} order by l.line_no`.execute(
    trx,
  );
  return rows;
}
