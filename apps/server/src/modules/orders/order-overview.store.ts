import type { OrderOverview, OrderTrend } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { countOrdersByStatus } from './order-page.store.ts';
import './order.table.ts';

/** When today began in a time zone. */
const midnightIn = (timeZone: string) =>
  sql`(date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone})`;

/**
 * Figures for today and yesterday, with days starting at midnight in `timeZone` (an IANA name known to PostgreSQL), and how
 * many orders are in each state and queue. Canceled orders add no revenue; amounts of different currencies are never added up.
 */
export async function readOrderOverview(trx: Trx, timeZone: string): Promise<OrderOverview> {
  const midnight = midnightIn(timeZone);
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
  const { counts, over, queues } = await countOrdersByStatus(trx, {});
  return {
    today: dayOf(true),
    yesterday: dayOf(false),
    statusCounts: counts,
    statusCountsOver: over,
    queues,
  };
}

/** The orders of the last `days` days including today, by creation day in `timeZone`. */
export async function readOrderTrend(
  trx: Trx,
  { timeZone, days }: { timeZone: string; days: number },
): Promise<OrderTrend> {
  const { rows } = await sql<{
    day: string;
    currency: string | null;
    orders: string;
    amount: string | null;
  }>`
    with days as (
      select generate_series(today - ${days - 1}::integer, today, '1 day')::date as day
      from (select (now() at time zone ${timeZone})::date as today) as now
    ), totals as (
      select (o.created_at at time zone ${timeZone})::date as day, o.currency, count(*) as orders, sum(o.total_amount) as amount
      from customer_order o
      where o.created_at >= ${midnightIn(timeZone)} - make_interval(days => ${days}::integer) and o.order_status <> 'CANCELLED'
      group by 1, 2
    )
    select days.day::text, currency, coalesce(orders, 0) as orders, amount
    from days left join totals using (day) order by days.day, amount desc nulls last`.execute(trx);
  const byDay = new Map<string, OrderTrend['days'][number]>();
  for (const { day, currency, orders, amount } of rows) {
    const total = byDay.get(day) ?? { day, orderCount: 0, amounts: [] };
    total.orderCount += Number(orders);
    if (currency !== null && amount !== null) total.amounts.push({ currency, amount: Number(amount) });
    byDay.set(day, total);
  }
  return { days: [...byDay.values()] };
}
