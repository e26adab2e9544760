import type { order } from '@lading/contracts/services/order';
import type { HandlersOf } from '../../platform/register-service.ts';
import { notFound } from '../../platform/request-error.ts';
import { findOrder, listOrders, listStores, overviewOfDay } from './order.service.ts';

/** Order list and detail (decision D9), and the stores they come from (spec §7, "Stores"). */
export function orderHandlers() {
  return {
    storeList: ({ db }) => db((trx) => listStores(trx, { activeOnly: false })),
    activeStores: ({ db }) => db((trx) => listStores(trx, { activeOnly: true })),
    orderPage: ({ db }, { query }) => db((trx) => listOrders(trx, query)),
    orderOverview: ({ db }, { query }) => db((trx) => overviewOfDay(trx, query.timeZone)),
    orderDetail: async ({ db }, { params }) => {
      const found = await db((trx) => findOrder(trx, params.orderId));
      if (!found) throw notFound();
      return found;
    },
  } satisfies Partial<HandlersOf<typeof order>>;
}
