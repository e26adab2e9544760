import type { DiscrepancyStatus } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SimulatedAt } from './simulation-plan-rules.ts';

/** A warehouse with one of its clients, and the person acting for both. */
export interface SimulatedSite {
  providerOrgId: string;
  staffId: string;
  warehouseId: string;
  warehouseCode: string;
  currency: string;
  orgId: string;
  orgName: string;
  userId: string;
  functionTypes: number[];
  /** Eight in the morning of the day. */
  opensAt: Date;
}

/** A client in a warehouse on a day of a simulation. */
export interface SimulatedSiteDay extends SimulatedSite, SimulatedAt {
  /** Whether nothing is recorded of earlier days. */
  isFirst: boolean;
  /** The platform a number of milliseconds after the floor opens. */
  platformAt(afterOpening: number): Platform;
}

/** Organizations that provide warehouses: the one with an id, or all. For the system role. */
export async function readProviders(
  trx: Trx,
  orgId: string | undefined,
): Promise<{ orgId: string; orgName: string }[]> {
  const { rows } = await sql<{ orgId: string; orgName: string }>`
    select o.org_id::text as "orgId", o.org_name as "orgName" from organisation o
    where exists (select from warehouse w where w.provider_org_id = o.org_id)
      and (${orgId ?? null}::bigint is null or o.org_id = ${orgId ?? null}::bigint) order by o.org_id`.execute(
    trx,
  );
  return rows;
}

/** The approved clients of a provider's warehouses that have products, on a day. For the system role. */
export async function readSites(trx: Trx, providerOrgId: string, day: string): Promise<SimulatedSite[]> {
  const { rows } = await sql<SimulatedSite>`
    select w.provider_org_id::text as "providerOrgId", s.user_id::text as "staffId", w.warehouse_id::text as "warehouseId",
      w.warehouse_code as "warehouseCode", w.currency, o.org_id::text as "orgId", o.org_name as "orgName", p.user_id::text as "userId",
      c.function_types as "functionTypes", (${day}::date + time '08:00') at time zone w.time_zone as "opensAt"
    from warehouse w join warehouse_connection c using (warehouse_id) join organisation o on o.org_id = c.org_id
      cross join lateral (select user_id from person where org_id = o.org_id order by user_id limit 1) p
      cross join lateral (select user_id from person where org_id = w.provider_org_id order by user_id limit 1) s
    where w.provider_org_id = ${providerOrgId} and o.audit_status = 'APPROVED'
      and exists (select from product g where g.org_id = o.org_id and g.length * g.width * g.height > 0)
    order by w.warehouse_id, o.org_id`.execute(trx);
  return rows;
}

/** The state of a provider's warehouse record: its last day, and whether people have worked there. For the system role. */
export async function readRecord(
  trx: Trx,
  providerOrgId: string,
  now: Date,
): Promise<{ lastDay: string | null; hasRealWork: boolean; today: string | null }> {
  const { rows } = await sql<{ lastDay: string | null; hasRealWork: boolean; today: string | null }>`
    select max(e.day)::text as "lastDay", coalesce(bool_or(e.real), false) as "hasRealWork",
      min((${now}::timestamptz at time zone w.time_zone)::date)::text as today
    from warehouse w cross join lateral (
      select (select max((v.occurred_at at time zone w.time_zone)::date) from wms_event v where v.warehouse_id = w.warehouse_id) as day,
        exists (select from wms_event_key k where k.warehouse_id = w.warehouse_id and k.source = 'floor'
          and not starts_with(k.source_key, 'sim-')) as real) e
    where w.provider_org_id = ${providerOrgId}`.execute(trx);
  return rows[0]!;
}

/** A product of a client with its stock in a warehouse. */
export interface SimulatedProduct {
  productId: string;
  skuCode: string;
  available: number;
  damaged: number;
  /** Announced but not counted, or counted but not put away yet. */
  incoming: number;
}

/** A client's products by SKU; goods without dimensions have no storage fee and are skipped. For the client. */
export async function readRange(trx: Trx, warehouseId: string): Promise<SimulatedProduct[]> {
  const { rows } = await sql<SimulatedProduct>`
    select p.product_id::text as "productId", p.sku_code as "skuCode", coalesce(s.available, 0)::integer as available,
      coalesce(s.damaged, 0) as damaged, coalesce((
        select sum(l.counted_good - l.stowed
          + case when i.status = 'RECEIVED' then 0 else greatest(l.expected - l.counted_good - l.counted_damaged, 0) end)
        from inbound_line l join inbound i using (inbound_id)
        where l.product_id = p.product_id and i.warehouse_id = ${warehouseId}
          and i.status in ('SUBMITTED', 'ARRIVED', 'RECEIVING', 'RECEIVED')), 0)::integer as incoming
    from product p left join stock_level s on s.product_id = p.product_id and s.warehouse_id = ${warehouseId}
    where p.length * p.width * p.height > 0 order by p.sku_code limit 200`.execute(trx);
  return rows;
}

/** Whether the client has used a number in a warehouse. For the client. */
export async function isReferenceUsed(
  trx: Trx,
  table: 'inbound' | 'outbound' | 'customer_return' | 'work_order',
  { warehouseId, clientRef }: { warehouseId: string; clientRef: string },
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)}
    where warehouse_id = ${warehouseId} and client_ref = ${clientRef}`.execute(trx);
  return rows.length > 0;
}

/** Whether the floor has done anything for a client since it opened. For the client. */
export async function hasFloorStarted(
  trx: Trx,
  { warehouseId, opensAt }: Pick<SimulatedSite, 'warehouseId' | 'opensAt'>,
): Promise<boolean> {
  const { rows } = await sql`select from wms_event e join wms_event_key k using (event_id)
    where e.warehouse_id = ${warehouseId} and k.source = 'floor' and e.occurred_at >= ${opensAt} limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** A client's item waiting in a warehouse. */
