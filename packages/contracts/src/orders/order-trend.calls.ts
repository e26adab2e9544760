import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { timeZone } from '../core/time-zone.ts';
import { queryInteger } from '../core/wire-values.ts';
import { moneyTotals } from './order.ts';

/** The orders of one day in numbers, without canceled ones. */
const orderDay = z.object({
  /** YYYY-MM-DD in the requested time zone. */
  day: z.string(),
  orderCount: z.number().int().nonnegative(),
  amounts: moneyTotals,
});

/** Consecutive days, the last one today; a day without orders has zeros. */
export const orderTrend = z.object({ days: z.array(orderDay) });
export type OrderTrend = z.infer<typeof orderTrend>;

/** Ours: incoming orders of recent days. Separate from `ordersApi`, since the order list does not use it. */
export const orderTrendApi = defineService('orderTrend', {
  orderTrend: {
    method: 'GET',
    path: `${productService('order')}/order/trend`,
    access: 'signed-in',
    summary: 'Order totals of the last days.',
    query: z.object({
      /** IANA name; a day starts at midnight there. */
      timeZone,
      /** Number of days, including today. */
      days: queryInteger(2, 31),
    }),
    data: orderTrend,
    errors: 'silent',
  },
});
