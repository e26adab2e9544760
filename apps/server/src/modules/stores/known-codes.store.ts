import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** The codes of an order of a store here: of what the store wanted shipped, of its lines, and of those that are not packed. */
export async function knownCodes(trx: Trx, storeId: string, externalId: string): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select known.code from customer_order o cross join lateral (
      select jsonb_object_keys(o.due_in_store) as code
      union select l.sku_code from order_line l where l.order_id = o.order_id
      union select n.sku_code from order_line_not_packed n
        where n.order_id = o.order_id and n.sku_code is not null
    ) known
    where o.store_id = ${storeId} and o.external_id = ${externalId}`.execute(trx);
  return new Set(rows.map(({ code }) => code));
}
