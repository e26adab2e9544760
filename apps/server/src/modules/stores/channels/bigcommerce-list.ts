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
  /** The current page size; undefined: there are no more. */
  size: number | undefined;
  /** Orders that cannot be listed, nor their ids. */
  missing?: MissingOrder[];
}

/** An order that the store does not list. */
interface MissingOrder {
  /** The order before it in the list. */
  after: number;
  /** Its number among those after that one, from 1. */
  nth: number;
  fault: ChannelError;
}

/** A store that does not list this many orders in a row lists none. */
const mostMissing = 5;

/**
 * Lists orders by the time of their last change. Each request starts where the one before ended, not at a page number: an order that
 * changes meanwhile moves to the end, which would make the next page skip another.
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
  /** Skips an order that cannot be listed, reading one by one. */
  let page = 1;
  /** Given once another order shows that the store lists any. */
  let missing: MissingOrder[] = [];
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
      orders = await askStore(store, orderList, '', query, triesOf(limit));
      size.took(performance.now() - startedAt);
    } catch (fault) {
      if (!(fault instanceof ChannelError) || !fault.isOfQuestion) throw fault;
      if (page === 1 && size.shrink()) continue;
      missing.push({ after: lastId, nth: missing.length + 1, fault });
      if (missing.length >= mostMissing) throw fault;
      page += 1;
      continue;
    }
    if (missing.length > 0) size.isolated();
    const last = orders.length < limit ? undefined : orders.at(-1);
    yield { orders: orders.filter(({ id }) => !seen.has(id)), size: last && size.now, missing };
    missing = [];
    if (!last) return;
    // A list that ignores the time of change would never end.
    if (from !== undefined && modifiedAt(last) < from - 1_000) throw new ChannelError('unusable');
    lastId = last.id;
    if (from !== undefined && modifiedAt(last) <= from) {
      if (page > 1) {
        page += 1;
        continue;
      }
      yield* listsOfSecond(store, from, filters, size);
      from += 1_000;
      continue;
    }
    page = 1;
    from = modifiedAt(last);
    seen = new Set(orders.filter((order) => modifiedAt(order) === from).map(({ id }) => id));
  }
}

/** A page that fails is asked for once, since a smaller one follows. */
const triesOf = (limit: number) => ({ tries: limit === 1 ? 3 : 1, isDivisible: limit > 1 });

/** Orders changed in one second, as in bulk changes: by their ids. */
async function* listsOfSecond(
  store: BigCommerceStore,
  second: number,
  filters: Filters,
  size: ReturnType<typeof pageSize>,
): AsyncGenerator<BigCommercePart> {
  const at = new Date(second).toISOString();
  let minId = 1;
  /** Skips an order that cannot be listed. */
  let page = 1;
  /** Given once another order shows that the store lists any. */
  let missing: MissingOrder[] = [];
  for (;;) {
    const limit = page > 1 ? 1 : size.now;
    let orders: BigCommerceOrder[];
    try {
      const startedAt = performance.now();
      const query = {
        ...filters,
        min_date_modified: at,
        max_date_modified: at,
        min_id: String(minId),
        sort: 'id:asc',
        limit: String(limit),
        ...(page > 1 && { page: String(page) }),
      };
      orders = await askStore(store, orderList, '', query, triesOf(limit));
      size.took(performance.now() - startedAt);
    } catch (fault) {
      if (!(fault instanceof ChannelError) || !fault.isOfQuestion) throw fault;
      if (page === 1 && size.shrink()) continue;
      missing.push({ after: minId - 1, nth: missing.length + 1, fault });
      if (missing.length >= mostMissing) throw fault;
      page += 1;
      continue;
    }
    if (missing.length > 0) size.isolated();
    yield { orders, size: size.now, missing };
    missing = [];
    const last = orders.at(-1);
    if (!last || orders.length < limit) return;
    if (last.id < minId) throw new ChannelError('unusable');
    minId = last.id + 1;
    page = 1;
  }
}
