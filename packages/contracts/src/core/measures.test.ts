import { expect, it } from 'vitest';
import { centimetersPerInch, exactMeasure, kilogramsPerPound } from './measures.ts';

it('an inch and a pound have the measures of the international agreement of 1959', () => {
  expect(36 * centimetersPerInch).toBeCloseTo(91.44, 10);
  expect(kilogramsPerPound * 1_000).toBeCloseTo(453.592_37, 10);
});

it.each([
  [0.1 + 0.2, 0.3],
  [25.4 / centimetersPerInch, 10],
  [1 / 3, 0.333_333],
])('%d is %d without binary fractions', (value, exact) => {
  expect(exactMeasure(value)).toBe(exact);
});
