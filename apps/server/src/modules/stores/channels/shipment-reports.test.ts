import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bigCommerceApp, bigCommerceSite } from '../testing/bigcommerce-site.ts';
import { bigCommerceOrder } from '../testing/bigcommerce-orders.ts';
import { shopifySite } from '../testing/shopify-site.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { askChannel } from './ask-channel.ts';
import { bigCommerceConnector } from './bigcommerce-connector.ts';
import type { ChannelConnector, ChannelShipment } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';
import { shopifyConnector } from './shopify-connector.ts';
import { takenOf } from './shipped-lines-rules.ts';
import { wooConnector } from './woo-connector.ts';

const shipment = (more: Partial<ChannelShipment> = {}): ChannelShipment => ({
  ...{ externalId: '7', reference: 'SH7', carrierName: 'USPS', trackingNumbers: ['9400', '9401'] },
  lines: [{ skuCode: 'BOWL', quantity: 2 }],
  ...{ unitsBefore: 0, isVoided: false },
  ...more,
});

/** Reports in the name of a store. */
function reporter(
  connector: ChannelConnector,
  store: { address: string; credentials: string; host: string },
) {
  const ask = askChannel(new AbortController().signal, new Set([store.host]));
  return (more: Partial<ChannelShipment> = {}) =>
    connector.reportShipment!({ ...store, ask }, shipment(more));
}

it('a shipment takes of the open lines what it holds, and all where it knows none of them', () => {
  const items = [
    { skuCode: 'BOWL', open: 1 },
    { skuCode: 'BOWL', open: 3 },
    { skuCode: 'CUP', open: 4 },
    { skuCode: 'JUG', open: 0 },
  ];
  const taken = (lines: { skuCode: string; quantity: number }[]) =>
    takenOf(lines, items).map(({ skuCode, quantity }) => `${quantity} ${skuCode}`);
  expect(taken([{ skuCode: 'BOWL', quantity: 2 }])).toEqual(['1 BOWL', '1 BOWL']);
  expect(taken([{ skuCode: 'BOWL', quantity: 9 }])).toEqual(['1 BOWL', '3 BOWL']);
  expect(taken([{ skuCode: 'ALIAS', quantity: 1 }])).toEqual(['1 BOWL', '3 BOWL', '4 CUP']);
  expect(taken([{ skuCode: 'JUG', quantity: 1 }])).toEqual([]);
});

