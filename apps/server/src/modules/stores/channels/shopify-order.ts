import { z } from 'zod';
import type { ChannelOrder } from './channel-connector.ts';
import type { OrderDraft } from './checked-order.ts';
import { numberOf } from './shopify-fulfillments.ts';
import { shopifyParts, type HeldParts } from './shopify-parts.ts';
import { isWithoutGoods, partedLines, type SoldLine } from './sold-lines.ts';

/** The requested fields of lines. */
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

const addressFields = ' name company address1 address2 city provinceCode zip countryCodeV2 phone ';

/** The requested fields of orders. */
export const orderFields = `
  id
  legacyResourceId
  name
  createdAt
  updatedAt
  cancelledAt
  closed
  displayFulfillmentStatus
  displayFinancialStatus
  test
  email
  currentTotalPriceSet { shopMoney { amount currencyCode } }
  shippingAddress {${addressFields}}
  billingAddress {${addressFields}}
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
  test: z.boolean().nullish().catch(null),
  closed: z.boolean().nullish().catch(null),
  shippingAddress: z.record(z.string(), text).nullish(),
  billingAddress: z.record(z.string(), text).nullish(),
  lineItems,
  fulfillmentOrders: shopifyParts.optional(),
});
export type ShopifyOrder = z.infer<typeof shopifyOrder>;

/** How Shopify treats lines: refunded and removed units are one number. */
const channel = { name: 'shopify', hasUniqueSkus: false, gone: 'REMOVED' } as const;
/** Payments that failed or were refunded. */
const lost = new Set<unknown>(['VOIDED', 'EXPIRED', 'REFUNDED']);

type State = Pick<ChannelOrder, 'state' | 'heldFor'>;

function stateOf(order: ShopifyOrder, { all }: HeldParts): State {
  if (order.cancelledAt) return { state: 'cancelled' };
  if (order.displayFulfillmentStatus === 'FULFILLED') return { state: 'shipped' };
  if (order.test === true) return { state: 'on-hold', heldFor: 'TEST' };
  // Archived orders no longer need to be fulfilled by the store.
  if (order.closed === true || lost.has(order.displayFinancialStatus)) return { state: 'on-hold' };
  if (all !== undefined) return { state: 'on-hold', ...(all === 'collected' && { heldFor: 'COLLECTION' }) };
  // The rest of an unpaid order waits too, whatever its store has shipped of it.
  if (order.displayFinancialStatus === 'PENDING') return { state: 'on-hold' };
  if (order.displayFulfillmentStatus === 'PARTIALLY_FULFILLED') return { state: 'partly-shipped' };
  const waits = ['ON_HOLD', 'SCHEDULED'].includes(order.displayFulfillmentStatus ?? '');
  return { state: waits ? 'on-hold' : 'open' };
}

const leftOf = ({ currentQuantity, unfulfilledQuantity }: ShopifyLine) =>
  unfulfilledQuantity ?? currentQuantity;
const shippedOf = (line: ShopifyLine) => Math.max(0, line.currentQuantity - leftOf(line));

/** If some items were shipped and the rest is for pickup, the lines of the rest are not shipped. */
function onceShipped(held: HeldParts, lines: readonly ShopifyLine[]): HeldParts {
  if (held.all !== 'collected' || !lines.some((line) => shippedOf(line) > 0)) return held;
  const collected = new Map(lines.map((line) => [numberOf(line.id) ?? '', leftOf(line)]));
  return { all: undefined, waiting: new Map(), collected };
}

const unitsOf = (units: ReadonlyMap<string, number>, { id }: ShopifyLine) =>
  units.get(numberOf(id) ?? '') ?? 0;

/** An order as far as it could be read; undefined when it has nothing to ship. */
export function shopifyDraft(
  order: ShopifyOrder,
  lines: readonly ShopifyLine[],
  parts: HeldParts,
): OrderDraft | undefined {
  const held = onceShipped(parts, lines);
  const sold = lines.map((line): SoldLine => ({
    id: numberOf(line.id),
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    variantId: line.variant?.legacyResourceId,
    unitPrice: line.originalUnitPriceSet?.shopMoney.amount ?? null,
    gone: Math.max(0, line.quantity - line.currentQuantity),
    shipped: shippedOf(line),
    collected: unitsOf(held.collected, line),
    waiting: unitsOf(held.waiting, line),
    isShipped: line.requiresShipping !== false,
    // Its variant was deleted, or it was sold without one: it may still have a SKU.
    isUnknown: line.variant === null,
  }));
  if (isWithoutGoods(sold)) return undefined;
  const standing = stateOf(order, held);
  // The address of a pickup order is the billing address; without one there is nothing to ship.
  const isCollected = held.all === 'collected';
  const to = order.shippingAddress ?? (isCollected ? order.billingAddress : null);
  if (isCollected && !to) return undefined;
  const parted = partedLines(channel, sold, standing.state);
  return {
    externalId: order.legacyResourceId,
    orderNo: order.name,
    content: order,
    order: {
      ...parted,
      heldFor: parted.state === 'on-hold' ? standing.heldFor : undefined,
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
