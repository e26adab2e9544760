// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { chargesTotal } from './explained-charges.tsx';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const of = (...amounts: string[]) => amounts.map((amount) => ({ amount }));

it.each([
  [of('1.650000', '0.100000', '1.100000', '0.333333'), 318, '3.183333', '-0.003333'],
  [of('0.617285'), 62, '0.617285', '0.002715'],
  [of('-0.617285'), -62, '-0.617285', '-0.002715'],
  [of('4.500000'), 450, '4.500000', null],
  [of('9007199254740993.000001', '-9007199254740993.000001'), 0, '0.000000', null],
])('charges of %j that came to %i cents are explained exactly', (charges, minor, sum, rounding) => {
  expect(chargesTotal(charges, usd(minor))).toEqual({ sum, rounding });
});
