import { z } from 'zod';
import { ChannelError } from './channel-error.ts';
import { lineCode } from './line-code.ts';
import type { ShopifyAsked } from './shopify-ask.ts';

/*
 * Completed and open fulfillments of an order. Each query must stay well below the limit of 1,000 points, and every requested line
 * costs several: lines are requested separately, page by page.
 */

const orderQuery = `
query OrderFulfillment($id: ID!) {
  order(id: $id) {
    fulfillments(first: 50) { id status trackingInfo(first: 10) { number } }
    fulfillmentOrders(first: 50) {
      nodes {
        id
        status
        supportedActions { action }
        deliveryMethod { methodType }
        assignedLocation { location { id } }
      }
    }
  }
}`;

const goodsFields = 'id sku variant { legacyResourceId }';
const openLinesQuery = `
query OpenLines($id: ID!, $after: String) {
  fulfillmentOrder(id: $id) {
    lineItems(first: 50, after: $after) {
      nodes { id remainingQuantity lineItem { ${goodsFields} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
const fulfilledLinesQuery = `
query FulfilledLines($id: ID!, $after: String) {
  fulfillment(id: $id) {
    fulfillmentLineItems(first: 50, after: $after) {
      nodes { id quantity lineItem { ${goodsFields} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

const soldLinesQuery = `
query SoldLines($id: ID!, $after: String) {
  order(id: $id) {
    lineItems(first: 50, after: $after) {
      nodes { ${goodsFields} }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** No carrier: the customer picks it up, or the shop delivers it. */
export const withoutCarrier = new Set<unknown>(['PICK_UP', 'LOCAL', 'RETAIL']);

const text = z.string().nullish();
const orderReply = z.object({
  order: z
    .object({
      fulfillments: z.array(
        z.object({ id: z.string(), status: text, trackingInfo: z.array(z.object({ number: text })) }),
      ),
      fulfillmentOrders: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            status: text,
            supportedActions: z.array(z.object({ action: z.string() })),
            deliveryMethod: z.object({ methodType: text }).nullish(),
            assignedLocation: z.object({ location: z.object({ id: text }).nullish() }).nullish(),
          }),
        ),
      }),
    })
    .nullable(),
});
const soldLine = z.object({
  id: text,
  sku: text,
  variant: z.object({ legacyResourceId: z.string() }).nullish(),
});
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: text });
const lines = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      quantity: z.number().nullish(),
      remainingQuantity: z.number().nullish(),
      lineItem: soldLine,
    }),
  ),
  pageInfo,
});
const soldReply = z.object({
  order: z.object({ lineItems: z.object({ nodes: z.array(soldLine), pageInfo }) }).nullable(),
});
const linesReply = z.object({
  fulfillmentOrder: z.object({ lineItems: lines }).nullish(),
  fulfillment: z.object({ fulfillmentLineItems: lines }).nullish(),
});

/** The last part of a global id: `gid://shopify/LineItem/77`. */
export const numberOf = (id: string | null | undefined) => id?.split('/').at(-1);

/** A line of a completed or open fulfillment. */
interface FulfillmentLine {
  id: string;
  /** The line of the order. */
  lineId: string;
  skuCode: string;
  quantity: number;
}

/** Downloads, gift cards and tips. */
export const notDelivered = 'NONE';

/** Fulfillment orders that cannot be shipped at the moment. */
export const heldBack = new Set<unknown>(['ON_HOLD', 'SCHEDULED']);

/** The fulfillments of an order, the open fulfillment orders, and those that the store holds. @throws ChannelError */
export async function fulfillmentsOf(ask: ShopifyAsked, orderId: string) {
  const { order } = await ask(orderReply, { query: orderQuery, variables: { id: orderId } });
  if (!order) throw new ChannelError('absent');
  const open = order.fulfillmentOrders.nodes.filter(
    ({ supportedActions, deliveryMethod }) =>
      deliveryMethod?.methodType !== notDelivered &&
      supportedActions.some(({ action }) => action === 'CREATE_FULFILLMENT'),
  );
  // Pickups are not shipped, unless there is nothing else.
  const sent = open.filter(({ deliveryMethod }) => !withoutCarrier.has(deliveryMethod?.methodType));
  const waiting = order.fulfillmentOrders.nodes.filter(
    ({ status, deliveryMethod }) => heldBack.has(status) && !withoutCarrier.has(deliveryMethod?.methodType),
  );
  return {
    fulfillments: order.fulfillments,
    held: waiting.map(({ id }) => id),
    open: (sent.length > 0 ? sent : open).map(({ id, assignedLocation }) => ({
      id,
      place: assignedLocation?.location?.id ?? '',
    })),
  };
}

/** The code of a line, as when its order is read: from the sold line. */
const codeOf = ({ id, sku, variant }: z.infer<typeof soldLine>): string =>
  lineCode('shopify', { sku, variantId: variant?.legacyResourceId, lineId: numberOf(id) }).skuCode;

/** The codes of all lines of an order, whether or not they are open. @throws ChannelError */
export async function soldCodes(ask: ShopifyAsked, orderId: string): Promise<Set<string>> {
  const codes = new Set<string>();
  for (let after: string | null = null; ;) {
    const reply: z.infer<typeof soldReply> = await ask(soldReply, {
      query: soldLinesQuery,
      variables: { id: orderId, after },
    });
    const page = reply.order?.lineItems;
    if (!page) throw new ChannelError('absent');
    for (const line of page.nodes) codes.add(codeOf(line));
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage || !endCursor) return codes;
    after = endCursor;
  }
}

async function everyLine(ask: ShopifyAsked, query: string, id: string): Promise<FulfillmentLine[]> {
  const every: FulfillmentLine[] = [];
  for (let after: string | null = null; ;) {
    const reply: z.infer<typeof linesReply> = await ask(linesReply, { query, variables: { id, after } });
    const page = reply.fulfillmentOrder?.lineItems ?? reply.fulfillment?.fulfillmentLineItems;
    if (!page) throw new ChannelError('absent');
    for (const { id: ownId, quantity, remainingQuantity, lineItem } of page.nodes)
      every.push({
        id: ownId,
        lineId: numberOf(lineItem.id) ?? '',
        quantity: quantity ?? remainingQuantity ?? 0,
        skuCode: codeOf(lineItem),
      });
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage || !endCursor) return every;
    after = endCursor;
  }
}

/** Goods that can be fulfilled from one location. */
export const openLines = (ask: ShopifyAsked, id: string) => everyLine(ask, openLinesQuery, id);

/** The content of a fulfillment. */
export const fulfilledLines = (ask: ShopifyAsked, id: string) => everyLine(ask, fulfilledLinesQuery, id);
