import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ClientAt } from './rating.store.ts';

/** Charges taken from a wallet together. */
export interface PostingGroup {
  postingKey: string;
  day: string;
  /** Sum of the charges. */
  amount: string;
  currency: string;
  /** The amount a credit note returns, in minor units; null: it is not one. */
  credited: string | null;
  /** Names of the cause for people. */
  detail: Record<string, string | number>;
}

/** Maximum number of groups read at once. */
export const unpostedMost = 200;

/**
 * Complete groups of charges that were not taken from the wallet yet, oldest first, at most {@link unpostedMost}, starting after
 * `behind`. Those of an outbound are complete once it has left, or was canceled after work was done.
 */
export async function readUnposted(
  trx: Trx,
  { orgId, warehouseId }: ClientAt,
  behind?: Pick<PostingGroup, 'day' | 'postingKey'>,
): Promise<PostingGroup[]> {
  const { rows } = await sql<PostingGroup>`
    select g.posting_key as "postingKey", g.day::text as day, g.amount::text as amount, g.currency, n.minor::text as credited,
      json_strip_nulls(json_build_object(
        'outboundNo', case when n.dispute_id is null then o.outbound_no end,
        'inboundNo', case when n.dispute_id is null then i.inbound_no end,
        'workOrderNo', case when n.dispute_id is null then wo.work_order_no end,
        'crossdockNo', case when n.dispute_id is null then cd.crossdock_no end,
        'reference', case when n.dispute_id is null then coalesce(o.client_ref, i.client_ref, wo.client_ref, cd.client_ref) end,
        'fromDay', case when n.dispute_id is null then r.from_day::text end,
        'toDay', case when n.dispute_id is null then r.to_day::text end,
        'creditNoteNo', n.credit_note_no, 'fees', g.fees, 'skuCode', case when k.skus = 1 then k.sku_code end,
        'skus', case when k.skus > 1 then k.skus end, 'units', case when g.run_id is null then trim_scale(q.units)::text end)) as detail
    from (
      select c.posting_key, max(c.day) as day, sum(c.amount) as amount, min(c.currency) as currency, max(c.event_id) as event_id,
        max(c.run_id) as run_id, string_agg(distinct c.fee, ',' order by c.fee) as fees
      from charge c
      where c.org_id = ${orgId} and c.warehouse_id = ${warehouseId}
        and not exists (select from charge_posting p where p.org_id = c.org_id and p.posting_key = c.posting_key)
      group by c.posting_key
    ) g
      left join wms_event e on e.event_id = g.event_id
      left join outbound o on e.subject_kind = 'outbound' and o.outbound_id = e.subject_id
      left join inbound i on e.subject_kind = 'inbound' and i.inbound_id = e.subject_id
      left join work_order wo on e.subject_kind = 'work-order' and wo.work_order_id = e.subject_id
      left join crossdock cd on e.subject_kind = 'crossdock' and cd.crossdock_id = e.subject_id
      left join storage_run r on r.run_id = g.run_id
      left join lateral (
        select count(distinct u ->> 'skuCode')::integer as skus, min(u ->> 'skuCode') as sku_code from charge c,
          jsonb_array_elements(c.inputs -> 'items') u where c.org_id = ${orgId} and c.posting_key = g.posting_key) k on true
      left join lateral (
        select max(t.units) as units from charge c, lateral (
          select sum((u ->> 'quantity')::numeric) as units from jsonb_array_elements(c.inputs -> 'items') u) t
        where c.org_id = ${orgId} and c.posting_key = g.posting_key) q on true
      left join credit_note n on g.posting_key = 'credit-' || n.dispute_id and n.org_id = ${orgId}
    where (g.posting_key not like 'outbound-%' or o.status = 'CANCELLED' or exists (
      select from event_rating t join wms_event s using (event_id)
      where s.subject_kind = 'outbound' and s.subject_id = o.outbound_id and s.kind = 'outbound.shipped'))
      and ${behind ? sql`(g.day, g.posting_key) > (${behind.day}::date, ${behind.postingKey})` : sql`true`}
    order by g.day, g.posting_key limit ${unpostedMost}`.execute(trx);
  return rows;
}

/** Clients with charges that were not taken yet, those of outbounds that have not left included. For the system role. */
export async function clientsWithUnposted(trx: Trx): Promise<ClientAt[]> {
  const { rows } = await sql<ClientAt>`
    select distinct c.org_id::text as "orgId", c.warehouse_id::text as "warehouseId" from charge c
    where not exists (select from charge_posting p where p.org_id = c.org_id and p.posting_key = c.posting_key)
    order by 1, 2`.execute(trx);
  return rows;
}

/** Records what was taken; false when another transaction has done so. */
export async function insertPosting(
  trx: Trx,
  given: ClientAt & { postingKey: string; day: string; minor: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into charge_posting (org_id, warehouse_id, posting_key, day, minor, posted_at)
    values (${given.orgId}, ${given.warehouseId}, ${given.postingKey}, ${given.day}, ${given.minor}, ${given.now})
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** Whether an outbound's work was taken from the wallet already. */
export async function isPosted(trx: Trx, orgId: string, postingKey: string): Promise<boolean> {
  const { rows } = await sql`
    select from charge_posting where org_id = ${orgId} and posting_key = ${postingKey}`.execute(trx);
  return rows.length > 0;
}

/** Money that is held for an outbound. */
export async function heldFor(trx: Trx, postingKey: string): Promise<string | undefined> {
  const { rows } = await sql<{ holdId: string }>`
    select hold_id::text as "holdId" from wallet_hold
    where cause_kind = 'warehouse-charge' and cause_id = ${postingKey} and state = 'HELD'`.execute(trx);
  return rows[0]?.holdId;
}

/** Outbounds that ended without a charge but still have a hold: canceled ones, or those without cost. */
export async function staleHolds(trx: Trx, { warehouseId }: ClientAt): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select h.cause_id as key from wallet_hold h join outbound o on h.cause_id = 'outbound-' || o.outbound_id
    where h.cause_kind = 'warehouse-charge' and h.state = 'HELD' and o.warehouse_id = ${warehouseId}
      -- What has charges is taken by them, maybe by another worker right now.
      and not exists (select from charge c where c.org_id = o.org_id and c.posting_key = h.cause_id)
      and (o.status = 'CANCELLED' or exists (
        select from wms_event s join event_rating t using (event_id)
        where s.subject_kind = 'outbound' and s.subject_id = o.outbound_id and s.kind = 'outbound.shipped'))`.execute(
    trx,
  );
  return rows.map(({ key }) => key);
}
