import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { applyMapping } from './apply-mapping.ts';
import { formatKind } from './number-formats.ts';
import { shownNumber } from './number-text.ts';
import { readXlsx } from './read-xlsx.ts';
import { toSheet } from './sheet.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

const textCell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const shown = (format: string, raw: string) => {
  const kind = formatKind(format);
  return kind === 'number' ? raw : shownNumber(raw, kind, false);
};

describe('a number', () => {
  it.each([
    ['"SKU-"0000', '12', 'SKU-0012'],
    ['"PO"#', '4711', 'PO4711'],
    ['00000', '1234', '01234'],
    ['00000\\-0000', '21201234', '02120-1234'],
    ['00000-0000', '787011234', '78701-1234'],
    ['000\\-00\\-0000', '12345678', '012-34-5678'],
    ['[$-409]00000;-0', '42', '00042'],
    ['"A;B-"000', '7', 'A;B-007'],
    ['0000', '123456', '123456'],
    ['00000', '12.5', '12.5'],
    ['0 "kg"', '12', '12 kg'],
    ['#,##0.00\\ "lbs"', '3.5', '3.5 lb'],
    ['General" cm"', '30', '30 cm'],
    ['0.0\\c\\m_)', '30.5', '30.5 cm'],
    ['0.0" kg/pc"', '12', '12 kg'],
    ['"N.W. "0.0" kg"', '12', '12 kg'],
    ['0" g net"', '12', '12 g'],
    ['0 "pcs"', '12', '12'],
    ['0"元"', '12', '12'],
    ['"US$"0', '12', '12'],
    ['"$"#,##0.00', '12.5', '12.50'],
    ['0.00', '1.1', '1.10'],
    ['0.0', '1.1', '1.1'],
    ['0.00', '9405.2', '9405.20'],
    ['0.00', '2', '2.00'],
    ['0.00', '-1.5', '-1.50'],
    ['#,##0.000', '1234.5', '1234.500'],
    ['0.0#', '1', '1.0'],
    ['0.00_ ;[Red]-0.00', '1.1', '1.10'],
    ['0.00', '1.105', '1.105'],
    ['0.00', '1.105E+01', '11.05'],
    ['0.##', '1.1', '1.1'],
    ['0.00%', '0.5', '0.5'],
    ['"Qty: "0', '12', '12'],
    ['0%', '0.5', '0.5'],
    ['# ?/?', '0.5', '0.5'],
    ['00/00', '12', '12'],
    ['[<=9999999]###\\-####;(###) ###\\-####', '5105550142', '5105550142'],
    ['[<1000]000;0000', '42', '042'],
    ['[<1000]000;0000', '1042', '1042'],
    ['[>=1000]0000;000', '42', '042'],
    ['[<=99999]00000;00000\\-0000', '1234', '01234'],
    ['[<=99999]00000;00000\\-0000', '21201234', '02120-1234'],
    ['[<100]"A-"000;[<1000]"B-"000;"C-"0000', '7', 'A-007'],
    ['[<100]"A-"000;[<1000]"B-"000;"C-"0000', '700', 'B-700'],
    ['[<100]"A-"000;[<1000]"B-"000;"C-"0000', '7000', 'C-7000'],
    ['[<1000]000;0', '12345', '12345'],
    ['[Red][<1000]0;0.00', '42', '42'],
    ['###-####', '5550142', '555-0142'],
    ['##\\-###\\-0', '123456', '12-345-6'],
    ['###-####', '42', '42'],
    ['# ##0', '1234567', '1234567'],
    ['0.00E+00', '12', '12'],
    ['yyyy"年"m"月"d"日"', '46000', '2025-12-09'],
  ])('in the format %s: %s is %s', (format, raw, text) => {
    expect(shown(format, raw)).toBe(text);
  });
});

it('a column of codes keeps what the sheet displays, a column of numbers drops the zeros of its format', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="0.0"/><numFmt numFmtId="165" formatCode="000000000000"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="2"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="4"/></cellXfs>';
  const bytes = sheetByHand(
    `<row r="1">${['SKU', 'HS code', 'UPC', 'Cost', 'Length'].map(textCell).join('')}</row>` +
      '<row r="2"><c s="1"><v>1.1</v></c><c s="1"><v>9405.2</v></c><c s="3"><v>12345678905</v></c><c s="4"><v>12.5</v></c><c s="1"><v>10</v></c></row>' +
      '<row r="3"><c s="2"><v>1.1</v></c><c s="1"><v>901.21</v></c><c><v>12345678905</v></c><c s="4"><v>1200</v></c><c><v>10.5</v></c></row>',
    { styles },
  );
  const { fields, columns } = applyMapping(productImport, toSheet(readXlsx(bytes), 1), {
    skuCode: 'SKU',
    scheduleB: 'HS code',
    upc: 'UPC',
    purchasingCost: 'Cost',
    length: 'Length',
  });
  const column = (key: string) => columns[fields.indexOf(key)];
  expect(column('skuCode')).toEqual(['1.10', '1.1']);
  expect(column('scheduleB')).toEqual(['9405.20', '901.21']);
  expect(column('upc')).toEqual(['012345678905', '12345678905']);
  expect(column('purchasingCost')).toEqual(['12.5', '1200']);
  expect(column('length')).toEqual(['10', '10.5']);
});

it('measures in number formats are converted to the unit of their row', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="0.00&quot; kg&quot;"/><numFmt numFmtId="165" formatCode="0\\ &quot;g&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
  const bytes = sheetByHand(
    `<row r="1">${['SKU', 'Weight', 'Unit'].map(textCell).join('')}</row>` +
      `<row r="2">${textCell('A')}<c s="1"><v>1.234</v></c>${textCell('in/lb')}</row>` +
      `<row r="3">${textCell('B')}<c s="2"><v>350</v></c>${textCell('cm/kg')}</row>` +
      `<row r="4">${textCell('C')}<c><v>2</v></c>${textCell('in/lb')}</row>`,
    { styles },
  );
  const sheet = toSheet(readXlsx(bytes), 1);
  const { fields, columns } = applyMapping(productImport, sheet, {
    skuCode: 'SKU',
    weight1: 'Weight',
    unit: 'Unit',
  });
  const column = (key: string) => columns[fields.indexOf(key)];
  expect(column('weight1')).toEqual(['2.72', '0.35', '2']);
});

it('rows that are empty in the mapped columns are counted', () => {
  const sheet = {
    headings: ['SKU', 'Remark'],
    columns: [
      ['A', '', 'B', ' '],
      ['', 'total', '', ''],
    ],
    columnNumbers: Uint32Array.of(0, 1),
    rowCount: 4,
    rowNumbers: Uint32Array.of(2, 3, 4, 5),
    warnings: [],
  };
  const rows = applyMapping(productImport, sheet, { skuCode: 'SKU' });
  expect([rows.rowCount, rows.rowsWithoutData]).toEqual([2, 2]);
});
