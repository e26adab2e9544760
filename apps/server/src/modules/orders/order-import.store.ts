import { nearCode, type ListParam } from '@lading/contracts/core';
import { vendorChannels } from '@lading/contracts/stores';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { refuseRevertOf, type RevertCounts, type WrittenImport } from '../imports/index.ts';
import type { FoundOrders, OrderName } from './check-orders.ts';
import { orderKey } from './known-orders.ts';
import type { OrderDraft } from './order-draft.ts';
import { addOrderEvents } from './order-event.store.ts';
import { countOrdersInUse, insertShipments } from './order-shipments.store.ts';
import { isWorkedOn } from './order-ties.store.ts';
import './order.table.ts';

/** Orders per statement: keeps the JSON parameter at a few megabytes. */
const ordersPerStatement = 2_000;

/**
 * Makes other order imports of the organization wait until this one ends: two with the same orders in a different sequence
 * would deadlock.
 */
export async function awaitOrderImports(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('order-import', current_org_id()))`.execute(trx);
}

/** The organization's stores by id and name, for rows that name one. */
export async function storeNames(trx: Trx): Promise<{ storeId: string; name: string }[]> {
  return trx
    .selectFrom('store')
    .select(['store_id as storeId', 'name'])
    .orderBy('name')
    .orderBy('store_id')
    .execute();
}

/**
 * Which of these orders the organization already has, and which other orders of their stores a person may confuse with them. Each number and
 * near form is looked up in an index (decision record 0123).
 */
export async function findOrders(trx: Trx, orders: readonly OrderName[]): Promise<FoundOrders> {
  if (orders.length === 0) return { taken: new Set(), alike: new Map() };
  const stores = orders.map(({ storeId }) => storeId ?? '0');
  const numbers = orders.map(({ orderNo }) => orderNo);
  const forms = numbers.map(nearCode);
  const { rows: taken } = await sql<{ store_id: string | null; order_no: string }>`
    select o.store_id, o.order_no
    from unnest(${stores}::bigint[], ${numbers}::text[]) as wanted (store_id, order_no)
    join customer_order o
      on coalesce(o.store_id, 0) = wanted.store_id and o.order_no = wanted.order_no`.execute(trx);
  const { rows: alike } = await sql<{ store_id: string | null; order_no: string; other: string }>`
    with wanted as materialized (
      select * from unnest(${stores}::bigint[], ${numbers}::text[], ${forms}::text[]) as w (in_store, order_no, form)
    ), near as materialized (
      select distinct * from find_near_orders(${stores}::bigint[], ${forms}::text[]) as n (in_store, form, order_id)
    ), found as (
      select o.store_id, w.order_no, o.order_no as other from wanted w
      join customer_order o on coalesce(o.store_id, 0) = w.in_store and o.order_no = w.form
      union all
      select o.store_id, w.order_no, o.order_no from wanted w
      join near using (in_store, form) join customer_order o using (order_id)
    )
    select store_id, order_no, min(other) as other from found where other <> order_no group by 1, 2`.execute(
    trx,
  );
  return {
    taken: new Set(taken.map((row) => orderKey(row.store_id, row.order_no))),
    alike: new Map(alike.map((row) => [orderKey(row.store_id, row.order_no), row.other])),
  };
}

/** A moment that names its offset from UTC, `2026-11-21 09:30:00 -0500` (see `fieldFault` of the import engine). */
const offsetAtEnd = String.raw`\d:\d\d ?(Z|[+-]\d\d:?\d\d)$`;

/**
 * Creates orders with their packages, and a shipment awaiting its label for each; vendor orders when the store is a retailer that
 * orders from the user (`vendorChannels`). Times that name no zone are read in `timeZone`;
 * the orders refer to the task of their import, so that it can be reverted.
 *
 * @returns the keys of orders that another transaction created meanwhile; the caller must then roll back
 */
export async function insertOrders(
  trx: Trx,
  drafts: readonly OrderDraft[],
  { timeZone, userId, now, taskId }: { timeZone: string; userId: string; now: Date; taskId: string },
): Promise<Set<string>> {
  const refused = new Set<string>();
  for (let start = 0; start < drafts.length; start += ordersPerStatement) {
    const some = drafts.slice(start, start + ordersPerStatement);
    const created = await sql<{ order_id: string; store_id: string | null; order_no: string }>`
      insert into customer_order (
        order_no, store_id, order_type, sender, recipient, carrier_name, service_code, reference, reference2,
        signature_type, is_cod, cod_amount, pay_method, insurance_declared, lithium, battery_type, import_task_id, created_at
      )
      select
        order_no, store_id,
        case when store_id in (select store_id from store where channel = any (${vendorChannels}::integer[]))
          then 'VENDOR' else 'SELLER' end,
        sender, recipient, carrier_name, service_code, reference, reference2, signature_type,
        is_cod, cod_amount, pay_method, insurance_declared, lithium, battery_type, ${taskId}::bigint,
        case
          when created is null then now()
          when created ~ ${offsetAtEnd} then created::timestamptz
          else created::timestamp at time zone ${timeZone}
        end
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as draft (
        order_no text, store_id bigint, sender jsonb, recipient jsonb, carrier_name text, service_code text,
        reference text, reference2 text, signature_type text, is_cod boolean, cod_amount numeric, pay_method text,
        insurance_declared numeric, lithium text, battery_type integer, created text
      )
      on conflict do nothing
      returning order_id, store_id, order_no`.execute(trx);
    const ids = new Map(created.rows.map((row) => [orderKey(row.store_id, row.order_no), row.order_id]));
    const idOf = (draft: OrderDraft) => ids.get(orderKey(draft.store_id, draft.order_no));
    for (const draft of some) if (!idOf(draft)) refused.add(orderKey(draft.store_id, draft.order_no));
    if (refused.size > 0) return refused;
    await addOrderEvents(trx, [...ids.values()], { kind: 'imported', userId, at: now });
    await insertPackages(
      trx,
      some.flatMap((draft) =>
        draft.packages.map((one, at) => ({ ...one, order_id: idOf(draft)!, package_no: at + 1 })),
      ),
    );
    await insertShipments(
      trx,
      some.map((draft) => ({
        order_id: idOf(draft)!,
        carrier_name: draft.carrier_name,
        service_code: draft.service_code,
      })),
    );
  }
  return refused;
}

async function insertPackages(
  trx: Trx,
  packages: readonly (OrderDraft['packages'][number] & { order_id: string; package_no: number })[],
): Promise<void> {
  await sql`
    insert into order_package (order_id, package_no, package_type, length, width, height, weight1, weight2, unit)
    select order_id, package_no, package_type, length, width, height, weight1, weight2, unit
    from jsonb_populate_recordset(null::order_package, ${JSON.stringify(packages)}::jsonb)`.execute(trx);
}

/** Orders named in a refusal. */
const namedMost = 5;

/** The orders that people have added something to which would be lost. */
async function readWorkedOn(trx: Trx, orderIds: readonly string[]): Promise<ListParam> {
  const { rows } = await sql<{ order_no: string; total: number }>`
    select o.order_no, (count(*) over ())::int as total from customer_order o
    where o.order_id = any (${[...orderIds]}::bigint[]) and ${isWorkedOn}
    order by o.order_id limit ${namedMost}`.execute(trx);
  return { items: rows.map((row) => row.order_no), total: rows[0]?.total ?? 0 };
}

/**
 * Removes the orders that an import created, with their packages and shipments.
 *
 * @throws RequestError 409 when one has changed since, its shipment was worked on, or people have added something to it
 */
export async function revertOrders(trx: Trx, { taskId, writtenAt }: WrittenImport): Promise<RevertCounts> {
  const { rows } = await sql<{ ids: string[]; changed: number }>`
    select
      coalesce(array_agg(order_id), '{}') as ids,
      (count(*) filter (where external_id is not null or (
        (updated_at <> ${writtenAt}::timestamptz or version <> 1 or order_status <> 'UNSHIPPED'
          or tags <> '{}' or warehouse_id is not null)
        -- What automation rules alone have changed goes with the order.
        and not (exists (select from automation_trace t where t.order_id = held.order_id) and not exists (
          select from order_event e where e.order_id = held.order_id and e.user_id is not null and e.kind <> 'imported'))
      )))::int as changed
    from (
      select * from customer_order where import_task_id = ${taskId}::bigint order by order_id for update
    ) held`.execute(trx);
  const { ids, changed } = rows[0]!;
  const used = await countOrdersInUse(trx, ids);
  refuseRevertOf({ changed, used, workedOn: await readWorkedOn(trx, ids) });
  const removed = await sql`
    delete from customer_order where order_id = any (${ids}::bigint[])`.execute(trx);
  return { removed: Number(removed.numAffectedRows ?? 0), restored: 0 };
}
