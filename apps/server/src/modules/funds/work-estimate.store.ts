import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { itemsOf, type ClientAt, type EventFacts } from './rating.store.ts';
import type { RatedItem } from './rating-rules.ts';

/** Products for rating, one unit each, with the card of a client on the warehouse's current day. */
export async function readItemsToRate(
  trx: Trx,
  { orgId, warehouseId, now, productIds }: ClientAt & { now: Date; productIds: readonly string[] },
): Promise<{ items: RatedItem[]; card: EventFacts['card'] }> {
  const { rows } = await sql<{ items: RatedItem[]; card: EventFacts['card'] }>`
    select ${itemsOf(sql`select distinct id as product_id, 1 as quantity from unnest(${productIds}::bigint[]) id`)} as items,
      (select json_build_object('cardId', c.card_id::text, 'currency', c.currency, 'rules', c.rules)
        from rate_card_on(w.warehouse_id, ${orgId}, (${now}::timestamptz at time zone w.time_zone)::date) c) as card
    from warehouse w where w.warehouse_id = ${warehouseId}`.execute(trx);
  return rows[0] ?? { items: [], card: null };
}

/** Sum of the charges for all events of a record; undefined when there are none. */
export async function readChargedFor(
  trx: Trx,
  { kind, id }: { kind: string; id: string },
): Promise<{ amount: string; currency: string } | undefined> {
  const { rows } = await sql<{ amount: string; currency: string }>`
    select sum(c.amount)::text as amount, min(c.currency) as currency from wms_event e join charge c using (event_id)
    where e.subject_kind = ${kind} and e.subject_id = ${id} having count(*) > 0`.execute(trx);
  return rows[0];
}
