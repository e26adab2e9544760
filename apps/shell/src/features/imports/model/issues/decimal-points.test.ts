import { productImport } from '@lading/contracts/products';
import { GridStore } from '@lading/data-grid';
import { expect, it } from 'vitest';
import { decimalPoints } from './column-readings.ts';

function column(...cells: string[]) {
  const store = new GridStore({ keys: ['purchasingCost', 'width', 'height'] });
  const append = (cost: string[], width = '', height = '') =>
    store.append([cost, cost.map(() => width), cost.map(() => height)]);
  append(cells);
  return { store, append, has: decimalPoints(store, productImport) };
}

it.each([['12.5'], ['0.500'], ['.125'], ['1500.250'], ['1.2345'], ['1,234.500']])(
  '%s shows that a point stands before decimals',
  (cell) => {
    expect(column('1.500', '', cell).has('purchasingCost')).toBe(true);
  },
);

it.each([['1.500'], ['12.000'], ['7'], ['12,5'], ['1.234,5'], ['1.234.567'], ['about 1.5']])(
  '%s does not',
  (cell) => {
    expect(column('1.500', cell).has('purchasingCost')).toBe(false);
  },
);

it('counts evidence further down, and keeps it', () => {
  const { store, append, has } = column('1.500');
  expect(has('purchasingCost')).toBe(false);
  append(['2.25']);
  expect(has('purchasingCost')).toBe(true);
  store.edit([{ row: 1, key: 'purchasingCost', value: '2' }]);
  expect(has('purchasingCost')).toBe(true);
});

it('another column of the file shows it too, unless one shows commas', () => {
  const { append, has } = column('1.500');
  append(['7'], '45.5');
  expect(has('purchasingCost')).toBe(true);
  append(['7'], '', '12,5');
  expect(has('purchasingCost')).toBe(false);
  expect(has('width')).toBe(true);
  expect(has('height')).toBe(false);
});
