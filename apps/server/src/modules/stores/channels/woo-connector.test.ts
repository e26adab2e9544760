import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { allPages } from '../testing/all-pages.ts';
import { askChannel } from './ask-channel.ts';
import { ChannelError, channelTexts } from './channel-error.ts';
import { wooConnector } from './woo-connector.ts';

let site: Awaited<ReturnType<typeof wooSite>>;
beforeEach(async () => {
  site = await wooSite();
});
afterEach(() => site.close());

async function read(since: Date | null = null, trusted = new Set([site.host])) {
  const credentials = JSON.stringify({ consumerKey: 'ck_1', consumerSecret: 'cs_1' });
  const ask = askChannel(new AbortController().signal, trusted);
  const pages = await allPages(
    wooConnector.changedOrders({ address: site.address, credentials, ask }, since),
  );
  return {
    orders: pages.flatMap(({ orders }) => orders),
    unreadable: pages.flatMap(({ unreadable }) => unreadable),
    removed: pages.flatMap(({ removed = [] }) => removed),
    closed: pages.flatMap(({ closed = [] }) => closed),
    counted: pages.flatMap(({ counted = [] }) => counted),
    changedUntil: pages.at(-1)?.changedUntil,
  };
}

describe('orders of WooCommerce (decision D10)', () => {
  it('are read page by page, with their destination', async () => {
    site.orders = Array.from({ length: 120 }, (_, at) => wooOrder(at + 1));
    const { orders, unreadable } = await read();
    expect(orders.map(({ externalId }) => Number(externalId))).toEqual(site.orders.map(({ id }) => id));
    expect(unreadable).toEqual([]);
    expect(orders[0]).toMatchObject({
      orderNo: '1',
      state: 'open',
      currency: 'USD',
      totalAmount: 42.5,
      createdAt: '2026-11-20T16:00:00Z',
      recipient: { name: 'Marcus Ellison', city: 'Boston', zipCode: '02108', phone: '+1 415 555 0132' },
      lines: [{ skuCode: 'OC-PLATE-11', quantity: 2, unitPrice: 21.25 }],
    });
  });

  it('are limited to changed ones, and those moved to the trash', async () => {
    site.orders = [
      wooOrder(1),
      wooOrder(2, { date_modified_gmt: '2026-11-20T18:00:00', status: 'completed' }),
      wooOrder(3, { date_modified_gmt: '2026-11-20T18:30:00', status: 'trash' }),
      wooOrder(4, { date_modified_gmt: '2026-11-20T18:30:00', status: 'checkout-draft' }),
    ];
    const { orders } = await read(new Date('2026-11-20T17:00:00Z'));
    expect(orders.map(({ externalId, state }) => [externalId, state])).toEqual([
      ['2', 'shipped'],
      ['3', 'removed'],
    ]);
    expect(site.asked[0]!.searchParams.get('dates_are_gmt')).toBe('true');
  });

  it('are all read although one leaves the list meanwhile', async () => {
    site.orders = Array.from({ length: 60 }, (_, at) => wooOrder(at + 1));
    let asked = 0;
    site.before = () => {
      asked += 1;
      if (asked === 2) site.orders[0]!.status = 'trash';
      return undefined;
    };
    const { orders } = await read();
    const seen = new Set(orders.map(({ externalId }) => Number(externalId)));
    expect([...seen].toSorted((one, other) => one - other)).toEqual(site.orders.map(({ id }) => id));
  });

  it('use the billing address without a shipping address, and their own line code without a SKU', async () => {
    site.orders = [
      wooOrder(1, {
        shipping: { first_name: '', address_1: '' },
        line_items: [{ name: 'Plate', product_id: 93, sku: '', quantity: 1, price: 5 }],
      }),
    ];
    const { orders } = await read();
    expect(orders[0]).toMatchObject({
      recipient: { name: 'Hannah Whitfield', city: 'San Francisco' },
      lines: [{ skuCode: 'woo-93' }],
    });
  });

  it('are kept aside when they cannot be read', async () => {
    site.orders = [wooOrder(1, { line_items: [] }), wooOrder(2), wooOrder(3, { total: 'n/a', number: null })];
    const { orders, unreadable } = await read();
    expect(orders.map(({ externalId }) => externalId)).toEqual(['2']);
    expect(unreadable.map(({ externalId, reason }) => [externalId, reason.message])).toEqual([
      ['1', 'Missing or invalid: items.'],
      ['3', 'Missing or invalid: order number, total.'],
    ]);
  });
});

describe('a store with error answers', () => {
  it('is asked again when it is busy or failing', async () => {
    site.orders = [wooOrder(1)];
    site.answers = [
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 503, headers: { 'retry-after': '0' } },
    ];
    expect((await read()).orders).toHaveLength(1);
    expect(site.asked.filter(({ pathname }) => pathname.endsWith('/orders'))).toHaveLength(3);
  });

  it('gets full-size requests again once it has recovered', async () => {
    site.orders = [wooOrder(1)];
    site.answers = [{ status: 503, headers: { 'retry-after': new Date(0).toUTCString() } }];
    await read();
    const sizes = site.asked.map(({ searchParams }) => searchParams.get('per_page')).filter(Boolean);
    expect(sizes.slice(0, 2)).toEqual(['50', '50']);
  });

  it.each([
    [{ status: 503, headers: { 'retry-after': '3600' } }, 'busy'],
    [{ status: 429, headers: { 'retry-after': '3600' } }, 'busy'],
    [{ status: 401 }, 'refused'],
    [{ status: 404 }, 'absent'],
    [{ status: 302, headers: { location: 'http://169.254.169.254/' } }, 'moved'],
    [{ status: 403, body: '<html>Access denied</html>' }, 'blocked'],
    [{ status: 200, body: '<html>' }, 'unusable'],
    [{ status: 200, body: '{"not":"orders"}' }, 'unusable'],
  ] as const)('%j is reported as %s', async (answer, why) => {
    site.answers = Array.from({ length: 20 }, () => answer);
    await expect(read()).rejects.toMatchObject({ why });
    site.answers = [];
    await expect(read(null)).resolves.toBeTruthy();
    expect(new ChannelError(why).text).toBe(channelTexts[why]);
  });

  it('is never called at an address of this machine or its network', async () => {
    site.orders = [wooOrder(1)];
    await expect(read(null, new Set())).rejects.toEqual(new ChannelError('absent'));
    site.address = `https://localhost:${new URL(site.address).port}`;
    await expect(read(null, new Set())).rejects.toEqual(new ChannelError('absent'));
    expect(site.asked).toEqual([]);
  });
});
