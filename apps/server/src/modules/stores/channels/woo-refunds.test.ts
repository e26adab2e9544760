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

it.each([
  ['in parts', [0.7, 0.1], '0.80'],
  ['in three parts', [8.2, 1.1, 0.7], '10.00'],
])('an order of which all was paid back %s waits for a person', async (_name, amounts, total) => {
  // Sums of these numbers are a little too small.
  site.orders = [wooOrder(1, { ...refunded, total })];
  site.refunds.set(
    1,
    amounts.map((amount) => ({ amount: String(amount), line_items: [] })),
  );
  expect((await read()).orders).toMatchObject([{ state: 'on-hold' }]);
});

/** PHP's spelling of a list from which a plug-in has removed the first row. */
const byPosition = (...rows: object[]) =>
  Object.fromEntries(rows.map((row, at) => [at + 1, row])) as unknown as object[];

it('what was paid back is known where a plug-in has removed rows from the lists', async () => {
  const whole = { ...refunded, line_items: byPosition(...refunded.line_items) };
  site.orders = [
    wooOrder(1, { ...whole, refunds: byPosition({ id: 77 }) }),
    wooOrder(2, { ...whole, refunds: [], shipping_lines: byPosition({ id: 2, method_id: 'local_pickup' }) }),
  ];
  const line = back(12, 1);
  const named = { ...line, name: 'Renamed', meta_data: byPosition(...line.meta_data) };
  site.refunds.set(1, byPosition({ id: 77, amount: '10.00', line_items: byPosition(named) }));
  expect((await read()).orders).toMatchObject([
    { state: 'open', lines: [{ skuCode: 'BOWL' }], notPacked: [{ skuCode: 'CUP', why: 'REFUNDED' }] },
    { state: 'on-hold', heldFor: 'COLLECTION' },
  ]);
});
