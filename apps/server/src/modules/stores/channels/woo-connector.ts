import { z } from 'zod';
import type { ChannelAccess, ChannelConnector, ChannelOrder } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';
import { checkedOrders, type OrderDraft } from './checked-order.ts';
import { reportToWoo } from './woo-shipment.ts';

const pageOrders = 50;
/** A list that keeps shrinking while it is read is begun again so often. */
const restartsAllowed = 3;

/** What opens a store of WooCommerce: the keys of its REST API, with leave to read. */
const wooCredentials = z.object({
  consumerKey: z.string().trim().min(1).max(200),
  consumerSecret: z.string().trim().min(1).max(200),
});

const states: Record<string, ChannelOrder['state']> = {
  pending: 'on-hold',
  'on-hold': 'on-hold',
  processing: 'open',
  completed: 'shipped',
  cancelled: 'cancelled',
  refunded: 'cancelled',
  failed: 'cancelled',
  trash: 'removed',
};
/** Baskets that nobody has ordered. */
const isBasket = (status: unknown) => status === 'checkout-draft' || status === 'auto-draft';

const text = z.string().nullish();
const person = z
  .looseObject({
    ...{ first_name: text, last_name: text, company: text, address_1: text, address_2: text, city: text },
    ...{ state: text, postcode: text, country: text, phone: text, email: text },
  })
  .nullish();
const reply = z.array(
  z.looseObject({
    id: z.number().int(),
    number: z.unknown().optional(),
    status: z.unknown().optional(),
    date_created_gmt: z.unknown().optional(),
    currency: z.unknown().optional(),
    total: z.unknown().optional(),
    shipping: person.catch(null),
    billing: person.catch(null),
    line_items: z.array(z.record(z.string(), z.unknown())).catch([]),
  }),
);
type WooOrder = z.infer<typeof reply>[number];

/** WooCommerce by its REST API, version 3. */
export const wooConnector: ChannelConnector = {
  async *changedOrders(access, since) {
    yield* list(access, since, 'any');
    // What was put to the bin is in no other list.
    if (since) yield* list(access, since, 'trash');
  },

  reportShipment: (access, shipment) =>
    reportToWoo({ address: access.address, headers: headersOf(access), ask: access.ask }, shipment),
};

function headersOf({ credentials }: ChannelAccess): Record<string, string> {
  const { consumerKey, consumerSecret } = wooCredentials.parse(JSON.parse(credentials));
  return {
    authorization: `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`,
  };
}

/**
 * One list, by order id: a change while it is read moves nothing. Only what leaves the list would have the next page skip an order; its
 * total tells, and it is read again.
 */
async function* list(access: ChannelAccess, since: Date | null, status: string) {
  const { address, ask } = access;
  const headers = headersOf(access);
  let total = 0;
  let restarts = 0;
  for (let page = 1; ; page += 1) {
    const url = new URL(`${address}/wp-json/wc/v3/orders`);
    const query = { per_page: String(pageOrders), page: String(page), orderby: 'id', order: 'asc', status };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    if (since) {
      url.searchParams.set('modified_after', since.toISOString().slice(0, 19));
      url.searchParams.set('dates_are_gmt', 'true');
    }
    const { content, headers: given } = await ask(url, { headers });
    const orders = reply.safeParse(content);
    if (!orders.success) throw new ChannelError('unusable');
    const totalNow = Number(given['x-wp-total'] ?? total);
    if (totalNow < total && restarts < restartsAllowed) {
      restarts += 1;
      page = 0;
      total = totalNow;
      continue;
    }
    total = totalNow;
    const drafts = orders.data.filter((order) => !isBasket(order.status)).map(draftOf);
    yield { ...checkedOrders(drafts), changedUntil: null };
    if (orders.data.length < pageOrders) return;
  }
}

function draftOf(order: WooOrder): OrderDraft {
  const { shipping, billing } = order;
  const to = shipping?.address_1 ? shipping : billing;
  return {
    externalId: String(order.id),
    orderNo: typeof order.number === 'string' ? order.number.slice(0, 100) : null,
    content: order,
    order: {
      externalId: String(order.id),
      orderNo: order.number,
      state: states[String(order.status)] ?? 'on-hold',
      createdAt: `${String(order.date_created_gmt)}Z`,
      recipient: {
        name: [to?.first_name, to?.last_name].filter(Boolean).join(' ') || to?.company,
        company: to?.company,
        addressLine1: to?.address_1,
        addressLine2: to?.address_2,
        city: to?.city,
        stateCode: to?.state,
        zipCode: to?.postcode,
        countryCode: to?.country,
        phone: to?.phone || billing?.phone,
        email: billing?.email,
      },
      currency: order.currency ?? null,
      totalAmount: order.total ?? null,
      lines: order.line_items
        .filter(({ quantity }) => quantity !== 0)
        .map(({ sku, product_id, name, quantity, price }) => ({
          // A product need not have a SKU there; its number is what else it is known by.
          skuCode: sku || String(product_id as number),
          skuName: name,
          quantity,
          unitPrice: price ?? null,
        })),
    },
  };
}
