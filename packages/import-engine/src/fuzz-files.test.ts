import { utils, write } from '@e965/xlsx';
import { assert, asyncProperty, array, constantFrom, double, nat, oneof, record, constant } from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportFault } from './import-fault.ts';
import type { RawTable } from './raw-table.ts';
import { readHead, readSheet } from './read-sheet.ts';
import { workbookByHand } from './testing/workbook-by-hand.ts';

const cells = Array.from({ length: 60 }, (_, at) => [
  `SKU-${at}`,
  at % 3 ? `Mug “${at}”, 马克杯` : 'a\n"quoted", text',
  at * 1.25,
  at % 2 === 0,
  new Date(Date.UTC(2026, 0, 1 + at)),
]);

function workbook(bookType: 'xlsx' | 'biff8' | 'biff5'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([['SKU', 'Name', 'Length', 'Is set', 'Day'], ...cells]),
    'A',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([['x'], [1]]), '第二张');
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);
}

const csv = (delimiter: string) =>
  strToU8(
    ['SKU', 'Name', 'Length'].join(delimiter) +
      cells
        .map(
          ([sku, name, size]) =>
            `\r\n${[sku, `"${String(name).replaceAll('"', '""')}"`, size].join(delimiter)}`,
        )
        .join(''),
  );

/** Valid files of every kind that can be imported. */
const files: Record<string, Uint8Array> = {
  'goods.csv': csv(','),
  'semicolons.csv': csv(';'),
  'utf16.csv': Uint8Array.from([0xff, 0xfe, ...Buffer.from('SKU\tName\r\nA-1\t马克杯\r\n', 'utf16le')]),
  'gb18030.csv': Uint8Array.from([
    0x53, 0x4b, 0x55, 0x2c, 0xc3, 0xfb, 0xb3, 0xc6, 0x0a, 0x31, 0x2c, 0xb1, 0xad, 0x0a,
  ]),
  'goods.xlsx': workbook('xlsx'),
  'by-hand.xlsx': workbookByHand({
    sheets: [
      {
        name: 'S',
        data: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>1e3</v></c></row><row r="9"><c r="ZZ9" t="b"><v>1</v></c></row>',
      },
      {
        name: 'T',
        data: '<row><c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c></row>',
        state: 'hidden',
      },
    ],
    sharedStrings: '<si><t xml:space="preserve"> text &amp; more &#x9A6C;</t></si>',
    styles:
      '<numFmts><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>',
  }),
  'goods.xls': workbook('biff8'),
  'older.xls': workbook('biff5'),
};
const names = Object.keys(files);

/** A change to a file; positions are fractions of its length. */
const change = oneof(
  record({
    kind: constant('flip' as const),
    at: double({ min: 0, max: 0.999, noNaN: true }),
    byte: nat(255),
  }),
  record({ kind: constant('cut' as const), at: double({ min: 0, max: 0.999, noNaN: true }) }),
  record({
    kind: constant('splice' as const),
    at: double({ min: 0, max: 0.999, noNaN: true }),
    from: constantFrom(...names),
    begin: double({ min: 0, max: 0.999, noNaN: true }),
    bytes: nat(2_000),
  }),
  record({
    kind: constant('drop' as const),
    at: double({ min: 0, max: 0.999, noNaN: true }),
    bytes: nat(300),
  }),
);
type Change = typeof change extends { generate: (...args: never[]) => { value: infer Value } }
  ? Value
  : never;

function changed(bytes: Uint8Array, { at, ...rest }: Change): Uint8Array {
  const place = Math.floor(at * bytes.length);
  switch (rest.kind) {
    case 'flip': {
      const copy = bytes.slice();
      if (copy.length > 0) copy[place] = rest.byte;
      return copy;
    }
    case 'cut':
      return bytes.subarray(0, place);
    case 'drop':
      return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + rest.bytes)]);
    case 'splice': {
      const other = files[rest.from]!;
      const begin = Math.floor(rest.begin * other.length);
      const piece = other.subarray(begin, begin + rest.bytes);
      return Buffer.concat([bytes.subarray(0, place), piece, bytes.subarray(place)]);
    }
  }
}

/** Whether it is a table in which every column has as many cells as there are rows. */
function isTable(outcome: unknown): boolean {
  if (typeof outcome !== 'object' || outcome === null || !('columns' in outcome && 'rowNumbers' in outcome))
    return false;
  const { columns, rowNumbers } = outcome as RawTable;
  return columns.every((column) => column.length === rowNumbers.length);
}

/** Longest time, in milliseconds, for a file of a few kilobytes on a busy machine. */
const longest = 5_000;

describe('a file with flipped, removed, inserted or truncated bytes', () => {
  it('yields rows or a refusal, nothing else, and quickly', { timeout: 120_000 }, async () => {
    const outcomes = { read: 0, refused: 0 };
    await assert(
      asyncProperty(
        constantFrom(...names),
        array(change, { minLength: 1, maxLength: 6 }),
        constantFrom(readSheet, readHead),
        async (fileName, changes, read) => {
          const bytes = changes.reduce(changed, files[fileName]!);
          const startedAt = performance.now();
          const outcome = await read(new Uint8Array(bytes), { fileName }).catch((fault: unknown) => fault);
          const isRefused = outcome instanceof ImportFault;
          outcomes[isRefused ? 'refused' : 'read'] += 1;
          expect(isRefused || isTable(outcome), String(outcome)).toBe(true);
          expect(performance.now() - startedAt).toBeLessThan(longest);
        },
      ),
      { numRuns: 2_000, seed: 20_261_121 },
    );
    // Both must occur: not every change is accepted, and not every change refused.
    expect(outcomes.read).toBeGreaterThan(200);
    expect(outcomes.refused).toBeGreaterThan(200);
  });
});
