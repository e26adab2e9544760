import { describe, expect, it } from 'vitest';
import { ImportFault } from './import-fault.ts';
import { readHead, readSheet } from './read-sheet.ts';

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;
const bytes = (text: string) => new TextEncoder().encode(text);
const sylk = lines(
  'ID;PWXL;N;E',
  'P;PGeneral',
  'C;Y1;X1;K"SKU"',
  'C;X2;K"Name"',
  'C;Y2;X1;K"A-1"',
  'C;X2;K"Pan"',
  'E',
);
const dif = lines(
  'TABLE',
  '0,1',
  '"EXCEL"',
  'VECTORS',
  '0,2',
  '""',
  'TUPLES',
  '0,2',
  '""',
  'DATA',
  '0,0',
  '""',
  '-1,0',
  'BOT',
);
const left = lines(
  'SKU        Product name        Weight',
  'A-1        Pan                 1.2',
  'A-2        Blue mug, large     0.35',
  'A-10       Pot                 2',
);
const right = lines(
  'Stock list                    2 Nov 2026',
  '',
  'SKU      Product name      Weight      Price',
  'A-1      Pan                  1.2       4.90',
  'A-2      Mug                 0.35      12.50',
);

describe('a text that is a table, and no CSV, is refused by its name', () => {
  it.each([
    ['a SYLK spreadsheet', sylk],
    ['a SYLK spreadsheet', lines('ID;PGnumeric;N;E', 'P;PGeneral', 'C;Y1;X1;K"SKU"', 'E')],
    ['a SYLK spreadsheet', lines('ID;PCALCOOO32', 'B;Y2;X2;D0', 'C;Y1;X1;K"SKU"', 'E')],
    ['a DIF spreadsheet', dif],
    ['text in columns of fixed width', left],
    ['text in columns of fixed width', right],
    ['text in columns of fixed width', left.repeat(200)],
  ])('%s', async (kind, text) => {
    for (const fileName of ['goods.csv', 'goods.xls']) {
      for (const read of [readSheet, readHead]) {
        const fault = await read(bytes(text), { fileName }).catch((thrown: unknown) => thrown);
        expect(fault).toBeInstanceOf(ImportFault);
        expect(fault).toMatchObject({
          code: 'mislabelled',
          message: expect.stringContaining(kind) as string,
        });
      }
    }
  });

  it.each([
    ['headings like SYLK', lines('ID;Price', 'C;12', 'B;7')],
    ['headings like SYLK in capitals', lines('ID;PRICE', 'C;X-12', 'F;7')],
    ['a heading like DIF', lines('TABLE', '0,1', '2,3')],
    [
      'commas with blanks around them',
      lines('SKU   ,  Name   ,  Weight', 'A-1   ,  Pan    ,  1.2', 'A-2   ,  Pot    ,  2.0'),
    ],
    [
      'bars with blanks around them',
      lines('SKU   |  Name   |  Weight', 'A-1   |  Pan    |  1.2', 'A-2   |  Pot    |  2.0'),
    ],
    ['tabs', lines('SKU\tProduct   name   large\tX', 'A\tPan\t1', 'B\tPot\t2')],
    ['one column of texts', lines('Product name', 'Blue   mug   large', 'Red pan', 'Green   pot')],
    ['one column of codes', lines('SKU', 'A-1', 'A-2', 'A-3')],
  ])('but not %s', async (_, text) => {
    expect((await readSheet(bytes(text), { fileName: 'goods.csv' })).rowCount).toBeGreaterThan(1);
  });
});
