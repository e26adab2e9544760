import type { orderDetailApi, orderPapersApi, orderTrendApi, ordersApi } from '@lading/contracts/orders';
import type { HandlersOf } from '../../platform/register-service.ts';
import { notFound } from '../../platform/request-error.ts';
import {
  countOrdersByStatus,
  findOrder,
  listOrders,
  listTags,
  overviewOfDay,
  trendOfDays,
} from './order.service.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DollarsOf } from './customs-form-rules.ts';
import { customsFormFile, type CitationOf, type TaxIdsOf } from './customs-form.service.ts';
import { packingSlipFile } from './packing-slip.service.ts';

/** The order list (decision D9). */
export function orderHandlers() {
  return {
    orderPage: ({ db }, { query }) => db((trx) => listOrders(trx, query)),
    orderStatusCounts: ({ db }, { query }) => db((trx) => countOrdersByStatus(trx, query)),
    orderTags: ({ db }) => db(listTags),
    orderOverview: ({ db }, { query }) => db((trx) => overviewOfDay(trx, query.timeZone)),
  } satisfies Partial<HandlersOf<typeof ordersApi>>;
}

/** One order (decision D9). */
export function orderDetailHandlers() {
  return {
    orderDetail: async ({ db }, { params }) => {
      const found = await db((trx) => findOrder(trx, params.orderId));
      if (!found) throw notFound();
      return found;
    },
  } satisfies HandlersOf<typeof orderDetailApi>;
}

/** Printed documents of orders besides labels. */
export function orderPaperHandlers(
  { clock }: Platform,
  others: { taxIdsOf: TaxIdsOf; citationOf: CitationOf; dollarsOf: DollarsOf },
) {
  return {
    packingSlips: (context, { body }) => packingSlipFile(context, body),
    customsForm: (context, { body }) => customsFormFile(context, { clock, ...others }, body),
  } satisfies HandlersOf<typeof orderPapersApi>;
}

/** Recent order figures. */
export function orderTrendHandlers() {
  return {
    orderTrend: ({ db }, { query }) => db((trx) => trendOfDays(trx, query)),
  } satisfies HandlersOf<typeof orderTrendApi>;
}
