import { z } from 'zod';
import type { ChannelOrder } from './channel-connector.ts';
import { lineLimits, type OrderDraft } from './checked-order.ts';
import { phpList } from './php-list.ts';
import { isWithoutGoods, partedLines, type SoldLine } from './sold-lines.ts';
import type { Refunded } from './woo-refunds.ts';
import { goneWithSets } from './woo-set-refunds.ts';
import { packedOtherwise, setsOf } from './woo-sets.ts';
import { wooStateCode } from './woo-states.ts';
import type { WooGoods } from './woo-products.ts';

const states: Record<string, ChannelOrder['state']> = {
  pending: 'on-hold',
  'on-hold': 'on-hold',
  processing: 'open',
  completed: 'shipped',
  cancelled: 'cancelled',
  refunded: 'cancelled',
  failed: 'cancelled',
  trash: 'removed',
  // Names used by plug-ins for order statuses and tracking for shipped orders.
  shipped: 'shipped',
  delivered: 'shipped',
};

/** A basket that was never ordered. */
export const isBasket = ({ status }: WooOrder): boolean =>
  status === 'checkout-draft' || status === 'auto-draft';

const text = z.string().nullish();
const person = z
  .looseObject({
    first_name: text,
    last_name: text,
    company: text,
    address_1: text,
    address_2: text,
    city: text,
    state: text,
    postcode: text,
    country: text,
    phone: text,
    email: text,
  })
  .nullish();
/** An order as far as we read it; invalid fields are found by the later validation. */
export const wooOrder = z.looseObject({
  id: z.number().int(),
  number: z.unknown().optional(),
  parent_id: z.coerce.number().catch(0),
  status: z.unknown().optional(),
  date_created_gmt: z.unknown().optional(),
  date_modified_gmt: z.unknown().optional(),
  currency: z.unknown().optional(),
  total: z.unknown().optional(),
  shipping: person.catch(null),
  billing: person.catch(null),
  line_items: phpList(z.record(z.string(), z.unknown())).catch([]),
  fee_lines: phpList(
    z.looseObject({ name: z.unknown().optional(), total: z.coerce.number().catch(0) }),
  ).catch([]),
  refunds: phpList(z.unknown()).catch([]),
  shipping_lines: phpList(z.looseObject({ method_id: z.string().catch('') })).catch([]),
});
export type WooOrder = z.infer<typeof wooOrder>;

/** The fields of {@link wooOrder}: only these are requested. */
export const wooFields = Object.keys(wooOrder.shape).join(',');

/** Pickup methods, without shipping; the last one is an extension's. With a colon and the instance number in older stores. */
const collected = new Set(['local_pickup', 'pickup_location', 'local_pickup_plus']);
const isCollected = ({ shipping_lines: ways }: Pick<WooOrder, 'shipping_lines'>): boolean =>
  ways.length > 0 && ways.every(({ method_id: way }) => collected.has(way.split(':')[0] ?? ''));

/** The state of an order by its status alone. */
const statusOf = ({ status }: Pick<WooOrder, 'status'>): ChannelOrder['state'] =>
  states[String(status)] ?? 'on-hold';

/**
 * The state of an order. A pickup order waits: its address is the billing address. So does an order beneath another one, as plug-ins make for
 * an installment or for each seller of a marketplace: its goods are in that one too, and only a person knows which of them is packed.
 */
export function wooState(
  order: Pick<WooOrder, 'status' | 'shipping_lines' | 'parent_id'>,
): ChannelOrder['state'] {
  const state = statusOf(order);
  return state === 'open' && (isCollected(order) || order.parent_id > 0) ? 'on-hold' : state;
}

/** Whether it has more lines than an order can have: its lines are not read. */
export const hasTooManyLines = ({ line_items: items }: Pick<WooOrder, 'line_items'>): boolean =>
  items.length > lineLimits.packed + lineLimits.notPacked;

/**
 * The lines of an order as received. Of a set, either its own line or its parts are shipped.
 * @returns with whether the refunds leave a fraction of a unit to ship
 */
export function wooLines(
  { line_items: items }: Pick<WooOrder, 'line_items'>,
  units: Refunded['units'],
  { isVirtual, inherited }: Pick<WooGoods, 'isVirtual' | 'inherited'>,
): { sold: SoldLine[]; isUnclear: boolean } {
  const sets = setsOf(items);
  const gone = goneWithSets(items, sets, units);
  const isPackedOtherwise = packedOtherwise(items, sets, isVirtual);
  const isShipped = (item: WooOrder['line_items'][number]) => !isVirtual(item) && !isPackedOtherwise(item);
  const sold = items.map((item) => ({
    id: item.id,
    sku: item.sku,
    name: item.name,
    quantity: item.quantity,
    variantId: item.variation_id || item.product_id,
    inherited: inherited(item),
    unitPrice: item.price ?? null,
    gone: gone.of(item),
    isShipped: isShipped(item),
    // The SKU is read from the product: null when that no longer exists, and empty when it has none.
    isUnknown: item.sku === null && 'product_id' in item,
  }));
  return { sold, isUnclear: [...gone.unclear].some(isShipped) };
}

/** How WooCommerce treats lines. */
export const wooChannel = { name: 'woo', hasUniqueSkus: true, gone: 'REFUNDED' } as const;

/** Amounts without goods, such as tips, surcharges, and discounts given as negative fees. */
const feesOf = ({ fee_lines: fees }: WooOrder) =>
  fees
    .filter(({ total }) => total !== 0)
    .map(({ name, total }) => ({
      skuCode: null,
      skuName: name,
      quantity: 1,
      unitPrice: total,
      why: total < 0 ? 'ADJUSTMENT' : 'NOT_SHIPPED',
    }));

/** An order as far as it could be read; undefined when it has nothing to ship. */
export function wooDraft(order: WooOrder, sold: SoldLine[], isUnclear: boolean): OrderDraft | undefined {
  if (isWithoutGoods(sold)) return undefined;
  const { shipping, billing } = order;
  // The store's own rule for whether there is a shipping address besides the billing address.
  const to = shipping?.address_1 || shipping?.address_2 ? shipping : billing;
  const parted = partedLines(wooChannel, sold, wooState(order));
  const state = isUnclear && parted.state === 'open' ? 'on-hold' : parted.state;
  const isForCollection = state === 'on-hold' && statusOf(order) === 'open' && isCollected(order);
  const given = typeof order.number === 'number' ? String(order.number) : order.number;
  // A numbering plug-in may not have assigned a number yet.
  const number = given === '' ? String(order.id) : given;
  return {
    externalId: String(order.id),
    orderNo: typeof number === 'string' ? number.slice(0, 100) : null,
    content: order,
    order: {
      ...parted,
      notPacked: [...parted.notPacked, ...feesOf(order)],
      state,
      ...(isForCollection && { heldFor: 'COLLECTION' }),
      externalId: String(order.id),
      orderNo: number,
      // An imported order may have no creation date.
      createdAt: `${String(order.date_created_gmt || order.date_modified_gmt)}Z`,
      recipient: {
        name: [to?.first_name, to?.last_name].filter(Boolean).join(' '),
        company: to?.company,
        addressLine1: to?.address_1,
        addressLine2: to?.address_2,
        city: to?.city,
        stateCode: wooStateCode(to?.country, to?.state, to?.postcode),
        zipCode: to?.postcode,
        countryCode: to?.country,
        phone: to?.phone || billing?.phone,
        email: billing?.email,
      },
      currency: order.currency ?? null,
      totalAmount: order.total ?? null,
    },
  };
}
