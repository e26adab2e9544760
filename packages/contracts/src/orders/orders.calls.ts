import { z } from 'zod';
import { orderOverview, orderQueues, orderStatuses, orderSummary } from './order.ts';
import { orderFilters, orderNarrowing, orderSortable } from './order-filters.ts';
import { chosenRows, exportOf, startedTask } from '../tasks/export.ts';
import { listChoice, listQuery, pageOf, statusCountsOf } from '../core/page.ts';
import { timeZone } from '../core/time-zone.ts';
import { productService } from '../core/product.ts';
import { defineService } from '../core/define-service.ts';

const base = productService('order');

/** Orders as their list shows them (spec §7; decision D9); one order is `orderDetailApi`, their import `orderImportApi`. */
export const ordersApi = defineService('orders', {
  orderPage: {
    method: 'GET',
    path: `${base}/order/page`,
    access: 'signed-in',
    summary: 'Lists orders.',
    query: listQuery(orderSortable).extend(orderFilters),
    data: pageOf(orderSummary),
  },
  /** Ours: the filtered and sorted list as a file, created in the background (decision D7). */
  exportOrders: {
    method: 'POST',
    path: `${base}/order/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the orders of the list.',
    body: exportOf(listChoice(orderSortable).extend({ ...orderFilters, ...chosenRows })),
    data: startedTask,
  },
  /** Ours, for the tabs of the list; a back end without it only lacks their numbers (decision D2). */
  orderStatusCounts: {
    method: 'GET',
    path: `${base}/order/statusCounts`,
    access: 'signed-in',
    summary: 'Counts the orders that match a search and filters, by status and by queue.',
    query: listChoice(orderSortable).pick({ search: true }).extend(orderNarrowing),
    data: statusCountsOf(orderStatuses).extend({
      /** Orders by queue; they are part of the counts by status. */
      queues: statusCountsOf(orderQueues).optional(),
    }),
    errors: 'silent',
  },
  /** Ours, for the filter of the list; a back end without it only lacks the filter (decision D2). */
  orderTags: {
    method: 'GET',
    path: `${base}/order/tags`,
    access: 'signed-in',
    summary: 'The tags that orders have, in order; the first 200.',
    data: z.array(z.string()),
    errors: 'silent',
  },
  /** Ours, for the strip above the order list; a back end without it only lacks the strip (decision D2). */
  orderOverview: {
    method: 'GET',
    path: `${base}/order/overview`,
    access: 'signed-in',
    summary: 'Order totals of today and yesterday, and the number of orders by status.',
    query: z.object({
      /** IANA name; the day starts at midnight there. */
      timeZone,
    }),
    data: orderOverview,
    errors: 'silent',
  },
});
