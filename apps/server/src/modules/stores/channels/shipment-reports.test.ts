import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bigCommerceApp, bigCommerceSite } from '../testing/bigcommerce-site.ts';
import { bigCommerceOrder } from '../testing/bigcommerce-orders.ts';
import { reporter } from '../testing/store-reporter.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { bigCommerceConnector } from './bigcommerce-connector.ts';
import { ChannelError } from './channel-error.ts';
import { wooConnector } from './woo-connector.ts';

describe('WooCommerce', () => {
  let site: Awaited<ReturnType<typeof wooSite>>;
  let report: ReturnType<typeof reporter>;
  beforeEach(async () => {
    site = await wooSite();
    site.orders = [wooOrder(7)];
    report = reporter(wooConnector, {
      address: site.address,
      host: site.host,
      credentials: JSON.stringify({ consumerKey: site.key, consumerSecret: site.secret }),
    });
    return () => site.close();
  });

  it.each([true, false])(
    'gets a report once (with the tracking extension: %s), and the void',
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

  it('leaves a partly shipped order open', async () => {
    await report({ lines: [{ skuCode: 'OC-PLATE-11', quantity: 1 }] });
    expect(site.orders[0]!.status).toBe('processing');
    expect(site.notes).toHaveLength(1);
    // The rest, as a split order.
    await report({ reference: 'SH8', lines: [{ skuCode: 'OC-PLATE-11', quantity: 1 }], unitsBefore: 1 });
    expect(site.orders[0]!.status).toBe('completed');
  });

  it.each([true, false])(
    'gets a report once when its reply is lost (with the extension: %s)',
    async (hasTracking) => {
      site.hasTracking = hasTracking;
      const heard: boolean[] = [];
      for (let times = 0; times < 5; times += 1) {
        site.losesReply = true;
        heard.push(
          await report().then(
            () => true,
            () => false,
          ),
        );
      }
      expect(heard.filter((one) => !one)).toHaveLength(hasTracking ? 4 : 2);
      expect(heard.at(-1)).toBe(true);
      site.losesReply = false;
      await report();
      expect(site.trackings.map((one) => one.tracking_number)).toEqual(hasTracking ? ['9400', '9401'] : []);
      expect(site.notes).toHaveLength(1);
      expect(site.orders[0]!.status).toBe('completed');
    },
  );

  it('keeps its hold of a shipped order, receives the parcel, and completes the order after the hold', async () => {
    site.orders = [wooOrder(7, { status: 'on-hold' })];
    for (let times = 0; times < 2; times += 1)
      await expect(report()).rejects.toMatchObject({ why: 'heldThere', isFinal: false });
    expect(site.notes).toHaveLength(1);
    expect(site.orders[0]!.status).toBe('on-hold');
    site.orders[0]!.status = 'processing';
    await report();
    expect(site.notes).toHaveLength(1);
    expect(site.orders[0]!.status).toBe('completed');
  });

  it('does not change an order that is in the trash, or was completed without a report', async () => {
    site.orders = [wooOrder(7, { status: 'trash' })];
    await expect(report()).rejects.toMatchObject({ why: 'nothingToShip' });
    site.orders[0]!.status = 'completed';
    await report({ isVoided: true });
    expect(site.orders[0]!.status).toBe('completed');
  });

  it('refusing writes is a permanent failure, and a refused report shows the reason', async () => {
    site.isReadOnly = true;
    await expect(report()).rejects.toMatchObject({ why: 'cannotWrite' });
    site.isReadOnly = false;
    site.refuses = { status: 400, body: { code: 'rest_invalid_param', message: 'Invalid <b>note</b>.' } };
    await expect(report()).rejects.toMatchObject({
      why: 'failed',
      isFinal: false,
      text: { message: expect.stringContaining('Invalid note.') as string },
    });
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

  it('gets a report once, for a part and for the rest, and the void', async () => {
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
        tracking_number: '9400',
        shipping_provider: 'usps',
        order_address_id: 7,
        comments: 'SH7: USPS 9400 9401',
        items: [{ order_product_id: 1, quantity: 2 }],
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
    expect(shop.orders[0]!.status_id).toBe(3);
    await report({ isVoided: true, reference: 'SH7-2' });
    expect(shop.shipments).toEqual([]);
    expect(shop.orders[0]!.status_id).toBe(11);
  });

  it('gets the shipped variant, when variants share the SKU of their product', async () => {
    const shop = site.ordersOf('h1');
    const shirt = (id: number, variantId: number, type = 'physical') => ({
      id,
      order_address_id: 7,
      product_id: 93,
      variant_id: variantId,
      type,
      sku: 'TEE',
      quantity: 1,
    });
    shop.shipments = [];
    shop.orders = [
      bigCommerceOrder(7, '2026-11-20T17:00:00Z', {
        products: [shirt(1, 120), shirt(2, 121), { ...shirt(3, 122, 'digital'), sku: 'PDF' }],
      }),
    ];
    const report = reportTo('token-of-h1');
    await report({ lines: [{ skuCode: 'bigcommerce-121', quantity: 1 }] });
    expect(shop.shipments.map(({ items }) => items)).toEqual([[{ order_product_id: 2, quantity: 1 }]]);
    // Goods that are not shipped stay, if it knows none of the others.
    await report({ reference: 'SH8', lines: [{ skuCode: 'ALIAS', quantity: 1 }] });
    expect(shop.shipments[1]!.items).toEqual([{ order_product_id: 1, quantity: 1 }]);
  });

  it('gets a report once when its reply is lost, and a refusal shows the reason', async () => {
    const shop = site.ordersOf('h1');
    shop.shipments = [];
    shop.orders = [bigCommerceOrder(7, '2026-11-20T17:00:00Z')];
    const report = reportTo('token-of-h1');
    const lines = [{ skuCode: 'JP-BOWL-SET4', quantity: 1 }];
    shop.refuses = { status: 400, body: [{ status: 400, message: 'The field tracking_number is invalid.' }] };
    await expect(report({ lines })).rejects.toMatchObject({
      why: 'failed',
      isFinal: false,
      text: { message: expect.stringContaining('The field tracking_number is invalid.') as string },
    });
    shop.refuses = null;
    shop.losesReply = true;
    await expect(report({ lines })).rejects.toMatchObject({ why: 'unreachable' });
    await report({ lines });
    expect(shop.shipments).toHaveLength(1);
  });

  it('is reopened when the withdrawal of its shipment was interrupted', async () => {
    const shop = site.ordersOf('h1');
    const report = reportTo('token-of-h1');
    const lines = [{ skuCode: 'JP-BOWL-SET4', quantity: 2 }];
    shop.shipments = [];
    shop.orders = [bigCommerceOrder(7, '2026-11-20T17:00:00Z')];
    await report({ lines });
    const asked = shop.asked.length;
    shop.before = () => void (shop.asked.length === asked + 4 && shop.answers.push({ status: 500 }));
    await expect(report({ lines, isVoided: true })).rejects.toMatchObject({ isFinal: false });
    shop.before = () => undefined;
    await report({ lines, isVoided: true });
    expect(shop.shipments).toEqual([]);
    expect(shop.orders[0]!.status_id).toBe(11);
  });

  it('keeps an order canceled that it canceled before the report, or before the void', async () => {
    const shop = site.ordersOf('h1');
    const report = reportTo('token-of-h1');
    const lines = [{ skuCode: 'JP-BOWL-SET4', quantity: 2 }];
    shop.shipments = [];
    shop.orders = [bigCommerceOrder(7, '2026-11-20T17:00:00Z', { status_id: 5 })];
    await expect(report({ lines })).rejects.toMatchObject({ why: 'nothingToShip' });
    expect(shop.shipments).toEqual([]);
    shop.orders = [bigCommerceOrder(7, '2026-11-20T17:00:00Z')];
    await report({ lines });
    shop.orders[0]!.status_id = 5;
    await report({ lines, isVoided: true });
    expect(shop.shipments).toEqual([]);
    expect(shop.orders[0]!.status_id).toBe(5);
  });

  it.each([12, 13])('keeps its hold of a shipped order (status %i) until it ends', async (status) => {
    const shop = site.ordersOf('h1');
    const report = reportTo('token-of-h1');
    const lines = [{ skuCode: 'JP-BOWL-SET4', quantity: 2 }];
    shop.shipments = [];
    shop.orders = [bigCommerceOrder(7, '2026-11-20T17:00:00Z', { status_id: status })];
    await expect(report({ lines })).rejects.toMatchObject({ why: 'heldThere', isFinal: false });
    expect(shop.shipments).toEqual([]);
    expect(shop.orders[0]!.status_id).toBe(status);
    shop.orders[0]!.status_id = 11;
    await report({ lines });
    expect(shop.shipments).toHaveLength(1);
  });

  it('reports which is unknown, the order or the token', async () => {
    await expect(reportTo('token-of-h1')({ externalId: '404' })).rejects.toEqual(new ChannelError('absent'));
    await expect(reportTo('token-of-h2')()).rejects.toMatchObject({ why: 'refused' });
  });
});
