import { expect, it } from 'vitest';
import { isWithinTolerance } from './demo-adjustments.ts';

it.each([
  [11, 13, 'in/lb', true],
  [11, 14, 'in/lb', false],
  [5, 5.907, 'cm/kg', true],
  [5, 6.361, 'cm/kg', false],
] as const)('declared %d and measured %d in %s, a dispute is won: %s', (declared, measured, unit, isWon) => {
  expect(isWithinTolerance({ weight: declared, unit }, { weight: measured, unit })).toBe(isWon);
});
