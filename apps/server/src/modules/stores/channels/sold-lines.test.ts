import { expect, it } from 'vitest';
import { partedLines, type SoldLine } from './sold-lines.ts';

const sold = (more: Partial<SoldLine>): SoldLine => ({
  id: 1,
  sku: 'A',
  variantId: 1,
  name: null,
  quantity: 3,
  unitPrice: 1,
  gone: 0,
  isShipped: true,
  ...more,
});
const channel = { name: 'woo', hasUniqueSkus: true, gone: 'REFUNDED' } as const;

it('a shipped order says of its lines how much was shipped and paid back', () => {
  const lines = [sold({ shipped: 2, gone: 1 }), sold({ id: 2, sku: 'B', variantId: 2, shipped: 3, gone: 0 })];
  const parted = partedLines(channel, lines, 'shipped');
  expect(parted.lines).toMatchObject([
    { quantity: 3, shipped: 2, gone: 1 },
    { quantity: 3, shipped: 3 },
  ]);
  expect(parted.lines[1]).not.toHaveProperty('gone');
  // What is still owed is without them.
  const due = partedLines(channel, lines, 'partly-shipped');
  expect(due).toMatchObject({ state: 'shipped', lines: [{ gone: 1 }, {}] });
  const cancelled = partedLines(channel, lines, 'cancelled');
  expect(cancelled.lines[0]).not.toHaveProperty('gone');
});
