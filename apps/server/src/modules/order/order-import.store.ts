import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { insertShipments } from '../shipment/index.ts';
import { orderKey } from './known-orders.ts';
import type { OrderDraft } from './order-draft.ts';
import './order.table.ts';

/** Orders of one statement: keeps the JSON parameter at a few megabytes. */
const ordersPerStatement = 2_000;

/**
 * Makes other imports of the organisation's orders wait until this one is through: two of the same orders in another order of rows
 * would else wait for each other.
 */
export async function awaitOrderImports(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('order-import', current_org_id()))`.execute(trx);
}

/** Which of these orders the organisation has already, by key; see `orderKey`. */
export async function takenOrders(
  trx: Trx,
  orders: readonly { storeId: string | null; orderNo: string }[],
): Promise<Set<string>> {
  if (orders.length === 0) return new Set();
  const found = await sql<{ store_id: string | null; order_no: string }>`
    select o.store_id, o.order_no
    from unnest(
      ${orders.map(({ storeId }) => storeId ?? '0')}::bigint[],
      ${orders.map(({ orderNo }) => orderNo)}::text[]
    ) as wanted (store_id, order_no)
    join customer_order o
      on coalesce(o.store_id, 0) = wanted.store_id and o.order_no = wanted.order_no`.execute(trx);
  return new Set(found.rows.map((row) => orderKey(row.store_id, row.order_no)));
}

/**
 * Creates orders with their packages, and for each a shipment that awaits its label. Times are read in `timeZone`.
 *
 * @returns the keys of the orders that another transaction has created meanwhile; then the caller must undo all
 */
export async function insertOrders(
  trx: Trx,
  drafts: readonly OrderDraft[],
  timeZone: string,
): Promise<Set<string>> {
  const refused = new Set<string>();
  for (let start = 0; start < drafts.length; start += ordersPerStatement) {
    const some = drafts.slice(start, start + ordersPerStatement);
    const created = await sql<{ order_id: string; store_id: string | null; order_no: string }>`
      insert into customer_order (
        order_no, store_id, sender, recipient, carrier_name, service_code, reference, reference2, signature_type,
        is_cod, cod_amount, pay_method, insurance_declared, lithium, battery_type, created_at
      )
      select
        order_no, store_id, sender, recipient, carrier_name, service_code, reference, reference2, signature_type,
        is_cod, cod_amount, pay_method, insurance_declared, lithium, battery_type,
        coalesce(created at time zone ${timeZone}, now())
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as draft (
        order_no text, store_id bigint, sender jsonb, recipient jsonb, carrier_name text, service_code text,
        reference text, reference2 text, signature_type text, is_cod boolean, cod_amount numeric, pay_method text,
        insurance_declared numeric, lithium text, battery_type integer, created timestamp
      )
      on conflict do nothing
      returning order_id, store_id, order_no`.execute(trx);
    const ids = new Map(created.rows.map((row) => [orderKey(row.store_id, row.order_no), row.order_id]));
    const idOf = (draft: OrderDraft) => ids.get(orderKey(draft.store_id, draft.order_no));
    for (const draft of some) if (!idOf(draft)) refused.add(orderKey(draft.store_id, draft.order_no));
    if (refused.size > 0) return refused;
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
