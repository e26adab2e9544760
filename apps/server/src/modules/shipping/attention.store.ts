import {
  attentionDays,
  attentionKinds,
  type AttentionCounts,
  type AttentionKind,
} from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import './shipment.table.ts';

const dayMs = 24 * 3_600_000;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** An answer may come late; after this long, people are shown an unknown outcome. */
const unknownMs = 3_600_000;

/** Shipments that may need attention: those of the indexes of open shipments, of late labels, and of purchases under way. */
const isOpen = (alias: string): Sql =>
  sql`(${sql.ref(`${alias}.shipment_status`)} in ('LABEL_CREATED', 'IN_TRANSIT', 'EXCEPTION')
    or ${sql.ref(`${alias}.late_label_at`)} is not null or ${sql.ref(`${alias}.label_status`)} = 'PURCHASING')`;

/**
 * Why a shipment needs attention, null when it does not. A handled one needs none until there is news. A return label is
 * never late: the customer decides when to send the parcel.
 */
export function attentionOf(alias: string, now: Date): ReturnType<typeof sql<AttentionKind | null>> {
  const of = (name: string): Sql => sql.ref(`${alias}.${name}`);
  return sql<AttentionKind | null>`case
    when ${of('shipment_status')} = 'LABEL_CREATED' and ${of('label_status')} in ('PURCHASED', 'PRINTED')
      and ${of('return_of')} is null and exists (
        select from customer_order canceled where canceled.order_id = ${of('order_id')}
          and canceled.cancelled_in_store_at > coalesce(${of('handled_at')}, '-infinity'))
      then 'ORDER_CANCELED'
    when ${of('shipment_status')} = 'LABEL_CREATED' and ${of('label_status')} in ('PURCHASED', 'PRINTED')
      and ${of('return_of')} is null and exists (
        select from customer_order held where held.order_id = ${of('order_id')} and (
          (held.order_status = 'ON_HOLD' and held.state_by = 'store' and held.hold_reason is distinct from 'CHANGED'
            and held.state_at > coalesce(${of('handled_at')}, '-infinity'))
          or (held.held_in_store_for is distinct from 'CHANGED'
            and held.held_in_store_at > coalesce(${of('handled_at')}, '-infinity'))))
      then 'ORDER_HELD'
    when ${of('shipment_status')} = 'LABEL_CREATED' and ${of('label_status')} in ('PURCHASED', 'PRINTED')
      and ${of('return_of')} is null and exists (
        select from customer_order changed where changed.order_id = ${of('order_id')}
          and changed.changed_in_store_at >= greatest(${of('handled_at')}, (
            select max(p.created_at) from label_purchase p where p.shipment_id = ${of('shipment_id')} and p.state = 'BOUGHT')))
      then 'ORDER_CHANGED'
    when ${of('late_label_at')} > coalesce(${of('handled_at')}, '-infinity') then 'LATE_LABEL'
    when ${of('label_status')} = 'PURCHASING' and exists (
        select from label_purchase p where p.shipment_id = ${of('shipment_id')} and p.state = 'UNKNOWN'
          and p.called_at < ${new Date(now.getTime() - unknownMs)}
          and p.called_at > coalesce(${of('handled_at')}, '-infinity'))
      then 'UNKNOWN_LABEL'
    when ${of('handled_at')} is not null
      and (${of('last_event_at')} is null or ${of('last_event_at')} <= ${of('handled_at')}) then null
    when ${of('shipment_status')} = 'EXCEPTION'
      then case when ${of('tracking_status')} in ('RETURNING', 'RETURNED') then 'RETURNING' else 'EXCEPTION' end
    when ${of('shipment_status')} = 'IN_TRANSIT' and ${of('last_event_at')} < ${before(now, attentionDays.STUCK)}
      then 'STUCK'
    when ${of('shipment_status')} = 'LABEL_CREATED' and ${of('label_status')} in ('PURCHASED', 'PRINTED')
      and ${of('return_of')} is null
      and coalesce((${of('ship_date')} + 1)::timestamp at time zone 'UTC', ${of('created_at')})
        < ${before(now, attentionDays.NEVER_SCANNED)}
      then 'NEVER_SCANNED'
  end`;
}

/** Filters a list for shipments that need attention, for one reason or for any. */
export function needsAttention(alias: string, kind: AttentionKind | 'ANY', now: Date): Sql {
  const why = attentionOf(alias, now);
  return kind === 'ANY'
    ? sql`${isOpen(alias)} and ${why} is not null`
    : sql`${isOpen(alias)} and ${why} = ${kind}`;
}

/** How many shipments need attention, by reason. */
export async function countAttention(trx: Trx, now: Date): Promise<AttentionCounts> {
  const { rows } = await sql<{ kind: AttentionKind; count: string }>`
    select kind, count(*) as count
    from (select ${attentionOf('s', now)} as kind from shipment s where ${isOpen('s')}) open
    where kind is not null group by kind`.execute(trx);
  const counts = Object.fromEntries(attentionKinds.map((kind) => [kind, 0])) as AttentionCounts;
  for (const { kind, count } of rows) counts[kind] = Number(count);
  return counts;
}

/** Marks or unmarks shipments as handled. @returns false, changing none, when the organization does not have all of them */
export async function keepHandled(
  trx: Trx,
  shipmentIds: readonly string[],
  by: { userId: string; at: Date } | null,
): Promise<boolean> {
  const ids = [...new Set(shipmentIds)];
  if (!ids.every(isRowId)) return false;
  const locked = await trx
    .selectFrom('shipment')
    .select('shipment_id')
    .where('shipment_id', 'in', ids)
    .orderBy('shipment_id')
    .forUpdate()
    .execute();
  if (locked.length < ids.length) return false;
  await trx
    .updateTable('shipment')
    .set({ handled_at: by?.at ?? null, handled_by: by?.userId ?? null })
    .where('shipment_id', 'in', ids)
    .execute();
  return true;
}
