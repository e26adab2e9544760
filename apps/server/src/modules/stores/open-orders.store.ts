import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './store-pull.table.ts';

/**
 * The channel's ids of the next orders to ask a store for, because they are open here, or in an open merge. A round begins a day after the last one,
 * and each call goes on where the one before ended. Orders placed more than 50 days ago are left out: a key of Shopify usually sees those of 60
 * days only.
 */
export async function openOrdersToAsk(trx: Trx, storeId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with round as (
      select store_id, coalesce(open_asked_id, 0) as last_id from store_source
      where store_id = ${storeId} and (open_asked_id is not null or open_round_at < now() - interval '1 day')
    ), asked as (
      select o.order_id, o.external_id from round r join customer_order o on o.store_id = r.store_id
      where o.order_id > r.last_id and o.external_id is not null and o.import_task_id is null
        and o.read_again_at is null and o.created_at > now() - interval '50 days'
        and (o.order_status in ('UNSHIPPED', 'ON_HOLD', 'PARTIALLY_SHIPPED') or (o.merge_role = 'PART' and exists (
          select from customer_order w
          where w.order_id = o.merged_into and w.order_status in ('UNSHIPPED', 'ON_HOLD', 'PARTIALLY_SHIPPED'))))
      order by o.order_id limit ${most}::integer
    ), moved as (
      update store_source s set
        open_asked_id = case when (select count(*) from asked) = ${most}::integer
          then (select max(order_id) from asked) end,
        open_round_at = case when s.open_asked_id is null then now() else s.open_round_at end
      from round r where s.store_id = r.store_id
    )
    select external_id as id from asked order by order_id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Whether a key of Shopify usually no longer sees an order because of its age, so that it looks deleted there. */
export async function isBeyondSight(trx: Trx, storeId: string, externalId: string): Promise<boolean> {
  const { rows } = await sql`
    select from customer_order o join store_source s on s.store_id = o.store_id
    where o.store_id = ${storeId} and o.external_id = ${externalId} and s.connector = 'shopify'
      and o.created_at < now() - interval '59 days'`.execute(trx);
  return rows.length > 0;
}
