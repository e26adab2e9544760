import { expect, it } from 'vitest';
import { packageInUnit, type PackageMeasures } from './package-in-unit.ts';

const imperial: PackageMeasures = { length: 12, width: 9, height: 4, weight1: 2, weight2: 8, unit: 'in/lb' };
const metric: PackageMeasures = {
  length: 30,
  width: 20,
  height: 10,
  weight1: null,
  weight2: 100,
  unit: 'cm/kg',
};

it.each<[string, PackageMeasures, PackageMeasures]>([
  ['in its own unit is unchanged', imperial, imperial],
  [
    'is converted to centimeters and kilograms',
    imperial,
    { length: 30.48, width: 22.86, height: 10.16, weight1: 1, weight2: 133.98, unit: 'cm/kg' },
  ],
  [
    'is converted to inches and pounds',
    metric,
    { length: 11.81, width: 7.87, height: 3.94, weight1: 0, weight2: 3.53, unit: 'in/lb' },
  ],
  [
    'keeps what is not known',
    { ...metric, height: null, weight2: null },
    { length: 11.81, width: 7.87, height: null, weight1: null, weight2: null, unit: 'in/lb' },
  ],
])('a package %s', (_name, given, converted) => {
  expect(packageInUnit(given, converted.unit)).toEqual(converted);
});
