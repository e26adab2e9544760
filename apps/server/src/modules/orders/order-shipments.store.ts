import type { Address } from '@lading/contracts/core';
import type { OrderDetail } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** Condition on labels under an alias: void, while no other label was bought or is being bought for the same package. */
export const needsRelabel = (
  alias: string,
) => sql<boolean>`(${sql.ref(`${alias}.voided_at`)} is not null and not exists (
  select from shipment next cross join unnest(next.relabeled_packages) with ordinality as part (no, place)
  where next.relabel_of = ${sql.ref(`${alias}.shipment_id`)} and part.no = ${sql.ref(`${alias}.package_no`)}
    and next.shipment_status <> 'VOIDED' and (next.shipment_status <> 'AWAITING_LABEL' or next.label_status = 'PURCHASING')
    and not exists (select from label gone where gone.shipment_id = next.shipment_id and gone.package_no = part.place
      and gone.voided_at is not null)))`;

/** Condition on shipments under an alias: a second label of packages of it was bought or is being bought, and is not void. */
export const isRelabeled = (
  alias: string,
) => sql<boolean>`exists (select from shipment next where next.relabel_of = ${sql.ref(`${alias}.shipment_id`)}
  and (next.shipment_status not in ('AWAITING_LABEL', 'VOIDED') or next.label_status = 'PURCHASING'))`;

/** The shipments of an order of which something leaves with a second label, whatever became of the first. */
export async function relabeledOf(trx: Trx, orderId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('shipment as s')
    .select('s.shipment_id')
    .where('s.order_id', '=', orderId)
    .where(isRelabeled('s'))
    .execute();
  return new Set(rows.map((row) => row.shipment_id));
}

/** The shipments of an order, oldest first. */
export async function shipmentsOfOrder(trx: Trx, orderId: string): Promise<OrderDetail['shipments']> {
  const rows = await trx
    .selectFrom('shipment')
    .selectAll()
    .select(
      sql<string>`case when return_of is null and relabel_of is null and label_status in ('PURCHASED', 'PRINTED')
        then (select count(*) from label where label.shipment_id = shipment.shipment_id and ${needsRelabel('label')})
        else 0 end`.as('to_relabel'),
    )
    .where('order_id', '=', orderId)
    .orderBy('shipment_id')
    .execute();
  return rows.map((row) => ({
    shipmentId: row.shipment_id,
    shipmentNo: row.shipment_no,
    trackingNumber: row.tracking_number,
    shipmentStatus: row.shipment_status,
    labelStatus: row.label_status,
    isReturn: row.return_of !== null,
    isRelabel: row.relabel_of !== null,
    toRelabel: Number(row.to_relabel),
    isMarked: row.marked_at !== null && row.shipment_status !== 'VOIDED',
  }));
}

/** Where the latest shipment of an order was sent from; null before one was. */
export async function senderOfShipments(trx: Trx, orderId: string): Promise<Address | null> {
  const row = await trx
    .selectFrom('shipment')
    .select('sender')
    .where('order_id', '=', orderId)
    .where('sender', 'is not', null)
    .where('return_of', 'is', null)
    .orderBy('shipment_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sender ?? null;
}

/** The addresses of a shipment of an order, as on its label; undefined when the order has no such shipment. */
export async function partiesOfShipment(
  trx: Trx,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
): Promise<{ sender: Address | null; recipient: Address | null; isReturn: boolean } | undefined> {
  const row = await trx
    .selectFrom('shipment')
    .select(['sender', 'recipient', 'return_of'])
    .where('shipment_id', '=', shipmentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && { sender: row.sender, recipient: row.recipient, isReturn: row.return_of !== null };
}

/** A shipment to create for an order. */
export interface ShipmentDraft {
  order_id: string;
  carrier_name: string | null;
  service_code: string | null;
}

/** Creates one shipment for each of the orders; awaiting its label. */
export async function insertShipments(trx: Trx, shipments: readonly ShipmentDraft[]): Promise<void> {
  await sql`
    insert into shipment (order_id, shipment_no, shipment_status, carrier_name, service_code)
    select order_id, 'SH' || order_id, 'AWAITING_LABEL', carrier_name, service_code
    from jsonb_populate_recordset(null::shipment, ${JSON.stringify(shipments)}::jsonb)`.execute(trx);
}

/** Creates one more shipment for an order, for the remaining goods, awaiting its label. */
export async function insertFurtherShipment(trx: Trx, orderId: string, now: Date): Promise<void> {
  await sql`
    insert into shipment (order_id, shipment_no, shipment_status, created_at)
    select ${orderId}, 'SH' || ${orderId}::text || '-' || (count(*) + 1), 'AWAITING_LABEL', ${now}
    from shipment where order_id = ${orderId} and return_of is null and relabel_of is null`.execute(trx);
}

/**
 * Creates one more shipment for an order whose latest one has a void label while an earlier one has left: its lines are those goods,
 * which leave no more, unless some of them do with a second label, bought or being bought. @returns whether it did
 */
export async function insertRestOfVoid(trx: Trx, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with parcel as (
      select shipment_id, shipment_status from shipment
      where order_id = ${orderId} and return_of is null and relabel_of is null
    ), latest as (select * from parcel order by shipment_id desc limit 1)
    insert into shipment (order_id, shipment_no, shipment_status, created_at)
    select ${orderId}, 'SH' || ${orderId}::text || '-' || (select count(*) + 1 from parcel), 'AWAITING_LABEL', ${now}
    from latest where shipment_status = 'VOIDED'
      and exists (select from parcel where shipment_status not in ('AWAITING_LABEL', 'VOIDED'))
      and not exists (select from parcel where shipment_status = 'AWAITING_LABEL')
      and not ${isRelabeled('latest')}
    returning shipment_id`.execute(trx);
  return rows.length > 0;
}

/**
 * The number of orders with work that cannot be undone: a label request, a shipment changed since its creation, a warehouse at work.
 */
export async function countOrdersInUse(trx: Trx, orderIds: readonly string[]): Promise<number> {
  const ids = [...orderIds];
  const { rows } = await sql<{ used: number }>`
    select count(*)::int as used from (
      select shipment.order_id
      from shipment
      where shipment.order_id = any (${ids}::bigint[]) and (
        shipment_status <> 'AWAITING_LABEL' or label_status <> 'NONE' or tracking_number is not null
        or exists (select from label_purchase where label_purchase.shipment_id = shipment.shipment_id)
      )
      union
      select order_id from outbound where order_id = any (${ids}::bigint[]) and status <> 'CANCELLED'
    ) used`.execute(trx);
  return rows[0]!.used;
}
