import type { SignedInContext } from '../../platform/context.ts';
import type { OrderLookup } from './check-orders.ts';
import { storeNames, takenOrders } from './order-import.store.ts';

/** Looks orders and stores up in the caller's organization. */
export async function orderLookup({ db }: Pick<SignedInContext, 'db'>): Promise<OrderLookup> {
  return {
    stores: await db(storeNames),
    taken: (orders) => db((trx) => takenOrders(trx, orders)),
  };
}
