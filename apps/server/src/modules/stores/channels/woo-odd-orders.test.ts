import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { back, item } from '../testing/woo-lines.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { askChannel } from './ask-channel.ts';
import type { ChannelOrder } from './channel-connector.ts';
import { wooConnector } from './woo-connector.ts';

let site: Awaited<ReturnType<typeof wooSite>>;
beforeAll(async () => {
  site = await wooSite();
});
afterEach(() => {
  site.refunds.clear();
  site.virtual.clear();
  site.virtualVariations.clear();
});
afterAll(() => site.close());

async function read() {
  const credentials = JSON.stringify({ consumerKey: 'ck_1', consumerSecret: 'cs_1' });
  const ask = askChannel(new AbortController().signal, new Set([site.host]));
  const pages = await allPages(wooConnector.changedOrders({ address: site.address, credentials, ask }, null));
  return {
    orders: pages.flatMap(({ orders }) => orders),
    unreadable: pages.flatMap(({ unreadable }) => unreadable),
    removed: pages.flatMap(({ removed = [] }) => removed),
    closed: pages.flatMap(({ closed = [] }) => closed),
  };
}
const packed = ({ lines }: ChannelOrder) => lines.map(({ skuCode, quantity }) => `${quantity} ${skuCode}`);
const notPacked = (order: ChannelOrder) =>
  order.notPacked.map(({ skuCode, quantity, why }) => `${quantity} ${skuCode} ${why}`);

describe('refunds of an order of WooCommerce (decision D27)', () => {
  const two = [item(11, 'BOWL', 2), item(12, 'CUP', 1)];
  it.each([
    ['a whole line', two, [back(12, 1)], 'open', ['2 BOWL'], ['1 CUP REFUNDED']],
    ['a part of a line', two, [back(11, 1)], 'open', ['1 BOWL', '1 CUP'], ['1 BOWL REFUNDED']],
    ['in two parts', two, [back(11, 1), back(11, 1)], 'open', ['1 CUP'], ['2 BOWL REFUNDED']],
    ['all goods', two, [back(11, 2), back(12, 1)], 'cancelled', ['2 BOWL', '1 CUP'], []],
    ['an amount without lines', two, [], 'open', ['2 BOWL', '1 CUP'], []],
    [
      'a line without its id, by its goods',
      two,
      [back(undefined, 1, { name: 'Thing 12', sku: 'CUP' })],
      ...(['open', ['2 BOWL'], ['1 CUP REFUNDED']] as const),
    ],
    [
      'goods that are on no line',
      two,
      [back(undefined, 1, { name: '?' })],
      'on-hold',
      ['2 BOWL', '1 CUP'],
      [],
    ],
    [
      'a whole line without a quantity',
      two,
      [back(12, 0, { total: '-10.00' })],
      ...(['on-hold', ['2 BOWL', '1 CUP'], []] as const),
    ],
  ])('%s', async (_name, line_items, lines, state, due, aside) => {
    site.orders = [wooOrder(1, { line_items, total: '130.00', refunds: [{ id: 77, total: '-10.00' }] })];
    site.refunds.set(1, [{ id: 77, amount: '10.00', line_items: lines }]);
    const { orders } = await read();
    expect(orders[0]!.state).toBe(state);
    expect(packed(orders[0]!)).toEqual(due);
    expect(notPacked(orders[0]!)).toEqual(aside);
  });

  it('put the order on hold when everything was refunded without naming items', async () => {
    site.orders = [wooOrder(1, { line_items: two, total: '30.00', refunds: [{ id: 77 }] })];
    site.refunds.set(1, [{ id: 77, amount: '30.00', line_items: [] }]);
    expect((await read()).orders[0]).toMatchObject({ state: 'on-hold' });
  });

  it('do not change what was already shipped', async () => {
    site.orders = [wooOrder(1, { line_items: two, status: 'completed', refunds: [{ id: 77 }] })];
    site.refunds.set(1, [{ id: 77, amount: '10.00', line_items: [back(12, 1)] }]);
    expect(packed((await read()).orders[0]!)).toEqual(['2 BOWL', '1 CUP']);
  });
});

