import { z } from 'zod';
import type { ChannelAccess, ChannelConnector, ChannelPage } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';
import { bigCommerceDraft, type BigCommerceOrder } from './bigcommerce-order.ts';
import { reportToBigCommerce } from './bigcommerce-shipment.ts';
import { checkedOrders } from './checked-order.ts';

const pageOrders = 50;
/** The window of its quota. */
const longestWaitMs = 31_000;

/** Dates come as RFC 2822 has them. */
const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
const list = z
  .array(
    z.looseObject({ id: z.number().int().positive(), status_id: z.number().catch(-1), date_modified: date }),
  )
  // An empty list is "no content".
  .nullable()
  .transform((orders): BigCommerceOrder[] => orders ?? []);
const parts = z
  .array(z.record(z.string(), z.unknown()))
  .nullable()
  .transform((rows) => rows ?? []);

const modifiedAt = (order: BigCommerceOrder) => Date.parse(order.date_modified);

/** BigCommerce by its orders API, version 2. The address of a source is the store's hash. Undefined: our app is not set up. */
export function bigCommerceConnector(api: string | undefined): ChannelConnector {
  return {
    async *changedOrders(access, since) {
      if (api === undefined) throw new ChannelError('notSetUp');
      const store = { base: `${api}/stores/${encodeURIComponent(access.address)}/v2/orders`, access };
      for await (const orders of changedLists(store, since, {})) yield await pageOf(store, orders);
      // What was deleted or put to the archive is in no other list.
      if (since) {
        for await (const orders of changedLists(store, since, { is_deleted: 'true' }))
          yield {
            orders: [],
            unreadable: [],
            changedUntil: null,
            removed: orders.map(({ id }) => String(id)),
          };
      }
    },

    async reportShipment(access, shipment) {
      if (api === undefined) throw new ChannelError('notSetUp');
      const base = `${api}/stores/${encodeURIComponent(access.address)}/v2/orders/${encodeURIComponent(shipment.externalId)}`;
      await reportToBigCommerce(base, access, shipment);
    },
  };
}

interface Store {
  base: string;
  access: ChannelAccess;
}
type Filters = Record<string, string>;

async function ask<Reply>(
  { base, access }: Store,
  schema: z.ZodType<Reply>,
  path: string,
  query: Filters,
): Promise<Reply> {
  const url = new URL(`${base}${path}?${new URLSearchParams(query).toString()}`);
  const headers = { 'x-auth-token': access.credentials };
  const { content } = await access.ask(url, { headers, isOurs: true, longestWaitMs });
  const reply = schema.safeParse(content);
  if (!reply.success) throw new ChannelError('unusable');
  return reply.data;
}

/**
 * Lists of orders by the time of their last change. Each begins where the one before has ended, not at a page's number: an order that
 * changes meanwhile moves to the end, and would have the next page skip another.
 */
async function* changedLists(store: Store, since: Date | null, filters: Filters) {
  let from = since ? since.getTime() : undefined;
  let seen = new Set<number>();
  for (;;) {
    const orders = await ask(store, list, '', {
      ...filters,
      ...(from === undefined ? {} : { min_date_modified: new Date(from).toISOString() }),
      sort: 'date_modified:asc',
      limit: String(pageOrders),
    });
    yield orders.filter(({ id }) => !seen.has(id));
    const last = orders.at(-1);
    if (!last || orders.length < pageOrders) return;
    if (from !== undefined && modifiedAt(last) <= from) {
      yield* listsOfSecond(store, from, filters);
      from += 1_000;
      continue;
    }
    from = modifiedAt(last);
    seen = new Set(orders.filter((order) => modifiedAt(order) === from).map(({ id }) => id));
  }
}

/** Orders that were changed in one second, as many at once are: by their ids. */
async function* listsOfSecond(store: Store, second: number, filters: Filters) {
  const at = new Date(second).toISOString();
  for (let minId = 1; ;) {
    const orders = await ask(store, list, '', {
      ...{ ...filters, min_date_modified: at, max_date_modified: at, min_id: String(minId) },
      ...{ sort: 'id:asc', limit: String(pageOrders) },
    });
    yield orders;
    const last = orders.at(-1);
    if (!last || orders.length < pageOrders) return;
    minId = last.id + 1;
  }
}

/** Orders with what only their own addresses tell: items, and where they ship to. */
async function pageOf(store: Store, orders: readonly BigCommerceOrder[]): Promise<ChannelPage> {
  const drafts: NonNullable<ReturnType<typeof bigCommerceDraft>>[] = [];
  for (const order of orders) {
    // Status 0: a basket that nobody has ordered.
    if (order.status_id === 0) continue;
    const products = await ask(store, parts, `/${order.id}/products`, { limit: '250' });
    const addresses = await ask(store, parts, `/${order.id}/shipping_addresses`, { limit: '250' });
    const draft = bigCommerceDraft(order, products, addresses);
    if (draft) drafts.push(draft);
  }
  const { orders: good, unreadable } = checkedOrders(drafts.filter(({ reason }) => !reason));
  const held = drafts.flatMap(({ reason, externalId, orderNo, content }) =>
    reason ? [{ externalId, orderNo, content, reason }] : [],
  );
  const last = orders.at(-1);
  return {
    orders: good,
    unreadable: [...unreadable, ...held],
    changedUntil: last ? new Date(modifiedAt(last)) : null,
  };
}
