import { describe, expect, test } from 'vitest';
import { totalWeight } from './weight.ts';

describe('weight is weight1 + weight2/16, or /1000 (decision D8)', () => {
  test.each([
    [1, 8, 'in/lb', 1.5],
    [2, 250, 'cm/kg', 2.25],
    [0, 1, 'in/lb', 0.0625],
    [0.1, 200, 'cm/kg', 0.3],
    [3, null, 'in/lb', 3],
    [undefined, 4, 'in/lb', 0.25],
    [null, undefined, 'cm/kg', null],
  ] as const)('%s and %s in %s make %s', (weight1, weight2, unit, total) => {
    expect(totalWeight(weight1, weight2, unit)).toBe(total);
  });
});
