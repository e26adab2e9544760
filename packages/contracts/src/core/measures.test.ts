import { expect, it } from 'vitest';
import { centimetersPerInch, kilogramsPerPound } from './measures.ts';

it('an inch and a pound have the measures of the international agreement of 1959', () => {
  expect(36 * centimetersPerInch).toBeCloseTo(91.44, 10);
  expect(kilogramsPerPound * 1_000).toBeCloseTo(453.592_37, 10);
});
