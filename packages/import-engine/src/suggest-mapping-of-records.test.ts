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
  [
    'a destination alone is the warehouse of an inbound',
    'stock-in',
    'warehouseCode',
    ['Destination', 'ASN', 'SKU'],
    'Destination',
  ],
  ['目的地 alone is the warehouse', 'stock-in', 'warehouseCode', ['目的地', '参考号', 'SKU'], '目的地'],
  ...(
    [
      ['Warehouse', 'Destination'],
      ['Warehouse code', 'FBA code'],
      ['Receiving warehouse', 'Ship-to FC'],
      ['仓库', '目的地'],
      ['目的仓', 'FBA仓库'],
    ] as const
  ).flatMap(([warehouse, destination]) =>
    (
      [
        ['warehouseCode', warehouse],
        ['destination', destination],
      ] as const
    ).map(
      ([field, column]) =>
        [
          `beside ${warehouse}, ${destination} is where a crossdock goes: ${field}`,
          'stock-in',
          field,
          [destination, warehouse, 'ASN', 'Crossdock type', 'SKU'],
          column,
        ] as const,
    ),
  ),
  ['a reference is the number of an inbound', 'stock-in', 'inboundNo', ['Reference', 'SKU'], 'Reference'],
  [
    'beside that number it is what the receiver knows the cartons by',
    'stock-in',
    'reference',
    ['Inbound number', 'FBA shipment ID', 'Crossdock type', 'SKU'],
    'FBA shipment ID',
  ],
  ...(
    [
      ['Shipment ID', undefined],
      ['ASN', undefined],
      ['FBA shipment ID', undefined],
      ['FBA reference ID', 'FBA reference ID'],
    ] as const
  ).flatMap(
    ([beside, reference]) =>
      [
        [
          `beside ${beside}, a reference is the number`,
          'stock-in',
          'inboundNo',
          ['Reference', beside, 'SKU'],
          'Reference',
        ],
        [
          `without a type, ${beside} is taken by its full name alone`,
          'stock-in',
          'reference',
          ['Reference', beside, 'SKU'],
          reference,
        ],
      ] as const,
  ),
  [
    'a destination is the warehouse beside a location',
    'stock-in',
    'warehouseCode',
    ['Destination', 'Location', 'ASN', 'SKU'],
    'Destination',
  ],
] as const)('%s', (_case, key, field, headings, column) => {
  expect(columnFor(key, field, headings)).toBe(column);
});

it.each([
  [['Crossdock', 'Inbound', 'Crossdock'], 'Type'],
  [['越库', '入库', '入库'], 'Type'],
  [['Carton', 'Pallet', 'Carton'], undefined],
  [['Stock', 'Store', 'Storage', 'Sample'], undefined],
  [['Crossdock', 'Store', 'Storage', 'Sample'], 'Type'],
])('a type is that of inbounds or crossdocks where its values are: %s', (values, column) => {
  const definition = importDefinitions.find(({ key }) => key === 'stock-in')!;
  const sheet = { headings: ['Type', 'SKU'], columns: [values, []] };
  expect(suggestMapping(definition, sheet)['inboundType']?.clientField).toBe(column);
});