export interface Waiting {
  id: string;
  clientRef: string;
  status: string;
  /** On the floor since an earlier day. */
  isCarriedOver: boolean;
}

/** A client in a warehouse, on a day. */
export type SiteDay = Pick<SimulatedSite, 'warehouseId' | 'orgId' | 'opensAt'> & { day: string };

/** Waiting floor work: due deliveries, and the client's orders from before an instant; oldest first. For staff. */
export async function readWaiting(
  trx: Trx,
  kind: 'inbound' | 'outbound' | 'return' | 'work-order',
  { warehouseId, orgId, day, before }: SiteDay & { before: Date },
): Promise<Waiting[]> {
  const { table, id, condition } = {
    inbound: {
      table: 'inbound',
      id: 'inbound_id',
      condition: sql`(status in ('ARRIVED', 'RECEIVING', 'RECEIVED') or status = 'SUBMITTED' and eta <= ${day}::date)`,
    },
    outbound: {
      table: 'outbound',
      id: 'outbound_id',
      condition: sql`status in ('ALLOCATED', 'PICKING', 'PACKED') and created_at < ${before}`,
    },
    return: {
      table: 'customer_return',
      id: 'return_id',
      condition: sql`status in ('AWAITING', 'ARRIVED', 'INSPECTING') and created_at < ${before}`,
    },
    'work-order': {
      table: 'work_order',
      id: 'work_order_id',
      condition: sql`status in ('SUBMITTED', 'IN_PROGRESS') and created_at < ${before}`,
    },
  }[kind];
  const { rows } = await sql<Waiting>`
    select ${sql.ref(id)}::text as id, client_ref as "clientRef", status,
      coalesce(${kind === 'inbound' ? sql`arrived_at` : sql`created_at`} < ${before}, false) as "isCarriedOver" from ${sql.table(table)}
    where warehouse_id = ${warehouseId} and org_id = ${orgId} and ${condition} order by ${sql.ref(id)} limit 500`.execute(
    trx,
  );
  return rows;
}

/** Shipments to customers in a period before a day, with the first product of each. For the client. */
export async function readShippedBefore(
  trx: Trx,
  { warehouseId, opensAt }: Pick<SiteDay, 'warehouseId' | 'opensAt'>,
): Promise<{ clientRef: string; skuCode: string; daysAgo: number }[]> {
  const { rows } = await sql<{ clientRef: string; skuCode: string; daysAgo: number }>`
    select o.client_ref as "clientRef", p.sku_code as "skuCode",
      (${opensAt} at time zone w.time_zone)::date - (o.shipped_at at time zone w.time_zone)::date as "daysAgo"
    from outbound o join warehouse w using (warehouse_id) join outbound_line l using (outbound_id) join product p on p.product_id = l.product_id
    where o.warehouse_id = ${warehouseId} and o.status = 'SHIPPED' and l.line_no = 1
      and o.shipped_at > ${opensAt}::timestamptz - interval '15 days' and o.shipped_at < ${opensAt} order by o.outbound_id`.execute(
    trx,
  );
  return rows;
}

/** Discrepancies of a client waiting for an answer since before an instant. For either side. */
export async function readOpenDiscrepancies(
  trx: Trx,
  {
    warehouseId,
    orgId,
    statuses,
    before,
  }: SiteDay & { statuses: readonly DiscrepancyStatus[]; before: Date },
): Promise<
  { discrepancyId: string; name: string; kind: string; status: DiscrepancyStatus; isAnswered: boolean }[]
> {
  const { rows } = await sql<{
    discrepancyId: string;
    name: string;
    kind: string;
    status: DiscrepancyStatus;
    isAnswered: boolean;
  }>`
    select d.discrepancy_id::text as "discrepancyId", i.client_ref || ' ' || p.sku_code || ' ' || d.kind as name, d.kind, d.status,
      d.answered_at is not null as "isAnswered"
    from inbound_discrepancy d join inbound i using (inbound_id) join product p on p.product_id = d.product_id
    where d.warehouse_id = ${warehouseId} and d.org_id = ${orgId} and d.status = any (${statuses})
      and greatest(d.created_at, d.decided_at, d.answered_at) < ${before} order by d.discrepancy_id`.execute(
    trx,
  );
  return rows;
}

/** Bins with good units of a client, one product each. For staff. */
export async function readFilledBins(
  trx: Trx,
  { warehouseId, orgId }: Pick<SiteDay, 'warehouseId' | 'orgId'>,
): Promise<{ binCode: string; skuCode: string; units: number }[]> {
  const { rows } = await sql<{ binCode: string; skuCode: string; units: number }>`
    select b.bin_code as "binCode", p.sku_code as "skuCode", sum(s.qty)::integer as units
    from stock_bin s join warehouse_bin b using (bin_id) join product p on p.product_id = s.product_id
    where s.warehouse_id = ${warehouseId} and s.org_id = ${orgId} and s.bucket = 'GOOD' and s.qty > 0
    group by 1, 2 order by 1, 2`.execute(trx);
  return rows;
}
