import { describe, expect, it } from 'vitest';
import {
  completePackage,
  emptyPackage,
  readPackages,
  typedPackage,
  writePackages,
  type PackageInput,
} from './package-input-rules.ts';

const box = { length: 18, width: 14, height: 12, weight1: 11, weight2: null };

describe('packages in an address', () => {
  it.each<[PackageInput[]]>([[[box]], [[box, { ...emptyPackage, weight2: 2.5 }]], [[]]])(
    'come back as they were written',
    (packages) => {
      const params = new URLSearchParams();
      writePackages(params, packages);
      expect(readPackages(params)).toEqual(packages);
    },
  );

  it('may be a single one with named numbers, as in older links to the parcel check', () => {
    const params = new URLSearchParams('length=18&width=14&height=12&weight1=11');
    expect(readPackages(params)).toEqual([box]);
  });

  it.each(['package=-1xa', 'package=', 'length=1e9', 'width=NaN'])('are empty for %s', (query) => {
    expect(readPackages(new URLSearchParams(query))).toEqual([emptyPackage]);
  });
});

describe('a package to quote', () => {
  it('needs three sides and a positive weight', () => {
    expect(completePackage(box, 'in/lb')).toMatchObject({ weight: 11 });
    for (const missing of [{ length: null }, { width: 0 }, { weight1: null }, { weight1: 0, weight2: 0 }])
      expect(completePackage({ ...box, ...missing }, 'in/lb')).toBeNull();
  });

  it('adds both parts of its weight: 16 ounces a pound, 1000 grams a kilogram (decision D8)', () => {
    expect(completePackage({ ...box, weight1: null, weight2: 8 }, 'in/lb')?.weight).toBe(0.5);
    expect(completePackage({ ...box, weight1: 1, weight2: 250 }, 'cm/kg')?.weight).toBe(1.25);
  });
});

describe('a stored package in the unit of a form', () => {
  const metric = { length: 30, width: 20, height: 10, weight1: 1, weight2: 250, unit: 'cm/kg' };
  const imperial = { length: 12, width: 9, height: 4, weight1: 2, weight2: 8, unit: 'in/lb' };
  it.each([
    ['its own', metric, 'cm/kg', { length: 30, width: 20, height: 10, weight1: 1, weight2: 250 }],
    [
      'the other one',
      metric,
      'in/lb',
      { length: 11.81, width: 7.87, height: 3.94, weight1: 2, weight2: 12.09 },
    ],
    [
      'the other one, back',
      imperial,
      'cm/kg',
      { length: 30.48, width: 22.86, height: 10.16, weight1: 1, weight2: 133.98 },
    ],
    [
      'the other one, of what weighs less than one of it',
      { ...metric, weight1: null, weight2: 100 },
      'in/lb',
      { length: 11.81, width: 7.87, height: 3.94, weight1: null, weight2: 3.53 },
    ],
    [
      'the other one, without a weight',
      { ...metric, weight1: null, weight2: null, height: null },
      'in/lb',
      { length: 11.81, width: 7.87, height: null, weight1: null, weight2: null },
    ],
    [
      'inches and pounds where it names none',
      { ...imperial, unit: null },
      'in/lb',
      { length: 12, width: 9, height: 4, weight1: 2, weight2: 8 },
    ],
  ] as const)('%s', (_name, kept, unit, typed) => expect(typedPackage(kept, unit)).toEqual(typed));
});
