import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { shopifyOrder, shopifySite } from '../testing/shopify-site.ts';
import { askChannel } from './ask-channel.ts';
import { shopifyConnector } from './shopify-connector.ts';

let site: Awaited<ReturnType<typeof shopifySite>>;
beforeEach(async () => {
  site = await shopifySite();
});
afterEach(() => site.close());

const access = () => ({
  address: site.address,
  credentials: JSON.stringify({ accessToken: 'shpat_1' }),
  ask: askChannel(new AbortController().signal, new Set([site.host])),
});
async function read() {
  const pages = await allPages(shopifyConnector.changedOrders(access(), null));
  return {
    orders: pages.flatMap(({ orders }) => orders),
    held: pages.flatMap(({ unreadable }) =>
      unreadable.map(({ externalId, reason }) => [externalId, reason.code]),
    ),
    removed: pages.flatMap(({ removed = [] }) => removed),
    counted: pages.flatMap(({ counted = [] }) => counted),
  };
}
const at = (minute: number) => `2026-11-20T17:${String(minute).padStart(2, '0')}:00Z`;
const lines = (...nodes: object[]) => ({
  lineItems: { nodes, pageInfo: { hasNextPage: false, endCursor: null } },
});

describe('orders of Shopify by their payment (decision D27)', () => {
  it.each([
    ['VOIDED', 'on-hold'],
    ['EXPIRED', 'on-hold'],
    ['REFUNDED', 'on-hold'],
    ['PENDING', 'on-hold'],
    ['PAID', 'open'],
    ['AUTHORIZED', 'open'],
    ['PARTIALLY_REFUNDED', 'open'],
  ])('%s: %s', async (displayFinancialStatus, state) => {
    site.orders = [shopifyOrder(1, at(1), { displayFinancialStatus })];
    expect((await read()).orders[0]).toMatchObject({ state });
    site.orders = [shopifyOrder(1, at(1), { displayFinancialStatus, displayFulfillmentStatus: 'FULFILLED' })];
    expect((await read()).orders[0]).toMatchObject({ state: 'shipped' });
  });
});

it.each([
  ['UNFULFILLED', 'on-hold'],
  ['PARTIALLY_FULFILLED', 'on-hold'],
  ['FULFILLED', 'shipped'],
])('an order of Shopify in the archive that is %s: %s', async (displayFulfillmentStatus, state) => {
  site.orders = [shopifyOrder(1, at(1), { displayFulfillmentStatus, closed: true })];
  expect((await read()).orders[0]).toMatchObject({ state });
});

describe('unusual lines of Shopify (decision D27)', () => {
  const never = { requiresShipping: false };
  it.each<[string, () => object[], string[], string[]]>([
    [
      'a tip',
      () => [
        site.line('MUG', 1),
        site.line(null, 1, 1, { ...never, variant: null, id: 'gid://shopify/LineItem/9' }),
      ],
      ['1 MUG'],
      ['1 shopify-line-9 NOT_SHIPPED'],
    ],
    [
      'a gift card',
      () => [site.line('MUG', 1), site.line('GIFT-25', 1, 1, never)],
      ['1 MUG'],
      ['1 GIFT-25 NOT_SHIPPED'],
    ],
    [
      'a removed line',
      () => [site.line('A', 3, 1), site.line('B', 2, 0)],
      ['1 A'],
      ['2 A REMOVED', '2 B REMOVED'],
    ],
    [
      'a line that is in no catalog',
      () => [site.line(null, 1, 1, { variant: null, id: 'gid://shopify/LineItem/9' })],
      ['1 shopify-line-9?'],
      [],
    ],
    [
      'a variant that was deleted, with the SKU it had',
      () => [site.line('OLD-MUG', 1, 1, { variant: null }), site.line('MUG', 1)],
      ['1 OLD-MUG?', '1 MUG'],
      [],
    ],
    [
      'listings of the same SKU: none is dropped, and no unit is counted twice',
      () => [
        site.line('MUG', 1, 1, { variant: { legacyResourceId: '1' } }),
        site.line('MUG', 2, 2, { variant: { legacyResourceId: '2' } }),
        site.line('CUP', 1),
        site.line('CUP', 1),
      ],
      ['1 MUG&', '2 MUG&', '1 CUP', '1 CUP'],
      [],
    ],
    [
      'variants without a SKU',
      () => [
        site.line(null, 1, 1, { variant: { legacyResourceId: '1' } }),
        site.line(null, 1, 1, { variant: { legacyResourceId: '2' } }),
      ],
      ['1 shopify-1', '1 shopify-2'],
      [],
    ],
  ])('%s', async (_name, nodes, packed, aside) => {
    site.orders = [shopifyOrder(1, at(1), lines(...nodes()))];
    const [order] = (await read()).orders;
    expect(
      order!.lines.map(
        ({ skuCode, quantity, isUnknown, sharesSku }) =>
          `${quantity} ${skuCode}${isUnknown ? '?' : ''}${sharesSku ? '&' : ''}`,
      ),
    ).toEqual(packed);
    expect(order!.notPacked.map(({ skuCode, quantity, why }) => `${quantity} ${skuCode} ${why}`)).toEqual(
      aside,
    );
  });

  const partly = { displayFulfillmentStatus: 'PARTIALLY_FULFILLED' };
  it('report how many the store has shipped', async () => {
    const nodes = [
      site.line('A', 3, 3, { unfulfilledQuantity: 1 }),
      site.line('B', 1, 1, { unfulfilledQuantity: 1 }),
    ];
    site.orders = [shopifyOrder(1, at(1), { ...partly, ...lines(...nodes) })];
    const [order] = (await read()).orders;
    expect(order!.state).toBe('partly-shipped');
    expect(order!.lines).toMatchObject([{ skuCode: 'A', quantity: 3, shipped: 2 }, { skuCode: 'B' }]);
    expect(order!.lines[1]!.shipped).toBeUndefined();
  });

  it('are all shipped when only a tip remains', async () => {
    const nodes = [
      site.line('A', 3, 3, { unfulfilledQuantity: 0 }),
      site.line(null, 1, 1, { ...never, variant: null, unfulfilledQuantity: 1 }),
    ];
    site.orders = [shopifyOrder(1, at(1), { ...partly, ...lines(...nodes) })];
    const [order] = (await read()).orders;
    expect(order).toMatchObject({ state: 'shipped', lines: [{ skuCode: 'A', quantity: 3 }] });
  });

  it('wait when the remaining items were refunded', async () => {
    site.orders = [shopifyOrder(1, at(1), { ...partly, displayFinancialStatus: 'VOIDED' })];
    expect((await read()).orders[0]).toMatchObject({ state: 'on-hold' });
  });

  it('an order of downloads only is ignored', async () => {
    site.orders = [
      shopifyOrder(1, at(1), { shippingAddress: null, ...lines(site.line('EBOOK', 1, 1, never)) }),
    ];
    expect(await read()).toMatchObject({ orders: [], held: [], removed: ['1'] });
  });
});

