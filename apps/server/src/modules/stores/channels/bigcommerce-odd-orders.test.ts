import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { bigCommerceOrder, type bigCommerceOrders } from '../testing/bigcommerce-orders.ts';
import { bigCommerceSite } from '../testing/bigcommerce-site.ts';
import { askChannel } from './ask-channel.ts';
import { bigCommerceConnector } from './bigcommerce-connector.ts';

let site: Awaited<ReturnType<typeof bigCommerceSite>>;
let shop: ReturnType<typeof bigCommerceOrders>;
beforeEach(async () => {
  site = await bigCommerceSite({ clientId: 'c', clientSecret: 's', redirectUri: 'r' });
  shop = site.ordersOf('h1');
});
afterEach(() => site.close());

const at = (second: number) => new Date(Date.parse('2026-11-20T17:00:00Z') + second * 1_000).toISOString();
const access = () => ({
  address: 'h1',
  credentials: 'token-of-h1',
  ask: askChannel(new AbortController().signal, new Set()),
});
async function read() {
  const pages = await allPages(bigCommerceConnector(site.address).changedOrders(access(), new Date(at(0))));
  return {
    orders: pages.flatMap(({ orders }) => orders),
    held: pages.flatMap(({ unreadable }) =>
      unreadable.map(({ externalId, reason }) => [externalId, reason.code]),
    ),
    removed: pages.flatMap(({ removed = [] }) => removed),
    until: pages.flatMap(({ changedUntil }) => changedUntil ?? []).at(-1),
  };
}
const item = (id: number, sku: string, quantity: number, more: object = {}) => ({
  id,
  order_address_id: 7,
  product_id: 93,
  variant_id: 120,
  type: 'physical',
  sku,
  quantity,
  name: `Thing ${id}`,
  price_inc_tax: '10.0000',
  quantity_refunded: 0,
  ...more,
});

