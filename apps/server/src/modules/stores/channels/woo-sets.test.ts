import { storeMessages } from '@lading/contracts/stores';
import { expect, it } from 'vitest';
import { reporter } from '../testing/store-reporter.ts';
import { item } from '../testing/woo-lines.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { askChannel } from './ask-channel.ts';
import { wooConnector } from './woo-connector.ts';
import { packedOtherwise, setsOf } from './woo-sets.ts';

type Line = Record<string, unknown>;
const meta = (fields: Record<string, unknown>) => ({
  meta_data: Object.entries(fields).map(([key, value]) => ({ key, value })),
});
const inSet = (says?: 'yes' | 'no') =>
  says === undefined ? {} : meta({ _bundled_item_needs_shipping: says });
const set = { id: 1, product_id: 10 };

/** Lines of sets, and the ids of shipped ones. */
const cases: [string, Line[], number[]][] = [
  [
    'no set',
    [
      { ...set, bundled_by: '', bundled_items: [] },
      { id: 2, bundled_by: 0 },
    ],
    [1, 2],
  ],
  ['the parts, by default', [set, { id: 2, bundled_by: '1' }, { id: 3, bundled_by: 1 }], [2, 3]],
  [
    'the set, if its parts are packed in it',
    [set, { id: 2, bundled_by: '1', ...inSet('no') }, { id: 3, bundled_by: '1', ...inSet('no') }],
    [1],
  ],
  [
    'a set, and separately packed parts',
    [set, { id: 2, bundled_by: '1', ...inSet('no') }, { id: 3, bundled_by: '1', ...inSet('yes') }],
    [1, 3],
  ],
  ['the set, if its parts are downloads', [set, { id: 92, bundled_by: '1' }], [1]],
  ['the parts, if the set itself is virtual', [{ id: 91 }, { id: 2, bundled_by: '91', ...inSet('no') }], [2]],
  [
    'the parts of a composite',
    [
      { id: 1, composite_children: [2, 3] },
      { id: 2, composite_parent: '1' },
      { id: 3, composite_parent: '1' },
    ],
    [2, 3],
  ],
  [
    'the parts of a bundle within a composite',
    [set, { id: 92, composite_parent: '1' }, { id: 3, bundled_by: '92', composite_parent: '1' }],
    [3],
  ],
  [
    'the parts, by fields that are an object by positions',
    [
      { id: 1, meta_data: { 1: { key: '_bundle_cart_key', value: 'k1' } } },
      { id: 2, meta_data: { 0: null, 3: { key: '_bundled_by', value: 'k1' } } },
    ],
    [2],
  ],
  [
    'the parts, by their basket keys',
    [
      { id: 1, ...meta({ _bundle_cart_key: 'k1', _bundled_items: ['k2', 'k3'] }) },
      { id: 2, ...meta({ _bundle_cart_key: 'k2', _bundled_by: 'k1' }) },
      { id: 3, ...meta({ _bundle_cart_key: 'k3' }) },
    ],
    [2, 3],
  ],
  [
    'the parts, by the product of the set before them',
    [
      { ...set, ...meta({ _woosb_ids: '20/1,21/2' }) },
      { id: 2, product_id: 20, ...meta({ _woosb_parent_id: '10' }) },
      { id: 3, product_id: 10, ...meta({ _woosb_ids: '20/1' }) },
      { id: 4, product_id: 20, ...meta({ _woosb_parent_id: '10' }) },
    ],
    [2, 4],
  ],
  [
    'lines that contain each other',
    [
      { id: 1, bundled_by: '2' },
      { id: 2, bundled_by: '1' },
    ],
    [1, 2],
  ],
  [
    'the parts of a set beside lines that contain each other',
    [
      { id: 1, bundled_by: '2' },
      { id: 2, bundled_by: '1' },
      { id: 3, bundled_by: '4' },
      { id: 4 },
      { id: 5, bundled_by: '4' },
    ],
    [1, 2, 3, 5],
  ],
  ['a part whose set was removed', [{ id: 2, bundled_by: '1', ...inSet('no') }], [2]],
];

