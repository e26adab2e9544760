import { z } from 'zod';
import type { ChannelOrder } from './channel-connector.ts';
import type { OrderDraft } from './checked-order.ts';
import { isWithoutGoods, partedLines, type SoldLine } from './sold-lines.ts';

/** What is asked for of lines. */
export const lineFields = `
  nodes {
    id
    sku
    name
    quantity
    currentQuantity
    unfulfilledQuantity
    requiresShipping
    originalUnitPriceSet { shopMoney { amount } }
    variant { legacyResourceId }
  }
  pageInfo { hasNextPage endCursor }`;

/** What is asked for of orders. */
export const orderFields = `
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
  lineItems(first: 50) {${lineFields}
  }`;

const text = z.string().nullish();
const money = z.object({ shopMoney: z.object({ amount: z.string(), currencyCode: text }) });
/** Lines of an order, and whether there are more. */
export const lineItems = z.object({
  nodes: z.array(
    z.object({
      id: text,
      sku: text,
      name: text,
      quantity: z.number(),
      currentQuantity: z.number(),
      unfulfilledQuantity: z.number().nullish(),
      requiresShipping: z.boolean().nullish(),
      originalUnitPriceSet: money.nullish(),
      variant: z.object({ legacyResourceId: z.string() }).nullish(),
    }),
  ),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: text }),
});
export type ShopifyLine = z.infer<typeof lineItems>['nodes'][number];

export const shopifyOrder = z.looseObject({
  id: z.string(),
  legacyResourceId: z.string(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.iso.datetime({ offset: true }),
  cancelledAt: text,
  displayFulfillmentStatus: text,
  displayFinancialStatus: text,
  email: text,
  currentTotalPriceSet: money.nullish(),
  shippingAddress: z.record(z.string(), text).nullish(),
  lineItems,
});
export type ShopifyOrder = z.infer<typeof shopifyOrder>;

/** How Shopify treats lines: what was refunded and what was taken off are one number. */
const channel = { name: 'shopify', hasUniqueSkus: false, gone: 'REMOVED' } as const;
/** Money that never will come, or went back. */
const lost = new Set<unknown>(['VOIDED', 'EXPIRED', 'REFUNDED']);

function stateOf(order: ShopifyOrder): ChannelOrder['state'] {
  if (order.cancelledAt) return 'cancelled';
  if (order.displayFulfillmentStatus === 'FULFILLED') return 'shipped';
  if (lost.has(order.displayFinancialStatus)) return 'on-hold';
  if (order.displayFulfillmentStatus === 'PARTIALLY_FULFILLED') return 'partly-shipped';
  const waits = ['ON_HOLD', 'SCHEDULED'].includes(order.displayFulfillmentStatus ?? '');
  return waits || order.displayFinancialStatus === 'PENDING' ? 'on-hold' : 'open';
}

/** The last part of a global id: `gid://shopify/LineItem/77`. */
const numberOf = (id: string | null | undefined) => id?.split('/').at(-1);

/** An order as far as it could be read; undefined where nothing of it is to be shipped. */
export function shopifyDraft(order: ShopifyOrder, lines: readonly ShopifyLine[]): OrderDraft | undefined {
  const sold = lines.map((line): SoldLine => ({
    id: numberOf(line.id),
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    variantId: line.variant?.legacyResourceId,
    unitPrice: line.originalUnitPriceSet?.shopMoney.amount ?? null,
    gone: Math.max(0, line.quantity - line.currentQuantity),
    shipped: Math.max(0, line.currentQuantity - (line.unfulfilledQuantity ?? line.currentQuantity)),
    isShipped: line.requiresShipping !== false,
  }));
  if (isWithoutGoods(sold)) return undefined;
  const to = order.shippingAddress;
  return {
    externalId: order.legacyResourceId,
    orderNo: order.name,
    content: order,
    order: {
      ...partedLines(channel, sold, stateOf(order)),
      externalId: order.legacyResourceId,
      orderNo: order.name,
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
    },
  };
}
