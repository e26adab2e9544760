import type { LocalizedText } from '@lading/contracts/core';
import type { OutboundStatus, RoutingDecision, RoutingSettings } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import { personNameIn } from '../../platform/person-name.ts';

/** A warehouse of the organization with its routing settings. */
export type RoutingWarehouse = RoutingSettings['warehouses'][number] & { warehouseName: string };

/** The warehouses of the organization by rank; those without settings after the others, by age. */
export async function readRoutingWarehouses(trx: Trx): Promise<RoutingWarehouse[]> {
  const { rows } = await sql<RoutingWarehouse>`
    select c.warehouse_id::text as "warehouseId", coalesce(w.warehouse_name, w.warehouse_code) as "warehouseName",
      coalesce(r.is_used, true) as "isUsed", coalesce(r.countries, '{}') as countries,
      least(99, coalesce(r.rank::bigint, coalesce(max(r.rank) over (), 0)
        + row_number() over (partition by r.rank is null order by c.warehouse_id)))::integer as rank
    from warehouse_connection c join warehouse w using (warehouse_id) left join routing_warehouse r using (org_id, warehouse_id)
    order by 5, c.warehouse_id`.execute(trx);
  return rows;
}

/** How the organization's orders are routed. */
export async function readRouting(trx: Trx): Promise<{ isAutomatic: boolean; maySplit: boolean }> {
  const { rows } = await sql<{ isAutomatic: boolean; maySplit: boolean }>`
    select automatic_since is not null as "isAutomatic", may_split as "maySplit" from routing_settings`.execute(
    trx,
  );
  return rows[0] ?? { isAutomatic: false, maySplit: false };
}

/** Stores the routing settings. Turning automatic release on while it is on keeps its start time. */
export async function saveRouting(trx: Trx, settings: RoutingSettings, now: Date): Promise<void> {
  const since = settings.isAutomatic ? now : null;
  await sql`
    insert into routing_settings as s (automatic_since, may_split, updated_at) values (${since}, ${settings.maySplit}, ${now})
    on conflict (org_id) do update set may_split = excluded.may_split, updated_at = excluded.updated_at,
      automatic_since = case when excluded.automatic_since is null then null
        else coalesce(s.automatic_since, excluded.automatic_since) end`.execute(trx);
  const rows = settings.warehouses.map(({ warehouseId, isUsed, rank, countries }) => ({
    warehouse_id: warehouseId,
    is_used: isUsed,
    rank,
    countries,
  }));
  await sql`
    insert into routing_warehouse (warehouse_id, is_used, rank, countries)
    select warehouse_id, is_used, rank, countries from jsonb_populate_recordset(null::routing_warehouse, ${JSON.stringify(rows)}::jsonb)
    on conflict (org_id, warehouse_id) do update
      set is_used = excluded.is_used, rank = excluded.rank, countries = excluded.countries`.execute(trx);
}

/** Available units of products by warehouse, locked until the transaction ends. Lock the order first. */
export async function holdAvailable(
  trx: Trx,
  productIds: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const { rows } = await sql<{ warehouseId: string; productId: string; available: number }>`
    select warehouse_id::text as "warehouseId", product_id::text as "productId", available::integer as available
    from hold_levels_of(${productIds}::bigint[])`.execute(trx);
  const found = new Map<string, Map<string, number>>();
  for (const { warehouseId, productId, available } of rows)
    found.set(warehouseId, (found.get(warehouseId) ?? new Map<string, number>()).set(productId, available));
  return found;
}

/** A decision to record. */
export interface NewDecision extends Pick<RoutingDecision, 'rule' | 'considered'> {
  orderId: string;
  outboundId: string | null;
  /** Null: automatic. */
  userId: string | null;
  problem?: LocalizedText | null;
  now: Date;
}

/** Records why an order goes to a warehouse. */
export async function insertDecision(trx: Trx, given: NewDecision): Promise<void> {
  await sql`
    insert into routing_decision (order_id, outbound_id, decided_at, user_id, rule, considered, problem)
    values (${given.orderId}, ${given.outboundId}, ${given.now}, ${given.userId}, ${given.rule},
      ${JSON.stringify(given.considered)}, ${given.problem ? JSON.stringify(given.problem) : null})`.execute(
    trx,
  );
}

const decision = async (trx: Trx, condition: Sql): Promise<RoutingDecision | null> => {
  const { rows } = await sql<Omit<RoutingDecision, 'time'> & { time: Date }>`
    select d.decided_at as time, d.rule, d.considered, d.problem,
      ${personNameIn('p')} as "userName"
    from routing_decision d left join person p on p.user_id = d.user_id
    where ${condition} order by d.decision_id desc limit 1`.execute(trx);
  const [row] = rows;
  return row ? { ...row, time: row.time.toISOString() } : null;
};

/** Why an outbound is in its warehouse; null without a decision. */
export const readDecisionOf = (trx: Trx, outboundId: string): Promise<RoutingDecision | null> =>
  decision(trx, sql`d.outbound_id = ${outboundId}`);

/** The warehouse that has an order, and the latest decision about it; undefined when the organization has no such order. */
export async function readOrderRouting(
  trx: Trx,
  orderId: string,
): Promise<
  | {
      outbound: {
        outboundId: string;
        outboundNo: string;
        status: OutboundStatus;
        warehouseName: string | null;
      } | null;
      decision: RoutingDecision | null;
    }
  | undefined
> {
  const orders = await sql`select from customer_order where order_id = ${orderId}`.execute(trx);
  if (orders.rows.length === 0) return undefined;
  const { rows } = await sql<
    NonNullable<NonNullable<Awaited<ReturnType<typeof readOrderRouting>>>['outbound']>
  >`
    select o.outbound_id::text as "outboundId", o.outbound_no as "outboundNo", o.status, w.warehouse_name as "warehouseName"
    from outbound o join warehouse w using (warehouse_id) where o.order_id = ${orderId} and o.status <> 'CANCELLED'`.execute(
    trx,
  );
  return { outbound: rows[0] ?? null, decision: await decision(trx, sql`d.order_id = ${orderId}`) };
}

/** Organizations with automatic release. */
export async function automaticOrganizations(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ orgId: string }>`
    select org_id::text as "orgId" from routing_settings where automatic_since is not null order by org_id`.execute(
    trx,
  );
  return rows.map(({ orgId }) => orgId);
}

/**
 * New orders since automatic release is on, with no warehouse, not tried since `triedBefore` or since they
 * changed, except some; earliest due first. One that was taken back from a warehouse waits for a person.
 */
export async function ordersToRoute(
  trx: Trx,
  triedBefore: Date,
  { most, but }: { most: number; but: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select o.order_id::text as "orderId" from customer_order o, routing_settings s
    where o.order_status = 'UNSHIPPED' and o.created_at >= s.automatic_since and o.order_id <> all (${[...but]}::bigint[])
      and not exists (select from outbound b where b.order_id = o.order_id)
      and not exists (select from shipment p where p.order_id = o.order_id and p.label_status <> 'NONE')
      and not exists (select from routing_decision d where d.order_id = o.order_id
        and d.decided_at > greatest(${triedBefore}::timestamptz, o.updated_at))
    order by o.ship_by nulls last, o.order_id limit ${most}`.execute(trx);
  return rows.map(({ orderId }) => orderId);
}
