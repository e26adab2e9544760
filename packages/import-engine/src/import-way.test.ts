import { utils, write, type BookType } from '@e965/xlsx';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { applyMapping } from './apply-mapping.ts';
import { checkMapping } from './check-mapping.ts';
import { detectHeader } from './detect-header.ts';
import { readHead, readSheet } from './read-sheet.ts';
import { toSheet } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';
import { validateRows } from './validate-rows.ts';

const table = [
  ['Hearth & Clay, product list'],
  ['printed 2026-11-01'],
  [],
  [
    'Product code',
    'Name',
    'Barcode',
    'Length (cm)',
    'Width (cm)',
    'Height (cm)',
    'Weight (kg)',
    'Unit',
    'Package type',
    'Made in',
  ],
  ['00123', 'Mug', '0012345678905', 10, 8.5, 9, 0.35, 'cm/kg', 'ready to ship', 'China'],
  ['00124', 'Vase', '4006381333931', 0, 'x', 9.123, 1, 'cm/kg', 'Box', 'USA'],
  ['00123', 'Bowl', '4006381333948', 1, 2, 3, 1, 'cm/kg', 'Package Needed', '中国'],
];

function file(bookType: BookType): Uint8Array {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(table), 'Products');
  return new Uint8Array(write(workbook, { type: 'array', bookType }) as ArrayBuffer);
}

describe.each(['xlsx', 'biff8', 'csv'] as const)('the way of a product file, %s', (bookType) => {
  it('finds the headings under the preamble, suggests the columns, and lists every error of every row', async () => {
    const head = await readHead(file(bookType));
    const headerRow = detectHeader(head, productImport);
    expect(headerRow).toBe(4);
    const suggestion = suggestMapping(productImport, toSheet(head, headerRow));
    const mapping = Object.fromEntries(
      Object.entries(suggestion).map(([field, { clientField }]) => [field, clientField]),
    );
    expect(mapping).toEqual({
      skuCode: 'Product code',
      skuName: 'Name',
      ean: 'Barcode',
      length: 'Length (cm)',
      width: 'Width (cm)',
      height: 'Height (cm)',
      weight1: 'Weight (kg)',
      unit: 'Unit',
      packageType: 'Package type',
      originCountry: 'Made in',
    });

    const sheet = toSheet(await readSheet(file(bookType)), headerRow);
    expect(checkMapping(productImport, mapping, sheet.headings)).toEqual([]);
    const rows = applyMapping(productImport, sheet, mapping);
    const column = (key: string) => rows.columns[rows.fields.indexOf(key)];
    expect(column('skuCode')).toEqual(['00123', '00124', '00123']);
    expect(column('ean')).toEqual(['0012345678905', '4006381333931', '4006381333948']);
    expect(column('packageType')).toEqual(['Ready To Ship', 'Box', 'Package Needed']);
    expect(column('originCountry')).toEqual(['CN', 'USA', 'CN']);

    const faults = validateRows(productImport, rows);
    const fieldsOf = (row: number) => faults.byRow.get(row)?.map((fault) => fault.fieldName);
    expect(fieldsOf(0)).toEqual(['skuCode']);
    expect(fieldsOf(1)).toEqual(['packageType', 'length', 'width', 'height', 'originCountry']);
    expect(fieldsOf(2)).toEqual(['skuCode']);
    expect(faults.byRow.get(2)?.[0]?.message).toContain('also in row 5');
  });
});
