import { describe, expect, it } from 'vitest';
import { readXlsx } from './read-xlsx.ts';
import { sheetByHand, workbookByHand } from './testing/workbook-by-hand.ts';

const columnsOf = (bytes: Uint8Array) => readXlsx(bytes).columns;
const dates =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="[$-409]yyyy&quot; h &quot;mm;@"/><numFmt formatCode="&quot;days&quot; 0.00" numFmtId="165"/><numFmt numFmtId="166" formatCode="[h]:mm:ss"/></numFmts><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="10"/></cellXfs>';

describe('cells of an .xlsx', () => {
  it('keep text as text: leading zeros, long numbers, spaces inside', () => {
    const bytes = sheetByHand(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>',
      {
        sharedStrings:
          '<si><t>00123</t></si><si><t xml:space="preserve">a  b</t></si><si><t>12345678901234567890</t></si>',
      },
    );
    expect(columnsOf(bytes)).toEqual([['00123'], ['a  b'], ['12345678901234567890']]);
  });

  it('join rich text, leave phonetic guides out, and read inline strings', () => {
    const bytes = sheetByHand(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><rPr><b/></rPr><t>Blue</t></r><r><t xml:space="preserve"> mug</t></r></is></c><c r="C1" t="inlineStr"><is><t/></is></c><c r="D1" t="str"><f>A1&amp;"x"</f><v>R&amp;D</v></c></row>',
      {
        sharedStrings:
          '<si><r><t>東</t></r><r><t>京</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>',
      },
    );
    expect(columnsOf(bytes)).toEqual([['東京'], ['Blue mug'], ['R&D']]);
  });

  it('decode entities by name and number, escapes of control characters, and CDATA; other entities are unchanged', () => {
    const items = [
      '&lt;b&gt; &amp;amp; &quot;&apos;',
      '&#65;&#x4E2D;&#128512;',
      'a_x000D_\nb_x0041_',
      '<![CDATA[<p>&amp;</p>]]>',
      '&bogus;',
    ];
    const bytes = sheetByHand(
      `<row r="1">${items.map((_, at) => `<c t="s"><v>${at}</v></c>`).join('')}</row>`,
      { sharedStrings: items.map((item) => `<si><t>${item}</t></si>`).join('') },
    );
    expect(columnsOf(bytes).flat()).toEqual(['<b> &amp; "\'', 'A中😀', 'a\nbA', '<p>&amp;</p>', '&bogus;']);
  });

  it('are found regardless of blanks around the equals signs of their attributes', () => {
    const bytes = sheetByHand(
      `<row r = "1"><c r = "B1" t = 'inlineStr'><is><t>x</t></is></c><c  t="n"  r ="C1"><v>2</v></c></row>`,
    );
    expect(Array.from(readXlsx(bytes).columnNumbers)).toEqual([1, 2]);
    expect(columnsOf(bytes)).toEqual([['x'], ['2']]);
  });

  it('keep text whose tag is broken over lines', () => {
    const bytes = sheetByHand('<row r="1"><c t="s"><v>0</v></c></row>', {
      sharedStrings: '<si><t\n  xml:space="preserve">Blue mug</t></si>',
    });
    expect(columnsOf(bytes)).toEqual([['Blue mug']]);
  });

  it('render numbers without float noise and without scientific notation', () => {
    const written = [
      '12.300000000000001',
      '0.1',
      '1.50',
      '8.90123E+11',
      '1E-7',
      '-3',
      '100000000000000000',
      '0.30000000000000004',
      '4.0',
    ];
    const bytes = sheetByHand(
      `<row r="1">${written.map((value) => `<c><v>${value}</v></c>`).join('')}</row>`,
    );
    expect(columnsOf(bytes).flat()).toEqual([
      '12.3',
      '0.1',
      '1.5',
      '890123000000',
      '0.0000001',
      '-3',
      '100000000000000000',
      '0.3',
      '4',
    ]);
  });

  it('show percent as the bare number, money with its decimals, dates and times as ISO texts, spans as hours', () => {
    const bytes = sheetByHand(
      '<row r="1"><c s="5"><v>0.25</v></c><c s="1"><v>46000</v></c><c s="2"><v>46000.5</v></c><c s="1"><v>0.75</v></c><c s="3"><v>46000.5</v></c><c s="4"><v>1.5</v></c><c s="1" t="d"><v>2026-11-21T07:31:00</v></c></row>',
      { styles: dates },
    );
    expect(columnsOf(bytes).flat()).toEqual([
      '0.25',
      '2025-12-09',
      '2025-12-09 12:00:00',
      '18:00:00',
      '46000.50',
      '36:00:00',
      '2026-11-21 07:31:00',
    ]);
  });

  it('support both date bases and the day that never existed', () => {
    const days =
      '<row r="1"><c s="1"><v>1</v></c><c s="1"><v>59</v></c><c s="1"><v>60</v></c><c s="1"><v>61</v></c></row>';
    expect(columnsOf(sheetByHand(days, { styles: dates })).flat()).toEqual([
      '1900-01-01',
      '1900-02-28',
      '1900-02-29',
      '1900-03-01',
    ]);
    const later = sheetByHand(days, { styles: dates, workbookPr: '<workbookPr date1904="1"/>' });
    expect(columnsOf(later).flat()).toEqual(['1904-01-02', '1904-02-29', '1904-03-01', '1904-03-02']);
  });

  it('round seconds over midnight to the next day', () => {
    const bytes = sheetByHand('<row r="1"><c s="1"><v>45999.9999999</v></c></row>', { styles: dates });
    expect(columnsOf(bytes)).toEqual([['2025-12-09']]);
  });

  it('read booleans and errors as a spreadsheet shows them', () => {
    const bytes = sheetByHand(
      '<row r="1"><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c></row>',
    );
    expect(columnsOf(bytes).flat()).toEqual(['TRUE', 'FALSE', '#N/A']);
  });

  it('are placed by their references, with attributes in any order and either quote', () => {
    const bytes = sheetByHand(
      "<row spans='1:3' r='4'><c t='inlineStr' r='C4'><is><t>x</t></is></c><c s=\"0\" r=\"AB4\"><v>1</v></c></row><row><c><v>2</v></c></row>",
    );
    const table = readXlsx(bytes);
    expect([...table.rowNumbers]).toEqual([4, 5]);
    expect([...table.columnNumbers]).toEqual([0, 2, 27]);
    expect(table.columns).toEqual([
      ['', '2'],
      ['x', ''],
      ['1', ''],
    ]);
  });

  it('are found under a namespace prefix on every element', () => {
    const bytes = workbookByHand({
      sheets: [
        {
          name: 'S',
          data: '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        },
      ],
      sharedStrings: '',
      parts: { 'xl/sharedStrings.xml': '<x:sst xmlns:x="m"><x:si><x:t>prefixed</x:t></x:si></x:sst>' },
    });
    expect(columnsOf(bytes)).toEqual([['prefixed'], ['2']]);
  });

  it('read a part in UTF-16', () => {
    const xml =
      '<?xml version="1.0" encoding="UTF-16"?><worksheet><sheetData><row><c t="inlineStr"><is><t>中文</t></is></c></row></sheetData></worksheet>';
    const wide = new Uint8Array(2 + xml.length * 2);
    wide.set([0xff, 0xfe]);
    for (let at = 0; at < xml.length; at += 1)
      wide.set([xml.charCodeAt(at) & 255, xml.charCodeAt(at) >> 8], 2 + at * 2);
    expect(columnsOf(sheetByHand('', { parts: { 'xl/worksheets/sheet1.xml': wide } }))).toEqual([['中文']]);
  });

  it('in a merged range appear once, at the position of the value', () => {
    const bytes = sheetByHand('', {
      parts: {
        'xl/worksheets/sheet1.xml':
          '<worksheet><sheetData><row r="1"><c r="A1"><v>7</v></c><c r="B1"/></row></sheetData><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells></worksheet>',
      },
    });
    expect(columnsOf(bytes)).toEqual([['7']]);
  });

  it('warn of texts in scientific notation and of numbers with more digits than a spreadsheet keeps', () => {
    const bytes = sheetByHand(
      '<row r="1"><c t="inlineStr"><is><t>8.90123E+11</t></is></c><c><v>1234567890123456789</v></c></row>',
    );
    expect(readXlsx(bytes).warnings).toEqual([
      { code: 'long-number', rowNumber: 1, column: 1 },
      { code: 'scientific', rowNumber: 1, column: 0 },
    ]);
  });
});

describe('sheets of an .xlsx', () => {
  const cell = (text: string) => `<row r="1"><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const three = workbookByHand({
    sheets: [
      { name: 'Secret', data: cell('hidden'), state: 'hidden' },
      { name: 'Empty', data: '' },
      { name: 'R&amp;D', data: cell('found') },
      { name: 'Later', data: cell('later') },
    ],
  });

  it('are listed without the hidden ones; the first with rows is read', () => {
    const table = readXlsx(three);
    expect(table.sheets).toEqual(['Empty', 'R&D', 'Later']);
    expect(table.sheet).toBe('R&D');
    expect(table.columns).toEqual([['found']]);
  });

  it('are read by name on request', () => {
    expect(readXlsx(three, { sheet: 'Later' }).columns).toEqual([['later']]);
    expect(() => readXlsx(three, { sheet: 'Gone' })).toThrow(expect.objectContaining({ code: 'noSheet' }));
  });
});
