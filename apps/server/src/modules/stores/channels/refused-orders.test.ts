import { storeMessages } from '@lading/contracts/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { bigCommerceOrder, type bigCommerceOrders } from '../testing/bigcommerce-orders.ts';
import { bigCommerceSite } from '../testing/bigcommerce-site.ts';
import { shopifyOrder, shopifySite } from '../testing/shopify-site.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { askChannel } from './ask-channel.ts';
import { bigCommerceConnector } from './bigcommerce-connector.ts';
import type { ChannelPage } from './channel-connector.ts';
import { shopifyConnector } from './shopify-connector.ts';
import { wooConnector } from './woo-connector.ts';

const idsTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const idsIn = (pages: readonly ChannelPage[]) =>
  new Set(pages.flatMap(({ orders }) => orders.map(({ externalId }) => Number(externalId))));
const heldIn = (pages: readonly ChannelPage[]) => pages.flatMap(({ unreadable }) => unreadable);
const without = (all: readonly number[], some: readonly number[]) =>
  new Set(all.filter((id) => !some.includes(id)));

describe('orders that WooCommerce refuses (decision 0183)', () => {
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
  const have = (count: number, bad: readonly number[]) => {
    site.orders = idsTo(count).map((id) => wooOrder(id));
    for (const id of bad) site.bad.add(id);
  };

  it.each([
    [400, '{"code":"x","message":"Invalid order."}', 'Invalid order.'],
    [403, '{"code":"rest_forbidden","message":"Not this <b>order</b>."}', 'Not this order.'],
    [403, '<h1>Forbidden</h1>', 'HTTP 403'],
    [406, '<h1>Not Acceptable</h1>', 'HTTP 406'],
    [409, '{}', 'HTTP 409'],
    [422, '', 'HTTP 422'],
  ])('are kept aside with the reason, and the others are read: %i %s', async (status, body, text) => {
    const bad = [1, 31, 32, 33, 34, 60];
    have(60, bad);
    site.badAnswer = { status, body };
    const pages = await read();
    expect(idsIn(pages)).toEqual(without(idsTo(60), bad));
    const held = heldIn(pages);
    expect(held.map(({ externalId }) => Number(externalId))).toEqual(bad);
    expect(held.map(({ reason }) => reason)).toEqual(bad.map(() => storeMessages.orderRefused({ text })));
    expect(pages.at(-1)!.changedUntil).not.toBeNull();
    expect(site.asked.length).toBeLessThan(60);
  });

  it('stay aside with the reason when they are requested again', async () => {
    have(2, [2]);
    site.badAnswer = { status: 422, body: '{}' };
    const again = await allPages(wooConnector.ordersById!(access(), ['1', '2']));
    expect([idsIn(again), heldIn(again).map(({ reason }) => reason.code)]).toEqual([
      new Set([1]),
      ['stores.orderRefused'],
    ]);
  });

  it.each([401, 403])('do not hide that it refuses everything: %i', async (status) => {
    have(9, idsTo(9));
    site.badAnswer = { status, body: '{"code":"rest_forbidden"}' };
    await expect(read()).rejects.toMatchObject({ why: 'refused' });
  });

  it('are not looked for on every page once it refuses everything', async () => {
    have(1_000, []);
    // It counts one more than it lists, so that the list is read once more, and refuses all but the first pages of that.
    site.packed = (text) => ({ headers: { 'x-wp-total': '1001' }, body: text });
    site.before = () => {
      if (site.asked.at(-1)!.searchParams.get('page') === '2')
        site.answers = idsTo(40).map(() => ({ status: 403, body: '<h1>Forbidden</h1>' }));
      return undefined;
    };
    const pages = await read();
    expect(idsIn(pages).size).toBe(1_000);
    expect(pages.at(-1)!.changedUntil).toBeNull();
    expect(site.asked.filter(({ searchParams }) => Number(searchParams.get('page')) > 2)).toHaveLength(5);
  });

  it.each([422, 500])(
    'have a place of their own when not even their ids are returned: %i',
    async (status) => {
      have(20, [5, 6, 7]);
      Object.assign(site, { isBadByName: true, badAnswer: { status, body: '{}' } });
      const pages = await read();
      expect(idsIn(pages)).toEqual(without(idsTo(20), [5, 6, 7]));
      expect(heldIn(pages).map(({ externalId }) => externalId)).toEqual([
        'after-4',
        'after-4-2',
        'after-4-3',
      ]);
      expect(pages.at(-1)!.changedUntil).toBeNull();
    },
    30_000,
  );
});

