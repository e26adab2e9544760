import { storeMessages } from '@lading/contracts/stores';
import type { LocalizedText } from '@lading/contracts/core';
import type { ChannelOrder } from './channel-connector.ts';
import type { OrderDraft } from './checked-order.ts';

/** An order as BigCommerce lists it: what we rely on, and the rest unread. */
export interface BigCommerceOrder {
  id: number;
  status_id: number;
  date_modified: string;
  [field: string]: unknown;
}

type Fields = Record<string, unknown>;

/** By `status_id`. What waits for a person or for money waits here too; 14 is "partially refunded", shipped or not. */
const states: Record<number, ChannelOrder['state']> = {
  ...{ 1: 'on-hold', 2: 'shipped', 3: 'partly-shipped', 4: 'cancelled', 5: 'cancelled', 6: 'cancelled' },
  ...{
    7: 'on-hold',
    8: 'on-hold',
    9: 'open',
    10: 'shipped',
    11: 'open',
    12: 'on-hold',
    13: 'on-hold',
    14: 'on-hold',
  },
};

const severalAddresses: LocalizedText = storeMessages.severalAddresses();

/** An order as far as it could be read, or why it cannot be taken over; undefined when nothing of it is to be shipped. */
export function bigCommerceDraft(
  order: BigCommerceOrder,
  products: readonly Fields[],
  addresses: readonly Fields[],
): (OrderDraft & { reason?: LocalizedText }) | undefined {
  const goods = products.filter(({ type, quantity }) => type !== 'digital' && quantity !== 0);
  if (products.length > 0 && goods.length === 0) return undefined;
  const billing = (order.billing_address ?? {}) as Fields;
  const to = addresses[0] ?? billing;
  const externalId = String(order.id);
  const created = Date.parse(String(order.date_created));
  return {
    externalId,
    orderNo: externalId,
    content: { ...order, products, shipping_addresses: addresses },
    ...(addresses.length > 1 ? { reason: severalAddresses } : {}),
    order: {
      externalId,
      orderNo: externalId,
      state: states[order.status_id] ?? 'on-hold',
      createdAt: Number.isNaN(created) ? null : new Date(created).toISOString(),
      recipient: {
        name: [to.first_name, to.last_name].filter(Boolean).join(' ') || to.company,
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
      currency: order.currency_code ?? null,
      totalAmount: order.total_inc_tax ?? null,
      lines: goods.map(({ sku, product_id, name, quantity, price_inc_tax }) => ({
        // A product need not have a SKU there; its number is what else it is known by.
        skuCode: sku || String(product_id as number),
        skuName: name,
        quantity,
        unitPrice: price_inc_tax ?? null,
      })),
    },
  };
}
