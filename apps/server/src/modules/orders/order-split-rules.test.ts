import { expect, it } from 'vitest';
import { shareOfLines } from './order-split-rules.ts';

const line = (quantity: number, unitPrice: string | null) => ({ quantity, unitPrice });

it.each([
  ['by what they cost', [line(1, '30')], [line(2, '30'), line(4, '10')], 0.3],
  ['by their number where a price is not known', [line(1, '30')], [line(3, '30'), line(1, null)], 0.25],
  ['by their number where nothing costs anything', [line(1, '0')], [line(2, '0')], 0.5],
])('units of an order are a part of it %s', (_name, taken, all, share) => {
  expect(shareOfLines(taken, all)).toBe(share);
});
