import { afterAll, beforeAll, expect, it } from 'vitest';
import { allPages } from '../testing/all-pages.ts';
import { item } from '../testing/woo-lines.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { askChannel } from './ask-channel.ts';
import { wooConnector } from './woo-connector.ts';

let site: Awaited<ReturnType<typeof wooSite>>;
beforeAll(async () => {
  site = await wooSite();
});
afterAll(() => site.close());

it.each<[string, unknown, string[]]>([
  ['a tip', [{ id: 5, name: 'Tip', total: '3.00' }], ['1 null NOT_SHIPPED Tip 3']],
  ['a discount', [{ id: 5, name: 'Loyalty', total: '-2.50' }], ['1 null ADJUSTMENT Loyalty -2.5']],
  ['a fee of nothing', [{ id: 5, name: 'Gift wrap', total: '0.00' }], []],
  [
    'fees of which a plug-in has removed one',
    { 1: { id: 6, name: 'Card &amp; cash', total: '1' } },
    ['1 null NOT_SHIPPED Card & cash 1'],
  ],
  ['fees that are no list', 'none', []],
])('fees of WooCommerce are shown, but not packed (decision D27): %s', async (_name, fee_lines, shown) => {
  site.orders = [wooOrder(1, { line_items: [item(1, 'MUG', 1)], fee_lines })];
  const credentials = JSON.stringify({ consumerKey: 'ck_1', consumerSecret: 'cs_1' });
  const ask = askChannel(new AbortController().signal, new Set([site.host]));
  const pages = await allPages(wooConnector.changedOrders({ address: site.address, credentials, ask }, null));
  const [order] = pages.flatMap(({ orders }) => orders);
  expect(order!.lines.map(({ skuCode, quantity }) => `${quantity} ${skuCode}`)).toEqual(['1 MUG']);
  expect(
    order!.notPacked.map(
      ({ skuCode, skuName, quantity, unitPrice, why }) =>
        `${quantity} ${skuCode} ${why} ${skuName} ${unitPrice}`,
    ),
  ).toEqual(shown);
});
