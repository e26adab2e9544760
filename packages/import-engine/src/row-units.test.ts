import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { rowUnits } from './row-units.ts';

it.each([
  ['weight2', 'Variant Grams', 'in/lb', '15.98 oz'],
  ['weight2', 'Variant Grams', 'cm/kg', '15.98'],
  ['length', 'Length (in)', 'cm/kg', '15.98 cm'],
  ['length', 'Length', 'cm/kg', '15.98'],
  ['skuCode', 'SKU', 'cm/kg', '15.98'],
  ['length', 'Length (in)', '', '15.98'],
])('%s under %s in a row of %s is written back as %s', (field, heading, unit, wanted) => {
  const write = rowUnits(productImport, [heading], { [field]: heading });
  expect(write(field, '15.98', (key) => (key === 'unit' ? unit : ''))).toBe(wanted);
});
