import type { MergeRole, OrderDetail } from '@lading/contracts/orders';
import { signatureTypes } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { copyRecipientChecks } from './order-address-check.store.ts';
import type { MergePart } from './order-merge-rules.ts';
import './order.table.ts';

/** The fields that orders must share, and those that their merge has once; oldest first. */
export async function readMergeable(trx: Trx, orderIds: readonly string[]): Promise<MergePart[]> {
  const rows = await trx
    .selectFrom('customer_order')
    .select(['order_id', 'order_no', 'order_type', 'recipient', 'currency', 'warehouse_id'])
    .select(['carrier_name', 'service_code', 'total_amount', 'cod_amount', 'insurance_declared'])
    .select(['sender', 'reference', 'reference2', 'signature_type', 'tags', 'customs'])
    .select(sql<string | null>`ship_by::text`.as('ship_by_day'))
    .select((select) =>
      select
        .selectFrom('order_package')
        .select(sql<number>`count(*)::integer`.as('packages'))
        .whereRef('order_package.order_id', '=', 'customer_order.order_id')
        .as('packages'),
    )
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .orderBy('created_at')
    .orderBy('order_id')
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    orderNo: row.order_no,
    carrierName: row.carrier_name,
    serviceCode: row.service_code,
    orderType: row.order_type,
    recipient: row.recipient,
    currency: row.currency,
    hasAmounts: [row.total_amount, row.cod_amount, row.insurance_declared].some(
      (amount) => Number(amount) !== 0,
    ),
    warehouseId: row.warehouse_id,
    sender: row.sender,
    reference: row.reference,
    reference2: row.reference2,
    signatureType: row.signature_type,
    customs: row.customs,
    shipBy: row.ship_by_day,
    tags: row.tags,
    packages: row.packages ?? 0,
  }));
}

/**
 * Creates the order that others are merged into: single values come from the oldest, sums and lines from all, and
 * the strictest signature applies. Batteries in one order apply to the merge. A paid order adds nothing to collect, whatever amount
 * it states. A phone number, an e-mail address, or one of the customs details that the oldest lacks comes from the next order that has
 * it. The merge is on hold when one of them is, until the last hold would end. It gets their packages, unless one order has none: then
 * they would weigh less than the goods.
 * @param wayOf the order whose service it takes, with the plan that a rule has made for it
 */
