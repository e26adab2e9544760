import type { Address } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { firstDifference } from './order-merge-rules.ts';
import { readMergeable } from './order-merge.store.ts';
import { isRelabeled } from './order-shipments.store.ts';
import './order.table.ts';

/** Condition on shipments under an alias: they have left or are about to, at least in part with a second label. */
const isLeaving = (alias: string) =>
  sql`(${sql.ref(`${alias}.shipment_status`)} not in ('AWAITING_LABEL', 'VOIDED') or ${isRelabeled(alias)})`;

/**
 * Units held here for one order of a store, by SKU: in the order itself, in what has left of it, in those split from it, and in those that
 * either was merged into, excluding units for other orders. Canceled orders do not count.
 * @returns also those with a label, and those that the store may count as shipped for a label of ours: it may not know yet of its void
 */
export async function unitsOfStoreOrder(
  trx: Trx,
  orderId: string,
): Promise<Record<'held' | 'labeled' | 'counted', Record<string, number>>> {
  const isParcel = sql`s.return_of is null and s.relabel_of is null`;
  const hasLabel = sql`${isParcel} and ${isLeaving('s')}`;
  const isCounted = sql`${isParcel} and (${isLeaving('s')} or exists (
    select from shipment_report r where r.shipment_id = s.shipment_id and r.kind = 'voided' and r.state in ('PENDING', 'FAILED')))`;
  const { rows } = await sql<{ sku: string; held: number; labeled: number; counted: number }>`
    with family as (
      select order_id, case when merge_role = 'PART' then merged_into end as whole, order_status
      from customer_order where order_id = ${orderId} or split_from = ${orderId}
    ), holder as (
      select order_id, 1 as sign, order_id as parcel from family where whole is null and order_status <> 'CANCELLED'
      union all
      select distinct whole, 1, whole from family where whole is not null
      union all
      select other.order_id, -1, other.merged_into from customer_order other
      where other.merged_into in (select whole from family) and other.order_id not in (select order_id from family)
    ), goods as (
      select l.sku_code as sku, h.sign * l.quantity as units, true as is_held,
        exists (select from shipment s where s.order_id = h.parcel and s.units is null and ${hasLabel}) as is_labeled,
        exists (select from shipment s where s.order_id = h.parcel and s.units is null and ${isCounted}) as is_counted
      from holder h join order_line l on l.order_id = h.order_id
      union all
      select part.key, part.value::integer, ${hasLabel}, ${hasLabel}, ${isCounted}
      from shipment s join family using (order_id) cross join jsonb_each_text(s.units) part
    )
    select sku, coalesce(sum(units) filter (where is_held), 0)::integer as held,
      coalesce(sum(units) filter (where is_labeled), 0)::integer as labeled,
      coalesce(sum(units) filter (where is_counted), 0)::integer as counted
    from goods group by sku`.execute(trx);
  const by = (what: 'held' | 'labeled' | 'counted') =>
    Object.fromEntries(rows.map((row) => [row.sku, row[what]]));
  return { held: by('held'), labeled: by('labeled'), counted: by('counted') };
}

/** Records the goods of the shipments of an order that have left, before its lines become what follows. */
export async function noteUnitsLeft(trx: Trx, orderId: string): Promise<void> {
  // Of several parcels with the same lines, as from a warehouse, one stands for all of them.
  await sql`
    with parcel as (
      select shipment_id, row_number() over (order by shipment_id) as place from shipment s
      where order_id = ${orderId} and return_of is null and relabel_of is null and units is null and ${isLeaving('s')}
    ), goods as (
      select sku_code, sum(quantity) as units from order_line where order_id = ${orderId} group by sku_code
    )
    update shipment s set units = case when place = 1
      then (select coalesce(jsonb_object_agg(sku_code, units), '{}') from goods) else '{}' end
    from parcel where parcel.shipment_id = s.shipment_id`.execute(trx);
}

