import { afterAll, describe, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { askChannel } from './ask-channel.ts';
import { wooConnector } from './woo-connector.ts';

const site = await wooSite();
afterAll(() => site.close());

async function stateOf(more: object) {
  site.orders = [wooOrder(1, more)];
  const credentials = JSON.stringify({ consumerKey: site.key, consumerSecret: site.secret });
  const ask = askChannel(new AbortController().signal, new Set([site.host]));
  const pages = await allPages(wooConnector.changedOrders({ address: site.address, credentials, ask }, null));
  const [order] = pages.flatMap(({ orders }) => orders);
  return [order?.state, order?.heldFor].filter(Boolean).join(' ');
}

describe('an order of WooCommerce for pickup', () => {
  it.each([
    [['local_pickup'], 'on-hold COLLECTION'],
    [['local_pickup:3'], 'on-hold COLLECTION'],
    [['pickup_location'], 'on-hold COLLECTION'],
    [['local_pickup_plus'], 'on-hold COLLECTION'],
    [['local_pickup', 'flat_rate'], 'open'],
    [[], 'open'],
  ])('by %j is %s', async (ways, state) => {
    const shipping_lines = ways.map((method_id) => ({ method_id }));
    expect(await stateOf({ shipping_lines, shipping: null })).toBe(state);
    expect(await stateOf({ shipping_lines, status: 'completed' })).toBe('shipped');
  });

  it.each([
    ['shipped', 'shipped'],
    ['delivered', 'shipped'],
    ['awaiting-stock', 'on-hold'],
    ['on-hold', 'on-hold'],
  ])('with status %s is %s', async (status, state) => {
    expect(await stateOf({ status, shipping_lines: [{ method_id: 'local_pickup' }] })).toBe(state);
  });
});

describe('an order of WooCommerce beneath another one', () => {
  it.each([
    [{ parent_id: 7 }, 'on-hold'],
    [{ parent_id: 7, status: 'completed' }, 'shipped'],
    [{ parent_id: 7, status: 'cancelled' }, 'cancelled'],
    [{ parent_id: 0 }, 'open'],
    [{ parent_id: null }, 'open'],
  ])('with %j is %s, since the other one has its goods too', async (more, state) => {
    expect(await stateOf(more)).toBe(state);
  });
});
