import { storeMessages } from '@lading/contracts/stores';
import type { ChannelOrder, UnreadableOrder } from './channel-connector.ts';
import type { BigCommerceOrder } from './bigcommerce-store.ts';
import type { OrderDraft } from './checked-order.ts';
import { isWithoutGoods, partedLines, type SoldLine } from './sold-lines.ts';

type Fields = Record<string, unknown>;

/** By `status_id`. Orders that wait for a person or a payment are waiting here too; 14 is "partially refunded", shipped or not. */
const states: Record<number, ChannelOrder['state']> = {
  1: 'on-hold',
  2: 'shipped',
  3: 'partly-shipped',
  4: 'cancelled',
  5: 'cancelled',
  6: 'cancelled',
  7: 'on-hold',
  8: 'on-hold',
  9: 'open',
  10: 'shipped',
  11: 'open',
  12: 'on-hold',
  13: 'on-hold',
  14: 'on-hold',
};
const awaitingPickup = 8;
/** Payments that failed, were refunded, or need a decision, whatever the order's status. */
const unpaid = new Set([
  'void',
  'voided',
  'void pending',
  'refunded',
  'refund pending',
  'declined',
  'expired',
  'held for review',
]);
/** Goods that are not shipped. */
const neverShipped: ReadonlySet<unknown> = new Set<unknown>([
  'digital',
  'giftcertificate',
  'gift_certificate',
]);

/** In-store pickup. */
const isCollected = ({ order_pickup_method_id: way }: Fields): boolean => Number(way ?? 0) > 0;

/** Whether a line is shipped: not an in-store pickup, when other goods of the order are shipped. */
export function parceled(products: readonly Fields[]): (product: Fields) => boolean {
  const isGoods = ({ type }: Fields) => !neverShipped.has(type);
  const isAllCollected = products.filter(isGoods).every(isCollected);
  return (product) => isGoods(product) && (isAllCollected || !isCollected(product));
}

/** How BigCommerce treats lines. */
export const bigCommerceChannel = { name: 'bigcommerce', hasUniqueSkus: true, gone: 'REFUNDED' } as const;

/** The store's id of the bought item: the variant, which every product has, except in old orders. */
export const bigCommerceVariant = ({ variant_id: variant, product_id: product }: Fields): unknown =>
  variant || (product ? `product-${Number(product)}` : null);

/** The items of an order as received. */
function soldLines(products: readonly Fields[]): SoldLine[] {
  const isParceled = parceled(products);
  return products.map((one) => {
    const refunded = Number(one.quantity_refunded ?? 0);
    return {
      id: one.id,
      sku: one.sku,
      name: one.name,
      quantity: one.quantity,
      variantId: bigCommerceVariant(one),
      unitPrice: one.price_inc_tax ?? null,
      gone: refunded > 0 ? refunded : one.is_refunded === true ? Number(one.quantity) : 0,
      shipped: Number(one.quantity_shipped ?? 0),
      isShipped: isParceled(one),
    };
  });
}

/** Destinations of an order: each once, only those with unshipped goods if known. */
function placesIn(addresses: readonly Fields[], products: readonly Fields[]): Fields[] {
  const isParceled = parceled(products);
  const isLeft = ({ quantity, quantity_refunded: refunded, is_refunded: isRefunded }: Fields) =>
    isRefunded !== true && Number(quantity) > Number(refunded ?? 0);
  const ids = new Set(
    products.filter((one) => isParceled(one) && isLeft(one)).map((one) => one.order_address_id),
  );
  const used = addresses.filter(({ id }) => ids.has(id));
  const placeOf = (one: Fields) => JSON.stringify(placeFields.map((field) => one[field] || null));
  return [...new Map((used.length > 0 ? used : addresses).map((one) => [placeOf(one), one])).values()];
}
const placeFields = [
  'first_name',
  'last_name',
  'company',
  'street_1',
  'street_2',
  'city',
  'state',
  'zip',
  'country_iso2',
];

function stateOf(
  order: BigCommerceOrder,
  products: readonly Fields[],
): Pick<ChannelOrder, 'state' | 'heldFor'> {
  const state = states[order.status_id] ?? 'on-hold';
  const total = Number(order.total_inc_tax ?? 0);
  const isPaidBack = total > 0 && Number(order.refunded_amount ?? 0) >= total;
  const isUnpaid = typeof order.payment_status === 'string' && unpaid.has(order.payment_status.toLowerCase());
  const isDue = state === 'open' || state === 'partly-shipped';
  // The address of a pickup order is the billing address.
  const isForCollection = products.filter(parceled(products)).some(isCollected);
  if (isDue && (isPaidBack || isUnpaid)) return { state: 'on-hold' };
  const waits = (isDue && isForCollection) || order.status_id === awaitingPickup;
  return waits ? { state: 'on-hold', heldFor: 'COLLECTION' } : { state };
}

/** An order as far as it could be read, or why it cannot be imported; undefined when it has nothing to ship. */
export function bigCommerceDraft(
  order: BigCommerceOrder,
  products: readonly Fields[],
  addresses: readonly Fields[],
): OrderDraft | UnreadableOrder | undefined {
  const sold = soldLines(products);
  if (isWithoutGoods(sold)) return undefined;
  const billing = (order.billing_address ?? {}) as Fields;
  const places = placesIn(addresses, products);
  const to = places[0] ?? billing;
  const externalId = String(order.id);
  const given = order.date_created;
  const created = Date.parse(typeof given === 'string' && given !== '' ? given : order.date_modified);
  const content = { ...order, products, shipping_addresses: addresses };
  const standing = stateOf(order, products);
  const parted = partedLines(bigCommerceChannel, sold, standing.state);
  const isOver = parted.state === 'shipped' || parted.state === 'cancelled';
  if (places.length > 1)
    return isOver
      ? { externalId, orderNo: externalId, content, order: { state: parted.state } }
      : { externalId, orderNo: externalId, content, reason: storeMessages.severalAddresses() };
  return {
    externalId,
    orderNo: externalId,
    content,
    order: {
      ...parted,
      heldFor: parted.state === 'on-hold' ? standing.heldFor : undefined,
      externalId,
      orderNo: externalId,
      createdAt: Number.isNaN(created) ? null : new Date(created).toISOString(),
      recipient: {
        name: [to.first_name, to.last_name].filter(Boolean).join(' '),
        company: to.company,
        addressLine1: to.street_1,
        addressLine2: to.street_2,
        city: to.city,
        stateCode: to.state,
        zipCode: to.zip,
        countryCode: to.country_iso2,
        phone: to.phone || billing.phone,
        email: to.email || billing.email,
      },
      // Its amounts are in the payment currency; the other one is the display currency.
      currency: order.default_currency_code || (order.currency_code ?? null),
      totalAmount: order.total_inc_tax ?? null,
    },
  };
}
