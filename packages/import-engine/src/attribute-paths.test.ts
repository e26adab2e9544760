import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { withoutAttributePath } from './attribute-paths.ts';
import { suggestMapping } from './suggest-mapping.ts';

it.each([
  ['contribution_sku#1.value', 'contribution_sku'],
  ['brand[marketplace_id=ATVPDKIKX0DER][language_tag=en_US]#1.value', 'brand'],
  ['item_package_weight[marketplace_id=ATVPDKIKX0DER]#1.unit', 'item_package_weight unit'],
  ['item_package_dimensions[marketplace_id=ATVPDKIKX0DER]#1.length.value', 'item_package_dimensions length'],
])('the path %s is %s', (heading, name) => {
  expect(withoutAttributePath(heading)).toBe(name);
});

it.each(['Reference#', 'SKU #1', 'Weight [kg]', 'Price#1 value', 'option[name]'])(
  '%s is no path',
  (heading) => {
    expect(withoutAttributePath(heading)).toBe(heading);
  },
);

it('columns of a template are suggested as they are written', () => {
  const place = '[marketplace_id=ATVPDKIKX0DER]';
  const headings = [
    'contribution_sku#1.value',
    `item_name${place}[language_tag=en_US]#1.value`,
    `item_package_weight${place}#1.value`,
    `item_package_weight${place}#1.unit`,
    `externally_assigned_product_identifier${place}#1.type`,
  ];
  const suggestion = suggestMapping(productImport, { headings, columns: headings.map(() => []) });
  expect(Object.entries(suggestion).map(([field, { clientField }]) => [field, clientField])).toEqual([
    ['skuCode', headings[0]],
    ['skuName', headings[1]],
    ['weight1', headings[2]],
    ['unit', headings[3]],
  ]);
});