describe('orders that BigCommerce refuses (decision 0183)', () => {
  let site: Awaited<ReturnType<typeof bigCommerceSite>>;
  let shop: ReturnType<typeof bigCommerceOrders>;
  beforeEach(async () => {
    site = await bigCommerceSite({ clientId: 'c', clientSecret: 's', redirectUri: 'r' });
    shop = site.ordersOf('h1');
  });
  afterEach(() => site.close());
  const since = Date.parse('2026-11-20T17:00:00Z');
  const at = (second: number) => new Date(since + second * 1_000).toISOString();
  const access = () => ({
    address: 'h1',
    credentials: 'token-of-h1',
    ask: askChannel(new AbortController().signal, new Set()),
  });
  const read = () => allPages(bigCommerceConnector(site.address).changedOrders(access(), new Date(since)));
  const have = (count: number) => {
    shop.orders = idsTo(count).map((id) => bigCommerceOrder(id, at(id)));
  };

  it.each([400, 403, 406, 409, 422])('are kept aside with the reason: %i', async (status) => {
    have(3);
    shop.bad.set(2, status);
    const pages = await read();
    expect(idsIn(pages)).toEqual(new Set([1, 3]));
    expect(heldIn(pages)).toMatchObject([
      { externalId: '2', reason: storeMessages.orderRefused({ text: `HTTP ${status}` }) },
    ]);
  });

  it.each([
    ['its key', 401, 1],
    ['parts of each order', 403, 4],
  ])('do not hide that it refuses %s', async (_name, status, count) => {
    have(count);
    for (const id of idsTo(count)) shop.bad.set(id, status);
    await expect(read()).rejects.toMatchObject({ why: 'refused' });
  });

  it.each([
    [500, 'stores.orderNotGiven'],
    [422, 'stores.orderRefused'],
  ])(
    'are found in a list, also several in a row: %i',
    async (status, code) => {
      have(6);
      shop.unlistableStatus = status;
      for (const id of [2, 3, 4]) shop.unlistable.add(id);
      const pages = await read();
      expect(idsIn(pages)).toEqual(new Set([1, 5, 6]));
      expect(heldIn(pages).map(({ externalId, reason }) => [externalId, reason.code])).toEqual([
        ['after-1', code],
        ['after-1-2', code],
        ['after-1-3', code],
      ]);
    },
    60_000,
  );

  it('are not looked for without end when it lists none', async () => {
    have(8);
    shop.unlistableStatus = 403;
    for (const id of idsTo(8)) shop.unlistable.add(id);
    await expect(read()).rejects.toMatchObject({ why: 'refused' });
    expect(shop.asked.length).toBeLessThan(20);
  });
});

describe('an order that Shopify denies', () => {
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
  const denied = (path: (string | number)[]) => ({
    message: 'Access denied',
    path,
    extensions: { code: 'ACCESS_DENIED' },
  });

  it('is kept aside alone, also when it is requested again', async () => {
    const nodes = [1, 2].map((id) => shopifyOrder(id, `2026-11-20T17:0${id}:00Z`));
    const pageInfo = { hasNextPage: false, endCursor: null };
    site.answers = [
      { data: { orders: { nodes, pageInfo } }, errors: [denied(['orders', 'nodes', 1, 'email'])] },
    ];
    const pages = await allPages(shopifyConnector.changedOrders(access(), null));
    expect([idsIn(pages), heldIn(pages).map(({ externalId }) => externalId)]).toEqual([new Set([1]), ['2']]);
    site.answers = [{ data: { order: null }, errors: [denied(['order', 'email'])] }];
    const again = await allPages(shopifyConnector.ordersById!(access(), ['2']));
    expect(heldIn(again)).toMatchObject([{ reason: storeMessages.orderRefused({ text: 'Access denied' }) }]);
  });

  it('is not told from a key without access when all orders are denied', async () => {
    const nodes = [shopifyOrder(1, '2026-11-20T17:00:00Z')];
    const pageInfo = { hasNextPage: false, endCursor: null };
    site.answers = [
      { data: { orders: { nodes, pageInfo } }, errors: [denied(['orders', 'nodes', 0, 'email'])] },
    ];
    await expect(allPages(shopifyConnector.changedOrders(access(), null))).rejects.toMatchObject({
      why: 'refused',
      isOfQuestion: false,
    });
  });
});