/**
 * Takes the goods of parcels that others of the same order followed, and whose labels are void, off what the order counts as shipped before
 * its latest parcel: they are due again. Only once for each. An order with lines of a person does not get them by itself: it is compared
 * with what its store wants.
 */
export async function noteUnitsBack(trx: Trx, orderId: string): Promise<void> {
  const { rows: parcels } = await sql<{ units: Record<string, number> }>`
    update shipment s set are_units_due = true
    where s.order_id = ${orderId} and s.return_of is null and s.relabel_of is null and s.units is not null
      and not s.are_units_due and s.shipment_status = 'VOIDED' and not ${isLeaving('s')}
    returning s.units`.execute(trx);
  if (parcels.length === 0) return;
  const units: Record<string, number> = {};
  for (const parcel of parcels)
    for (const [sku, count] of Object.entries(parcel.units)) units[sku] = (units[sku] ?? 0) + count;
  await sql`
    with counted as (
      select n.line_no, n.quantity, least(n.quantity, greatest(back.value::integer - coalesce(sum(n.quantity) over (
        partition by n.sku_code order by n.line_no rows between unbounded preceding and 1 preceding), 0), 0)) as taken
      from order_line_not_packed n join jsonb_each_text(${JSON.stringify(units)}::jsonb) back on back.key = n.sku_code
      where n.order_id = ${orderId} and n.why = 'SHIPPED'
    ), gone as (
      delete from order_line_not_packed n using counted
      where n.order_id = ${orderId} and n.line_no = counted.line_no and counted.taken = counted.quantity
    )
    update order_line_not_packed n set quantity = counted.quantity - counted.taken from counted
    where n.order_id = ${orderId} and n.line_no = counted.line_no
      and counted.taken > 0 and counted.taken < counted.quantity`.execute(trx);
  const { held } = await unitsOfStoreOrder(trx, orderId);
  const now = Object.fromEntries(Object.keys(units).map((sku) => [sku, held[sku] ?? 0]));
  await sql`
    update customer_order set due_in_store = due_in_store || ${JSON.stringify(now)}::jsonb
    where order_id = ${orderId} and 'lines' = any (own_fields)`.execute(trx);
}

/**
 * Has restored orders compared with what their stores want by now, if they were divided: a store may have paid back their goods when others
 * were all that it wanted, which was no difference. Their stores are asked with the next pull.
 */
export async function compareRestored(trx: Trx, orderIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ origin: string; skus: string[] }>`
    select origin.order_id::text as origin, array_agg(distinct l.sku_code) as skus
    from customer_order o join order_line l using (order_id)
      join customer_order origin on origin.order_id = coalesce(o.split_from, o.order_id)
    where o.order_id = any (${[...orderIds]}::bigint[]) and origin.external_id is not null
      and exists (select from customer_order part where part.split_from = origin.order_id)
    group by origin.order_id`.execute(trx);
  for (const { origin, skus } of rows) {
    const { held } = await unitsOfStoreOrder(trx, origin);
    const units = JSON.stringify(Object.fromEntries(skus.map((sku) => [sku, held[sku] ?? 0])));
    await sql`update customer_order set read_again_at = ${now}, due_in_store = due_in_store || ${units}::jsonb
      where order_id = ${origin}`.execute(trx);
  }
}

/** An order without a parcel, and its units by SKU. */
export interface Unlabeled {
  orderId: string;
  units: Record<string, number>;
}

/** What has no parcel of an order and of those split from it: the order itself first, canceled ones last. */
export async function unlabeledOf(trx: Trx, orderId: string): Promise<Unlabeled[]> {
  const { rows } = await sql<Unlabeled>`
    select o.order_id::text as "orderId", jsonb_object_agg(l.sku, l.units) as units
    from customer_order o cross join lateral (
      select sku_code as sku, sum(quantity)::integer as units from order_line l
      where l.order_id = o.order_id group by sku_code) l
    where (o.order_id = ${orderId} or o.split_from = ${orderId}) and not exists (
      select from shipment s where s.order_id = o.order_id and s.return_of is null and ${isLeaving('s')})
    group by o.order_id order by o.order_status = 'CANCELLED', o.order_id`.execute(trx);
  return rows;
}

