import { describe, expect, it } from 'vitest';
import { sizeText, weightText } from './measure-rules.ts';

describe('sizes and weights (spec §3)', () => {
  it.each([
    [{ length: 30, width: 20.5, height: 15, unit: 'cm/kg' }, '30 × 20.5 × 15 cm'],
    [{ length: 12, width: 8, height: 4, unit: 'in/lb' }, '12 × 8 × 4 in'],
    [{ length: 12, width: null, height: 4, unit: 'in/lb' }, ''],
    [{ length: 12, width: 8, height: 4 }, '12 × 8 × 4'],
  ])('%j is %j', (sides, text) => {
    expect(sizeText(sides, String)).toBe(text);
  });

  it.each([
    [{ weight1: 2, weight2: 3, unit: 'in/lb' }, '2 lb 3 oz'],
    [{ weight1: 0, weight2: 250, unit: 'cm/kg' }, '250 g'],
    [{ weight1: 1.5, weight2: null, unit: 'cm/kg' }, '1.5 kg'],
    [{ weight1: 0, weight2: 0, unit: 'cm/kg' }, '0 kg'],
    [{ weight1: null, weight2: undefined, unit: 'cm/kg' }, ''],
  ])('%j is %j', (weight, text) => {
    expect(weightText(weight, String)).toBe(text);
  });
});
