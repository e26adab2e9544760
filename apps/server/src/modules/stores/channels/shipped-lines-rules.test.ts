import { expect, it } from 'vitest';
import { takenOf, withoutReported } from './shipped-lines-rules.ts';

it('a shipment uses its own open lines, or all of them if it matches none', () => {
  const items = [
    { skuCode: 'BOWL', open: 1 },
    { skuCode: 'BOWL', open: 3 },
    { skuCode: 'CUP', open: 4 },
    { skuCode: 'JUG', open: 0 },
  ];
  const taken = (lines: { skuCode: string; quantity: number }[]) =>
    takenOf(lines, items).map(({ skuCode, quantity }) => `${quantity} ${skuCode}`);
  expect(taken([{ skuCode: 'BOWL', quantity: 2 }])).toEqual(['1 BOWL', '1 BOWL']);
  expect(taken([{ skuCode: 'BOWL', quantity: 9 }])).toEqual(['1 BOWL', '3 BOWL']);
  expect(taken([{ skuCode: 'ALIAS', quantity: 1 }])).toEqual(['1 BOWL', '3 BOWL', '4 CUP']);
  expect(taken([{ skuCode: 'JUG', quantity: 1 }])).toEqual([]);
});

it('units already reported to a store are subtracted from a shipment, by SKU', () => {
  const lines = [
    { skuCode: 'BOWL', quantity: 2 },
    { skuCode: 'BOWL', quantity: 3 },
    { skuCode: 'CUP', quantity: 1 },
  ];
  const left = (reported: { skuCode: string; quantity: number }[]) =>
    withoutReported(lines, reported).map(({ skuCode, quantity }) => `${quantity} ${skuCode}`);
  expect(left([])).toEqual(['2 BOWL', '3 BOWL', '1 CUP']);
  expect(left([{ skuCode: 'BOWL', quantity: 4 }])).toEqual(['1 BOWL', '1 CUP']);
  expect(left([...lines, { skuCode: 'JUG', quantity: 9 }])).toEqual([]);
});
