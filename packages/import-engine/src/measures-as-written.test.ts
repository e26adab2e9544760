import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { areAsWritten } from './measures-as-written.ts';
import { measurePlan } from './measure-plan.ts';

const headings = ['Unit', 'Length', 'Weight', 'Ounces', 'Length unit', 'Length (mm)'];
const mapping = { unit: 'Unit', length: 'Length', weight1: 'Weight' };

/** @param written texts of the unit field */
function isAsWritten(
  written: readonly string[],
  mapped: Readonly<Record<string, string>> = mapping,
  { names = headings.slice(0, 4), formatted = [] as number[] } = {},
) {
  const [group] = measurePlan(productImport, names, mapped, { formatted });
  const columns = productImport.fields.map(({ key }) => (key === 'unit' ? written : written.map(() => '5')));
  return areAsWritten(group!, { definition: productImport, columns });
}

it.each([
  ['the systems themselves', ['cm/kg', 'in/lb', 'cm/kg'], true],
  ['rows without a unit', ['', 'cm/kg'], true],
  ['a word that names no unit', ['boxes'], true],
  ['a unit of lengths that the system has', ['cm'], true],
  ['another unit of lengths', ['cm/kg', 'mm'], false],
  ['another unit of weights', ['in/lb', 'oz'], false],
])('measures are in the unit of their row or not: %s', (_, written, expected) => {
  expect(isAsWritten(written)).toBe(expected);
});

it('measures whose unit is named elsewhere are looked at one by one', () => {
  const inHeading = { ...mapping, length: 'Length (mm)' };
  expect(isAsWritten(['cm/kg'], inHeading, { names: headings })).toBe(false);
  expect(isAsWritten(['cm/kg'], mapping, { names: headings.slice(0, 5) })).toBe(false);
  expect(isAsWritten(['cm/kg'], mapping, { formatted: [1] })).toBe(false);
});
