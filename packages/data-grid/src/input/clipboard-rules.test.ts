import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTsv, toTsv } from './clipboard-rules.ts';

describe('text from a spreadsheet', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"two\nlines"\tx', [['two\nlines', 'x']]],
    ['"say ""hi"""', [['say "hi"']]],
    ['5" pipe\tx', [['5" pipe', 'x']]],
    ['"quoted" word', [['"quoted" word']]],
    ['a\t', [['a', '']]],
    ['', [['']]],
  ])('%j has these cells', (text, rows) => {
    expect(parseTsv(text)).toEqual(rows);
  });

  it('survives a round trip', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', '中') });
    const width = fc.integer({ min: 1, max: 4 });
    const block = width.chain((cells) =>
      fc.array(fc.array(cell, { minLength: cells, maxLength: cells }), { minLength: 1, maxLength: 4 }),
    );
    fc.assert(
      fc.property(block, (rows) => {
        // A last line with one empty cell is indistinguishable from a line end; spreadsheets have the same gap.
        fc.pre(rows.length === 1 || rows.at(-1)?.join('') !== '');
        expect(parseTsv(toTsv(rows))).toEqual(rows);
      }),
    );
  });
});
