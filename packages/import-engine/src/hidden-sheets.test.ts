import { productImport } from '@lading/contracts/products';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { analyseTable } from './analyse-table.ts';
import { FileReading } from './file-reading.ts';
import { readHead } from './read-sheet.ts';

const goods = [
  ['SKU', 'Product name'],
  ['A', 'Mug'],
];

/** What the analysis reports about hidden sheets of a workbook; the first sheet is visible, the others are hidden. */
async function hiddenIn(bookType: 'xlsx' | 'biff8' | 'xlsb' | 'xlml', sheets: Record<string, string[][]>) {
  const book = utils.book_new();
  const names = ['Goods', ...Object.keys(sheets)];
  for (const name of names) utils.book_append_sheet(book, utils.aoa_to_sheet(sheets[name] ?? goods), name);
  book.Workbook = { Sheets: names.map((_, at) => ({ Hidden: at === 0 ? 0 : at === 1 ? 1 : 2 })) };
  const file = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
  const { analysis } = analyseTable(await readHead(file));
  return { sheets: analysis.sheets, hidden: analysis.hiddenSheets };
}

describe.each(['xlsx', 'biff8', 'xlsb', 'xlml'] as const)('sheets that a workbook hides (%s)', (bookType) => {
  it('are reported if they hold a table', async () => {
    const sheets = {
      Old: [...goods, ['B', 'Cup']],
      Codes: [
        ['1', 'a'],
        ['2', 'b'],
      ],
    };
    expect(await hiddenIn(bookType, sheets)).toEqual({ sheets: ['Goods'], hidden: ['Old', 'Codes'] });
  });

  it('are read on request', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(goods), 'Goods');
    utils.book_append_sheet(book, utils.aoa_to_sheet([...goods, ['B', 'Cup']]), 'Old');
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    const file = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
    const pause = () => Promise.resolve();
    const fileName = bookType === 'xlsx' ? 'goods.xlsx' : 'goods.xls';
    const reading = new FileReading({
      file,
      fileName,
      definition: productImport,
      reading: { sheet: 'Old' },
      pause,
    });
    expect(await reading.head()).toMatchObject({ sheet: 'Old', sheets: ['Goods'], hiddenSheets: ['Old'] });
    const skus: string[] = [];
    for await (const { packed } of reading.blocks({ skuCode: 'SKU' }, {})) skus.push(...packed.texts);
    expect(skus.join('')).toBe('AB');
  });

  it('are not reported if they hold a list of choices, a remark, or nothing', async () => {
    const sheets = { Choices: [['Yes'], ['No'], ['Maybe']], Remark: [['Made', 'by hand']], Empty: [] };
    expect(await hiddenIn(bookType, sheets)).toEqual({ sheets: ['Goods'], hidden: undefined });
  });
});
