import type { Address } from '@lading/contracts/core';
import {
  actsIn,
  outboundStatuses,
  outboundTransitions,
  type OutboundDetail,
  type OutboundLine,
  type OutboundStatus,
  type OutboundSummary,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ListSource, Sql } from '../../platform/lists/list-source.ts';
import { statusList } from '../../platform/lists/status-list.store.ts';
import { readFreight } from './freight.store.ts';
import { readDecisionOf } from './routing.store.ts';
import { lockSubject, subjectFilters, type LockedSubject, type SubjectChoice } from './subject.store.ts';
import { readWarehouseEvents } from './warehouse-timeline.store.ts';

type OutboundField = 'outboundNo' | 'createTime';

/** The filters of a list of outbounds. */
interface OutboundChoice extends SubjectChoice<OutboundField, OutboundStatus> {
  delivery?: 'parcel' | 'freight' | undefined;
}

const source: ListSource<OutboundField> = {
  kind: 'warehouse-order',
  from: sql`outbound o`,
  alias: 'o',
  id: sql`o.outbound_id`,
  usual: 'createTime:desc',
  keys: {
    outboundNo: { key: sql`o.outbound_no`, type: 'text' },
    createTime: { key: sql`o.created_at`, type: 'timestamptz' },
  },
};

const ofFreight = sql`exists (select from freight f where f.outbound_id = o.outbound_id)`;

const filtersOf = ({ delivery, ...choice }: OutboundChoice): Sql[] => [
  ...(delivery ? [delivery === 'freight' ? ofFreight : sql`not ${ofFreight}`] : []),
  ...subjectFilters('o', choice),
];

interface HeadRow extends Omit<OutboundSummary, 'createTime'> {
  createTime: Date;
  recipient: Address;
  serviceCode: string | null;
}

const heads = (condition: Sql) => sql<HeadRow>`
  select o.outbound_id::text as "outboundId", o.outbound_no as "outboundNo", o.client_ref as "clientRef", o.status,
    o.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName", o.order_id::text as "orderId", o.recipient,
    o.recipient->>'name' as "recipientName", o.recipient->>'city' as "recipientCity", o.recipient->>'stateCode' as "recipientStateCode",
    (select count(distinct l.product_id)::integer from outbound_line l where l.outbound_id = o.outbound_id) as skus, o.units,
    o.ship_by::text as "shipBy", o.carrier_name as "carrierName", o.service_code as "serviceCode",
    o.tracking_number as "trackingNumber", o.created_at as "createTime", f.load_type as "loadType"
  from outbound o join warehouse w using (warehouse_id) left join freight f using (outbound_id) where ${condition}`;

const asSummary = ({ recipient: _r, serviceCode: _s, ...row }: HeadRow): OutboundSummary => ({
  ...row,
  createTime: row.createTime.toISOString(),
});

const read = async (trx: Trx, condition: Sql): Promise<HeadRow[]> =>
  (await heads(condition).execute(trx)).rows;

/** The list of outbounds, newest first by default. */
export const outboundList = statusList({
  source,
  statuses: outboundStatuses,
  filters: filtersOf,
  read,
  show: asSummary,
  idOf: ({ outboundId }) => outboundId,
});

/** An outbound with everything that its page shows; undefined when the organization has none with that id. */
export async function readOutbound(trx: Trx, outboundId: string): Promise<OutboundDetail | undefined> {
  const [head] = await read(trx, sql`o.outbound_id = ${outboundId}`);
  if (!head) return undefined;
  const lines = await sql<OutboundLine>`
    select l.line_id::text as "lineId", l.product_id::text as "productId", p.sku_code as "skuCode", p.sku_name as "skuName",
      l.ordered, l.reserved, l.picked, l.shipped, l.ordered_as as "orderedAs", coalesce(s.available, 0)::integer as available
    from outbound_line l join product p using (product_id)
      left join stock_level s on s.warehouse_id = l.warehouse_id and s.product_id = l.product_id
    where l.outbound_id = ${outboundId} order by l.line_no`.execute(trx);
  return {
    ...asSummary(head),
    recipient: head.recipient,
    serviceCode: head.serviceCode,
    lines: lines.rows,
    freight: await readFreight(trx, outboundId),
    routing: await readDecisionOf(trx, outboundId),
    timeline: await readWarehouseEvents(trx, 'outbound', outboundId),
    acts: actsIn(outboundTransitions, head.status, 'client'),
  };
}

/** An outbound, locked until the transaction ends. */
export type LockedOutbound = LockedSubject<'outbound'>;

/** Locks an outbound, before its goods; concurrent work on it waits. */
export const lockOutbound = (trx: Trx, outboundId: string): Promise<LockedOutbound | undefined> =>
  lockSubject(trx, 'outbound', outboundId);

/** Changes the state of an outbound. */
export async function saveOutboundState(trx: Trx, outboundId: string, status: OutboundStatus): Promise<void> {
  await sql`update outbound set status = ${status}, status_before = null, version = version + 1 where outbound_id = ${outboundId}`.execute(
    trx,
  );
}

/** Requests cancellation of an outbound, storing its current state. */
export async function requestCancel(trx: Trx, outboundId: string): Promise<void> {
  await sql`update outbound set status_before = status, status = 'CANCEL_REQUESTED', version = version + 1
    where outbound_id = ${outboundId}`.execute(trx);
}