/**
 * Updates the recipient of orders split from an order, if it was the same before and no person has changed it. A labeled order
 * keeps its recipient.
 */
export async function moveParts(
  trx: Trx,
  orderId: string,
  { from, now }: { from: Address; now: Date },
): Promise<void> {
  await sql`
    update customer_order part set recipient = origin.recipient, version = part.version + 1, updated_at = ${now}
    from customer_order origin
    where origin.order_id = ${orderId} and part.split_from = origin.order_id
      and part.recipient = ${JSON.stringify(from)}::jsonb and part.recipient is distinct from origin.recipient
      and not 'recipient' = any (part.own_fields) and not exists (
        select from shipment s where s.order_id = part.order_id and s.return_of is null
          and (s.shipment_status not in ('AWAITING_LABEL', 'VOIDED') or s.label_status = 'PURCHASING'))`.execute(
    trx,
  );
}

/**
 * The addresses that people have given orders split from an order, and merges with goods of either, which do not follow its store. Canceled
 * and labeled ones have gone.
 */
export async function ownPlacesOfParts(trx: Trx, orderId: string): Promise<Address[]> {
  const { rows } = await sql<{ recipient: Address }>`
    with family as (
      select order_id, case when merge_role = 'PART' then merged_into end as whole
      from customer_order where order_id = ${orderId} or split_from = ${orderId}
    )
    select one.recipient from customer_order one
    where one.order_id in (
        select order_id from family where order_id <> ${orderId} union select whole from family where whole is not null)
      and 'recipient' = any (one.own_fields) and one.order_status <> 'CANCELLED'
      and not exists (select from shipment s where s.order_id = one.order_id and s.return_of is null and ${isLeaving('s')})`.execute(
    trx,
  );
  return rows.map(({ recipient }) => recipient);
}

/** Whether the merge of an order, or of a part of it, goes to a different address than the order; a person may have wanted that. */
export async function isElsewhere(trx: Trx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ whole: string }>`
    select distinct whole.order_id::text as whole from customer_order part
      join customer_order whole on whole.order_id = part.merged_into
    where (part.order_id = ${orderId} or part.split_from = ${orderId}) and part.merge_role = 'PART'
      and not 'recipient' = any (whole.own_fields) and not 'recipient' = any (part.own_fields)`.execute(trx);
  if (rows.length === 0) return false;
  const all = await readMergeable(trx, [orderId, ...rows.map(({ whole }) => whole)]);
  const origin = all.filter((one) => one.orderId === orderId);
  return all.some(
    (one) => one.orderId !== orderId && firstDifference([...origin, one])?.field === 'recipient',
  );
}

/**
 * Whether an order has left, or is about to, with the one that it was merged into. Its lines are then what it has in that parcel, which its
 * store is told, and which is counted for others of the same merge.
 */
export async function hasLeftInMerge(trx: Trx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from customer_order part join shipment s on s.order_id = part.merged_into
    where part.order_id = ${orderId} and part.merge_role = 'PART'
      and s.return_of is null and s.relabel_of is null and ${isLeaving('s')} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Marks labeled orders, and those with a purchase under way, whose store changed an order they contain goods of, for review by a person. */
export async function noteChanged(trx: Trx, orderId: string, now: Date): Promise<void> {
  await sql`
    update customer_order o set changed_in_store_at = ${now}
    where o.order_id in (
        select coalesce(case when merge_role = 'PART' then merged_into end, order_id) from customer_order
        where order_id = ${orderId} or split_from = ${orderId})
      and exists (
        select from shipment s where s.order_id = o.order_id and s.return_of is null
          and (s.shipment_status = 'LABEL_CREATED' or s.label_status = 'PURCHASING'))`.execute(trx);
}
