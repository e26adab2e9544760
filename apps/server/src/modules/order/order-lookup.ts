import type { SignedInContext } from '../../platform/context.ts';
import type { OrderLookup } from './check-orders.ts';
import { takenOrders } from './order-import.store.ts';
import { readStores } from './store.store.ts';

/** Looks orders and stores up in the caller's organisation. */
export async function orderLookup({ db }: Pick<SignedInContext, 'db'>): Promise<OrderLookup> {
  return {
    stores: await db((trx) => readStores(trx, { activeOnly: false })),
    taken: (orders) => db((trx) => takenOrders(trx, orders)),
  };
}
