import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

const mappingOf = (headings: readonly string[]) => {
  const sheet = { headings: [...headings], columns: headings.map(() => []) };
  return Object.fromEntries(
    Object.entries(suggestMapping(productImport, sheet)).map(([field, { clientField }]) => [
      field,
      clientField,
    ]),
  );
};

it('takes the sides of the package where a file also has those of the goods', () => {
  const mapping = mappingOf(['SKU', 'Length', 'Width', 'Package Length', 'Package Width', 'Package Height']);
  expect(mapping).toMatchObject({
    length: 'Package Length',
    width: 'Package Width',
    height: 'Package Height',
  });
});

it('takes sides of the goods where a side of the package is missing', () => {
  const mapping = mappingOf(['SKU', 'Length', 'Width', 'Height', 'Package Length']);
  expect(mapping).toMatchObject({ length: 'Length', width: 'Width', height: 'Height' });
});

it('takes the unit of the goods rather than that of their carton', () => {
  expect(mappingOf(['SKU', 'carton_weight_unit', 'product_weight_unit'])['unit']).toBe('product_weight_unit');
});

it('does not take a quantity of units for a unit', () => {
  expect(mappingOf(['SKU', 'unit_quantity'])['quantityUnit']).toBeUndefined();
});

it.each([
  ['weight1', 'Volume weight'],
  ['purchasingCost', 'Cost per case'],
  ['declaredValue', 'Customs value per carton'],
])('leaves the %s of a single article empty where a file tells another: %s', (field, heading) => {
  expect(mappingOf(['SKU', heading])).not.toHaveProperty([field]);
});

it.each([
  ['weight1', 'Weight per unit'],
  ['weight1', 'G.W./CTN (KGS)'],
  ['weight1', 'Weight/pc'],
  ['purchasingCost', 'Cost per item'],
  ['qtyInOnePackage', 'Units per carton'],
])('takes the %s of a single article: %s', (field, heading) => {
  expect(mappingOf(['SKU', heading])).toHaveProperty([field], heading);
});
