import { z } from 'zod';
import type { ChannelAccess, ChannelConnector, ChannelPage } from './channel-connector.ts';
import { ChannelError, isOfOneOrder, refusals } from './channel-error.ts';
import { checkedOrders, type OrderDraft } from './checked-order.ts';
import { isUnnamed, notGiven, unnamedAfter } from './missing-order.ts';
import { asked } from './shopify-ask.ts';
import { changedOrders } from './shopify-list.ts';
import {
  lineFields,
  lineItems,
  shopifyDraft,
  shopifyOrder,
  type ShopifyLine,
  type ShopifyOrder,
} from './shopify-order.ts';
import { heldParts } from './shopify-parts.ts';
import { orderReader, type OrderReader } from './shopify-reading.ts';
import { reportToShopify } from './shopify-shipment.ts';

/** Further lines of one order. */
const lineItemsQuery = `
query FurtherLines($id: ID!, $after: String) {
  order(id: $id) {
    lineItems(first: 50, after: $after) {${lineFields}
    }
  }
}`;
const orderQuery = (fields: string) => `
query OneOrder($id: ID!) {
  order(id: $id) {${fields}
  }
}`;
/** The number of orders in the list, according to the store. */
const countQuery = `
query CountOfOrders($query: String!) {
  ordersCount(query: $query, limit: null) { count precision }
}`;
const countReply = z.object({
  ordersCount: z.object({ count: z.number().int(), precision: z.literal('EXACT') }),
});
const linesReply = z.object({ order: z.object({ lineItems }).nullable() });
const orderReply = z.object({ order: shopifyOrder.nullable() });

const nothing: ChannelPage = { orders: [], unreadable: [], changedUntil: null };

/** Shopify through its Admin API (GraphQL), oldest change first; shipments are reported as fulfillments. */
export const shopifyConnector: ChannelConnector = {
  async *changedOrders(access, since, mark) {
    const query = since ? `status:any updated_at:>='${since.toISOString()}'` : 'status:any';
    let isWhole = true;
    let last = '0';
    const seen = new Set<string>();
    const refused = refusals();
    const list = changedOrders(access, orderReader(access), { query, mark });
    for await (const { orders, missing, fault, until, isLast, size } of list) {
      if (orders.length > 0) refused.given();
      if (fault) refused.missed(fault);
      refused.check();
      const page = await pageOf(access, orders);
      last = orders.at(-1)?.legacyResourceId ?? last;
      if (missing.includes(undefined)) isWhole = false;
      for (const order of [...orders, ...missing]) if (order) seen.add(order.legacyResourceId);
      const aside = missing.map((order, at) =>
        order
          ? notGiven(order.legacyResourceId, order.name, { fault })
          : notGiven(unnamedAfter(last, at + 1), null, { fault }),
      );
      yield {
        ...page,
        unreadable: [...page.unreadable, ...aside],
        changedUntil: until === undefined || !isWhole ? null : new Date(until),
        isPartial: !isWhole,
        ...(isLast ? await countOf(access, query, seen.size) : { mark: { size } }),
      };
    }
  },

  async *ordersById(access, ids) {
    const reader = orderReader(access);
    for (const id of ids)
      yield isUnnamed(id) ? { ...nothing, removed: [id] } : await oneOf(access, reader, id);
  },

  reportShipment: (access, shipment) =>
    reportToShopify((shape, body) => asked(access, shape, body), shipment),
};

/** The number of orders read, and the store's own count. Empty without a count, since nothing depends on it. */
async function countOf(
  access: ChannelAccess,
  query: string,
  read: number,
): Promise<Pick<ChannelPage, 'counted'>> {
  try {
    const reply = await asked(access, countReply, { query: countQuery, variables: { query } });
    return { counted: { read, told: Math.max(reply.ordersCount.count, read) } };
  } catch (fault) {
    if (fault instanceof ChannelError) return {};
    throw fault;
  }
}

/** Orders with all their lines. One whose lines fail is kept aside alone. */
async function pageOf(access: ChannelAccess, orders: readonly ShopifyOrder[]): Promise<ChannelPage> {
  const drafts: OrderDraft[] = [];
  const aside: ChannelPage['unreadable'] = [];
  const removed: string[] = [];
  for (const order of orders) {
    try {
      const lines = await everyLine(access, order);
      const parts = await heldParts(
        (shape, body) => asked(access, shape, body),
        order.fulfillmentOrders?.nodes,
      );
      const draft = shopifyDraft(order, lines, parts);
      if (draft) drafts.push(draft);
      else removed.push(order.legacyResourceId);
    } catch (fault) {
      if (!isOfOneOrder(fault)) throw fault;
      aside.push(notGiven(order.legacyResourceId, order.name, { content: order, fault }));
    }
  }
  const checked = checkedOrders(drafts);
  return { ...checked, unreadable: [...checked.unreadable, ...aside], removed, changedUntil: null };
}

async function oneOf(access: ChannelAccess, reader: OrderReader, id: string): Promise<ChannelPage> {
  try {
    const { data, faults } = await reader(orderQuery, { id: `gid://shopify/Order/${id}` });
    const reply = orderReply.safeParse(data);
    if (faults.length > 0 || !reply.success) throw new ChannelError('unusable');
    const { order } = reply.data;
    return order ? await pageOf(access, [order]) : { ...nothing, removed: [id] };
  } catch (fault) {
    if (!isOfOneOrder(fault)) throw fault;
    return { ...nothing, unreadable: [notGiven(id, null, { fault })] };
  }
}

/** The lines of an order; requests those that were not included. */
async function everyLine(access: ChannelAccess, order: ShopifyOrder): Promise<ShopifyLine[]> {
  const lines = [...order.lineItems.nodes];
  let { pageInfo } = order.lineItems;
  while (pageInfo.hasNextPage) {
    const variables = { id: order.id, after: pageInfo.endCursor ?? null };
    const reply = await asked(access, linesReply, { query: lineItemsQuery, variables });
    // An incomplete order would be packed as if it were complete.
    if (!reply.order) throw new ChannelError('absent');
    lines.push(...reply.order.lineItems.nodes);
    ({ pageInfo } = reply.order.lineItems);
  }
  return lines;
}
