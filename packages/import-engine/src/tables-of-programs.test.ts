import { utils, write } from '@e965/xlsx';
import * as fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CsvEncoding } from './csv-encoding.ts';
import { readSheet } from './read-sheet.ts';
import { encoded } from './testing/encoded.ts';
import { csvOf, drawDialect, drawTable, fittedTable, rowsRead } from './testing/tables-of-programs.ts';

/** A fixed seed; fast-check prints it together with the failing file. */
const seed = 20_261_126;
const marks = { 'utf-8': '\ufeff', 'utf-16le': '\ufeff', 'utf-16be': '\ufeff' } as const;

/** Rows with content, without trailing blank cells. */
const filled = (rows: readonly (readonly string[])[]): string[][] =>
  rows
    .map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1))
    .filter((cells) => cells.length > 0);

const read = async (bytes: Uint8Array) => filled(rowsRead(await readSheet(bytes)));

describe('a table that a program wrote', () => {
  it('is read cell by cell from a CSV of any dialect', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        const dialect = drawDialect(draw);
        const table = fittedTable(drawTable(draw), dialect);
        const text = csvOf(table, dialect);
        const encoding = draw(
          fc.constantFrom<CsvEncoding[]>,
          'utf-8',
          'windows-1252',
          'utf-16le',
          'utf-16be',
        );
        const mark = encoding in marks && draw(fc.boolean) ? '\ufeff' : '';
        const rows = await read(encoded(mark + text, encoding));
        expect(rows, JSON.stringify({ dialect, text })).toEqual(filled(table));
      }),
      { numRuns: 250, seed, endOnFailure: true },
    );
  });

  it('is read cell by cell from a workbook', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        const table = drawTable(draw);
        const book = utils.book_new();
        utils.book_append_sheet(book, utils.aoa_to_sheet(table), 'Goods');
        const bytes = new Uint8Array(
          write(book, { type: 'array', bookType: 'xlsx', bookSST: draw(fc.boolean) }) as ArrayBuffer,
        );
        expect(await read(bytes), JSON.stringify(table)).toEqual(filled(table));
      }),
      { numRuns: 150, seed, endOnFailure: true },
    );
  });
});

const tags = (mark: string) => `red${`${mark}blue`.repeat(29)}`;

describe('a CSV of which the dialect is hard to see', () => {
  it.each([
    [
      'semicolons in some quoted cells',
      `SKU,Name,Tags\nA,Mug,"${tags(';')}"\nB,Pan,"${tags(';')}"\nC,Pot,\n`,
      3,
    ],
    [
      'semicolons in plain cells of uneven rows',
      `SKU,Name,Tags,\nA,Mug,${tags(';')}\nB,Pan,${tags(';')}\n`,
      3,
    ],
    ['bars in cells between tildes', `SKU~Name~Tags\nA~Mug~${tags('|')}\nB~Pan~${tags('|')}\n`, 3],
    ['units of control characters', 'SKU\u0001Name\nA\u0001Mug\nB\u0001Pan, big\n', 2],
    ['colons', 'SKU:Name:Price\nA:Mug:1\nB:Pan:2\n', 3],
    ['a separator behind a single quoted column', "'SKU';\n'A';\n'B';\n", 1],
    ['a separator behind the data of a single column', 'SKU\nA|\nB|\n', 1],
    ['a named separator before old line ends', 'sep=;\rSKU;Name\rA;Mug\r', 2],
    ['a named separator in quotes', '"sep=;"\nSKU;Name\nA;Mug\n', 2],
  ])('is read correctly: %s', async (_, text, width) => {
    const rows = await read(strToU8(text));
    expect(rows[0]).toHaveLength(width);
    expect(rows[1]?.[0]).toBe('A');
    expect(Math.max(...rows.map((cells) => cells.length))).toBe(width);
  });
});
