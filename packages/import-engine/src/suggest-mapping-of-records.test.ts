import { importDefinitions } from '@lading/contracts/all-imports';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

const columnFor = (key: string, field: string, headings: readonly string[]) => {
  const definition = importDefinitions.find((one) => one.key === key)!;
  const sheet = { headings: [...headings], columns: headings.map(() => []) };
  return suggestMapping(definition, sheet)[field]?.clientField;
};

it.each([
  [
    'a quantity of all cartons is none of one',
    'stock-in',
    'qtyPerCarton',
    ['SKU', 'Quantity', 'Boxes', 'Qty per box'],
    'Qty per box',
  ],
  [
    'pieces in one carton are no cartons',
    'stock-in',
    'cartonCount',
    ['SKU', '件数/箱', '箱数(CTNS)'],
    '箱数(CTNS)',
  ],
  [
    'the number of a carton is no number of cartons',
    'stock-in',
    'cartonCount',
    ['SKU', 'Ctn No', 'Ctns', 'Qty/Ctn'],
    'Ctns',
  ],
  [
    'the number of a carton alone is none either',
    'stock-in',
    'cartonCount',
    ['SKU', 'Carton no.', 'Quantity'],
    undefined,
  ],
  [
    'a number of cartons may be shortened',
    'stock-in',
    'cartonCount',
    ['SKU', 'Ctn No', 'No. of ctns'],
    'No. of ctns',
  ],
  [
    'a location of a count is a bin',
    'count',
    'binCode',
    ['Location', 'Facility', 'SKU', 'Count'],
    'Location',
  ],
  [
    'what was expected is not what was counted',
    'count',
    'countedQty',
    ['SKU', 'Quantity', 'Physical stock'],
    'Physical stock',
  ],
  ['a weight of a unit is no unit', 'product', 'unit', ['SKU', 'Unit Wt (lbs)'], undefined],
  [
    'a street of a German outbound is found',
    'outbound',
    'addressLine1',
    ['Artikelnr.', 'Straße', 'Menge'],
    'Straße',
  ],
  [
    'choices in brackets say nothing',
    'freight',
    'loadType',
    ['SO #', 'Load Type (LTL/FTL)'],
    'Load Type (LTL/FTL)',
  ],
  [
    'a heading may begin with where it stands in a form',
    'stock-in',
    'eta',
    ['Header_warehouse', 'Header_expected_date'],
    'Header_expected_date',
  ],
])('%s', (_case, key, field, headings, column) => {
  expect(columnFor(key, field, headings)).toBe(column);
});