describe('Shopify', () => {
  let site: Awaited<ReturnType<typeof shopifySite>>;
  let report: ReturnType<typeof reporter>;
  beforeEach(async () => {
    site = await shopifySite();
    report = reporter(shopifyConnector, {
      ...{ address: site.address, host: site.host },
      credentials: JSON.stringify({ accessToken: site.token }),
    });
    return () => site.close();
  });

  it('is told of a shipment once, place by place, and the rest of the order stays open', async () => {
    site.fulfillmentOrders = [
      site.fulfillmentOrder(1, 'LAX', [
        { sku: 'BOWL', remainingQuantity: 1 },
        { sku: 'CUP', remainingQuantity: 5 },
      ]),
      site.fulfillmentOrder(2, 'EWR', [{ sku: 'BOWL', remainingQuantity: 1 }]),
    ];
    await report();
    await report();
    expect(site.fulfillments).toMatchObject([
      { company: 'USPS', numbers: ['9400', '9401'], items: ['1 BOWL'] },
      { company: 'USPS', numbers: ['9400', '9401'], items: ['1 BOWL'] },
    ]);
    await report({ isVoided: true });
    await report({ isVoided: true });
    expect(site.fulfillments.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('that has nothing left to ship, or may not be written to, says so for good', async () => {
    await expect(report()).rejects.toMatchObject({ why: 'nothingToShip', isFinal: true });
    site.fulfillmentOrders = [site.fulfillmentOrder(1, 'LAX', [{ sku: 'BOWL', remainingQuantity: 2 }])];
    site.isReadOnly = true;
    await expect(report()).rejects.toMatchObject({ why: 'cannotWrite', isFinal: true });
    expect(site.fulfillments).toEqual([]);
  });
});

describe('WooCommerce', () => {
  let site: Awaited<ReturnType<typeof wooSite>>;
  let report: ReturnType<typeof reporter>;
  beforeEach(async () => {
    site = await wooSite();
    site.orders = [wooOrder(7)];
    report = reporter(wooConnector, {
      ...{ address: site.address, host: site.host },
      credentials: JSON.stringify({ consumerKey: site.key, consumerSecret: site.secret }),
    });
    return () => site.close();
  });

  it.each([true, false])(
    'is told once (with the tracking extension: %s), and of the void',
    async (hasTracking) => {
      site.hasTracking = hasTracking;
      await report();
      await report();
      expect(site.trackings.map((one) => `${one.tracking_provider} ${one.tracking_number}`)).toEqual(
        hasTracking ? ['USPS 9400', 'USPS 9401'] : [],
      );
      expect(site.notes).toEqual([{ note: 'SH7: USPS 9400, 9401', customer_note: !hasTracking }]);
      expect(site.orders[0]!.status).toBe('completed');
      for (let times = 0; times < 2; times += 1) await report({ isVoided: true });
      expect(site.trackings).toEqual([]);
      expect(site.orders[0]!.status).toBe('processing');
      expect(site.notes.map(({ note }) => note).slice(1)).toEqual(['SH7: 9400, 9401 was withdrawn']);
    },
  );

  it('leaves an order open of which only a part is shipped', async () => {
    await report({ lines: [{ skuCode: 'OC-PLATE-11', quantity: 1 }] });
    expect(site.orders[0]!.status).toBe('processing');
    expect(site.notes).toHaveLength(1);
    // The rest, as an order that was split off from it.
    await report({ reference: 'SH8', lines: [{ skuCode: 'OC-PLATE-11', quantity: 1 }], unitsBefore: 1 });
    expect(site.orders[0]!.status).toBe('completed');
  });

  it('that may not be written to says so for good', async () => {
    site.isReadOnly = true;
    await expect(report()).rejects.toMatchObject({ why: 'cannotWrite' });
  });
});

describe('BigCommerce', () => {
  let site: Awaited<ReturnType<typeof bigCommerceSite>>;
  beforeAll(async () => {
    site = await bigCommerceSite(bigCommerceApp);
  });
  afterAll(() => site.close());
  const reportTo = (token: string) =>
    reporter(bigCommerceConnector(site.address), { address: 'h1', credentials: token, host: '' });

  it('is told once, of a part and of the rest, and of the void', async () => {
    const report = reportTo('token-of-h1');
    const shop = site.ordersOf('h1');
    const [bowl] = bigCommerceOrder(7, '2026-11-20T17:00:00Z').products as { sku: string }[];
    const cup = { ...bowl, id: 2, sku: 'CUP', quantity: 3 };
    shop.orders = [
      bigCommerceOrder(7, '2026-11-20T17:00:00Z', { products: [{ ...bowl, sku: 'BOWL' }, cup] }),
    ];
    await report();
    await report();
    expect(shop.shipments).toMatchObject([
      {
        ...{ tracking_number: '9400', shipping_provider: 'usps', order_address_id: 7 },
        ...{ comments: 'SH7: USPS 9400 9401', items: [{ order_product_id: 1, quantity: 2 }] },
      },
    ]);
    expect(shop.orders[0]!.status_id).toBe(3);
    await report({
      reference: 'SH7-2',
      lines: [{ skuCode: 'CUP', quantity: 3 }],
      carrierName: 'Demo Carrier',
    });
    expect(shop.shipments[1]).toMatchObject({ shipping_provider: '', items: [{ order_product_id: 2 }] });
    expect(shop.orders[0]!.status_id).toBe(2);
    await report({ isVoided: true });
    expect(shop.shipments.map(({ comments }) => comments)).toEqual(['SH7-2: Demo Carrier 9400 9401']);
    await report({ isVoided: true, reference: 'SH7-2' });
    expect(shop.shipments).toEqual([]);
    expect(shop.orders[0]!.status_id).toBe(11);
  });

  it('that does not know the order or the token says which', async () => {
    await expect(reportTo('token-of-h1')({ externalId: '404' })).rejects.toEqual(new ChannelError('absent'));
    await expect(reportTo('token-of-h2')()).rejects.toMatchObject({ why: 'refused' });
  });
});
