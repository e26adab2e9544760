import { expect, it } from 'vitest';
import { markupIn, markupOn, withMarkup } from './markup-rules.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

it.each([
  ['a part of a cent below a half is dropped', 2_804, '10', 0, 1, 280],
  ['half a cent is rounded up', 2_805, '10', 0, 1, 281],
  ['a percentage has two decimals', 10_000, '12.34', 0, 1, 1_234],
  ['such a percentage is exact', 100_000, '1.15', 0, 1, 1_150],
  ['half a cent of it is rounded up too', 1_800, '0.25', 0, 1, 5],
  ['the whole price may be added', 2_809, '100.00', 0, 1, 2_809],
  ['the fixed amount is for each package', 2_809, '0', 50, 3, 150],
  ['both are added', 2_809, '10.00', 50, 2, 381],
  ['nothing is added for nothing', 2_809, '0.00', 0, 2, 0],
] as const)('%s', (_, price, percent, fixed, packages, markup) => {
  expect(markupOn(usd(price), packages, { percent, fixed: usd(fixed) })).toBe(markup);
});

it('a price without terms, in another currency than theirs, or of zero or less has no markup', () => {
  expect(markupOn(usd(2_809), 1, undefined)).toBe(0);
  const terms = { percent: '10', fixed: usd(50) };
  for (const price of [{ minor: 2_809, currency: 'CAD' }, usd(0), usd(-500)])
    expect(markupOn(price, 1, terms)).toBe(0);
});

it('a markup is the last line of a price, and part of its amount', () => {
  const price = { amount: usd(2_809), lines: [{ kind: 'base' as const, amount: usd(2_809) }] };
  const marked = withMarkup(price, 281);
  expect(marked).toEqual({
    amount: usd(3_090),
    lines: [
      { kind: 'base', amount: usd(2_809) },
      { kind: 'markup', amount: usd(281) },
    ],
  });
  expect([markupIn(marked.lines), markupIn(price.lines)]).toEqual([281, 0]);
  expect(withMarkup(price, 0)).toBe(price);
});
