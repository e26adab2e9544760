import { expect, it } from 'vitest';
import { gramsOfGoods } from './goods-weight-rules.ts';

const goods = new Map([
  ['MUG', [{ productId: '1', quantity: 1 }]],
  [
    'SET',
    [
      { productId: '1', quantity: 4 },
      { productId: '2', quantity: 1 },
    ],
  ],
  ['NEW', [{ productId: '3', quantity: 1 }]],
  ['AIR', [{ productId: '4', quantity: 1 }]],
]);
const gramsOf = new Map([
  ['1', 400],
  ['2', 900],
  ['3', null],
  ['4', 0],
]);

it.each<[string, [string, number][], number | null]>([
  ['what each unit weighs', [['MUG', 3]], 1_200],
  ['with bundles expanded', [['SET', 2]], 5_000],
  [
    'all lines together',
    [
      ['MUG', 1],
      ['SET', 1],
    ],
    2_900,
  ],
  [
    'an unknown amount when one product has no weight',
    [
      ['MUG', 1],
      ['NEW', 1],
    ],
    null,
  ],
  ['an unknown amount when a weight was left at zero', [['AIR', 1]], null],
  [
    'an unknown amount when a code has no product',
    [
      ['MUG', 1],
      ['TIP', 1],
    ],
    null,
  ],
  ['an unknown amount without lines', [], null],
])('an order weighs %s', (_name, lines, grams) => {
  const asked = lines.map(([skuCode, quantity]) => ({ skuCode, quantity }));
  expect(gramsOfGoods(asked, goods, gramsOf)).toBe(grams);
});