describe('unusual orders of BigCommerce (decision D27)', () => {
  const two = (bowl: object, cup: object) => [item(1, 'BOWL', 2, bowl), item(2, 'CUP', 1, cup)];
  it.each<[string, object, object[], string, string[], string[]]>([
    ['a refunded line', {}, two({}, { quantity_refunded: 1 }), 'open', ['2 BOWL'], ['1 CUP REFUNDED']],
    [
      'a partly refunded line',
      {},
      two({ quantity_refunded: 1 }, {}),
      ...(['open', ['1 BOWL', '1 CUP'], ['1 BOWL REFUNDED']] as [string, string[], string[]]),
    ],
    ['a line marked as refunded', {}, two({}, { is_refunded: true }), 'open', ['2 BOWL'], ['1 CUP REFUNDED']],
    [
      'everything refunded',
      {},
      two({ quantity_refunded: 2 }, { quantity_refunded: 1 }),
      ...(['cancelled', ['2 BOWL', '1 CUP'], []] as [string, string[], string[]]),
    ],
    [
      'the whole amount refunded',
      { refunded_amount: '138.0000' },
      two({}, {}),
      'on-hold',
      ['2 BOWL', '1 CUP'],
      [],
    ],
    [
      'a payment that was voided',
      { payment_status: 'void' },
      two({}, {}),
      'on-hold',
      ['2 BOWL', '1 CUP'],
      [],
    ],
    [
      'goods for pickup with others',
      {},
      [item(1, 'BOWL', 2), item(2, 'CUP', 1, { order_pickup_method_id: 4 })],
      ...(['open', ['2 BOWL'], ['1 CUP NOT_SHIPPED']] as [string, string[], string[]]),
    ],
    [
      'only goods for pickup',
      { shipping_addresses: [] },
      two({ order_pickup_method_id: 4 }, { order_pickup_method_id: 4 }),
      ...(['on-hold', ['2 BOWL', '1 CUP'], []] as [string, string[], string[]]),
    ],
    [
      'a payment that needs a review',
      { payment_status: 'held for review' },
      two({}, {}),
      ...(['on-hold', ['2 BOWL', '1 CUP'], []] as [string, string[], string[]]),
    ],
    [
      'variants that share the SKU of their product',
      {},
      [item(1, 'TEE', 1), item(2, 'TEE', 1, { variant_id: 121 })],
      ...(['open', ['1 bigcommerce-120', '1 bigcommerce-121'], []] as [string, string[], string[]]),
    ],
    [
      'a gift card',
      {},
      [item(1, 'MUG', 1), item(2, '', 1, { type: 'giftcertificate' })],
      'open',
      ['1 MUG'],
      ['1 bigcommerce-120 NOT_SHIPPED'],
    ],
    [
      'a download',
      {},
      [item(1, 'MUG', 1), item(2, 'PDF', 1, { type: 'digital' })],
      'open',
      ['1 MUG'],
      ['1 PDF NOT_SHIPPED'],
    ],
    [
      'variants without a SKU',
      {},
      [item(1, '', 1), item(2, '', 1, { variant_id: 121 })],
      ...(['open', ['1 bigcommerce-120', '1 bigcommerce-121'], []] as [string, string[], string[]]),
    ],
    [
      'products of the order alone',
      {},
      [item(1, '', 1, { product_id: 0, variant_id: 0 }), item(2, '', 3, { product_id: 0, variant_id: null })],
      ...(['open', ['1 bigcommerce-line-1?', '3 bigcommerce-line-2?'], []] as [string, string[], string[]]),
    ],
  ])('%s', async (_name, more, products, state, packed, aside) => {
    shop.orders = [bigCommerceOrder(1, at(1), { ...more, products })];
    const [order] = (await read()).orders;
    expect(order!.state).toBe(state);
    expect(
      order!.lines.map(({ skuCode, quantity, isUnknown }) => `${quantity} ${skuCode}${isUnknown ? '?' : ''}`),
    ).toEqual(packed);
    expect(order!.notPacked.map(({ skuCode, quantity, why }) => `${quantity} ${skuCode} ${why}`)).toEqual(
      aside,
    );
  });

  it('partly shipped ones report the shipped quantity of each line', async () => {
    const products = [item(1, 'BOWL', 3, { quantity_shipped: 2 }), item(2, 'CUP', 1)];
    shop.orders = [bigCommerceOrder(1, at(1), { status_id: 3, products })];
    const [order] = (await read()).orders;
    expect(order!.lines).toMatchObject([{ skuCode: 'BOWL', quantity: 3, shipped: 2 }, { skuCode: 'CUP' }]);
  });

  it.each([
    [{ currency_code: 'EUR', default_currency_code: 'USD' }, 'USD'],
    [{ currency_code: 'EUR', default_currency_code: '' }, 'EUR'],
    [{ currency_code: 'EUR' }, 'EUR'],
  ])('use the currency of the payment, not the displayed one: %j', async (more, currency) => {
    shop.orders = [bigCommerceOrder(1, at(1), more)];
    expect((await read()).orders[0]).toMatchObject({ currency, totalAmount: 138 });
  });

  it('include all their items, however many', async () => {
    const products = Array.from({ length: 500 }, (_, n) => item(n + 1, `SKU-${n}`, 1));
    shop.orders = [bigCommerceOrder(1, at(1), { products })];
    expect((await read()).orders[0]!.lines).toHaveLength(500);
  });

  it('go to the one address with unshipped goods', async () => {
    const [first] = bigCommerceOrder(0, at(0)).shipping_addresses;
    const second = { ...first, id: 8 };
    const other = { ...second, street_1: '9 Hill St' };
    const products = [item(1, 'BOWL', 2), item(2, 'CUP', 1, { order_address_id: 8 })];
    const refunded = [products[0]!, { ...products[1], quantity_refunded: 1 }];
    const digital = [products[0]!, { ...products[1], type: 'digital' }];
    shop.orders = [
      bigCommerceOrder(1, at(1), { products, shipping_addresses: [first, second] }),
      bigCommerceOrder(2, at(2), { products: refunded, shipping_addresses: [other, first] }),
      bigCommerceOrder(3, at(3), { products: digital, shipping_addresses: [other, first] }),
      bigCommerceOrder(4, at(4), { products, shipping_addresses: [first, other], date_created: '' }),
      bigCommerceOrder(5, at(5), { date_created: '' }),
    ];
    const { orders, held } = await read();
    expect(orders.map(({ externalId, recipient }) => `${externalId} ${recipient.addressLine1}`)).toEqual([
      '1 77 Beacon St',
      '2 77 Beacon St',
      '3 77 Beacon St',
      '5 77 Beacon St',
    ]);
    expect(orders.at(-1)!.createdAt).toBe('2026-11-20T17:00:05.000Z');
    expect(held).toEqual([['4', 'stores.severalAddresses']]);
  });

  it('with only a gift card are ignored', async () => {
    shop.orders = [bigCommerceOrder(1, at(1), { products: [item(1, '', 1, { type: 'giftcertificate' })] })];
    expect(await read()).toMatchObject({ orders: [], held: [], removed: ['1'] });
  });
});

