import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { askChannel } from './ask-channel.ts';
import { ChannelError } from './channel-error.ts';
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
async function read(since: Date | null = null) {
  const pages = await allPages(wooConnector.changedOrders(access(), since));
  return {
    ids: pages.flatMap(({ orders }) => orders.map(({ externalId }) => Number(externalId))),
    held: pages.flatMap(({ unreadable }) =>
      unreadable.map(({ externalId, reason }) => [externalId, reason.code]),
    ),
    counted: pages.flatMap(({ counted = [] }) => counted),
    changedUntil: pages.at(-1)!.changedUntil,
  };
}
const orders = (count: number) => Array.from({ length: count }, (_, at) => wooOrder(at + 1));
const idsTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('a list of WooCommerce that changes while it is read (decision D27)', () => {
  it.each([
    ['one leaves', [3], []],
    ['one leaves and one enters: the total stays', [3], [900]],
    ['many leave', idsTo(30), []],
    ['many leave and enter', idsTo(30), [900, 901, 902]],
  ])('%s', async (_name, leave, enter) => {
    site.orders = orders(160);
    let asked = 0;
    site.before = () => {
      asked += 1;
      if (asked === 2) {
        site.orders = site.orders.filter(({ id }) => !leave.includes(id));
        site.orders.push(...enter.map((id) => wooOrder(id)));
      }
      return undefined;
    };
    const { ids, counted } = await read();
    expect(ids.toSorted((one, other) => one - other)).toEqual([...idsTo(160), ...enter]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(counted[0]!.read).toBeGreaterThanOrEqual(counted[0]!.told);
  });

  it('loses one order at each request', async () => {
    site.orders = orders(200);
    let next = 0;
    site.before = () => {
      next += 1;
      if (next > 1) site.orders = site.orders.filter(({ id }) => id !== next);
      return undefined;
    };
    const { ids } = await read();
    const seen = new Set(ids);
    expect(site.orders.filter(({ id }) => !seen.has(id))).toEqual([]);
  });

  it('is read by pages when the store ignores offsets', async () => {
    site.orders = orders(130);
    site.hasOffset = false;
    const { ids } = await read();
    expect(new Set(ids)).toEqual(new Set(idsTo(130)));
  });

  it('is given up when it never ends', async () => {
    site.orders = orders(60);
    site.hasOffset = false;
    site.packed = (body) => ({ headers: { 'x-wp-total': '1000000' }, body });
    await expect(read()).rejects.toEqual(new ChannelError('unusable'));
  });
});

describe('the cursor of WooCommerce', () => {
  it('uses the store’s clock', async () => {
    const slow = new Date('2026-11-20T16:54:00Z');
    site.orders = [
      wooOrder(1, { date_modified_gmt: '2026-11-20T16:00:00' }),
      wooOrder(2, { date_modified_gmt: '2026-11-20T16:54:00' }),
    ];
    const { changedUntil } = await read();
    expect(changedUntil!.getTime()).toBeLessThanOrEqual(slow.getTime());
    expect(changedUntil!.getTime()).toBeGreaterThan(slow.getTime() - 10_000);
  });

  it('goes back by the time that reading took, by the clock that all nodes share', async () => {
    site.orders = [wooOrder(1, { date_modified_gmt: '2026-11-20T16:54:00' })];
    let hour = 17;
    site.before = () => {
      hour = 18;
      return undefined;
    };
    const clock = { now: () => new Date(Date.UTC(2026, 10, 20, hour)) };
    const pages = await allPages(wooConnector.changedOrders({ ...access(), clock }, null));
    expect(pages.at(-1)!.changedUntil).toEqual(new Date('2026-11-20T15:54:00Z'));
  });

  it('stays when nothing has changed', async () => {
    site.orders = [];
    expect((await read(new Date('2026-11-20T16:00:00Z'))).changedUntil).toBeNull();
  });
});

describe('a failing store of WooCommerce', () => {
  it('returns all orders except the one with an error, which is kept aside', async () => {
    site.orders = orders(60);
    site.bad.add(31);
    const { ids, held, changedUntil } = await read();
    expect(new Set(ids)).toEqual(new Set(idsTo(60).filter((id) => id !== 31)));
    expect(held).toEqual([['31', 'stores.orderNotGiven']]);
    expect(changedUntil).not.toBeNull();
    const again = await allPages(wooConnector.ordersById!(access(), ['31', '999']));
    expect(again.map(({ unreadable, removed = [] }) => [unreadable.length, removed])).toEqual([
      [1, []],
      [0, ['999']],
    ]);
  });

  it('is read again from there when not even the id of the order is returned', async () => {
    site.orders = orders(20);
    site.bad.add(5);
    site.isBadByName = true;
    const { ids, held, changedUntil } = await read();
    expect(new Set(ids)).toEqual(new Set(idsTo(20).filter((id) => id !== 5)));
    expect(held).toEqual([['after-4', 'stores.orderNotGiven']]);
    expect(changedUntil).toBeNull();
  });

  it('returns smaller pages when larger ones fail', async () => {
    site.orders = orders(40);
    site.mostOrders = 3;
    expect(new Set((await read()).ids)).toEqual(new Set(idsTo(40)));
  }, 30_000);

  it('returns smaller pages when it puts off larger ones, however often', async () => {
    site.orders = orders(40);
    Object.assign(site, { mostOrders: 3, putsOff: true });
    const { ids, held } = await read();
    expect(new Set(ids)).toEqual(new Set(idsTo(40)));
    expect(held).toEqual([]);
  });

  it('is busy when it puts off every request, and no order is kept aside', async () => {
    site.orders = orders(3);
    Object.assign(site, { mostOrders: 0, putsOff: true });
    await expect(read()).rejects.toMatchObject({ why: 'busy', isOfQuestion: false });
  });

  it('is asked for less once its host has given up', async () => {
    site.orders = orders(3);
    site.answers = [{ status: 408, body: '<h1>Request Timeout</h1>' }];
    expect((await read()).ids).toEqual([1, 2, 3]);
    const sizes = site.asked.map(({ searchParams }) => Number(searchParams.get('per_page')));
    expect(sizes[1]).toBeLessThan(sizes[0]!);
  });

  it('is reported as unreachable when it returns nothing', async () => {
    site.orders = orders(3);
    for (const id of idsTo(3)) site.bad.add(id);
    site.isBadByName = true;
    await expect(read()).rejects.toMatchObject({ why: 'unreachable' });
  }, 60_000);

  it.each([
    ['a byte order mark', (text: string) => ({ body: `\uFEFF${text}` })],
    ['blank lines before the mark', (text: string) => ({ body: `\r\n\uFEFF${text}` })],
    ['gzip', (text: string) => ({ headers: { 'content-encoding': 'gzip' }, body: gzipSync(text) })],
    ['gzip that is not said', (text: string) => ({ body: gzipSync(text) })],
  ])('is understood with %s', async (_name, packed) => {
    site.orders = orders(2);
    site.packed = packed;
    expect((await read()).ids).toEqual([1, 2]);
  });

  it('is followed to another path of the same site, and named when it redirects elsewhere', async () => {
    site.orders = orders(2);
    const query = '?per_page=50&orderby=id&order=asc&status=any&page=1';
    site.answers = [
      { status: 301, headers: { location: `${site.address}/wp-json/wc/v3/orders${query}` } },
      { status: 302, headers: { location: `/shop/wp-json/wc/v3/orders${query}&again=1` } },
    ];
    expect((await read()).ids).toEqual([1, 2]);
    site.answers = [{ status: 301, headers: { location: 'https://other.example/shop' } }];
    await expect(read()).rejects.toMatchObject({
      why: 'moved',
      text: { message: expect.stringContaining('https://other.example') as string },
    });
  });

  it('is reported as a redirect loop', async () => {
    const circle = (to: string) => ({ status: 302, headers: { location: `${site.address}/${to}` } });
    site.answers = ['a', 'b', 'a', 'b', 'a', 'b'].map(circle);
    await expect(read()).rejects.toMatchObject({ why: 'moved' });
  });

  it('gets the key in the URL when its host removes the header', async () => {
    site.orders = orders(2);
    site.stripsKey = true;
    expect((await read()).ids).toEqual([1, 2]);
    site.secret = 'another';
    await expect(read()).rejects.toMatchObject({ why: 'refused' });
  });

  it('gets our user agent, and only requests for needed fields', async () => {
    site.orders = orders(1);
    await read();
    expect(site.agents.every((agent) => agent.startsWith('Lading/'))).toBe(true);
    expect(site.asked[0]!.searchParams.get('_fields')).toContain('line_items');
  });
});