describe('the code of a line of WooCommerce (decision D27)', () => {
  const without = { sku: '', product_id: 500 };
  it.each<[string, object[], [string, boolean][]]>([
    [
      'variations without a SKU',
      [item(1, '', 1, { ...without, variation_id: 501 }), item(2, '', 1, { ...without, variation_id: 502 })],
      [
        ['woo-501', false],
        ['woo-502', false],
      ],
    ],
    [
      'variations that share the SKU of their product',
      [
        item(1, 'SHIRT', 1, { product_id: 500, variation_id: 501 }),
        item(2, 'SHIRT', 1, { product_id: 500, variation_id: 502 }),
      ],
      [
        ['woo-501', false],
        ['woo-502', false],
      ],
    ],
    [
      'the same goods twice',
      [item(1, 'A', 1), item(2, 'A', 1)],
      [
        ['A', false],
        ['A', false],
      ],
    ],
    [
      'products that were deleted',
      [item(1, null, 1, { product_id: 0 }), item(2, null, 3, { product_id: 0 })],
      [
        ['woo-line-1', true],
        ['woo-line-2', true],
      ],
    ],
    ['an id that is null', [item(1, null, 1, { product_id: null })], [['woo-line-1', true]]],
    ['no id', [{ id: 1, name: 'A', quantity: 1, sku: '', price: 1 }], [['woo-line-1', true]]],
    ['a deleted product with a remaining id', [item(1, null, 1)], [['woo-93', true]]],
    ['a SKU that is a number', [item(1, 7 as never, 1)], [['7', false]]],
  ])('%s', async (_name, line_items, codes) => {
    site.orders = [wooOrder(1, { line_items })];
    const [order] = (await read()).orders;
    expect(order!.lines.map(({ skuCode, isUnknown = false }) => [skuCode, isUnknown])).toEqual(codes);
  });
});

describe('items of an order of WooCommerce that are not shipped', () => {
  it('are shown but not packed', async () => {
    site.virtual.add(7);
    site.orders = [
      wooOrder(1, {
        line_items: [
          item(1, 'MUG', 1),
          item(2, 'E-BOOK', 1, { product_id: 7 }),
          item(3, '', 1, { product_id: 0, price: -5 }),
        ],
      }),
    ];
    const [order] = (await read()).orders;
    expect(packed(order!)).toEqual(['1 MUG']);
    expect(notPacked(order!)).toEqual(['1 E-BOOK NOT_SHIPPED', '1 woo-line-3 ADJUSTMENT']);
  });

  it('are recognized by the bought variation', async () => {
    site.virtualVariations.set(500, [501]);
    const of = { product_id: 500 };
    site.orders = [
      wooOrder(1, {
        line_items: [
          item(1, 'SONG-DOWNLOAD', 1, { ...of, variation_id: 501 }),
          item(2, 'SONG-VINYL', 1, { ...of, variation_id: 502 }),
        ],
      }),
    ];
    const [order] = (await read()).orders;
    expect(packed(order!)).toEqual(['1 SONG-VINYL']);
    expect(notPacked(order!)).toEqual(['1 SONG-DOWNLOAD NOT_SHIPPED']);
  });

  it('make the order ignored if there are no others', async () => {
    site.virtual.add(7);
    site.orders = [wooOrder(1, { line_items: [item(1, 'E-BOOK', 1, { product_id: 7 })], shipping: null })];
    expect(await read()).toMatchObject({ orders: [], unreadable: [], removed: ['1'] });
  });
});

describe('an unreadable order of WooCommerce', () => {
  it('is not kept aside when it is finished', async () => {
    site.orders = [wooOrder(1, { status: 'cancelled', number: null }), wooOrder(2, { number: null })];
    const { closed, unreadable } = await read();
    expect(closed).toEqual([{ externalId: '1', state: 'cancelled' }]);
    expect(unreadable.map(({ externalId }) => externalId)).toEqual(['2']);
  });
});

