import { read, utils } from '@e965/xlsx';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { errorWorkbookBytes } from './error-workbook.ts';

it('a field from several columns is written back to them unchanged, or to the first of them if changed', () => {
  const file = {
    headings: ['SKU', 'First', 'Second', 'Other'],
    columns: [
      ['A', 'B'],
      ['one', 'one'],
      ['two', 'two'],
      ['x', 'y'],
    ],
    rowNumbers: Uint32Array.from([2, 3]),
    mapping: { skuCode: 'SKU', note: '{First}, {Second}' },
  };
  const rows = [
    { skuCode: 'A', note: 'one, two', rowNo: 2 },
    { skuCode: 'B', note: 'three', rowNo: 3 },
  ];
  const pieces = [...errorWorkbookBytes({ definition: productImport, language: 'en' }, rows, file)];
  const book = read(Buffer.concat(pieces), { type: 'buffer' });
  const cells = utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0]!]!, {
    defval: '',
  });
  expect(cells).toMatchObject([
    { SKU: 'A', First: 'one', Second: 'two', Other: 'x' },
    { SKU: 'B', First: 'three', Second: '', Other: 'y' },
  ]);
});

it('dimensions are written back to the one size column, in its order and with the unit of the row', () => {
  const file = {
    headings: ['SKU', 'Size (W x L x H)', 'Unit'],
    columns: [
      ['A', 'B'],
      ['8 x 10 x 9 in', '8 x 10'],
      ['cm/kg', 'cm/kg'],
    ],
    rowNumbers: Uint32Array.from([2, 3]),
    mapping: {
      skuCode: 'SKU',
      length: '{Size (W x L x H)}#L',
      width: '{Size (W x L x H)}#W',
      height: '{Size (W x L x H)}#H',
      unit: 'Unit',
    },
  };
  const whole = { length: '8 x 10', width: '8 x 10', height: '8 x 10' };
  const rows = [
    { skuCode: 'A', length: '25.4', width: '20.32', height: '22.86', unit: 'cm/kg', rowNo: 2 },
    { skuCode: 'B', ...whole, unit: 'cm/kg', rowNo: 3 },
  ];
  const pieces = [...errorWorkbookBytes({ definition: productImport, language: 'en' }, rows, file)];
  const book = read(Buffer.concat(pieces), { type: 'buffer' });
  const cells = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  expect(cells.map((row) => row.slice(1))).toEqual([
    ['SKU', 'Size (W x L x H)', 'Unit'],
    ['A', '20.32 x 25.4 x 22.86 cm', 'cm/kg'],
    ['B', '8 x 10', 'cm/kg'],
  ]);
});

it('a choice with another spelling keeps its text until it is changed', () => {
  const file = {
    headings: ['SKU', 'Package', 'Origin', 'Unit'],
    columns: [
      ['A', 'B', 'C'],
      ['RTS', 'RTS', ' 可直接发货 '],
      ['USA', 'VNM', 'Narnia'],
      ['g', 'cm/kg', 'kg'],
    ],
    rowNumbers: Uint32Array.from([2, 3, 4]),
    mapping: { skuCode: 'SKU', packageType: 'Package', originCountry: 'Origin', unit: 'Unit' },
  };
  const choices = (packageType: string, originCountry: string) => ({
    packageType,
    originCountry,
    unit: 'cm/kg',
  });
  const rows = [
    { skuCode: 'A', ...choices('Ready To Ship', 'US'), rowNo: 2 },
    { skuCode: 'B', ...choices('Package Needed', 'VN'), rowNo: 3 },
    { skuCode: 'C', ...choices('Ready To Ship', 'Narnia'), rowNo: 4 },
  ];
  const pieces = [...errorWorkbookBytes({ definition: productImport, language: 'en' }, rows, file)];
  const book = read(Buffer.concat(pieces), { type: 'buffer' });
  const cells = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  expect(cells.slice(1).map((row) => row.slice(1))).toEqual([
    // Weights were converted to the unit of the row, which is no longer that of the file.
    ['A', 'RTS', 'USA', 'cm/kg'],
    ['B', 'Package Needed', 'VNM', 'cm/kg'],
    ['C', ' 可直接发货 ', 'Narnia', 'cm/kg'],
  ]);
});