export async function insertMerged(
  trx: Trx,
  { orderIds, wayOf, tags }: { orderIds: readonly string[]; wayOf: string; tags: readonly string[] },
  now: Date,
): Promise<{ orderId: string; orderNo: string }> {
  const ids = [...orderIds];
  const { rows } = await sql<{ order_id: string; order_no: string }>`
    with part as (
      select * from customer_order where order_id = any (${ids}::bigint[])
    ), first as (
      select * from part order by created_at, order_id limit 1
    ), way as (
      select carrier_name, service_code, label_plan from part where order_id = ${wayOf}
    ), held as (
      select * from part where order_status = 'ON_HOLD' order by state_at, order_id limit 1
    ), ends as (
      select case when bool_and(hold_until is not null) then max(hold_until) end as hold_until
      from part where order_status = 'ON_HOLD' and state_by = 'person'
    ), in_store as (
      select case when state_by = 'store' then state_at else held_in_store_at end as since,
        case when state_by = 'store' then hold_reason else held_in_store_for end as reason, order_id
      from part where order_status = 'ON_HOLD'
    ), whole as (
      select count(distinct coalesce(store_id, 0)) = 1 as one_store,
        case when bool_and(total_amount is not null) then sum(total_amount) end as total_amount,
        bool_or(is_cod) as is_cod, sum(cod_amount) filter (where is_cod is distinct from false) as cod_amount,
        case when sum(insurance_declared) > 0 or bool_and(insurance_declared is not null) then sum(insurance_declared) end
          as insurance_declared,
        min(ship_by) as ship_by,
        (array_agg(currency order by created_at, order_id) filter (where currency is not null))[1] as currency,
        (select min(since) from in_store) as held_in_store_at,
        (select reason from in_store where since is not null order by since, order_id limit 1) as held_in_store_for,
        (array_agg(signature_type order by array_position(${[...signatureTypes]}::text[], signature_type) desc nulls last,
          created_at, order_id) filter (where signature_type is not null))[1] as signature_type,
        (array_agg(pay_method order by is_cod desc nulls last, created_at, order_id)
          filter (where pay_method is not null))[1] as pay_method,
        (array_agg(recipient->>'phone' order by created_at, order_id) filter (where recipient->>'phone' <> ''))[1] as phone,
        (array_agg(recipient->>'email' order by created_at, order_id) filter (where recipient->>'email' <> ''))[1] as email,
        (array_agg(lithium order by lithium = 'No', created_at, order_id) filter (where lithium is not null))[1] as lithium,
        (array_agg(battery_type order by created_at, order_id) filter (where battery_type is not null))[1] as battery_type,
        (array_agg(customs->>'contents' order by created_at, order_id) filter (where customs->>'contents' <> ''))[1] as contents,
        (array_agg(customs->>'nonDelivery' order by created_at, order_id) filter (where customs->>'nonDelivery' <> ''))[1] as non_delivery,
        (array_agg(customs->>'signer' order by created_at, order_id) filter (where customs->>'signer' <> ''))[1] as signer
      from part
    ), numbered as (
      select first.order_no || '-M' || n as order_no, n from first, generate_series(1, 1000) n
    )
    insert into customer_order (
      order_no, order_type, order_status, store_id, sender, recipient, currency, total_amount, carrier_name, service_code,
      reference, reference2, signature_type, is_cod, cod_amount, pay_method, insurance_declared, lithium, battery_type, customs,
      hold_reason, state_note, state_by, state_at, held_in_store_at, held_in_store_for, hold_until, ship_by, tags,
      warehouse_id, label_plan, merge_role, created_at, updated_at
    )
    select (
        select numbered.order_no from numbered where not exists (
          select from customer_order other where other.order_no = numbered.order_no
            and coalesce(other.store_id, 0) = case when whole.one_store then coalesce(first.store_id, 0) else 0 end)
        order by n limit 1),
      first.order_type, case when held.order_id is null then 'UNSHIPPED' else 'ON_HOLD' end,
      case when whole.one_store then first.store_id end, first.sender,
      first.recipient || jsonb_strip_nulls(jsonb_build_object('phone', whole.phone, 'email', whole.email)), whole.currency,
      whole.total_amount,
      way.carrier_name, way.service_code, first.reference, first.reference2, whole.signature_type, whole.is_cod,
      whole.cod_amount, whole.pay_method, whole.insurance_declared, whole.lithium, whole.battery_type,
      nullif(jsonb_strip_nulls(jsonb_build_object('contents', whole.contents, 'nonDelivery', whole.non_delivery, 'signer', whole.signer)), '{}'),
      held.hold_reason, held.state_note, held.state_by, held.state_at, case when held.state_by = 'person' then whole.held_in_store_at end,
      case when held.state_by = 'person' then whole.held_in_store_for end,
      case when held.state_by = 'person' then ends.hold_until end, whole.ship_by,
      ${[...tags]}::text[],
      first.warehouse_id, way.label_plan, 'WHOLE', ${now}, ${now}
    from first cross join whole cross join way cross join ends left join held on true
    returning order_id, order_no`.execute(trx);
  const merge = rows[0]!;
  await sql`
    insert into order_line (order_id, line_no, sku_code, sku_name, quantity, unit_price, is_unknown, shares_sku)
    select ${merge.order_id}::bigint, row_number() over (order by min(place)), sku_code, sku_name, sum(quantity), unit_price,
      bool_or(is_unknown), bool_or(shares_sku)
    from (
      select l.*, row_number() over (order by o.created_at, o.order_id, l.line_no) as place
      from order_line l join customer_order o using (order_id) where o.order_id = any (${ids}::bigint[])
    ) line
    group by sku_code, sku_name, unit_price`.execute(trx);
  await sql`
    insert into order_package (order_id, package_no, package_type, length, width, height, weight1, weight2, unit)
    select ${merge.order_id}::bigint, row_number() over (order by o.created_at, o.order_id, p.package_no),
      p.package_type, p.length, p.width, p.height, p.weight1, p.weight2, p.unit
    from order_package p join customer_order o using (order_id) where o.order_id = any (${ids}::bigint[])
      and not exists (
        select from unnest(${ids}::bigint[]) bare (order_id)
        where not exists (select from order_package own where own.order_id = bare.order_id))`.execute(trx);
  await copyRecipientChecks(trx, { from: ids, to: [merge.order_id] });
  return { orderId: merge.order_id, orderNo: merge.order_no };
}

