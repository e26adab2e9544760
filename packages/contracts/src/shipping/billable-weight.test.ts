import { describe, expect, test } from 'vitest';
import { billableWeight, dimensionalRule, type DimensionalCarrier } from './billable-weight.ts';

const box = (length: number, width: number, height: number, weight = 1) => ({
  length,
  width,
  height,
  weight,
  unit: 'in/lb' as const,
});
const billed = (carrier: DimensionalCarrier, day: string, parcel: ReturnType<typeof box>) =>
  billableWeight(parcel, dimensionalRule(carrier, day)!);

describe('billable weight', () => {
  test.each([
    ['each side is rounded up first', 'demo', '2026-11-23', box(11.1, 8.5, 6.2), 6],
    ['volume by 139', 'demo', '2026-11-23', box(20, 15, 10), 22],
    ['USPS by 166 until 2026-07-11', 'usps', '2026-07-11', box(18, 14, 12), 19],
    ['USPS by 139 from 2026-07-12', 'usps', '2026-07-12', box(18, 14, 12), 22],
    ['USPS counts no volume of a cubic foot', 'usps', '2026-07-12', box(12, 12, 12), 1],
    ['the scale where it is more', 'demo', '2026-11-23', box(10, 10, 10, 40.2), 41],
  ] as const)('%s', (_what, carrier, day, parcel, pounds) => {
    expect(billed(carrier, day, parcel).billableLb).toBe(pounds);
  });

  test('centimeters and kilograms are the same parcel', () => {
    const metric = { length: 45.72, width: 35.56, height: 30.48, weight: 4.989_516, unit: 'cm/kg' as const };
    expect(billableWeight(metric, dimensionalRule('demo', '2026-11-23')!)).toEqual(
      billed('demo', '2026-11-23', box(18, 14, 12, 11)),
    );
  });

  test('names the side whose smallest reduction makes it cheaper', () => {
    // 18 × 14 × 12 is 21.8 lb. An inch less anywhere makes it cheaper: 17 × 14 × 12 is 20.5 lb, 18 × 14 × 11 is 19.9.
    const { actualLb, dimensionalLb, decisive } = billed('demo', '2026-11-23', box(18, 14, 12, 11));
    expect({ actualLb, dimensionalLb }).toEqual({ actualLb: 11, dimensionalLb: 22 });
    expect(decisive).toEqual({ side: 'height', cutInches: 1, thenLb: 20 });
    expect(billed('demo', '2026-11-23', box(18, 14, 11, 11)).billableLb).toBe(20);
    expect(billed('demo', '2026-11-23', box(10, 10, 10, 12)).decisive).toBeNull();
  });

  test('names no side that would have to vanish', () => {
    expect(billed('demo', '2026-11-23', box(100, 30, 1)).decisive).toEqual({
      side: 'width',
      cutInches: 1,
      thenLb: 21,
    });
  });

  test('knows that volume no longer counts once it is small enough', () => {
    // An inch less is a cubic foot, of which USPS counts the weight alone; 13 lb by 139 for the demo carrier.
    expect(billed('usps', '2026-07-12', box(13, 12, 12)).decisive).toEqual({
      side: 'length',
      cutInches: 1,
      thenLb: 1,
    });
    expect(billed('demo', '2026-11-23', box(13, 12, 12)).decisive).toMatchObject({
      cutInches: 1,
      thenLb: 13,
    });
    // 1,800 cubic inches are 12.9 lb: a pound less would be 1,668, but from 1,728 on volume does not count.
    expect(billed('usps', '2026-07-12', box(75, 24, 1)).decisive).toEqual({
      side: 'width',
      cutInches: 1,
      thenLb: 1,
    });
  });

  test('has no rule before its first day', () => {
    expect(dimensionalRule('demo', '2025-12-31')).toBeUndefined();
  });
});
