import { SSF, read, utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { readXlsx } from './read-xlsx.ts';
import type { RawTable } from './raw-table.ts';

/**
 * Texts that are known to break readers: markup, line ends, scripts beyond the basic plane, number-like texts. Escaped escapes
 * (`&amp;amp;`, `_x0041_`) have their own tests: the reference decodes the first twice and writes the second unescaped.
 */
const awkward = [
  '00123',
  '1E5',
  '8.90123E+11',
  '<b>R&D</b>',
  ' padded ',
  'line\nbreak',
  '中文名称',
  '😀',
  '="x"',
  "it's",
  'a"b',
  '-',
  '0',
];
const text = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string({ maxLength: 20, unit: 'grapheme' }).map((value) => value.replaceAll(/\p{C}/gu, '')),
);
const cell: fc.Arbitrary<CellObject> = fc.oneof(
  { weight: 4, arbitrary: text.map((v): CellObject => ({ t: 's', v })) },
  {
    weight: 3,
    arbitrary: fc
      .integer({ min: -1_000_000_000, max: 1_000_000_000 })
      .map((v): CellObject => ({ t: 'n', v })),
  },
  {
    weight: 3,
    arbitrary: fc
      .integer({ min: -10_000_000, max: 10_000_000 })
      .map((v): CellObject => ({ t: 'n', v: v / 1000 })),
  },
  { weight: 1, arbitrary: fc.boolean().map((v): CellObject => ({ t: 'b', v })) },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 61, max: 2_900_000 })
      .map((v): CellObject => ({ t: 'n', v, z: 'yyyy-mm-dd' })),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 61 * 86_400, max: 90_000 * 86_400 })
      .map((v): CellObject => ({ t: 'n', v: v / 86_400, z: 'yyyy-mm-dd hh:mm:ss' })),
  },
);
const grid = fc.array(fc.array(fc.option(cell, { freq: 4 }), { maxLength: 30 }), {
  minLength: 1,
  maxLength: 30,
});

function bytesOf(
  rows: (CellObject | null)[][],
  options: { bookType: 'xlsx' | 'biff8'; bookSST?: boolean },
): Uint8Array {
  const sheet: WorkSheet = {};
  rows.forEach((cells, r) =>
    cells.forEach((value, c) => {
      if (value) sheet[utils.encode_cell({ r, c })] = value;
    }),
  );
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: 40 } });
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Sheet1');
  return new Uint8Array(write(workbook, { type: 'array', ...options }) as ArrayBuffer);
}

/** Every filled cell by address, as the reference reader returns it: dates in the requested format, other numbers plain. */
function expected(bytes: Uint8Array): Record<string, string> {
  const sheet = read(bytes, { type: 'array', cellNF: true }).Sheets['Sheet1']!;
  const cells: Record<string, string> = {};
  for (const [place, value] of Object.entries(sheet)) {
    if (place.startsWith('!')) continue;
    const { t, v, z } = value as CellObject;
    let shown = t === 'b' ? (v ? 'TRUE' : 'FALSE') : String(v);
    if (t === 'n' && z !== 'General' && z !== undefined) {
      shown = (SSF.format('yyyy-mm-dd hh:mm:ss', v) as string).replace(/ 00:00:00$/, '');
    }
    if (shown.trim() !== '') cells[place] = shown.replaceAll('\r\n', '\n');
  }
  return cells;
}

function actual(table: RawTable): Record<string, string> {
  const cells: Record<string, string> = {};
  table.columns.forEach((column, c) =>
    column.forEach((value, r) => {
      if (value !== '')
        cells[utils.encode_cell({ r: table.rowNumbers[r]! - 1, c: table.columnNumbers[c]! })] = value;
    }),
  );
  return cells;
}

describe('our reader, cell by cell against the reference reader', () => {
  const hasText = (rows: (CellObject | null)[][]) =>
    rows.some((cells) => cells.some((value) => value && String(value.v).trim() !== ''));

  it.each([true, false])(
    'reads generated .xlsx sheets alike (shared strings: %s)',
    { timeout: 60_000 },
    (bookSST) => {
      fc.assert(
        fc.property(grid.filter(hasText), (rows) => {
          const bytes = bytesOf(rows, { bookType: 'xlsx', bookSST });
          expect(actual(readXlsx(bytes))).toEqual(expected(bytes));
        }),
        { numRuns: 100 },
      );
    },
  );

  it.each(['\u2028', '\u2029', '\u00a0', '\u3000', ' \u2003 '])(
    'leaves out what holds nothing but blanks, beyond ASCII too (%j), and keeps them beside other text',
    async (blank) => {
      const rows: (CellObject | null)[][] = [
        [
          { t: 's', v: 'SKU' },
          { t: 's', v: blank },
          { t: 's', v: `a${blank}b` },
        ],
        [null, { t: 's', v: blank }],
        [{ t: 's', v: '1' }],
      ];
      for (const bookSST of [true, false]) {
        const bytes = bytesOf(rows, { bookType: 'xlsx', bookSST });
        expect(actual(readXlsx(bytes))).toEqual(expected(bytes));
        expect(readXlsx(bytes)).toMatchObject({
          rowCount: 2,
          columns: [
            ['SKU', '1'],
            [`a${blank}b`, ''],
          ],
        });
      }
      expect(await readSheet(bytesOf(rows, { bookType: 'biff8' }))).toMatchObject({ rowCount: 2 });
    },
  );

  it('reads the same sheet from .xls as from .xlsx', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(grid.filter(hasText), async (rows) => {
        const xls = actual(await readSheet(bytesOf(rows, { bookType: 'biff8' })));
        expect(xls).toEqual(actual(readXlsx(bytesOf(rows, { bookType: 'xlsx' }))));
      }),
      { numRuns: 50 },
    );
  });
});
