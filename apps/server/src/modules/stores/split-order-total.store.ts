import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/**
 * Writes the total of an order without its split parts, which have their own totals. A part that its store no longer wants takes nothing off
 * it: call this once those are canceled.
 */
export async function writeTotal(trx: Trx, orderId: string, total: number | null): Promise<void> {
  await sql`
    update customer_order o set total_amount = greatest(${total}::numeric - coalesce((
      select sum(part.total_amount) from customer_order part
      where part.split_from = o.order_id and part.not_wanted_at is null), 0), 0)
    where o.order_id = ${orderId} and ${total}::numeric is not null`.execute(trx);
}
