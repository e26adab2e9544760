import { afterAll, beforeAll, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { back, item } from '../testing/woo-lines.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { askChannel } from './ask-channel.ts';
import { wooConnector } from './woo-connector.ts';

let site: Awaited<ReturnType<typeof wooSite>>;
beforeAll(async () => {
  site = await wooSite();
});
afterAll(() => site.close());

async function read() {
  const credentials = JSON.stringify({ consumerKey: site.key, consumerSecret: site.secret });
  const ask = askChannel(new AbortController().signal, new Set([site.host]));
  const pages = await allPages(wooConnector.changedOrders({ address: site.address, credentials, ask }, null));
  return {
    orders: pages.flatMap(({ orders }) => orders),
    unreadable: pages.flatMap(({ unreadable }) => unreadable),
  };
}
const refunded = {
  line_items: [item(11, 'BOWL', 2), item(12, 'CUP', 1)],
  total: '130.00',
  refunds: [{ id: 77 }],
};

it('what was paid back of a completed order is known: it need not have shipped all', async () => {
  site.orders = [wooOrder(1, { ...refunded, status: 'completed' })];
  site.refunds.set(1, [{ id: 77, amount: '10.00', line_items: [back(12, 1)] }]);
  const [order] = (await read()).orders;
  expect(order).toMatchObject({
    state: 'shipped',
    lines: [
      { skuCode: 'BOWL', quantity: 2 },
      { skuCode: 'CUP', quantity: 1, gone: 1 },
    ],
  });
  expect(order!.lines[0]).not.toHaveProperty('gone');
});

it('a completed order is over also where its refunds cannot be read; an open one is put aside', async () => {
  site.orders = [wooOrder(1, { ...refunded, status: 'completed' }), wooOrder(2, refunded)];
  const noList = {} as object[];
  site.refunds.set(1, noList).set(2, noList);
  const { orders, unreadable } = await read();
  expect(orders).toMatchObject([{ externalId: '1', state: 'shipped' }]);
  expect(unreadable).toMatchObject([{ externalId: '2' }]);
});

it('the refunds of a canceled order are not read', async () => {
  site.orders = [wooOrder(1, { ...refunded, status: 'refunded' })];
  site.asked = [];
  expect((await read()).orders).toMatchObject([{ state: 'cancelled' }]);
  expect(site.asked.filter(({ pathname }) => pathname.endsWith('/refunds'))).toEqual([]);
});