describe('texts and addresses of WooCommerce', () => {
  const to = (more: object) => ({ ...wooOrder(0).shipping, ...more });
  it.each([
    [to({ city: '', state: '', postcode: '238857', country: 'SG' }), { city: 'Singapore', stateCode: null }],
    [
      to({ city: 'Kowloon', state: 'KOWLOON', postcode: '', country: 'HK' }),
      { city: 'Kowloon', zipCode: null },
    ],
    [to({ city: 'Shinjuku-ku', state: 'JP13', country: 'JP' }), { stateCode: 'JP-13' }],
    [to({ first_name: 'Zo&euml;', last_name: 'O&#8217;Hara', company: '' }), { name: 'Zoë O’Hara' }],
    [
      to({ phone: '+1 617 555 0100 ext. 42, ring twice and ask for the porter' }),
      { phone: '+1 617 555 0100 ext. 42' },
    ],
    // A shipping address with its street only in the second line is not replaced by the billing address.
    [
      to({ address_1: '', address_2: 'Locker 7, Quay Rd', company: '' }),
      { name: 'Marcus Ellison', addressLine1: 'Locker 7, Quay Rd', addressLine2: null, city: 'Boston' },
    ],
    [to({ first_name: '', last_name: '', company: 'Dock 4' }), { name: 'Dock 4', company: 'Dock 4' }],
    [to({ first_name: ' ', last_name: '', company: 'Dock 4' }), { name: 'Dock 4' }],
    [to({ first_name: 'M'.repeat(198), last_name: 'Ellison' }), { name: `${'M'.repeat(198)} E` }],
    [to({ company: `${'D'.repeat(199)}😀 Dock` }), { company: 'D'.repeat(199) }],
  ])('%j', async (shipping, recipient) => {
    site.orders = [wooOrder(1, { shipping })];
    expect((await read()).orders[0]!.recipient).toMatchObject(recipient);
  });

  it('accept numbers that a plug-in writes as texts, and texts written as numbers', async () => {
    const line_items = [
      item(1, 'A', '2' as never),
      item(2, 'B', '1.00' as never),
      item(3, 'C', '0' as never),
    ];
    site.orders = [wooOrder(1, { number: 2041, line_items })];
    const [order] = (await read()).orders;
    expect(order!.orderNo).toBe('2041');
    expect(packed(order!)).toEqual(['2 A', '1 B']);
  });

  it('use the id and the modification date for an order without a number or creation date', async () => {
    site.orders = [wooOrder(7, { number: '', date_created_gmt: null })];
    expect((await read()).orders[0]).toMatchObject({ orderNo: '7', createdAt: '2026-11-20T16:00:00Z' });
  });

  it('each field that keeps an order aside is named', async () => {
    site.orders = [
      wooOrder(1, { shipping: to({ postcode: '1'.repeat(30), city: '' }) }),
      wooOrder(2, { line_items: [item(1, 'A', 1.5)] }),
    ];
    expect((await read()).unreadable.map(({ reason }) => reason.message)).toEqual([
      'Missing or invalid: city, ZIP code.',
      'Missing or invalid: quantity of an item.',
    ]);
  });

  it.each([
    ['KWD', '1.234', 1.234, 1.234, 1.234],
    ['BHD', '4.000', 0.004, 4, 0.004],
    ['USD', '4.00', 0.004, 4, 0.004],
    ['JPY', '1500', 1500, 1500, 1500],
    ['USD', '10.00', 3.333333333333, 10, 3.333333],
  ])('keeps money of %s', async (currency, total, price, totalAmount, unitPrice) => {
    site.orders = [wooOrder(1, { currency, total, line_items: [item(1, 'A', 1, { price })] })];
    expect((await read()).orders[0]).toMatchObject({ currency, totalAmount, lines: [{ unitPrice }] });
  });
});
