import {
  actsIn,
  outboundTransitions,
  type FloorOutbound,
  type FloorOutboundRow,
  type OutboundStatus,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import { readFreight } from './freight.store.ts';
import { barcodesOf } from './inbound-floor.store.ts';
import type { Move } from './stock.store.ts';
import { namedBy, type FloorWork } from './subject.store.ts';
import { readWarehouseEvents } from './warehouse-timeline.store.ts';

type HeadRow = FloorOutboundRow &
  Pick<FloorOutbound, 'recipient' | 'carrierName' | 'serviceCode' | 'trackingNumber'>;

const heads = (condition: Sql) => sql<HeadRow>`
  select o.outbound_id::text as "outboundId", o.outbound_no as "outboundNo", o.client_ref as "clientRef", c.org_name as "clientName",
    o.status, o.ship_by::text as "shipBy", o.units, o.recipient, o.carrier_name as "carrierName", o.service_code as "serviceCode",
    o.tracking_number as "trackingNumber", f.load_type as "loadType",
    (select coalesce(sum(l.picked), 0)::integer from outbound_line l where l.outbound_id = o.outbound_id) as picked
  from outbound o join organisation c on c.org_id = o.org_id left join freight f using (outbound_id) where ${condition}`;

/** The states of work on the floor, in the order of the list. One that waits for stock is there if units are picked for it. */
const floorStates: readonly OutboundStatus[] = [
  'CANCEL_REQUESTED',
  'PUTTING_BACK',
  'PICKING',
  'BACKORDERED',
  'PACKED',
  'ALLOCATED',
];

/** Outbounds to pick, pack or ship: started ones first, then by due day. Of each state the first 200: none hides another. */
export async function readFloorOutbounds(
  trx: Trx,
  { warehouseId, code }: FloorWork,
): Promise<FloorOutboundRow[]> {
  const { rows } = await heads(sql`o.outbound_id in (
      select one.outbound_id from unnest(${floorStates}::text[]) known (status) cross join lateral (
        select w.outbound_id from outbound w
        where w.warehouse_id = ${warehouseId} and w.status = known.status and (w.status <> 'BACKORDERED' or exists (
          select from outbound_line l where l.outbound_id = w.outbound_id and l.picked > l.shipped))
          and ${namedBy(code, [sql`w.outbound_no`, sql`w.client_ref`])}
        order by w.ship_by nulls last, w.outbound_id limit 200
      ) one)
    order by array_position(${floorStates}::text[], o.status), o.ship_by nulls last,
      o.outbound_id`).execute(trx);
  return rows.map(({ recipient: _r, carrierName: _c, serviceCode: _s, trackingNumber: _t, ...row }) => row);
}

/** An outbound for work on the floor, with the places to pick from; undefined for one of another warehouse. */
export async function readFloorOutbound(trx: Trx, outboundId: string): Promise<FloorOutbound | undefined> {
  const { rows } = await heads(sql`o.outbound_id = ${outboundId}`).execute(trx);
  const [head] = rows;
  if (!head) return undefined;
  const lines = await sql<FloorOutbound['lines'][number]>`
    select l.line_id::text as "lineId", l.product_id::text as "productId", p.sku_code as "skuCode", p.sku_name as "skuName",
      ${barcodesOf} as barcodes, l.ordered, l.picked, l.shipped, coalesce((
        select json_agg(json_build_object('binCode', b.bin_code, 'lotNo', lot.lot_no, 'expiresOn', lot.expires_on, 'quantity', s.qty)
          order by lot.expires_on nulls last, b.pick_sequence, b.bin_code)
        from stock_bin s join warehouse_bin b using (bin_id) left join lot using (lot_id)
        where s.warehouse_id = l.warehouse_id and s.product_id = l.product_id and s.bucket = 'GOOD' and s.qty > 0), '[]') as places
    from outbound_line l join product p using (product_id) where l.outbound_id = ${outboundId} order by l.line_no`.execute(
    trx,
  );
  return {
    ...head,
    lines: lines.rows,
    freight: await readFreight(trx, outboundId),
    timeline: await readWarehouseEvents(trx, 'outbound', outboundId),
    acts: actsIn(outboundTransitions, head.status, 'floor'),
  };
}

/** A line for picking. */
export interface PickLine {
  lineId: string;
  productId: string;
  skuCode: string;
  codes: string[];
  ordered: number;
  reserved: number;
  picked: number;
}

/** The lines of an outbound with all their scan codes. */
export async function readPickLines(trx: Trx, outboundId: string): Promise<PickLine[]> {
  const { rows } = await sql<PickLine>`
    select l.line_id::text as "lineId", l.product_id::text as "productId", p.sku_code as "skuCode", p.sku_code || ${barcodesOf} as codes,
      l.ordered, l.reserved, l.picked
    from outbound_line l join product p using (product_id) where l.outbound_id = ${outboundId} order by l.line_no`.execute(
    trx,
  );
  return rows;
}

/** The moves that take everything picked for an outbound out of the warehouse. */
export async function movesToShip(trx: Trx, outboundId: string): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select m.product_id::text as "productId", m.lot_id::text as "lotId", m.bin::text as "fromBin", l.line_id::text as "outboundLineId",
      sum(m.qty)::integer as quantity, 'STAGED' as from, 'CUSTOMER' as to
    from outbound_line l join lateral (
      select product_id, lot_id, to_bin as bin, qty from stock_move where outbound_line_id = l.line_id and to_bucket = 'STAGED'
      union all
      select product_id, lot_id, from_bin, -qty from stock_move where outbound_line_id = l.line_id and from_bucket = 'STAGED'
    ) m on true
    where l.outbound_id = ${outboundId} group by 1, 2, 3, 4 having sum(m.qty) > 0 order by 1, 2`.execute(trx);
  return rows;
}

/** Stores the departure data of a parcel. */
export async function saveShipped(
  trx: Trx,
  outboundId: string,
  given: { carrierName: string; serviceCode: string | null; trackingNumber: string; at: Date },
): Promise<void> {
  await sql`update outbound set status = 'SHIPPED', version = version + 1, carrier_name = ${given.carrierName},
    service_code = ${given.serviceCode}, tracking_number = ${given.trackingNumber}, shipped_at = ${given.at}
    where outbound_id = ${outboundId}`.execute(trx);
}
