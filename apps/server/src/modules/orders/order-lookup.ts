import type { SignedInContext } from '../../platform/context.ts';
import type { OrderLookup } from './check-orders.ts';
import { findOrders, storeNames } from './order-import.store.ts';

/** Looks orders and stores up in the caller's organization. */
export async function orderLookup({ db }: Pick<SignedInContext, 'db'>): Promise<OrderLookup> {
  return {
    stores: await db(storeNames),
    find: (orders) => db((trx) => findOrders(trx, orders)),
  };
}
