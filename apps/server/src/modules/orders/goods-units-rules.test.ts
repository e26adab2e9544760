import { expect, it } from 'vitest';
import { unitsOfGoods, type Goods } from './goods-units-rules.ts';

const goods: Goods = new Map([
  ['MUG', [{ productId: '1', quantity: 1 }]],
  ['MUG-OLD', [{ productId: '1', quantity: 1 }]],
  [
    'SET',
    [
      { productId: '1', quantity: 4 },
      { productId: '2', quantity: 1 },
    ],
  ],
]);

it.each<[string, [skuCode: string, quantity: number][], [productId: string, units: number][] | null]>([
  ['units of a product', [['MUG', 3]], [['1', 3]]],
  [
    'a bundle as its components',
    [['SET', 2]],
    [
      ['1', 8],
      ['2', 2],
    ],
  ],
  [
    'a product of several lines and codes once',
    [
      ['MUG', 1],
      ['SET', 1],
      ['MUG-OLD', 2],
    ],
    [
      ['1', 7],
      ['2', 1],
    ],
  ],
  [
    'nothing known when one code has no product',
    [
      ['MUG', 1],
      ['NEW', 1],
    ],
    null,
  ],
  ['nothing known without lines', [], null],
])('%s', (_name, lines, units) => {
  const packed = unitsOfGoods(
    lines.map(([skuCode, quantity]) => ({ skuCode, quantity })),
    goods,
  );
  expect(packed && [...packed]).toEqual(units);
});
