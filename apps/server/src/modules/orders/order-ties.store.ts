import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import './order.table.ts';

/** An order that contains goods of another: itself, those split from it, and those that either was merged into. */
interface Tied {
  orderId: string;
  /** The order it ships with; null: it ships by itself. */
  whole: string | null;
}

/** The orders that are also affected by a store's report about one. */
export async function readTies(trx: Trx, orderId: string): Promise<Tied[]> {
  const { rows } = await sql<Tied>`
    select order_id::text as "orderId", case when merge_role = 'PART' then merged_into::text end as whole
    from customer_order where order_id = ${orderId} or split_from = ${orderId} order by order_id`.execute(
    trx,
  );
  return rows;
}

/**
 * The ids of an order and of those that its goods were in before: those merged into it, each order that it or they were split from, and
 * the merge that it was in until that was undone. What people have added to those concerns it too.
 */
export const originsOf = (orderId: string): Sql => sql`(
  with recursive origin as (
    select ${orderId}::bigint as order_id
    union
    select earlier.order_id from origin cross join lateral (
      select part.order_id from customer_order part where part.merged_into = origin.order_id
      union all
      select own.split_from from customer_order own where own.order_id = origin.order_id and own.split_from is not null
      union all
      select (told.detail->'orders'->0->>'orderId')::bigint from order_event told
      where told.order_id = origin.order_id and told.kind in ('split-from', 'unmerged-from')
    ) earlier
  )
  select order_id from origin)`;

/** Whether other orders, or a warehouse, have goods of this one: then it cannot be deleted. */
export async function isTied(trx: Trx, orderId: string): Promise<boolean> {
  const ties = await readTies(trx, orderId);
  if (ties.length > 1 || ties.some(({ whole }) => whole !== null)) return true;
  const { rows } = await sql`
    select from outbound where order_id = ${orderId} and status <> 'CANCELLED'`.execute(trx);
  return rows.length > 0;
}

/** Condition on orders `o`: people have added something that would go with them: a note, a file, a row of a batch of labels. */
export const isWorkedOn = sql<boolean>`(
  exists (select from order_event e where e.order_id = o.order_id and e.kind = 'noted' and e.user_id is not null)
  or exists (select from order_attachment a where a.order_id = o.order_id)
  or exists (select from label_batch_row r where r.order_id = o.order_id))`;

/** Whether people have worked on an order, so that its store may cancel it but not delete it. */
export async function hasWork(trx: Trx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from customer_order o where o.order_id = ${orderId} and (o.own_fields <> '{}' or ${isWorkedOn})`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Whether an order is the store's complete order, not a part or a merge. */
export async function isUndivided(trx: Trx, orderId: string): Promise<boolean> {
  const ties = await readTies(trx, orderId);
  return ties.length === 1 && ties[0]?.whole === null;
}