describe('addresses of Shopify', () => {
  const to = (more: object) => ({ shippingAddress: { ...shopifyOrder(0, at(0)).shippingAddress, ...more } });
  it.each([
    [
      { name: '', company: 'Dock 4' },
      { name: 'Dock 4', company: 'Dock 4' },
    ],
    [{ name: null, company: 'Dock 4' }, { name: 'Dock 4' }],
    [
      { address1: null, address2: '7 Quay Rd' },
      { addressLine1: '7 Quay Rd', addressLine2: null },
    ],
  ])('%j', async (given, recipient) => {
    site.orders = [shopifyOrder(1, at(1), to(given))];
    expect((await read()).orders[0]?.recipient).toMatchObject(recipient);
  });
});

describe('a failing store of Shopify', () => {
  it('keeps only the order aside that has an error in a field', async () => {
    site.orders = Array.from({ length: 14 }, (_, n) => shopifyOrder(n + 1, at(n)));
    site.bad.add(site.orders[4]!.id);
    const { orders, held } = await read();
    expect(orders).toHaveLength(13);
    expect(held).toEqual([['5', 'stores.orderNotGiven']]);
  });

  it.each([3, 1, 0])('returns orders %i at a time when it cannot return more', async (mostOrders) => {
    site.orders = Array.from({ length: 12 }, (_, n) => shopifyOrder(n + 1, at(n)));
    site.mostOrders = mostOrders;
    const { orders, held } = await read();
    expect([orders.length, held.length]).toEqual(mostOrders === 0 ? [0, 12] : [12, 0]);
  });

  it('returns fewer orders at a time when it puts off more, and is busy when it puts off each', async () => {
    site.orders = Array.from({ length: 12 }, (_, n) => shopifyOrder(n + 1, at(n)));
    Object.assign(site, { mostOrders: 3, putsOff: true });
    const { orders, held } = await read();
    expect([orders.length, held.length]).toEqual([12, 0]);
    site.mostOrders = 0;
    await expect(read()).rejects.toMatchObject({ why: 'busy' });
  });

  it('is checked against its own count', async () => {
    site.orders = Array.from({ length: 12 }, (_, n) => shopifyOrder(n + 1, at(n)));
    expect((await read()).counted).toEqual([{ read: 12, told: 12 }]);
    site.hidden = 2;
    expect((await read()).counted).toEqual([{ read: 12, told: 14 }]);
  });

  it('is asked again for orders kept aside', async () => {
    site.orders = [shopifyOrder(1, at(1)), shopifyOrder(2, at(2))];
    site.bad.add(site.orders[1]!.id);
    const pages = await allPages(shopifyConnector.ordersById!(access(), ['1', '2', '3']));
    expect(
      pages.map(({ orders, unreadable, removed = [] }) => [orders.length, unreadable.length, removed]),
    ).toEqual([
      [1, 0, []],
      [0, 1, []],
      [0, 0, ['3']],
    ]);
  });
});
