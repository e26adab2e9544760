import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { shopifyOrder, shopifyPart, shopifySite } from '../testing/shopify-site.ts';
import { askChannel } from './ask-channel.ts';
import { ChannelError } from './channel-error.ts';
import { shopifyConnector } from './shopify-connector.ts';

let site: Awaited<ReturnType<typeof shopifySite>>;
beforeEach(async () => {
  site = await shopifySite();
});
afterEach(() => site.close());

const access = (keys: object = { accessToken: 'shpat_1' }) => ({
  address: site.address,
  credentials: JSON.stringify(keys),
  ask: askChannel(new AbortController().signal, new Set([site.host])),
});
async function read(keys?: object) {
  const pages = await allPages(shopifyConnector.changedOrders(access(keys), null));
  return {
    order: pages.flatMap(({ orders }) => orders)[0],
    removed: pages.flatMap(({ removed = [] }) => removed),
    held: pages.flatMap(({ unreadable }) => unreadable),
  };
}
const at = '2026-11-20T17:01:00Z';
const line = (id: number, sku: string, quantity: number, shipped = 0) =>
  site.line(sku, quantity, quantity, {
    id: `gid://shopify/LineItem/${id}`,
    unfulfilledQuantity: quantity - shipped,
  });
const lines = (...nodes: object[]) => ({
  lineItems: { nodes, pageInfo: { hasNextPage: false, endCursor: null } },
});
const parts = (...nodes: object[]) => ({ fulfillmentOrders: { nodes } });
const held = { status: 'ON_HOLD' };
const withoutDelivery = { deliveryMethod: { methodType: 'NONE' } };
const pickup = { deliveryMethod: { methodType: 'PICK_UP' } };
const partly = { displayFulfillmentStatus: 'PARTIALLY_FULFILLED' };
/** The content of the second part. */
const second = (sku: string, lineId: string, remainingQuantity = 1) => {
  site.fulfillmentOrders = [site.fulfillmentOrder(2, 'LAX', [{ sku, lineId, remainingQuantity }])];
};

