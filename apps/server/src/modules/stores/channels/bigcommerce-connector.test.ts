import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { bigCommerceOrder, type bigCommerceOrders } from '../testing/bigcommerce-orders.ts';
import { bigCommerceSite } from '../testing/bigcommerce-site.ts';
import { askChannel } from './ask-channel.ts';
import { bigCommerceConnector } from './bigcommerce-connector.ts';
import { ChannelError } from './channel-error.ts';

let site: Awaited<ReturnType<typeof bigCommerceSite>>;
let shop: ReturnType<typeof bigCommerceOrders>;
beforeEach(async () => {
  site = await bigCommerceSite({ clientId: 'c', clientSecret: 's', redirectUri: 'r' });
  shop = site.ordersOf('h1');
});
afterEach(() => site.close());

const since = new Date('2026-11-20T17:00:00Z');
const at = (second: number) => new Date(since.getTime() + second * 1_000).toISOString();
const ids = (orders: readonly { externalId: string }[]) => orders.map(({ externalId }) => Number(externalId));
async function read(from: Date | null = since, credentials = 'token-of-h1') {
  const ask = askChannel(new AbortController().signal, new Set());
  const pages = await allPages(
    bigCommerceConnector(site.address).changedOrders({ address: 'h1', credentials, ask }, from),
  );
  return {
    pages,
    orders: pages.flatMap(({ orders }) => orders),
    unreadable: pages.flatMap(({ unreadable }) => unreadable),
    removed: pages.flatMap(({ removed = [] }) => removed),
  };
}

describe('orders of BigCommerce (decision D10)', () => {
  it('are read with their items and destination, changed ones only', async () => {
    shop.orders = [
      bigCommerceOrder(1, at(-60)),
      bigCommerceOrder(2, at(60)),
      bigCommerceOrder(3, at(90), { status_id: 0 }),
    ];
    const { orders, pages } = await read();
    expect(orders).toEqual([
      expect.objectContaining({
        externalId: '2',
        orderNo: '2',
        state: 'open',
        currency: 'USD',
        totalAmount: 138,
        createdAt: '2026-11-20T16:00:00.000Z',
        recipient: expect.objectContaining({
          name: 'Marcus Ellison',
          countryCode: 'US',
          phone: '206 555 0117',
        }) as object,
        lines: [{ skuCode: 'JP-BOWL-SET4', skuName: 'Ramen bowl', quantity: 2, unitPrice: 69 }],
      }),
    ]);
    expect(pages.find(({ changedUntil }) => changedUntil)!.changedUntil).toEqual(new Date(at(90)));
    expect(shop.asked[0]!.searchParams.get('min_date_modified')).toBe(since.toISOString());
  });

  it('all arrive once, page by page, even if many changed in one second', async () => {
    shop.orders = [
      ...Array.from({ length: 49 }, (_, n) => bigCommerceOrder(1 + n, at(n))),
      ...Array.from({ length: 130 }, (_, n) => bigCommerceOrder(100 + n, at(100))),
      ...Array.from({ length: 20 }, (_, n) => bigCommerceOrder(300 + n, at(200 + n))),
    ];
    const { orders } = await read();
    const seen = new Set(ids(orders));
    expect(seen).toEqual(new Set(shop.orders.map(({ id }) => id)));
    // Orders of one second may arrive twice; a digest shows that nothing has changed.
    expect(orders.length).toBeLessThan(shop.orders.length + 51);
  });

  it('are all read although one changes meanwhile and moves to the end', async () => {
    shop.orders = Array.from({ length: 60 }, (_, n) => bigCommerceOrder(1 + n, at(n)));
    let asked = 0;
    shop.before = () => {
      asked += 1;
      if (asked === 3) shop.orders[0]!.date_modified = new Date(at(500)).toUTCString();
    };
    const { orders } = await read();
    expect(new Set(ids(orders)).size).toBe(60);
  });

  it('are counted, without baskets, and read again where the store has more', async () => {
    shop.orders = [1, 2, 3].map((id) => bigCommerceOrder(id, at(id)));
    shop.orders.push(bigCommerceOrder(4, at(4), { status_id: 0 }), bigCommerceOrder(5, at(-90)));
    const counts = async () => (await read()).pages.flatMap(({ counted = [] }) => counted);
    expect(await counts()).toEqual([{ read: 3, told: 3 }]);
    // It appears late, among those that were read.
    shop.before = () => {
      const isLate = shop.asked.at(-1)!.pathname.endsWith('/3/products');
      if (isLate && shop.orders.length === 5) shop.orders.push(bigCommerceOrder(6, at(2)));
    };
    const { orders, pages } = await read();
    expect(ids(orders)).toEqual([1, 2, 3, 6]);
    expect(pages.flatMap(({ counted = [] }) => counted)).toEqual([{ read: 4, told: 4 }]);
    shop.countsAll = true;
    expect(await counts()).toEqual([]);
  });

  it('are not read endlessly when the store ignores the time of change', async () => {
    shop.orders = Array.from({ length: 60 }, (_, number) => bigCommerceOrder(number + 1, at(number)));
    shop.ignoresDates = true;
    await expect(read()).rejects.toEqual(new ChannelError('unusable'));
  });

  it('deleted ones are returned by id, and none on a first pull', async () => {
    shop.orders = [bigCommerceOrder(1, at(60), { is_deleted: true }), bigCommerceOrder(2, at(60))];
    expect(new Set((await read()).removed)).toEqual(new Set(['1']));
    expect((await read(null)).removed).toEqual([]);
    // Completed orders are archived.
    shop.orders = [bigCommerceOrder(1, at(60), { is_deleted: true, status_id: 10 })];
    const { pages, removed } = await read();
    expect(removed).toEqual([]);
    expect(pages[0]!.closed).toEqual([{ externalId: '1', state: 'shipped' }]);
    // Also when it is asked for by its id.
    const ask = askChannel(new AbortController().signal, new Set());
    const access = { address: 'h1', credentials: 'token-of-h1', ask };
    const [again] = await allPages(bigCommerceConnector(site.address).ordersById!(access, ['1']));
    expect([again!.removed, again!.closed]).toEqual([[], [{ externalId: '1', state: 'shipped' }]]);
  });

  it.each([
    [1, 'on-hold'],
    [2, 'shipped'],
    [3, 'partly-shipped'],
    [4, 'cancelled'],
    [5, 'cancelled'],
    [7, 'on-hold'],
    [9, 'open'],
    [10, 'shipped'],
    [11, 'open'],
    [99, 'on-hold'],
  ])('of status %i are %s', async (status_id, state) => {
    shop.orders = [bigCommerceOrder(1, at(1), { status_id })];
    expect((await read()).orders[0]).toMatchObject({ state });
  });

  it('are kept aside when they ship to several addresses or cannot be read; purely digital ones are ignored', async () => {
    const [address] = bigCommerceOrder(0, at(0)).shipping_addresses;
    shop.orders = [
      bigCommerceOrder(1, at(1), {
        shipping_addresses: [address, { ...address, id: 8, street_1: '9 Hill St' }],
        products: [7, 8].map((id) => ({ product_id: id, order_address_id: id, name: 'Jug', quantity: 1 })),
      }),
      bigCommerceOrder(2, at(2), { products: [] }),
      bigCommerceOrder(3, at(3), { products: [{ type: 'digital', name: 'Pattern', quantity: 1 }] }),
      bigCommerceOrder(4, at(4), {
        shipping_addresses: [],
        products: [{ product_id: 12, name: 'Jug', quantity: 1 }],
      }),
    ];
    const { orders, unreadable } = await read();
    expect(orders).toMatchObject([
      {
        externalId: '4',
        recipient: { name: 'Emily Tran', city: 'Seattle' },
        lines: [{ skuCode: 'bigcommerce-product-12', unitPrice: null }],
      },
    ]);
    expect(unreadable.map(({ externalId, reason }) => [externalId, reason.message]).toSorted()).toEqual([
      ['1', 'The order ships to several addresses. Split it in the store.'],
      ['2', 'Missing or invalid: items.'],
    ]);
  });
});

