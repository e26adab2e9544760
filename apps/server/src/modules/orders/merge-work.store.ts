import type { OrderField } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './order.table.ts';

/** What was done on a merge of orders, and the tags of its orders. */
export interface MergeWork {
  /** Of the merge. */
  tags: string[];
  parts: { orderId: string; tags: string[] }[];
  /** The fields that were edited on it. */
  fields: OrderField[];
}

/** Reads what was done on a merge. @param partIds its orders, locked as the merge is */
export async function readMergeWork(
  trx: Trx,
  { whole, partIds }: { whole: string; partIds: readonly string[] },
): Promise<MergeWork> {
  const orders = await trx
    .selectFrom('customer_order')
    .select(['order_id', 'tags'])
    .where('order_id', '=', sql<string>`any (${[whole, ...partIds]}::bigint[])`)
    .execute();
  const tagsOf = new Map(orders.map(({ order_id: orderId, tags }) => [orderId, tags]));
  const { rows } = await sql<{ field: OrderField }>`
    select distinct field from order_event e cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(e.detail->'fields') when 'array' then e.detail->'fields' else '[]' end) as field
    where e.order_id = ${whole} and e.kind = 'edited' order by field`.execute(trx);
  return {
    tags: tagsOf.get(whole) ?? [],
    parts: partIds.map((orderId) => ({ orderId, tags: tagsOf.get(orderId) ?? [] })),
    fields: rows.map(({ field }) => field),
  };
}
