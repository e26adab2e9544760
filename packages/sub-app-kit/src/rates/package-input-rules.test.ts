import { describe, expect, it } from 'vitest';
import {
  completePackage,
  emptyPackage,
  readPackages,
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

describe('a package to be rated', () => {
  it('needs three sides and a positive weight', () => {
    expect(completePackage(box, 'in/lb')).toMatchObject({ weight: 11 });
    for (const missing of [{ length: null }, { width: 0 }, { weight1: null }, { weight1: 0, weight2: 0 }])
      expect(completePackage({ ...box, ...missing }, 'in/lb')).toBeNull();
  });

  it('weighs both parts together: 16 ounces a pound, 1000 grams a kilogram (decision D8)', () => {
    expect(completePackage({ ...box, weight1: null, weight2: 8 }, 'in/lb')?.weight).toBe(0.5);
    expect(completePackage({ ...box, weight1: 1, weight2: 250 }, 'cm/kg')?.weight).toBe(1.25);
  });
});
