import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { item } from '../testing/woo-lines.ts';
import { reporter } from '../testing/store-reporter.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { askChannel } from './ask-channel.ts';
import type { ChannelPage } from './channel-connector.ts';
import { wooConnector } from './woo-connector.ts';

let site: Awaited<ReturnType<typeof wooSite>>;
beforeEach(async () => {
  site = await wooSite();
});
afterEach(() => site.close());

const access = () => ({
  address: site.address,
  credentials: JSON.stringify({ consumerKey: 'ck_1', consumerSecret: 'cs_1' }),
  ask: askChannel(new AbortController().signal, new Set([site.host])),
});
const read = () => allPages(wooConnector.changedOrders(access(), null));
const imported = (pages: readonly ChannelPage[]) =>
  pages.flatMap(({ orders }) => orders.map(({ externalId }) => Number(externalId)));
const aside = (pages: readonly ChannelPage[]) =>
  pages.flatMap(({ unreadable }) => unreadable.map(({ externalId }) => Number(externalId)));
const codes = (pages: readonly ChannelPage[]) =>
  pages.flatMap(({ orders }) =>
    orders.flatMap(({ lines }) => lines.map(({ skuCode, otherCode }) => [skuCode, otherCode])),
  );
const productRequests = () => site.asked.filter(({ pathname }) => pathname.includes('/products'));
/** An order of one product. */
const of = (product: number, more: object = {}) =>
  wooOrder(product, { line_items: [item(1, `SKU-${product}`, 1, { product_id: product })], ...more });

describe('products that WooCommerce does not give', () => {
  it.each<[string, { status: number; body?: string }]>([
    ['an error', { status: 500 }],
    ['an error of its host', { status: 502, body: '<h1>Bad Gateway</h1>' }],
    ['its host gives up', { status: 504 }],
    ['its firewall', { status: 403, body: '<h1>Forbidden</h1>' }],
    ['no list', { status: 200, body: '{"code":"maintenance"}' }],
  ])('are not taken for goods: %s', async (_name, failure) => {
    site.orders = [of(1), of(2, { status: 'completed' }), of(3, { status: 'cancelled' })];
    site.virtual.add(1);
    site.failsProducts = () => failure;
    const pages = await read();
    // What is finished does not depend on it.
    expect(imported(pages)).toEqual([2, 3]);
    expect(aside(pages)).toEqual([1]);
    expect(pages.flatMap(({ unreadable }) => unreadable)[0]!.reason.code).toBe('stores.orderNotGiven');
    // The order is known again as soon as its products are.
    site.failsProducts = () => undefined;
    const again = await allPages(wooConnector.ordersById!(access(), ['1']));
    expect(again).toMatchObject([{ removed: ['1'], orders: [], unreadable: [] }]);
  });

  it('are found among others: only their own orders are kept aside', async () => {
    site.orders = Array.from({ length: 80 }, (_, at) => of(at + 1));
    site.failsProducts = (ids) => (ids.includes(1) || ids.includes(2) ? { status: 500 } : undefined);
    const pages = await read();
    expect(aside(pages)).toEqual([1, 2]);
    expect(imported(pages)).toHaveLength(78);
  });

  it('are requested in smaller parts, and a host that is down is not asked for each', async () => {
    site.orders = Array.from({ length: 50 }, (_, at) => of(at + 1));
    site.failsProducts = () => ({ status: 500 });
    expect(aside(await read())).toHaveLength(50);
    expect(productRequests().length).toBeLessThan(15);
  });

  it('keep only orders of the variations aside that are not given', async () => {
    site.orders = [501, 502].map((variation) =>
      wooOrder(variation, {
        line_items: [item(1, `V-${variation}`, 1, { product_id: 500, variation_id: variation })],
      }),
    );
    site.failsProducts = (ids) => (ids.includes(502) ? { status: 500 } : undefined);
    const pages = await read();
    expect([imported(pages), aside(pages)]).toEqual([[501], [502]]);
  });

  it('let a report fail, which completes the order once it is repeated', async () => {
    const line_items = [item(1, 'BOWL', 2, { product_id: 1 }), item(2, 'PDF', 1, { product_id: 2 })];
    site.orders = [wooOrder(7, { line_items })];
    site.virtual.add(2);
    const report = reporter(wooConnector, { ...access(), host: site.host });
    site.failsProducts = () => ({ status: 500 });
    await expect(report()).rejects.toMatchObject({ why: 'unreachable' });
    expect(site.orders[0]!.status).toBe('processing');
    site.failsProducts = () => undefined;
    await report();
    expect(site.orders[0]!.status).toBe('completed');
    expect(site.notes).toHaveLength(1);
  });

  it('are taken for goods when the key cannot read them, or they were deleted', async () => {
    site.orders = [of(1)];
    for (const status of [403, 404]) {
      site.failsProducts = () => ({ status, body: '{"code":"woocommerce_rest_cannot_view"}' });
      expect(imported(await read())).toEqual([1]);
    }
  });
});

describe('a variation of WooCommerce with the SKU of its product (decision D27)', () => {
  const shirt = (more: object = {}) => item(1, 'SHIRT', 1, { product_id: 500, variation_id: 501, ...more });
  it.each<[string, object, object, [string, string | undefined][]]>([
    ['has its own code, also alone', shirt(), {}, [['woo-501', 'SHIRT']]],
    ['keeps a SKU of its own', shirt({ sku: 'SHIRT-M' }), {}, [['SHIRT-M', undefined]]],
    ['is a product without variations', shirt({ variation_id: 0 }), {}, [['SHIRT', undefined]]],
    ['has no SKU at all', shirt({ sku: '' }), {}, [['woo-501', undefined]]],
    ['is in a finished order', shirt(), { status: 'completed' }, [['SHIRT', 'woo-501']]],
  ])('%s', async (_name, line, more, expected) => {
    site.skus.set(500, 'SHIRT');
    site.orders = [wooOrder(1, { line_items: [line], ...more })];
    expect(codes(await read())).toEqual(expected);
  });
});
