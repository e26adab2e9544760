import { expect, it, onTestFinished } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { back, item } from '../testing/woo-lines.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { askChannel } from './ask-channel.ts';
import { wooConnector } from './woo-connector.ts';

/** Two sets of two bowls and a cup each, and a tray by itself. */
const lines = [
  item(1, 'SET', 2),
  item(2, 'BOWL', 4, { bundled_by: '1', price: 0 }),
  item(3, 'CUP', 2, { bundled_by: '1', price: 0 }),
  item(4, 'TRAY', 1),
];
const odd = [item(1, 'SET', 2), item(2, 'BOWL', 3, { bundled_by: '1', price: 0 })];
const nested = [
  item(1, 'BOX', 1),
  item(2, 'SET', 2, { bundled_by: '1' }),
  item(3, 'CUP', 4, { bundled_by: '2' }),
];
const inside = odd.map((line) =>
  line.id === 1 ? line : { ...line, meta_data: [{ key: '_bundled_item_needs_shipping', value: 'no' }] },
);

it.each([
  ['one of two sets', lines, [back(1, 1)], 'open', ['2 BOWL', '1 CUP', '1 TRAY']],
  ['all sets', lines, [back(1, 2)], 'open', ['1 TRAY']],
  ['a set and its parts', lines, [back(1, 1), back(2, 2), back(3, 1)], 'open', ['2 BOWL', '1 CUP', '1 TRAY']],
  ['more of a part', lines, [back(1, 1), back(2, 3)], 'open', ['1 BOWL', '1 CUP', '1 TRAY']],
  ['everything', lines, [back(1, 2), back(4, 1)], 'cancelled', ['4 BOWL', '2 CUP', '1 TRAY']],
  ['a set in a set', nested, [back(1, 1)], 'cancelled', ['4 CUP']],
  ['half of a part', odd, [back(1, 1)], 'on-hold', ['2 BOWL']],
  ['a set that is packed as one', inside, [back(1, 1)], 'open', ['1 SET']],
])('a refund of %s takes its parts off an order of WooCommerce', async (_what, items, refund, state, due) => {
  const site = await wooSite();
  onTestFinished(async () => {
    await site.close();
  });
  site.orders = [wooOrder(1, { line_items: items, total: '930.00', refunds: [{ id: 77 }] })];
  site.refunds.set(1, [{ id: 77, amount: '10.00', line_items: refund }]);
  const credentials = JSON.stringify({ consumerKey: site.key, consumerSecret: site.secret });
  const ask = askChannel(new AbortController().signal, new Set([site.host]));
  const pages = await allPages(wooConnector.changedOrders({ address: site.address, credentials, ask }, null));
  const [order] = pages.flatMap(({ orders }) => orders);
  expect(order!.state).toBe(state);
  expect(order!.lines.map(({ skuCode, quantity }) => `${quantity} ${skuCode}`)).toEqual(due);
});
