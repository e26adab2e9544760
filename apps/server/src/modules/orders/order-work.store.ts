import type { LabelPlan } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { OrderTerm } from './order-act-rules.ts';
import './order.table.ts';

/** The warehouses that the organization is connected with, by name. */
export function listOwnWarehouses(trx: Trx): Promise<{ warehouseId: string; name: string }[]> {
  return trx
    .selectFrom('warehouse_connection as c')
    .innerJoin('warehouse as w', 'w.warehouse_id', 'c.warehouse_id')
    .select(['w.warehouse_id as warehouseId', 'w.warehouse_name as name'])
    .orderBy(sql`order_text(w.warehouse_name) collate "C"`)
    .execute();
}

/** The presets of the organization. */
export async function listPresets(trx: Trx): Promise<{ presetId: string; name: string }[]> {
  const { rows } = await sql<{ presetId: string; name: string }>`
    select preset_id::text as "presetId", name from shipping_preset`.execute(trx);
  return rows;
}

/** Sets the due date of orders; the version of each goes up by one, for people who are editing them. */
export async function writeShipBy(
  trx: Trx,
  orderIds: readonly string[],
  { shipBy, now }: { shipBy: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({ ship_by: shipBy, version: sql<number>`version + 1`, updated_at: now })
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
}

const termColumns = (term: OrderTerm) => {
  switch (term.field) {
    case 'signatureType':
      return { signature_type: term.value };
    case 'insuranceDeclared':
      return { insurance_declared: term.value };
    case 'sender':
      return { sender: term.value && JSON.stringify(term.value) };
    case 'customs':
      return { customs: sql<string>`coalesce(customs, '{}') || ${JSON.stringify(term.value)}::jsonb` };
  }
};

/** Sets signature, insured value or sender of orders; the version of each goes up by one. */
export async function writeTerm(
  trx: Trx,
  orderIds: readonly string[],
  { now, ...term }: OrderTerm & { now: Date },
): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({ ...termColumns(term), version: sql<number>`version + 1`, updated_at: now })
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
}

/** Plans the labels of orders with a preset, or clears the plan. */
export async function planPreset(
  trx: Trx,
  orderIds: readonly string[],
  { presetId, now }: { presetId: string | null; now: Date },
): Promise<void> {
  const plan: LabelPlan | null = presetId === null ? null : { by: 'preset', presetId };
  await trx
    .updateTable('customer_order')
    .set({ label_plan: plan && JSON.stringify(plan), updated_at: now })
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
}

/** Sets the warehouse of orders. */
export async function assignWarehouse(
  trx: Trx,
  orderIds: readonly string[],
  warehouseId: string | null,
): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({ warehouse_id: warehouseId })
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
}

const tagsMost = 200;

/** The tags in use, sorted; each is looked up from the one before it, so the cost depends on the number of tags, not of orders. */
export async function listTags(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    with recursive known (tag) as (
      (select tag from order_tag order by tag limit 1)
      union all
      select (select next.tag from order_tag next where next.tag > known.tag order by next.tag limit 1)
      from known where known.tag is not null
    ) select tag from known where tag is not null limit ${sql.lit(tagsMost)}`.execute(trx);
  return rows.map(({ tag }) => tag);
}

/** Writes the tags of orders. */
export async function writeTags(
  trx: Trx,
  orders: readonly { orderId: string; tags: readonly string[] }[],
): Promise<void> {
  await sql`
    update customer_order o set tags = array(select jsonb_array_elements_text(given.tags))
    from unnest(
      ${orders.map(({ orderId }) => orderId)}::bigint[], ${orders.map(({ tags }) => JSON.stringify(tags))}::jsonb[]
    ) as given (order_id, tags)
    where o.order_id = given.order_id`.execute(trx);
}