describe('a store of BigCommerce with error answers', () => {
  it('is asked again after the given time when its quota is used up', async () => {
    shop.orders = [bigCommerceOrder(1, at(1))];
    shop.answers = [{ status: 429, headers: { 'x-rate-limit-time-reset-ms': '15' } }];
    expect((await read()).orders).toHaveLength(1);
  });

  it('is not waited for until the end of its quota window when it fails', async () => {
    shop.orders = [bigCommerceOrder(1, at(1))];
    shop.answers = [{ status: 503, headers: { 'x-rate-limit-time-reset-ms': '600000' } }];
    expect((await read()).orders).toHaveLength(1);
  });

  it.each([
    [{ status: 429, headers: { 'x-rate-limit-time-reset-ms': '600000' } }, 'busy'],
    [{ status: 401 }, 'refused'],
    [{ status: 404 }, 'absent'],
    [{ status: 302, headers: { location: 'http://169.254.169.254/' } }, 'moved'],
    [{ status: 200, body: '{"not":"orders"}' }, 'unusable'],
    [{ status: 200, body: '' }, 'unusable'],
  ] as const)('%j is reported as %s', async (answer, why) => {
    shop.answers = Array.from({ length: 20 }, () => answer);
    await expect(read()).rejects.toMatchObject({ why });
  });

  it('refuses another store’s token, and is not asked when our app is not set up', async () => {
    await expect(read(since, 'token-of-h2')).rejects.toEqual(new ChannelError('refused'));
    const ask = askChannel(new AbortController().signal, new Set());
    const access = { address: 'h1', credentials: '', ask };
    await expect(allPages(bigCommerceConnector(undefined).changedOrders(access, null))).rejects.toEqual(
      new ChannelError('notSetUp'),
    );
  });
});
