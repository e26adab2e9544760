import { importDefinitions } from '@lading/contracts/all-imports';
import { expect, it } from 'vitest';
import { checkCells } from './check-cells.ts';
import { checkMapping } from './check-mapping.ts';
import { FilledDown } from './filled-down.ts';
import { validateRow } from './validate-row.ts';

const definition = importDefinitions.find(({ key }) => key === 'stock-in')!;
const keys = definition.fields.map(({ key }) => key);
const head = { warehouseCode: 'LAX-01', inboundNo: 'A-1', deliveryMethod: 'LTL' };

/** The rows as columns, with the type of each record in all of its rows. */
function columnsOf(rows: readonly Record<string, string>[]) {
  const columns = keys.map((key) => rows.map((row) => row[key] ?? ''));
  new FilledDown(definition).fill(columns, rows.length);
  const rowNumbers = Uint32Array.from(rows, (_, at) => at + 1);
  return { fields: keys, columns, rowCount: rows.length, rowNumbers, warnings: [] };
}

it.each([
  ['an inbound', { ...head }, ['skuCode', 'qtyPerCarton']],
  ['an inbound that says so', { ...head, inboundType: 'INBOUND' }, ['skuCode', 'qtyPerCarton']],
  ['a crossdock', { ...head, inboundType: 'CROSSDOCK' }, ['destination']],
  ['a crossdock that is complete', { ...head, inboundType: 'CROSSDOCK', destination: 'ONT8' }, []],
])('a row of %s needs what its type needs, alone and in its file', (_what, row, missing) => {
  expect(validateRow(definition, row).map(({ fieldName }) => fieldName)).toEqual(missing);
  const faults = checkCells(definition, columnsOf([row])).byRow.get(0) ?? [];
  expect(faults.map(({ fieldName }) => fieldName)).toEqual(missing);
});

it('a further row has the type of its first, and needs what that needs', () => {
  const rows = columnsOf([
    { ...head, inboundType: 'CROSSDOCK', destination: 'ONT8' },
    { destination: 'LGB8', cartonCount: '4' },
    { cartonCount: '4' },
    { ...head, inboundNo: 'A-2', skuCode: 'MUG', qtyPerCarton: '1' },
    { skuCode: 'LMP' },
  ]);
  expect(rows.columns[keys.indexOf('inboundType')]).toEqual(['CROSSDOCK', 'CROSSDOCK', 'CROSSDOCK', '', '']);
  const { byRow } = checkCells(definition, rows);
  expect([...byRow].map(([row, faults]) => [row, ...faults.map(({ fieldName }) => fieldName)])).toEqual([
    [4, 'qtyPerCarton'],
    [2, 'destination'],
  ]);
});

it('the type of a record goes from one piece of a file into the next', () => {
  const filled = new FilledDown(definition);
  const piece = (row: Readonly<Record<string, string>>) => keys.map((key) => [row[key] ?? '']);
  const first = piece({ ...head, inboundType: 'CROSSDOCK' });
  const blank = piece({});
  const next = piece({ destination: 'LGB8' });
  for (const columns of [first, blank, next]) filled.fill(columns, 1);
  const type = keys.indexOf('inboundType');
  expect([first[type], blank[type], next[type]]).toEqual([['CROSSDOCK'], [''], ['CROSSDOCK']]);
});

it.each([
  ['of inbounds', {}, {}, ['skuCode', 'qtyPerCarton']],
  ['of both, which its rows tell', { inboundType: 'Type' }, {}, []],
  ['of crossdocks alone', {}, { inboundType: 'Crossdock' }, ['destination']],
  ['of crossdocks alone, in Chinese', {}, { inboundType: '越库' }, ['destination']],
])('the columns of a file %s', (_what, mapping, fixedValues, missing) => {
  const own = { warehouseCode: 'Warehouse', inboundNo: 'ASN', deliveryMethod: 'Delivery' };
  const headings = ['Warehouse', 'ASN', 'Delivery', 'Type'];
  const faults = checkMapping(definition, { ...own, ...mapping }, headings, fixedValues);
  expect(faults.map(({ fieldName }) => fieldName)).toEqual(missing);
});
