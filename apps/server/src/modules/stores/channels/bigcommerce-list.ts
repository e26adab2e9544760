import {
  askStore,
  type BigCommerceOrder,
  type BigCommerceStore,
  type Filters,
  modifiedAt,
  orderList,
} from './bigcommerce-store.ts';
import { ChannelError } from './channel-error.ts';
import { pageSize } from './page-size.ts';

const mostOrders = 50;

/** A part of a list. */
interface BigCommercePart {
  orders: BigCommerceOrder[];
  /** How many orders are asked for at once by now; undefined: there are no more. */
  size: number | undefined;
  /** One order cannot be listed, nor its id: it follows that one. */
  missingAfter?: number;
}

/**
 * Lists of orders by the time of their last change. Each begins where the one before has ended, not at a page's number: an order that
 * changes meanwhile moves to the end, and would have the next page skip another.
 */
export async function* changedLists(
  store: BigCommerceStore,
  since: Date | null,
  filters: Filters,
  mark?: unknown,
): AsyncGenerator<BigCommercePart> {
  const size = pageSize(mostOrders, mark);
  let from = since ? since.getTime() : undefined;
  let seen = new Set<number>();
  let lastId = 0;
  /** Past an order that cannot be listed it goes one by one. */
  let page = 1;
  for (;;) {
    const limit = page > 1 ? 1 : size.now;
    let orders: BigCommerceOrder[];
    try {
      const startedAt = performance.now();
      const query = {
        ...filters,
        ...(from === undefined ? {} : { min_date_modified: new Date(from).toISOString() }),
        sort: 'date_modified:asc',
        limit: String(limit),
        ...(page > 1 && { page: String(page) }),
      };
      orders = await askStore(store, orderList, '', query, limit === 1 ? 3 : 1);
      size.took(performance.now() - startedAt);
    } catch (fault) {
      if (!(fault instanceof ChannelError) || !fault.isOfQuestion) throw fault;
      if (page === 1 && size.shrink()) continue;
      // Two in a row: the fault is in the store.
      if (page > 1) throw fault;
      size.isolated();
      yield { orders: [], missingAfter: lastId, size: size.now };
      page += 1;
      continue;
    }
    const last = orders.length < limit ? undefined : orders.at(-1);
    yield { orders: orders.filter(({ id }) => !seen.has(id)), size: last && size.now };
    if (!last) return;
    // One that does not go by the time of a change would never come to its end.
    if (from !== undefined && modifiedAt(last) < from - 1_000) throw new ChannelError('unusable');
    lastId = last.id;
    if (from !== undefined && modifiedAt(last) <= from) {
      if (page > 1) {
        page += 1;
        continue;
      }
      for await (const crowd of listsOfSecond(store, from, filters, size))
        yield { orders: crowd, size: size.now };
      from += 1_000;
      continue;
    }
    page = 1;
    from = modifiedAt(last);
    seen = new Set(orders.filter((order) => modifiedAt(order) === from).map(({ id }) => id));
  }
}

/** Orders that were changed in one second, as many at once are: by their ids. */
async function* listsOfSecond(
  store: BigCommerceStore,
  second: number,
  filters: Filters,
  size: ReturnType<typeof pageSize>,
): AsyncGenerator<BigCommerceOrder[]> {
  const at = new Date(second).toISOString();
  for (let minId = 1; ;) {
    const limit = size.now;
    let orders: BigCommerceOrder[];
    try {
      orders = await askStore(store, orderList, '', {
        ...filters,
        min_date_modified: at,
        max_date_modified: at,
        min_id: String(minId),
        sort: 'id:asc',
        limit: String(limit),
      });
    } catch (fault) {
      if (fault instanceof ChannelError && fault.isOfQuestion && size.shrink()) continue;
      throw fault;
    }
    yield orders;
    const last = orders.at(-1);
    if (!last || orders.length < limit) return;
    if (last.id < minId) throw new ChannelError('unusable');
    minId = last.id + 1;
  }
}
