import { describe, expect, test } from 'vitest';
import { byCurrency, currencyFormat, decimalText, moneyOf } from './money.ts';

describe('an amount of money', () => {
  test.each([
    [2809, 'USD', '28.09'],
    [-1_250_050, 'IDR', '-12,500.50'],
    [150, 'PKR', '1.50'],
    [1500, 'JPY', '1,500'],
    [1234, 'IQD', '1.234'],
  ])('%d minor units of %s are shown to the last one as %s', (minor, currency, text) => {
    const format = new Intl.NumberFormat('en', currencyFormat(currency));
    const shown = format.formatToParts(Number(decimalText({ minor, currency })));
    expect(
      shown
        .filter(({ type }) => type !== 'currency' && type !== 'literal')
        .map(({ value }) => value)
        .join(''),
    ).toBe(text);
  });

  test.each([
    ['28.09', 'USD', 2809],
    ['0.05', 'USD', 5],
    ['-3', 'USD', -300],
    ['0', 'USD', 0],
    ['-0.00', 'USD', 0],
    ['1500', 'JPY', 1500],
    ['1.234', 'KWD', 1234],
  ])('%s %s is read as %d minor units', (text, currency, minor) => {
    expect(moneyOf(text, currency)).toEqual({ minor, currency });
  });

  test.each([
    ['28.091', 'USD'],
    ['1.5', 'JPY'],
    ['1e3', 'USD'],
    ['', 'USD'],
    ['1,000.00', 'USD'],
    ['99999999999999999', 'USD'],
  ])('%s %s is refused instead of rounded', (text, currency) => {
    expect(() => moneyOf(text, currency)).toThrow(RangeError);
  });

  test.each([
    [2809, 'USD', '28.09'],
    [5, 'USD', '0.05'],
    [-5, 'USD', '-0.05'],
    [0, 'USD', '0.00'],
    [1500, 'JPY', '1500'],
    [-1234, 'KWD', '-1.234'],
  ])('%d minor units of %s are formatted as %s', (minor, currency, text) => {
    expect(decimalText({ minor, currency })).toBe(text);
    expect(moneyOf(text, currency)).toEqual({ minor, currency });
  });
});

test('prices of several currencies are not mixed: those in the most common one come first, in their order', () => {
  const price = (minor: number, currency: string) => ({ amount: { minor, currency } });
  const prices = [price(900, 'JPY'), price(1_200, 'USD'), price(1_500, 'USD'), price(800, 'CAD')];
  expect(byCurrency(prices).map(({ amount }) => `${amount.minor} ${amount.currency}`)).toEqual([
    '1200 USD',
    '1500 USD',
    '900 JPY',
    '800 CAD',
  ]);
});