describe('parts of an order of Shopify (decision D27)', () => {
  it.each<[string, () => object, string, string[], string[]]>([
    [
      'with one line on hold are shipped except for that line',
      () => {
        second('B', '2');
        return { ...lines(line(1, 'A', 1), line(2, 'B', 1)), ...parts(shopifyPart(1), shopifyPart(2, held)) };
      },
      'open',
      ['1 A'],
      ['1 B WAITING'],
    ],
    [
      'with some units of a line on hold are shipped except for those',
      () => {
        second('A', '1', 2);
        return { ...lines(line(1, 'A', 3)), ...parts(shopifyPart(1), shopifyPart(2, held)) };
      },
      'open',
      ['1 A'],
      ['2 A WAITING'],
    ],
    [
      'that are scheduled for later wait',
      () => {
        second('B', '2');
        const later = shopifyPart(2, { status: 'SCHEDULED' });
        return { ...lines(line(1, 'A', 1), line(2, 'B', 1)), ...parts(shopifyPart(1), later) };
      },
      'open',
      ['1 A'],
      ['1 B WAITING'],
    ],
    [
      'shipped by a fulfillment service are not shipped twice',
      () => {
        second('B', '2');
        const theirs = shopifyPart(2, { status: 'IN_PROGRESS', requestStatus: 'ACCEPTED' });
        return { ...lines(line(1, 'A', 1), line(2, 'B', 1)), ...parts(shopifyPart(1), theirs) };
      },
      'open',
      ['1 A'],
      ['1 B WAITING'],
    ],
    [
      'that are all on hold keep the order on hold',
      () => ({ ...lines(line(1, 'A', 1)), ...parts(shopifyPart(1, held)) }),
      'on-hold',
      ['1 A'],
      [],
    ],
    [
      'for pickup are not shipped',
      () => {
        second('B', '2');
        return {
          ...lines(line(1, 'A', 1), line(2, 'B', 1)),
          ...parts(shopifyPart(1), shopifyPart(2, pickup)),
        };
      },
      'open',
      ['1 A'],
      ['1 B NOT_SHIPPED'],
    ],
    [
      'entirely for pickup keep the order on hold',
      () => ({ ...lines(line(1, 'A', 1)), ...parts(shopifyPart(1, pickup)) }),
      'on-hold COLLECTION',
      ['1 A'],
      [],
    ],
    [
      'entirely for pickup keep the order on hold, beside a gift card too',
      () => {
        const card = site.line('CARD', 1, 1, { id: 'gid://shopify/LineItem/2', requiresShipping: false });
        return {
          ...lines(line(1, 'A', 1), card),
          ...parts(shopifyPart(2, pickup), shopifyPart(3, withoutDelivery)),
        };
      },
      'on-hold COLLECTION',
      ['1 A'],
      ['1 CARD NOT_SHIPPED'],
    ],
    [
      'wait when one has left and the other is on hold',
      () => ({
        ...partly,
        ...lines(line(1, 'A', 1, 1), line(2, 'B', 1)),
        ...parts(shopifyPart(1, { status: 'CLOSED' }), shopifyPart(2, held)),
      }),
      'on-hold',
      ['1 A/1', '1 B'],
      [],
    ],
    [
      'are complete when one has left and the other is for pickup',
      () => ({
        ...partly,
        ...lines(line(1, 'A', 1, 1), line(2, 'B', 1)),
        ...parts(shopifyPart(1, { status: 'CLOSED' }), shopifyPart(2, pickup)),
      }),
      'shipped',
      ['1 A/1', '1 B'],
      ['1 B NOT_SHIPPED'],
    ],
  ])('%s', async (_name, given, state, packed, aside) => {
    site.orders = [shopifyOrder(1, at, given())];
    const { order } = await read();
    expect([order!.state, order!.heldFor].filter(Boolean).join(' ')).toBe(state);
    const shown = order!.lines.map(
      ({ skuCode, quantity, shipped }) => `${quantity} ${skuCode}${shipped ? `/${shipped}` : ''}`,
    );
    expect(shown).toEqual(packed);
    expect(order!.notPacked.map(({ skuCode, quantity, why }) => `${quantity} ${skuCode} ${why}`)).toEqual(
      aside,
    );
  });

  it('use the billing address for pickups, and are ignored without one', async () => {
    const given = { ...lines(line(1, 'A', 1)), ...parts(shopifyPart(1, pickup)), shippingAddress: null };
    const { shippingAddress: bill } = shopifyOrder(0, at);
    site.orders = [shopifyOrder(1, at, { ...given, billingAddress: bill })];
    expect((await read()).order?.recipient).toMatchObject({ name: 'Emily Tran', city: 'Seattle' });
    site.orders = [shopifyOrder(1, at, given)];
    expect(await read()).toMatchObject({ order: undefined, removed: ['1'], held: [] });
  });

  it('are not read with a key that has no access to them', async () => {
    site.lacksParts = true;
    site.orders = [shopifyOrder(1, at, parts(shopifyPart(1, held)))];
    expect((await read()).order).toMatchObject({ state: 'open' });
  });
});

describe('a test order of Shopify', () => {
  it('is on hold as a test, until it is shipped there', async () => {
    site.orders = [shopifyOrder(1, at, { test: true })];
    expect((await read()).order).toMatchObject({ state: 'on-hold', heldFor: 'TEST' });
    site.orders = [shopifyOrder(1, at, { test: true, displayFulfillmentStatus: 'FULFILLED' })];
    const { order } = await read();
    expect([order?.state, order?.heldFor]).toEqual(['shipped', undefined]);
  });
});

describe('a Shopify app with an id and a secret', () => {
  it('gets a token for each pull', async () => {
    site.orders = Array.from({ length: 12 }, (_, number) => shopifyOrder(number + 1, at));
    const keys = { clientId: 'app-1', accessToken: 'shpss_1' };
    expect((await read(keys)).order).toMatchObject({ externalId: '1' });
    expect(site.tokensGiven).toBe(1);
    await expect(read({ ...keys, accessToken: 'shpss_2' })).rejects.toEqual(new ChannelError('refused'));
  });
});
