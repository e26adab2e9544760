import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { addOrderEvent, applyStoreState } from '../orders/index.ts';
import type { UnreadableOrder } from './channels/channel-connector.ts';
import './store-pull.table.ts';

/**
 * Puts an open order on hold whose store has changed it so that it cannot be imported any more: what is known of it here may be wrong
 * (decision 0194). Once a person has resumed it, only another change holds it again. Call it before the order is kept aside.
 */
export async function holdStale(
  trx: Trx,
  storeId: string,
  { externalId, content }: UnreadableOrder,
  now: Date,
): Promise<void> {
  // Without its digest it is taken again once it can be read, even where it is as before.
  const { rows } = await sql<{ id: string }>`
    update customer_order o set external_digest = '', updated_at = ${now}
    where o.store_id = ${storeId} and o.external_id = ${externalId}
      and (o.order_status in ('UNSHIPPED', 'PARTIALLY_SHIPPED') or o.merge_role = 'PART')
      and not exists (
        select from held_order h
        where h.store_id = o.store_id and h.external_id = o.external_id
          and h.content = ${JSON.stringify(content)}::jsonb)
    returning o.order_id as id`.execute(trx);
  for (const { id } of rows) {
    await applyStoreState(trx, id, 'store-hold', now, 'CHANGED');
    await addOrderEvent(trx, id, { kind: 'changed-by-store', at: now });
  }
}
