import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopifyOrder, shopifySite } from '../testing/shopify-site.ts';
import { allPages } from '../testing/all-pages.ts';
import { askChannel } from './ask-channel.ts';
import { ChannelError } from './channel-error.ts';
import { shopifyConnector } from './shopify-connector.ts';

let site: Awaited<ReturnType<typeof shopifySite>>;
beforeEach(async () => {
  site = await shopifySite();
});
afterEach(() => site.close());

function pages(since: Date | null = null, accessToken = 'shpat_1') {
  const ask = askChannel(new AbortController().signal, new Set([site.host]));
  const access = { address: site.address, credentials: JSON.stringify({ accessToken }), ask };
  return allPages(shopifyConnector.changedOrders(access, since));
}
const at = (minute: number) => `2026-11-20T17:${String(minute).padStart(2, '0')}:00Z`;

describe('orders of Shopify (decision D10)', () => {
  it('arrive oldest change first, and each page has its cursor', async () => {
    site.orders = Array.from({ length: 23 }, (_, number) => shopifyOrder(number + 1, at(number)));
    const read = await pages();
    expect(read.map(({ orders }) => orders.length)).toEqual([10, 10, 3]);
    expect(read.map(({ changedUntil }) => changedUntil?.toISOString())).toEqual([
      '2026-11-20T17:09:00.000Z',
      '2026-11-20T17:19:00.000Z',
      '2026-11-20T17:22:00.000Z',
    ]);
    expect(read[0]!.orders[0]).toMatchObject({
      externalId: '1',
      orderNo: '#1',
      state: 'open',
      currency: 'USD',
      totalAmount: 138,
      recipient: { name: 'Emily Tran', stateCode: 'WA', countryCode: 'US', email: 'emily@example.com' },
      lines: [{ skuCode: 'JP-BOWL-SET4', quantity: 2, unitPrice: 69 }],
    });
  });

  it('are limited to those changed since', async () => {
    site.orders = [shopifyOrder(1, at(1)), shopifyOrder(2, at(30))];
    const [page] = await pages(new Date(at(20)));
    expect(page!.orders.map(({ externalId }) => externalId)).toEqual(['2']);
  });

  it.each([
    [{ cancelledAt: at(1) }, 'cancelled'],
    [{ displayFulfillmentStatus: 'FULFILLED' }, 'shipped'],
    [{ displayFulfillmentStatus: 'PARTIALLY_FULFILLED' }, 'partly-shipped'],
    [{ displayFulfillmentStatus: 'ON_HOLD' }, 'on-hold'],
    [{ displayFinancialStatus: 'PENDING' }, 'on-hold'],
    [{ displayFinancialStatus: 'PENDING', displayFulfillmentStatus: 'PARTIALLY_FULFILLED' }, 'on-hold'],
    [{}, 'open'],
  ] as const)('%j is %s', async (more, state) => {
    site.orders = [shopifyOrder(1, at(1), more)];
    expect((await pages())[0]!.orders[0]).toMatchObject({ state });
  });

  it('exclude removed items, and are canceled when all are removed', async () => {
    const lines = (...nodes: object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });
    site.orders = [
      shopifyOrder(1, at(1), { lineItems: lines(site.line('A', 3, 1), site.line('B', 2, 0)) }),
      shopifyOrder(2, at(2), { lineItems: lines(site.line('A', 3, 0)) }),
    ];
    const [page] = await pages();
    expect(page!.orders[0]).toMatchObject({ state: 'open', lines: [{ skuCode: 'A', quantity: 1 }] });
    expect(page!.orders[1]).toMatchObject({ state: 'cancelled', lines: [{ skuCode: 'A', quantity: 3 }] });
  });

  it('include all their lines, however many', async () => {
    const first = Array.from({ length: 50 }, (_, number) => site.line(`A${number}`, 1));
    site.orders = [
      shopifyOrder(1, at(1), {
        lineItems: { nodes: first, pageInfo: { hasNextPage: true, endCursor: 'x' } },
      }),
    ];
    site.furtherLines.set(site.orders[0]!.id, [site.line('LAST', 1)]);
    const [page] = await pages();
    expect(page!.orders[0]!.lines.map(({ skuCode }) => skuCode)).toEqual([
      ...first.map(({ sku }) => sku),
      'LAST',
    ]);
  });

  it('are kept aside when they have no destination', async () => {
    site.orders = [shopifyOrder(1, at(1), { shippingAddress: null }), shopifyOrder(2, at(2))];
    const [page] = await pages();
    expect(page!.orders.map(({ externalId }) => externalId)).toEqual(['2']);
    expect(page!.unreadable[0]).toMatchObject({ externalId: '1', orderNo: '#1' });
    expect(page!.unreadable[0]!.reason.message).toBe(
      'Missing or invalid: recipient name, street, city, country.',
    );
  });
});

describe('a store of Shopify with error answers', () => {
  it('is asked again when its points are spent, after their restore time', async () => {
    site.orders = [shopifyOrder(1, at(1))];
    site.answers = [
      {
        errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
        extensions: {
          cost: { requestedQueryCost: 100, throttleStatus: { currentlyAvailable: 95, restoreRate: 100 } },
        },
      },
    ];
    expect((await pages())[0]!.orders).toHaveLength(1);
    expect(site.asked.filter(({ query }) => query.includes('ChangedOrders'))).toHaveLength(2);
  });

  it('reports a refusal', async () => {
    await expect(pages(null, 'another')).rejects.toEqual(new ChannelError('refused'));
    site.answers = [
      { errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }], data: null },
    ];
    await expect(pages()).rejects.toEqual(new ChannelError('refused'));
  });

  it('is not read endlessly when its list does not advance', async () => {
    const pageInfo = { hasNextPage: true, endCursor: 'x' };
    const page = { data: { orders: { nodes: [shopifyOrder(1, at(1))], pageInfo } } };
    site.answers = [page, page];
    await expect(pages()).rejects.toEqual(new ChannelError('unusable'));
  });

  it('reports an unreadable answer', async () => {
    for (const answer of [
      { errors: [{ message: "Field 'orders' doesn't exist" }] },
      { data: { orders: null } },
    ]) {
      site.answers = Array.from({ length: 10 }, () => answer);
      await expect(pages()).rejects.toEqual(new ChannelError('unusable'));
    }
  });
});
