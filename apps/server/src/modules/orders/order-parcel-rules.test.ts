import type { OrderPackageDraft } from '@lading/contracts/orders';
import type { PackageMeasures } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { packageWith } from './order-parcel-rules.ts';

const kept: PackageMeasures = { length: 10, width: 8, height: 4, weight1: 1, weight2: 8, unit: 'in/lb' };
const metric: PackageMeasures = {
  length: 25.4,
  width: 20,
  height: 10,
  weight1: 1,
  weight2: 0,
  unit: 'cm/kg',
};
const pounds = { packageType: null, unit: 'in/lb' } as const;
const kilograms = { packageType: null, unit: 'cm/kg' } as const;

it.each<[string, PackageMeasures | undefined, OrderPackageDraft, PackageMeasures]>([
  [
    'a first one',
    undefined,
    { ...pounds, weight1: 2 },
    { length: null, width: null, height: null, weight1: 2, weight2: null, unit: 'in/lb' },
  ],
  ['another weight', kept, { ...pounds, weight2: 12 }, { ...kept, weight1: null, weight2: 12 }],
  [
    'other sides',
    kept,
    { ...pounds, length: 5, width: 4, height: 3 },
    { ...kept, length: 5, width: 4, height: 3 },
  ],
  [
    'a weight in another unit, the sides converted',
    kept,
    { ...kilograms, weight1: 1 },
    { length: 25.4, width: 20.32, height: 10.16, weight1: 1, weight2: null, unit: 'cm/kg' },
  ],
  [
    'sides in another unit, the weight converted',
    metric,
    { ...pounds, length: 5, width: 4, height: 3 },
    { length: 5, width: 4, height: 3, weight1: 2, weight2: 3.27, unit: 'in/lb' },
  ],
])('a package gets %s', (_name, one, given, becomes) => {
  expect(packageWith(one, given)).toEqual(becomes);
});
