import type { OrderOverview, OrderStatus } from '@lading/contracts/entities/order';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './order.table.ts';

/**
 * Today and yesterday in numbers, days beginning at midnight in `timeZone` (an IANA name that PostgreSQL knows), and how
 * many orders stand where. What was cancelled brings nothing; amounts of different currencies are never added up.
 */
export async function readOrderOverview(trx: Trx, timeZone: string): Promise<OrderOverview> {
  const midnight = sql`(date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone})`;
  const days = await sql<{
    today: boolean;
    currency: string | null;
    orders: string;
    units: string;
    amount: string | null;
  }>`
    select o.created_at >= ${midnight} as today, o.currency, count(*) as orders, sum(o.total_amount) as amount,
      coalesce(sum((select sum(l.quantity) from order_line l where l.order_id = o.order_id)), 0) as units
    from customer_order o
    where o.created_at >= ${midnight} - interval '1 day' and o.order_status <> 'CANCELLED'
    group by 1, 2 order by amount desc nulls last`.execute(trx);
  const dayOf = (today: boolean): OrderOverview['today'] => {
    const rows = days.rows.filter((row) => row.today === today);
    return {
      orderCount: rows.reduce((sum, row) => sum + Number(row.orders), 0),
      quantity: rows.reduce((sum, row) => sum + Number(row.units), 0),
      amounts: rows.flatMap(({ currency, amount }) =>
        currency === null || amount === null ? [] : [{ currency, amount: Number(amount) }],
      ),
    };
  };
  const counts = await trx
    .selectFrom('customer_order')
    .select(['order_status', sql<string>`count(*)`.as('orders')])
    .groupBy('order_status')
    .execute();
  const statusCounts: Partial<Record<OrderStatus, number>> = {};
  for (const row of counts) statusCounts[row.order_status] = Number(row.orders);
  return { today: dayOf(true), yesterday: dayOf(false), statusCounts };
}