/** Cancels orders that now ship with another, and stores their earlier state. */
export async function setMergedInto(
  trx: Trx,
  orderIds: readonly string[],
  { whole, now }: { whole: string; now: Date },
): Promise<void> {
  await sql`
    update customer_order set merge_role = 'PART', merged_into = ${whole},
      before_merge = jsonb_build_object('status', order_status, 'reason', hold_reason, 'note', state_note,
        'by', state_by, 'at', state_at, 'until', hold_until),
      order_status = 'CANCELLED', hold_reason = null, hold_until = null, state_note = null, state_by = 'person', state_at = ${now},
      updated_at = ${now}
    where order_id = any (${[...orderIds]}::bigint[])`.execute(trx);
}

/** Restores the states of a merge's parts, unless their store has shipped them meanwhile, and ends the merge. */
export async function dissolveMerge(
  trx: Trx,
  whole: string,
  now: Date,
): Promise<{ orderId: string; orderNo: string }[]> {
  const { rows } = await sql<{ order_id: string; order_no: string }>`
    update customer_order set merge_role = null, merged_into = null, before_merge = null,
      order_status = case when order_status = 'CANCELLED' then before_merge->>'status' else order_status end,
      hold_reason = case when order_status = 'CANCELLED' then before_merge->>'reason' else hold_reason end,
      hold_until = case when order_status = 'CANCELLED' then (before_merge->>'until')::timestamptz end,
      state_note = case when order_status = 'CANCELLED' then before_merge->>'note' else state_note end,
      state_by = case when order_status = 'CANCELLED' then before_merge->>'by' else state_by end,
      state_at = case when order_status = 'CANCELLED' then (before_merge->>'at')::timestamptz else state_at end,
      updated_at = ${now}
    where merged_into = ${whole}
    returning order_id, order_no`.execute(trx);
  await trx
    .updateTable('customer_order')
    .set({ merge_role: 'DISSOLVED', updated_at: now })
    .where('order_id', '=', whole)
    .execute();
  await copyRecipientChecks(trx, { from: [whole], to: rows.map((row) => row.order_id) });
  return rows.map((row) => ({ orderId: row.order_id, orderNo: row.order_no }));
}

/** The role of an order in a merge, with the other orders; null when it is in none. */
export async function readMerge(
  trx: Trx,
  order: { order_id: string; merge_role: MergeRole | null; merged_into: string | null },
): Promise<OrderDetail['merge']> {
  if (order.merge_role === null) return null;
  const others = await trx
    .selectFrom('customer_order')
    .select(['order_id as orderId', 'order_no as orderNo'])
    .where((where) =>
      order.merge_role === 'PART'
        ? where('order_id', '=', order.merged_into)
        : where('merged_into', '=', order.order_id),
    )
    .orderBy('order_id')
    .execute();
  return { role: order.merge_role, orders: others };
}
