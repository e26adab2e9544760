import { z } from 'zod';
import { askStore, basket, type BigCommerceStore, type Filters } from './bigcommerce-store.ts';
import { ChannelError } from './channel-error.ts';

const count = z.object({
  count: z.number().int(),
  statuses: z.array(z.looseObject({ id: z.number(), count: z.number().int() })).catch([]),
});
/** No order was changed after that. */
const farFuture = new Date('2200-01-01T00:00:00Z');

/**
 * The number of orders changed since a moment, according to the store, without baskets. Undefined when it gives none, since nothing else
 * depends on it, or counts all its orders whatever it is asked for.
 */
export async function countOf(store: BigCommerceStore, since: Date | null): Promise<number | undefined> {
  try {
    const told = await ordersIn(store, since && after(since));
    const isFiltered = !since || told === 0 || (await ordersIn(store, after(farFuture))) === 0;
    return isFiltered ? told : undefined;
  } catch (fault) {
    if (fault instanceof ChannelError) return undefined;
    throw fault;
  }
}

const after = (moment: Date): Filters => ({ min_date_modified: moment.toISOString() });

async function ordersIn(store: BigCommerceStore, filters: Filters | null): Promise<number> {
  const given = await askStore(store, count, '/count', filters ?? {}, { tries: 1 });
  return given.count - (given.statuses.find(({ id }) => id === basket)?.count ?? 0);
}
