import { describe, expect, it } from 'vitest';
import { completeParcel, readParcel, writeParcel } from './parcel-input-rules.ts';

const empty = {
  unit: 'in/lb',
  length: null,
  width: null,
  height: null,
  weight1: null,
  weight2: null,
} as const;

describe('a parcel in the address', () => {
  it('comes back as it was written', () => {
    const parcel = { unit: 'cm/kg', length: 30.5, width: 20, height: 15, weight1: 1, weight2: 250 } as const;
    expect(readParcel(writeParcel(parcel))).toEqual(parcel);
    expect(readParcel(writeParcel(empty))).toEqual(empty);
    expect(writeParcel(empty).toString()).toBe('');
  });

  it.each(['length=-1', 'length=abc', 'length=', 'length=1e9', 'length=NaN', 'unit=furlong'])(
    'takes %s for not given',
    (query) => {
      expect(readParcel(new URLSearchParams(query))).toEqual(empty);
    },
  );
});

describe('a parcel to be judged', () => {
  it('needs three sides and a weight above nothing', () => {
    const sides = { ...empty, length: 10, width: 8, height: 4 };
    expect(completeParcel(empty)).toBeNull();
    expect(completeParcel(sides)).toBeNull();
    expect(completeParcel({ ...sides, weight1: 0, weight2: 0 })).toBeNull();
    expect(completeParcel({ ...sides, width: 0, weight1: 1 })).toBeNull();
  });

  it('weighs both parts together: 16 ounces a pound, 1000 grams a kilogram (decision D8)', () => {
    const sides = { length: 10, width: 8, height: 4 };
    expect(completeParcel({ ...sides, unit: 'in/lb', weight1: null, weight2: 8 })?.weight).toBe(0.5);
    expect(completeParcel({ ...sides, unit: 'cm/kg', weight1: 1, weight2: 250 })?.weight).toBe(1.25);
  });
});