describe('a failing store of BigCommerce', () => {
  it.each([500, 404])(
    'keeps only the order aside that answers %i',
    async (status) => {
      shop.orders = [1, 2, 3].map((id) => bigCommerceOrder(id, at(id)));
      shop.bad.set(2, status);
      const { orders, held, until } = await read();
      expect(orders.map(({ externalId }) => externalId)).toEqual(['1', '3']);
      expect(held).toEqual([['2', 'stores.orderNotGiven']]);
      expect(until).toEqual(new Date(at(3)));
    },
    30_000,
  );

  it('keeps an order aside that cannot be listed, and reads the others of its second', async () => {
    shop.orders = [1, 2, 3, 4].map((id) => bigCommerceOrder(id, at(1)));
    shop.orders.push(bigCommerceOrder(5, at(2)));
    shop.unlistable.add(3);
    const { orders, held, until } = await read();
    expect(new Set(orders.map(({ externalId }) => externalId))).toEqual(new Set(['1', '2', '4', '5']));
    expect(held).toEqual([['after-2', 'stores.orderNotGiven']]);
    // The next pull asks for it again.
    expect(until).toEqual(new Date(at(1)));
  }, 30_000);

  it('returns smaller pages when larger ones fail', async () => {
    shop.orders = Array.from({ length: 25 }, (_, n) => bigCommerceOrder(n + 1, at(n + 1)));
    shop.mostOrders = 4;
    expect(new Set((await read()).orders.map(({ externalId }) => externalId)).size).toBe(25);
  }, 60_000);

  it('returns smaller pages when it puts off larger ones, and is busy when it puts off every one', async () => {
    shop.orders = Array.from({ length: 25 }, (_, n) => bigCommerceOrder(n + 1, at(n + 1)));
    Object.assign(shop, { mostOrders: 4, putsOff: true });
    const { orders, held } = await read();
    expect([new Set(orders.map(({ externalId }) => externalId)).size, held]).toEqual([25, []]);
    shop.mostOrders = 0;
    await expect(read()).rejects.toMatchObject({ why: 'busy' });
  });

  it('is asked again for orders kept aside', async () => {
    shop.orders = [bigCommerceOrder(1, at(1)), bigCommerceOrder(2, at(2), { is_deleted: true })];
    const pages = await allPages(bigCommerceConnector(site.address).ordersById!(access(), ['1', '2', '3']));
    expect(pages.map(({ orders, removed = [] }) => [orders.length, removed])).toEqual([
      [1, []],
      [0, ['2']],
      [0, ['3']],
    ]);
  });
});
