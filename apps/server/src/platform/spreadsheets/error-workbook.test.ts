import { read, utils } from '@e965/xlsx';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { errorWorkbookBytes } from './error-workbook.ts';

it('a field of several columns goes back into them: as it was, or changed into the first of them', () => {
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
