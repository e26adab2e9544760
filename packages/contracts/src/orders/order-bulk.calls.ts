import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { listChoice, listQuery, pageOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { chosenMost, startedTask } from '../tasks/export.ts';
import { orderBulkRequest } from './order-acts.ts';
import { bulkReport, bulkRow, bulkRowStates } from './order-bulk.ts';
import { orderFilters, orderSortable } from './order-filters.ts';

const base = `${productService('order')}/order/bulk` as const;
const params = z.object({ taskId: wireId });

const bulkOrders = z.union([
  z.object({ ids: z.array(wireId).min(1).max(chosenMost) }),
  /** Those of an address check whose suggestion can be applied now. */
  z.object({ suggestedIn: wireId }),
  z.object({ matching: listChoice(orderSortable).pick({ search: true }).extend(orderFilters) }),
]);
/** The orders of a bulk action when it is started. */
export type BulkOrders = z.input<typeof bulkOrders>;

/**
 * Ours: one action on many orders, run by the server (decision 0053). People see their own, owners those of the whole
 * organization. It is canceled like any other task; a retry covers the refused and unprocessed orders.
 */
export const orderBulkApi = defineService('order-bulk', {
  /** The orders that match at the time of the call; each gets its own result. */
  startBulk: {
    method: 'POST',
    path: base,
    access: 'signed-in',
    idempotent: true,
    summary: 'Starts a bulk action on chosen orders, or on all that match.',
    body: z.object({
      request: orderBulkRequest,
      orders: bulkOrders,
    }),
    data: startedTask,
  },
  bulkReport: {
    method: 'GET',
    path: `${base}/{taskId}`,
    access: 'signed-in',
    summary: 'The progress of a bulk action on orders.',
    params,
    data: bulkReport,
  },
  bulkRows: {
    method: 'GET',
    path: `${base}/{taskId}/rows`,
    access: 'signed-in',
    summary: 'The orders of a bulk action, with the result of each.',
    params,
    query: listQuery(['rowNo']).extend({ state: z.enum(bulkRowStates).optional() }),
    data: pageOf(bulkRow),
  },
});
