import { productImport } from '@lading/contracts/products';
import { utils, write, type BookType } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { FileReading } from './file-reading.ts';
import { lettersOfColumn } from './sheet.ts';

type Rows = readonly (readonly (string | number)[])[];

const bookOf = (sheets: Readonly<Record<string, Rows>>, bookType: BookType = 'xlsx') => {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
};
const readingOf = (file: Uint8Array, reading = {}, fileName = 'goods.xlsx') =>
  new FileReading({ file, fileName, definition: productImport, reading, pause: () => Promise.resolve() });

const numbers: Rows = [
  [1, 2],
  [3, 4],
];
const goods: Rows = [
  ['SKU', 'Product name', 'Length'],
  ['A', 'Mug', 3],
];

describe('a workbook in which a sheet has no column headings', () => {
  it.each([
    ['behind', { Goods: goods.map((row) => row.slice(0, 2)), Figures: numbers }],
    ['before', { Figures: numbers, Goods: goods }],
  ])('is still read: %s is the intended one', async (_, sheets) => {
    expect(await readingOf(bookOf(sheets)).head()).toMatchObject({ sheet: 'Goods', headerRow: 1 });
  });
});

it.each(['xlsx', 'biff8', 'xlsb', 'xlml'] as const)(
  'a workbook of hidden sheets says so (%s)',
  async (bookType) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(goods.map((row) => [...row])), 'Goods');
    book.Workbook = { Sheets: [{ Hidden: 1 }] };
    const file = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
    const fileName = bookType === 'xlsx' ? 'goods.xlsx' : 'goods.xls';
    await expect(readingOf(file, {}, fileName).head()).rejects.toHaveProperty('code', 'hiddenSheets');
  },
);

describe('a workbook whose list goes on in another sheet', () => {
  const sheets = {
    'Page 1': goods,
    Notes: [['Price list'], ['SKU', 'Product name']],
    'Page 2': [goods[0]!, ['B', 'Cup', 4]],
  };

  it.each(['xlsx', 'biff8', 'xlsb', 'xlml'] as const)(
    'names the sheets that are not read (%s)',
    async (bookType) => {
      const fileName = bookType === 'xlsx' ? 'goods.xlsx' : 'goods.xls';
      const file = bookOf(sheets, bookType);
      expect(await readingOf(file, {}, fileName).head()).toMatchObject({
        sheet: 'Page 1',
        sheetsAlike: ['Page 2'],
      });
      expect(await readingOf(file, { sheet: 'Page 2' }, fileName).head()).toMatchObject({
        sheetsAlike: ['Page 1'],
      });
      expect(await readingOf(file, { sheet: 'Notes' }, fileName).head()).not.toHaveProperty('sheetsAlike');
    },
  );
});

describe('a file in which no row can be the headings', () => {
  const file = new TextEncoder().encode('1001,12,3.5\n\n1002,14,4.5\n');

  it('is read with columns named after their letters, all rows being data', async () => {
    const reading = readingOf(file, {}, 'goods.csv');
    const head = await reading.head();
    expect(head).toMatchObject({ headerRow: 0, headings: ['Column A', 'Column B', 'Column C'], rowCount: 2 });
    // Columns are named by letters in every language.
    expect(head.headings.map(lettersOfColumn)).toEqual(['A', 'B', 'C']);
    expect(lettersOfColumn('Column 1')).toBeUndefined();
    expect(head.topRows).toEqual([
      { rowNumber: 1, text: '1001 · 12 · 3.5' },
      { rowNumber: 3, text: '1002 · 14 · 4.5' },
    ]);
    const { value: block } = await reading.blocks({ skuCode: 'Column A' }, {}).next();
    expect(block).toMatchObject({ packed: { rowCount: 2 }, rowNumbers: Uint32Array.of(1, 3) });
  });

  it('may have them chosen by the user, from any row that is not blank', async () => {
    const head = await readingOf(file, { headerRow: 3 }, 'goods.csv').head();
    expect(head).toMatchObject({ headings: ['1002', '14', '4.5'], headerRow: 3, rowCount: 0 });
    await expect(readingOf(file, { headerRow: 2 }, 'goods.csv').head()).rejects.toMatchObject({
      code: 'noHeader',
      message: 'Row 2 is empty. Choose another row for the column headings.',
    });
  });

  it('may be marked as having none where one was detected', async () => {
    const text = new TextEncoder().encode('mug,cup\nvase,jar\n');
    const head = await readingOf(text, { headerRow: 0 }, 'goods.csv').head();
    expect(head).toMatchObject({
      headerRow: 0,
      rowCount: 2,
      sample: [
        ['mug', 'cup'],
        ['vase', 'jar'],
      ],
    });
  });

  it('lists its first rows in abbreviated form', async () => {
    const long = new TextEncoder().encode(`${'Remark that goes on '.repeat(30)}\nsku,name\nA,Mug\n`);
    const { topRows } = await readingOf(long, {}, 'goods.csv').head();
    expect(topRows[0]!.text).toMatch(/^Remark.{60,75}…$/);
    expect(topRows.slice(1).map(({ text }) => text)).toEqual(['sku · name', 'A · Mug']);
  });
});

describe('a file with more columns than may be used', () => {
  it('offers the first columns, and likely matches at any position', async () => {
    const headings = [...Array.from({ length: 300 }, (_, at) => `attr ${at}`), 'SKU', 'Product name'];
    const rows = [headings, headings.map((_, at) => (at === 300 ? 'A-1' : 'x'))];
    const reading = readingOf(new TextEncoder().encode(rows.join('\n')), {}, 'goods.csv');
    const head = await reading.head();
    expect(head.columnCount).toBe(302);
    expect(head.headings).toHaveLength(200);
    expect(head.headings.slice(196)).toEqual(['attr 196', 'attr 197', 'SKU', 'Product name']);
    expect(head.sample[0]!.slice(197)).toEqual(['x', 'A-1', 'x']);
    const { value: block } = await reading.blocks({ skuCode: 'SKU' }, {}).next();
    expect(block).toMatchObject({ packed: { texts: expect.arrayContaining(['A-1']) as string[] } });
  });
});
