import { expect, it } from 'vitest';
import { dollarsOf } from './reference-rates.ts';

it.each([
  ['AED', 9_000, 9_300],
  ['CLP', 2_200_000, 2_215_000],
  ['COP', 9_200_000, 9_400_000],
  ['CZK', 52_000, 53_000],
  ['HUF', 815_000, 830_000],
  ['IDR', 42_000_000, 42_500_000],
  ['ILS', 7_800, 8_000],
  ['KWD', 760, 770],
  ['MYR', 10_000, 10_200],
  ['PHP', 148_000, 150_000],
  ['SAR', 9_300, 9_400],
  ['THB', 78_000, 79_000],
  ['TRY', 107_000, 108_000],
  ['TWD', 78_000, 79_000],
])('in %s, 2,500 dollars are between %i and %i', (currency, less, more) => {
  const rate = dollarsOf(currency, '2026-11-26')!;
  expect(less * rate).toBeLessThan(2_500);
  expect(more * rate).toBeGreaterThan(2_500);
});

it('is not known without a published rate', () => {
  expect(dollarsOf('XTS', '2026-11-26')).toBeUndefined();
});
