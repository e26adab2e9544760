import { z } from 'zod';
import { ChannelError } from './channel-error.ts';
import { lineCode } from './line-code.ts';
import type { ShopifyAsked } from './shopify-ask.ts';

/*
 * What of an order is fulfilled, and what can be. Each question stays well below the 1,000 points that one may cost, where every line that
 * is asked for costs several: lines are asked for apart, and page by page.
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

/** No carrier takes it: the customer comes for it, or the shop brings it. */
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

/** A line of what is fulfilled, or can be. */
interface FulfillmentLine {
  id: string;
  /** The line of the order. */
  lineId: string;
  skuCode: string;
  quantity: number;
}

/** Parts of an order that nobody may ship for now. */
export const heldBack = new Set<unknown>(['ON_HOLD', 'SCHEDULED']);

/** The fulfillments of an order, the parts that can be fulfilled, and those that the store holds back. @throws ChannelError */
export async function fulfillmentsOf(ask: ShopifyAsked, orderId: string) {
  const { order } = await ask(orderReply, { query: orderQuery, variables: { id: orderId } });
  if (!order) throw new ChannelError('absent');
  const open = order.fulfillmentOrders.nodes.filter(({ supportedActions }) =>
    supportedActions.some(({ action }) => action === 'CREATE_FULFILLMENT'),
  );
  // What the customer comes for is none of a parcel, unless it is all there is.
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

/** What a line is known by, as where its order is read: by the line that was sold. */
const codeOf = ({ id, sku, variant }: z.infer<typeof soldLine>): string =>
  lineCode('shopify', { sku, variantId: variant?.legacyResourceId, lineId: numberOf(id) }).skuCode;

/** What all lines of an order are known by, whether anything of them is left or not. @throws ChannelError */
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

/** What can be fulfilled from one place. */
export const openLines = (ask: ShopifyAsked, id: string) => everyLine(ask, openLinesQuery, id);

/** What a fulfillment holds. */
export const fulfilledLines = (ask: ShopifyAsked, id: string) => everyLine(ask, fulfilledLinesQuery, id);
