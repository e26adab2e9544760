import { strToU8 } from 'fflate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const rowsOf = (text: string | Uint8Array, options = {}) => {
  const table = readCsv(typeof text === 'string' ? strToU8(text) : text, options);
  return Array.from({ length: table.rowCount }, (_, row) => table.columns.map((cells) => cells[row]));
};

describe('cells of a CSV', () => {
  it('may be quoted, with delimiters, doubled quotes and line ends inside', () => {
    expect(rowsOf('a,"b,1","say ""hi""","two\r\nlines"\n')).toEqual([['a', 'b,1', 'say "hi"', 'two\nlines']]);
  });

  it('keep leading zeros and long numbers as written', () => {
    expect(rowsOf('zip,ean\n04101,04006381333931')).toEqual([
      ['zip', 'ean'],
      ['04101', '04006381333931'],
    ]);
  });

  it('are in rows that end in LF, CRLF or CR, with or without a last line end', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(rowsOf(`a,b${end}1,2${end}3,4`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ]);
      expect(rowsOf(`a,b${end}1,2${end}3,4${end}`)).toHaveLength(3);
    }
  });

  it('may be missing at the end of a row, and blank rows keep their number', () => {
    const table = readCsv(strToU8('a,b,c\n\n1\n,,\n2,3,4\n'));
    expect(table.columns).toEqual([
      ['a', '1', '2'],
      ['b', '', '3'],
      ['c', '', '4'],
    ]);
    expect([...table.rowNumbers]).toEqual([1, 3, 5]);
  });

  it('may start with an unclosed quote: an inch mark does not swallow the file', () => {
    expect(rowsOf('size\tname\n"12 in pan\tPan\n"14 in pan\tWok\n')).toEqual([
      ['size', 'name'],
      ['"12 in pan', 'Pan'],
      ['"14 in pan', 'Wok'],
    ]);
    const table = readCsv(strToU8('size,name\n12,"Pan\n'));
    expect(table.columns[1]).toEqual(['name', '"Pan']);
    expect(table.warnings).toEqual([{ code: 'unclosed-quote', rowNumber: 2, column: 1 }]);
  });

  it('lose the ="…" by which shops keep spreadsheets from eating zeros', () => {
    expect(rowsOf('sku,upc\n="0012","=""0034"""\n')).toEqual([
      ['sku', 'upc'],
      ['0012', '0034'],
    ]);
  });

  it('in scientific notation get a warning, model names do not', () => {
    const table = readCsv(strToU8('ean,name\n8.90123E+11,E+5\n5.5E+12,1E5-A\n'));
    expect(table.warnings.map(({ rowNumber, column }) => [rowNumber, column])).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });
});

/** Headings and twenty equal rows. */
const rowsWith = (headings: string, row: string) => [headings, ...Array<string>(20).fill(row)].join('\n');

