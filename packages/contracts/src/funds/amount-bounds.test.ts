import { expect, it } from 'vitest';
import { balanceLimit, recordedAmount, topUpAmount } from './auto-top-up.ts';

const allows = (schema: typeof topUpAmount, minor: number, currency: string) =>
  schema.safeParse({ minor, currency }).success;

it.each([
  ['USD', 499, false],
  ['USD', 500, true],
  ['USD', 5_000_000, true],
  ['USD', 5_000_001, false],
  ['JPY', 4, false],
  ['JPY', 5, true],
  ['JPY', 50_000, true],
  ['JPY', 50_001, false],
  ['KWD', 4_999, false],
  ['KWD', 5_000, true],
])('a top-up in %s of %d minor units is allowed: %s', (currency, minor, isAllowed) => {
  expect(allows(topUpAmount, minor, currency)).toBe(isAllowed);
});

it.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1, 1e300])(
  '%d is no amount of a payment',
  (minor) => {
    expect(allows(recordedAmount, minor, 'USD')).toBe(false);
    expect(allows(recordedAmount, minor, 'JPY')).toBe(false);
  },
);

it('the minimum payment is one minor unit, and a limit may be zero', () => {
  expect(allows(recordedAmount, 1, 'USD')).toBe(true);
  expect(allows(recordedAmount, 1, 'JPY')).toBe(true);
  expect(allows(balanceLimit, 0, 'JPY')).toBe(true);
});
