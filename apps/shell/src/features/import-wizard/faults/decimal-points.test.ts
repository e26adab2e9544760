import { GridStore } from '@lading/ui/data-grid';
import { expect, it } from 'vitest';
import { decimalPoints } from './decimal-points.ts';

function column(...cells: string[]) {
  const store = new GridStore({ keys: ['cost'] });
  store.append([cells]);
  return { store, has: decimalPoints(store) };
}

it.each([['12.5'], ['0.500'], ['.125'], ['1500.250'], ['1.2345'], ['1,234.500']])(
  '%s shows that a point stands before decimals',
  (cell) => {
    expect(column('1.500', '', cell).has('cost')).toBe(true);
  },
);

it.each([['1.500'], ['12.000'], ['7'], ['12,5'], ['1.234,5'], ['1.234.567'], ['about 1.5']])(
  '%s does not',
  (cell) => {
    expect(column('1.500', cell).has('cost')).toBe(false);
  },
);

it('what comes later in the file counts, and what was seen stays', () => {
  const { store, has } = column('1.500');
  expect(has('cost')).toBe(false);
  store.append([['2.25']]);
  expect(has('cost')).toBe(true);
  store.edit([{ row: 1, key: 'cost', value: '2' }]);
  expect(has('cost')).toBe(true);
});
