import { z } from 'zod';
import type { ChannelAccess, ChannelConnector, ChannelOrder } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';
import { checkedOrders, type OrderDraft } from './checked-order.ts';
import { reportToShopify } from './shopify-shipment.ts';

/** Version of the Admin API. One that is no longer kept is answered by the oldest that is. */
const shopifyVersion = '2025-10';

const lines = `
  nodes {
    sku
    name
    quantity
    currentQuantity
    originalUnitPriceSet { shopMoney { amount } }
    variant { legacyResourceId }
  }
  pageInfo { hasNextPage endCursor }`;

/** Orders that have changed, with their first lines. */
const ordersQuery = `
query ChangedOrders($first: Int!, $after: String, $query: String!) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes {
      id
      legacyResourceId
      name
      createdAt
      updatedAt
      cancelledAt
      displayFulfillmentStatus
      displayFinancialStatus
      email
      currentTotalPriceSet { shopMoney { amount currencyCode } }
      shippingAddress { name company address1 address2 city provinceCode zip countryCodeV2 phone }
      lineItems(first: 50) {${lines}
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Further lines of one order. */
const lineItemsQuery = `
query FurtherLines($id: ID!, $after: String) {
  order(id: $id) {
    lineItems(first: 50, after: $after) {${lines}
    }
  }
}`;

/** One query may cost 1,000 points at most, and each line of each order that is asked for costs. */
const pageOrders = 10;

/** What opens a store of Shopify: the token of a custom app, with leave to read orders. */
const shopifyCredentials = z.object({ accessToken: z.string().trim().min(1).max(200) });

const fault = z.looseObject({ extensions: z.looseObject({ code: z.string().nullish() }).nullish() });
const envelope = z.looseObject({
  data: z.unknown().optional(),
  errors: z.union([z.array(fault), z.string()]).nullish(),
  extensions: z
    .looseObject({
      cost: z.looseObject({
        requestedQueryCost: z.number(),
        throttleStatus: z.looseObject({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
      }),
    })
    .nullish()
    .catch(null),
});

const money = z.object({ shopMoney: z.object({ amount: z.string(), currencyCode: z.string().nullish() }) });
const lineItems = z.object({
  nodes: z.array(
    z.object({
      sku: z.string().nullish(),
      name: z.string().nullish(),
      quantity: z.number(),
      currentQuantity: z.number(),
      originalUnitPriceSet: money.nullish(),
      variant: z.object({ legacyResourceId: z.string() }).nullish(),
    }),
  ),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
});
type Line = z.infer<typeof lineItems>['nodes'][number];
const shopifyOrder = z.looseObject({
  id: z.string(),
  legacyResourceId: z.string(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.iso.datetime({ offset: true }),
  cancelledAt: z.string().nullish(),
  displayFulfillmentStatus: z.string().nullish(),
  displayFinancialStatus: z.string().nullish(),
  email: z.string().nullish(),
  currentTotalPriceSet: money.nullish(),
  shippingAddress: z.record(z.string(), z.string().nullish()).nullish(),
  lineItems,
});
type ShopifyOrder = z.infer<typeof shopifyOrder>;
const ordersReply = z.object({
  orders: z.object({
    nodes: z.array(shopifyOrder),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
  }),
});
const linesReply = z.object({ order: z.object({ lineItems }).nullable() });

const isThrottled = (content: unknown) => {
  const { errors } = envelope.safeParse(content).data ?? {};
  return Array.isArray(errors) && errors.some(({ extensions }) => extensions?.code === 'THROTTLED');
};

/** A throttled query is answered with status 200: how long its points take to come back. */
function throttledMs(content: unknown): number | undefined {
  if (!isThrottled(content)) return undefined;
  const { cost } = envelope.safeParse(content).data?.extensions ?? {};
  if (!cost) return 2_000;
  const { currentlyAvailable, restoreRate } = cost.throttleStatus;
  return Math.max(0, ((cost.requestedQueryCost - currentlyAvailable) / restoreRate) * 1_000);
}

/** Shopify by its Admin API (GraphQL), the oldest change first; what is shipped is reported as its fulfillment. */
export const shopifyConnector: ChannelConnector = {
  async *changedOrders(access, since) {
    const query = since ? `status:any updated_at:>='${since.toISOString()}'` : 'status:any';
    let after: string | null = null;
    do {
      const variables: object = { first: pageOrders, after, query };
      const { orders }: z.infer<typeof ordersReply> = await asked(access, ordersReply, {
        query: ordersQuery,
        variables,
      });
      const drafts: OrderDraft[] = [];
      for (const order of orders.nodes) drafts.push(draftOf(order, await everyLine(access, order)));
      const last = orders.nodes.at(-1);
      yield { ...checkedOrders(drafts), changedUntil: last ? new Date(last.updatedAt) : null };
      after = orders.pageInfo.hasNextPage ? (orders.pageInfo.endCursor ?? null) : null;
    } while (after !== null);
  },

  reportShipment: (access, shipment) =>
    reportToShopify((shape, body) => asked(access, shape, body), shipment),
};

async function asked<Reply>(
  { address, credentials, ask }: ChannelAccess,
  shape: z.ZodType<Reply>,
  body: { query: string; variables: object },
): Promise<Reply> {
  const { accessToken } = shopifyCredentials.parse(JSON.parse(credentials));
  const url = new URL(`${address}/admin/api/${shopifyVersion}/graphql.json`);
  const headers = { 'x-shopify-access-token': accessToken };
  const { content } = await ask(url, { headers, body, throttledMs });
  const { errors, data } = envelope.safeParse(content).data ?? {};
  if (Array.isArray(errors) && errors.some(({ extensions }) => extensions?.code === 'ACCESS_DENIED'))
    throw new ChannelError('refused');
  const reply = shape.safeParse(data);
  if (errors?.length || !reply.success) throw new ChannelError('unusable');
  return reply.data;
}

/** The lines of an order; those that did not come with it are asked for. */
async function everyLine(access: ChannelAccess, order: ShopifyOrder): Promise<Line[]> {
  const lines = [...order.lineItems.nodes];
  let { pageInfo } = order.lineItems;
  while (pageInfo.hasNextPage) {
    const variables = { id: order.id, after: pageInfo.endCursor ?? null };
    const reply = await asked(access, linesReply, { query: lineItemsQuery, variables });
    if (!reply.order) break;
    lines.push(...reply.order.lineItems.nodes);
    ({ pageInfo } = reply.order.lineItems);
  }
  return lines;
}

function stateOf(order: ShopifyOrder, isRefunded: boolean): ChannelOrder['state'] {
  if (order.cancelledAt) return 'cancelled';
  if (order.displayFulfillmentStatus === 'FULFILLED') return 'shipped';
  if (order.displayFulfillmentStatus === 'PARTIALLY_FULFILLED') return 'partly-shipped';
  if (isRefunded) return 'cancelled';
  const waits = ['ON_HOLD', 'SCHEDULED'].includes(order.displayFulfillmentStatus ?? '');
  return waits || order.displayFinancialStatus === 'PENDING' ? 'on-hold' : 'open';
}

function draftOf(order: ShopifyOrder, lines: readonly Line[]): OrderDraft {
  const to = order.shippingAddress;
  const left = lines.filter(({ currentQuantity }) => currentQuantity > 0);
  const isRefunded = left.length === 0 && lines.length > 0;
  return {
    externalId: order.legacyResourceId,
    orderNo: order.name,
    content: order,
    order: {
      externalId: order.legacyResourceId,
      orderNo: order.name,
      state: stateOf(order, isRefunded),
      createdAt: order.createdAt,
      recipient: {
        name: to?.name,
        company: to?.company,
        addressLine1: to?.address1,
        addressLine2: to?.address2,
        city: to?.city,
        stateCode: to?.provinceCode,
        zipCode: to?.zip,
        countryCode: to?.countryCodeV2,
        phone: to?.phone,
        email: order.email,
      },
      currency: order.currentTotalPriceSet?.shopMoney.currencyCode ?? null,
      totalAmount: order.currentTotalPriceSet?.shopMoney.amount ?? null,
      lines: (isRefunded ? lines : left).map((line) => ({
        skuCode: line.sku || line.variant?.legacyResourceId,
        skuName: line.name,
        quantity: isRefunded ? line.quantity : line.currentQuantity,
        unitPrice: line.originalUnitPriceSet?.shopMoney.amount ?? null,
      })),
    },
  };
}
