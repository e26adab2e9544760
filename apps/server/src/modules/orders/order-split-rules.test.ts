import { expect, it } from 'vitest';
import { shareOfLines } from './order-split-rules.ts';

const line = (quantity: number, unitPrice: string | null) => ({ quantity, unitPrice });

it.each([
  ['by price', [line(1, '30')], [line(2, '30'), line(4, '10')], 0.3],
  ['by number when a price is unknown', [line(1, '30')], [line(3, '30'), line(1, null)], 0.25],
  ['by number when nothing has a price', [line(1, '0')], [line(2, '0')], 0.5],
])('units of an order are a part of it %s', (_name, taken, all, share) => {
  expect(shareOfLines(taken, all)).toBe(share);
});
