import { z } from 'zod';
import type { ChannelConnector } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';
import { checkedOrders } from './checked-order.ts';
import { demoToken, type DemoMarketplace } from './demo-marketplace.ts';

const pageOrders = 50;
const states = {
  new: 'open',
  held: 'on-hold',
  cancelled: 'cancelled',
  shipped: 'shipped',
  removed: 'removed',
} as const;

const reply = z.object({
  orders: z.array(
    z.looseObject({
      id: z.string().min(1).max(100),
      number: z.string().nullish(),
      status: z.string().nullish(),
      placedAt: z.string().nullish(),
      changedAt: z.iso.datetime(),
      currency: z.string().nullish(),
      total: z.string().nullish(),
      shipTo: z.record(z.string(), z.unknown()).nullish(),
      items: z.array(z.record(z.string(), z.unknown())).nullish(),
    }),
  ),
  next: z.string().nullable(),
});
type MarketOrder = z.infer<typeof reply>['orders'][number];

/** Reads the demo's marketplace; the address of a source is the name of its shop. */
export function demoConnector(market: DemoMarketplace): ChannelConnector {
  return {
    async *changedOrders({ address: shop, ask }, since) {
      const base = await market.address();
      let after: string | null = null;
      do {
        const url = new URL(`${base}/shops/${encodeURIComponent(shop)}/orders`);
        url.searchParams.set('limit', String(pageOrders));
        if (since) url.searchParams.set('since', since.toISOString());
        if (after !== null) url.searchParams.set('after', after);
        const headers = { authorization: `Bearer ${demoToken(shop)}` };
        const { content } = await ask(url, { headers, isOurs: true });
        const page = reply.safeParse(content);
        if (!page.success) throw new ChannelError('unusable');
        const last = page.data.orders.at(-1);
        yield {
          ...checkedOrders(page.data.orders.map(draftOf)),
          changedUntil: last ? new Date(last.changedAt) : null,
        };
        after = page.data.next;
      } while (after !== null);
    },

    async reportShipment({ address: shop, ask }, { externalId, reference, ...shipment }) {
      const path = `/shops/${encodeURIComponent(shop)}/orders/${encodeURIComponent(externalId)}/shipments`;
      await ask(new URL(`${await market.address()}${path}`), {
        headers: { authorization: `Bearer ${demoToken(shop)}` },
        isOurs: true,
        body: {
          reference,
          carrier: shipment.carrierName,
          trackingNumber: shipment.trackingNumbers.join(' '),
          // Without lines its goods were reported before.
          units: shipment.lines.reduce((sum, { quantity }) => sum + quantity, 0) || undefined,
          isWithdrawn: shipment.isVoided,
        },
      });
    },
  };
}

function draftOf(order: MarketOrder) {
  const { name, street, city, region, postcode, country } = order.shipTo ?? {};
  return {
    externalId: order.id,
    orderNo: order.number ?? null,
    content: order,
    order: {
      externalId: order.id,
      orderNo: order.number,
      state: states[order.status as keyof typeof states],
      createdAt: order.placedAt,
      recipient: {
        name,
        addressLine1: street,
        city,
        stateCode: region,
        zipCode: postcode,
        countryCode: country,
      },
      currency: order.currency ?? null,
      totalAmount: order.total ?? null,
      lines: order.items?.map(({ sku, title, quantity, price }) => ({
        skuCode: sku,
        skuName: title,
        quantity,
        unitPrice: price,
      })),
    },
  };
}