/** Restores the state from before its client requested cancellation. */
export async function resumeOutbound(trx: Trx, outboundId: string): Promise<void> {
  await sql`update outbound set status = status_before, status_before = null, version = version + 1
    where outbound_id = ${outboundId} and status_before is not null`.execute(trx);
}

/** An outbound whose cancellation is requested has lost its reservation: if it is not canceled, it waits for stock. */
export async function waitAfterRequest(trx: Trx, outboundId: string): Promise<void> {
  await sql`update outbound set status_before = 'BACKORDERED', version = version + 1
    where outbound_id = ${outboundId} and status = 'CANCEL_REQUESTED'`.execute(trx);
}

/** Units of an outbound at the packing place. */
export async function unitsPicked(trx: Trx, outboundId: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(picked - shipped), 0)::integer as units from outbound_line where outbound_id = ${outboundId}`.execute(
    trx,
  );
  return rows[0]!.units;
}

/** The data of a new outbound. */
export interface OutboundToInsert {
  warehouseId: string;
  /** Its order; null if it has none. */
  orderId: string | null;
  clientRef: string;
  recipient: Address;
  carrierName?: string | undefined;
  serviceCode?: string | undefined;
  trackingNumber?: string | undefined;
  shipBy?: string | null | undefined;
  /** `orderedAs`: the order's code, if it is not the product's own SKU. */
  lines: readonly { productId: string; quantity: number; orderedAs: string | null }[];
  now: Date;
}

/** Writes an outbound with its lines; undefined when its number is taken in the warehouse. */
export async function insertOutbound(trx: Trx, outbound: OutboundToInsert): Promise<string | undefined> {
  const units = outbound.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { rows } = await sql<{ id: string }>`
    insert into outbound (warehouse_id, order_id, client_ref, recipient, carrier_name, service_code, tracking_number, ship_by,
      units, created_at)
    values (${outbound.warehouseId}, ${outbound.orderId}, ${outbound.clientRef}, ${JSON.stringify(outbound.recipient)},
      ${outbound.carrierName ?? null}, ${outbound.serviceCode ?? null}, ${outbound.trackingNumber ?? null}, ${outbound.shipBy ?? null},
      ${units}, ${outbound.now})
    on conflict (org_id, warehouse_id, client_ref) where status <> 'CANCELLED' do nothing
    returning outbound_id::text as id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  const lines = outbound.lines.map(({ productId, quantity, orderedAs }, index) => ({
    line_no: index + 1,
    product_id: productId,
    ordered: quantity,
    ordered_as: orderedAs,
  }));
  await sql`insert into outbound_line (warehouse_id, outbound_id, line_no, product_id, ordered, ordered_as)
    select ${outbound.warehouseId}, ${id}, line_no, product_id, ordered, ordered_as
    from jsonb_populate_recordset(null::outbound_line, ${JSON.stringify(lines)}::jsonb)`.execute(trx);
  return id;
}

/** An outbound waiting for stock, in queue order. */
export interface WaitingOutbound {
  outboundId: string;
  /** `infinity`: no due day. */
  shipBy: string;
}

/**
 * Outbounds of a warehouse after one that wait for stock and can now be served: earliest due first, then oldest. Those
 * that wait for other goods do not block them.
 */
export async function waitingOutbounds(
  trx: Trx,
  warehouseId: string,
  { behind, most }: { behind: WaitingOutbound | undefined; most: number },
): Promise<WaitingOutbound[]> {
  const shipBy = sql`coalesce(o.ship_by, 'infinity')`;
  const { rows } = await sql<WaitingOutbound>`
    select o.outbound_id::text as "outboundId", ${shipBy}::text as "shipBy" from outbound o
    where o.warehouse_id = ${warehouseId} and o.status = 'BACKORDERED'
      and ${behind ? sql`(${shipBy}, o.outbound_id) > (${behind.shipBy}::date, ${behind.outboundId}::bigint)` : sql`true`}
      and not exists (
        select from outbound_line l
          left join stock_level s on s.warehouse_id = o.warehouse_id and s.product_id = l.product_id
        where l.outbound_id = o.outbound_id group by l.product_id, s.available
        having sum(l.ordered - l.reserved - l.picked) > coalesce(s.available, 0))
    order by ${shipBy}, o.outbound_id limit ${most}`.execute(trx);
  return rows;
}

/** The departure data of a shipped outbound, if it belongs to an order. */
export async function readShipped(
  trx: Trx,
  outboundId: string,
): Promise<
  | {
      orderId: string;
      shipmentNo: string;
      carrierName: string;
      serviceCode: string | null;
      trackingNumber: string;
      shippedAt: Date;
    }
  | undefined
> {
  const { rows } = await sql<NonNullable<Awaited<ReturnType<typeof readShipped>>>>`
    select order_id::text as "orderId", outbound_no as "shipmentNo", carrier_name as "carrierName", service_code as "serviceCode",
      tracking_number as "trackingNumber", shipped_at as "shippedAt"
    from outbound where outbound_id = ${outboundId} and status = 'SHIPPED' and order_id is not null`.execute(
    trx,
  );
  return rows[0];
}