it.each(cases)('ships %s', (_what, lines, packed) => {
  const isVirtual = ({ id }: Line) => Number(id) > 90;
  const isOtherwise = packedOtherwise(lines, setsOf(lines), isVirtual);
  const held = lines.filter((line) => !isVirtual(line) && !isOtherwise(line));
  expect(held.map(({ id }) => id)).toEqual(packed);
});

/** An order that names a set for each line would take the square of their number, were each searched for by itself. */
const most = 150_000;
const ids = Array.from({ length: most }, (_, at) => at + 1);

it.each<[string, Line[], number]>([
  [
    'sets that are nowhere',
    ids.map((id) => ({ id, product_id: id, bundled_by: '0x', ...inSet('no') })),
    most,
  ],
  ['sets within sets', ids.map((id) => ({ id, bundled_by: id - 1 })), 1],
  [
    'one set with all',
    ids.map((id) => (id === 1 ? set : { id, product_id: 20, ...meta({ _woosb_parent_id: '10' }) })),
    most - 1,
  ],
  [
    'keys of parts in every line',
    ids.map((id) => ({ id, ...meta({ _bundle_cart_key: `k${id}`, _bundled_items: [`k${id + 1}`] }) })),
    1,
  ],
])('reads many lines with %s', (_what, lines, packed) => {
  // The last alone has goods.
  const isVirtual = ({ id, product_id: product }: Line) => product === undefined && Number(id) < most;
  const isOtherwise = packedOtherwise(lines, setsOf(lines), isVirtual);
  expect(lines.filter((line) => !isVirtual(line) && !isOtherwise(line))).toHaveLength(packed);
});

it('an order with more lines than one can have is set aside unread', async () => {
  const site = await wooSite();
  try {
    const lines = Array.from({ length: 2_001 }, (_, at) => item(at + 1, 'BOWL', 1, { bundled_by: '1' }));
    site.orders = [wooOrder(7, { line_items: lines }), wooOrder(8)];
    const credentials = JSON.stringify({ consumerKey: site.key, consumerSecret: site.secret });
    const ask = askChannel(new AbortController().signal, new Set([site.host]));
    const pages = [];
    for await (const page of wooConnector.changedOrders({ address: site.address, credentials, ask }, null))
      pages.push(page);
    expect(pages.flatMap(({ orders }) => orders.map(({ externalId }) => externalId))).toEqual(['8']);
    expect(pages.flatMap(({ unreadable }) => unreadable)).toMatchObject([
      { externalId: '7', reason: storeMessages.orderUnusable({ parts: { en: 'items', zh: '商品' } }) },
    ]);
  } finally {
    await site.close();
  }
});

it('an order with a set is read once, and completed by the report of its lines', async () => {
  const site = await wooSite();
  try {
    const lines = [
      item(1, 'SET', 2),
      item(2, 'BOWL', 4, { bundled_by: '1', price: 0 }),
      item(3, 'CUP', 2, { bundled_by: '1', price: 0 }),
      item(4, 'TRAY', 1),
    ];
    site.orders = [wooOrder(7, { line_items: lines })];
    const credentials = JSON.stringify({ consumerKey: site.key, consumerSecret: site.secret });
    const access = { address: site.address, host: site.host, credentials };
    const ask = askChannel(new AbortController().signal, new Set([site.host]));
    const orders = [];
    for await (const page of wooConnector.changedOrders({ ...access, ask }, null))
      orders.push(...page.orders);
    const [order] = orders;
    expect(order!.lines.map((one) => `${one.quantity} ${one.skuCode}`)).toEqual([
      '4 BOWL',
      '2 CUP',
      '1 TRAY',
    ]);
    expect(order!.notPacked).toMatchObject([{ skuCode: 'SET', quantity: 2, why: 'NOT_SHIPPED' }]);
    const report = reporter(wooConnector, access);
    await report({ lines: order!.lines.slice(0, 2) });
    expect(site.orders[0]!.status).toBe('processing');
    await report({ reference: 'SH8', lines: order!.lines.slice(2), unitsBefore: 6 });
    expect(site.orders[0]!.status).toBe('completed');
  } finally {
    await site.close();
  }
});