describe('the delimiter', () => {
  it.each([[','], [';'], ['\t'], ['|']])('is found: %j', (delimiter) => {
    const text = [
      ['sku', 'name', 'price'],
      ['1', 'Mug, blue', '2,50'],
      ['2', 'Vase; tall', '3,10'],
    ]
      .map((cells) => cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
      .join('\n');
    const table = readCsv(strToU8(text));
    expect(table.delimiter).toBe(delimiter);
    expect(table.columns[1]).toEqual(['name', 'Mug, blue', 'Vase; tall']);
  });

  it('is found under a preamble that contains other delimiters', () => {
    expect(
      readCsv(
        strToU8(
          'Export, of all, our, goods\nDate: 1.1.2026\n\nsku;name;price\n1;Mug;2,5\n2;Vase;3,1\n3;Bowl;4,0\n',
        ),
      ).delimiter,
    ).toBe(';');
  });

  it('may be set by a first line sep=, which is not a row', () => {
    const table = readCsv(strToU8('sep=;\r\nsku;name\r\n1;Mug\r\n'));
    expect(table.columns).toEqual([
      ['sku', '1'],
      ['name', 'Mug'],
    ]);
    expect([...table.rowNumbers]).toEqual([2, 3]);
  });

  it('may be overridden', () => {
    expect(rowsOf('a;b,c\n', { delimiter: ';' })).toEqual([['a', 'b,c']]);
  });

  it.each([[','], [';'], ['\t'], ['|']])('is found where every cell is quoted: %j', (delimiter) => {
    const rows = [
      ['SKU', 'Product name', 'Tags'],
      ['A', 'Mug; blue | large', 'a,b;c|d\te'],
      ['B', 'Vase, "tall"\nof glass', ''],
    ];
    const text = rows
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
      .join('\r\n');
    expect(readCsv(strToU8(text)).delimiter).toBe(delimiter);
    expect(rowsOf(text)).toEqual(rows);
    expect(rowsOf(text.split('\r\n').slice(0, 2).join('\n'))).toEqual(rows.slice(0, 2));
  });

  it.each([
    ['decimal commas are no separators', 'Länge;Breite\n1,5;2,5\n3,25;4,75\n10,0;8,5\n', ';'],
    ['lists inside cells are none', 'sku,tags\nA,a;b;c;d\nB,a;b;c;d\nC,a;b;c;d\n', ','],
    ['numbers with thousands are none', 'sku\tvalue\tnote\nA\t1,200,000\tx\nB\t3,400,000\ty\n', '\t'],
    ['semicolons in a quoted column', rowsWith('SKU,Name,Note', `"R","Mug","${'a;'.repeat(30)}"`), ','],
    ['semicolons in a plain column', rowsWith('SKU,Name,Note', `R,Mug,${'a;'.repeat(30)}`), ','],
    [
      'styles in HTML below a title',
      rowsWith('Export of 2026\nSKU,Name,Note', `"R","Mug","<p style=""${'a:b;'.repeat(30)}"">1</p>"`),
      ',',
    ],
    ['commas in a column', rowsWith('SKU;Preis;Text', `R;1,5;${'a,'.repeat(12)}`), ';'],
    ['commas in a quoted column', rowsWith('SKU;Preis;Text', `"R";"1,50";"${'a, '.repeat(12)}"`), ';'],
  ])('is distinguished from cell contents: %s', (_, text, delimiter) => {
    expect(readCsv(strToU8(text)).delimiter).toBe(delimiter);
  });
});

describe('quotes', () => {
  const rows = [
    ['sku', 'name', 'price'],
    ['A', 'Mug, blue', '15'],
  ];

  it('may have blanks around them', () => {
    expect(rowsOf('sku, name, price\nA, "Mug, blue", 15\n')[1]).toEqual(['A', 'Mug, blue', ' 15']);
    expect(rowsOf('sku\tname\tprice\nA\t "Mug\tblue" \t15\n')[1]).toEqual(['A', 'Mug\tblue', '15']);
    expect(rowsOf('sku,name,length\nA, "L" shape, 3\n')[1]).toEqual(['A', ' "L" shape', ' 3']);
  });

  it('may be single ones, which are looked for only where they close cells', () => {
    expect(rowsOf("'sku','name','price'\n'A','Mug, blue','15'\n")).toEqual(rows);
    expect(rowsOf("sku,name\n'0012,O'Brien's\n'0013,'t Hooft\n")[1]).toEqual(["'0012", "O'Brien's"]);
  });

  it.each([
    ['throughout', '"sku","name","price"\n"A","5\\" pipe, \\"L\\"","15"'],
    ['in one cell far down', `sku,name,price\n${'B,Vase,3\n'.repeat(250)}A,"5\\" pipe, \\"L\\" x",15`],
  ])('may be part of a cell by a backslash: %s', (_, text) => {
    expect(rowsOf(text).at(-1)?.[1]).toMatch(/^5" pipe, "L"/);
    expect(rowsOf(text).at(-1)?.[2]).toBe('15');
  });

  it('close a cell after a backslash where the file doubles its quotes', () => {
    expect(rowsOf('sku,folder,note\nA,"C:\\goods\\",15\nB,"say ""x""",1\n')).toEqual([
      ['sku', 'folder', 'note'],
      ['A', 'C:\\goods\\', '15'],
      ['B', 'say "x"', '1'],
    ]);
  });

  it('may be overridden, also by none', () => {
    expect(rowsOf('a,b\n~x,y~,2\n', { quote: '~' })[1]).toEqual(['x,y', '2']);
    expect(rowsOf('size,name\n"12,"Pan"\n', { quote: '' })[1]).toEqual(['"12', '"Pan"']);
  });
});

describe('processing a large CSV', () => {
  it('round-trips any cell contents, split into pieces at any position', () => {
    const cell = fc.oneof(
      fc.stringMatching(/^[a-z0-9 ,;"\n\t中é😀]{0,12}$/u),
      fc.constantFrom('', '"', '""', ',', '\n', 'a"b', '"a'),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), cell, cell), { minLength: 1, maxLength: 40 }),
        (rows) => {
          const text = rows
            .map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
            .join('\n');
          const table = readCsv(strToU8(text), { delimiter: ',' });
          const read = rows.map((_, row) =>
            [0, 1, 2].map((column) => table.columns[table.columnNumbers.indexOf(column)]?.[row] ?? ''),
          );
          const shop = (value: string) => (value.trim() === '' ? '' : value);
          expect(read).toEqual(rows.map((cells) => cells.map(shop)));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is the same in one piece and in many', () => {
    const line = (row: number) => `${row},"quoted, ""${row}""\nline two",${'é'.repeat(row % 40)},end\r\n`;
    const text = Array.from({ length: 60_000 }, (_, row) => line(row)).join('');
    const bytes = strToU8(text);
    expect(bytes.length).toBeGreaterThan(2 * 1024 * 1024);
    const table = readCsv(bytes);
    expect(table.rowCount).toBe(60_000);
    const middle = 31_234;
    expect(table.columns.map((cells) => cells[middle])).toEqual([
      `${middle}`,
      `quoted, "${middle}"\nline two`,
      'é'.repeat(middle % 40),
      'end',
    ]);
    expect(table.columns[3]!.every((value) => value === 'end')).toBe(true);
  });

  it('reports progress and returns the first rows without the rest', () => {
    const bytes = strToU8(Array.from({ length: 200_000 }, (_, row) => `${row},text ${row}`).join('\n'));
    const told: number[] = [];
    readCsv(bytes, { onProgress: ({ bytesRead }) => told.push(bytesRead), limits: { rows: 300_000 } });
    expect(told.at(-1)).toBe(bytes.length);
    expect(told.length).toBeGreaterThan(2);
    const head = readCsv(bytes.subarray(0, 5000), { maxRows: 100 }, false);
    expect([head.rowCount, head.complete]).toEqual([100, false]);
    const cut = readCsv(strToU8('a,b\n1,2\n3,'), {}, false);
    expect(cut.columns[0]?.slice(0, 2)).toEqual(['a', '1']);
  });
});
