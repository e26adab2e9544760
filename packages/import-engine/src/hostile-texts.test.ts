import { importDefinitions } from '@lading/contracts/all-imports';
import type { ImportField } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectDialect } from './csv-dialect.ts';
import { fieldOptions } from './field-options.ts';
import { choiceMeant } from './fixes/choice-spelling.ts';
import { isForeignMoney } from './fixes/currency-words.ts';
import { findSuspicion } from './fixes/find-suspicion.ts';
import { readNumber } from './fixes/read-number.ts';
import { stateMeant } from './fixes/state-meant.ts';
import { headingForm } from './heading-form.ts';
import { HeadingRows } from './heading-rows.ts';
import { unitOfText } from './heading-unit.ts';
import { mergedRows } from './merged-cells.ts';
import { formatKind, numberStyle, numberStyles, plainStyle } from './number-formats.ts';
import { numberText } from './number-text.ts';
import { readSheet } from './read-sheet.ts';
import { shownFormat, shownText } from './shown-format.ts';
import { orderRows, productRows } from './testing/rows-of-file.ts';
import { TotalRows } from './total-rows.ts';
import { tellsNothing } from './values-score.ts';
import { cellText } from './xml-characters.ts';

/**
 * Each of these texts is so long that a quadratic search would exceed the time limit of a test (decision record 0115). No time is
 * measured, since a linear search finishes on a slow machine too.
 */
const many = (sign: string, count = 400_000): string => sign.repeat(count);

const choices: readonly ImportField[] = importDefinitions.flatMap(({ fields }) =>
  fields.filter(({ editor }) => editor === 'select'),
);

describe('a long text of one sign', () => {
  const signs = [' ', '.', '"', '“', '*', '。', '(', ')', '[', ']', '（', '中', '年', '\u0301\u0323', '😀'];

  it.each(signs)('is not a choice: %j', (sign) => {
    for (const field of choices) {
      expect(choiceMeant(field, `a${many(sign)}b`)).toBeUndefined();
      expect(fieldOptions(field)!.valueOf(`a${many(sign)}b`)).toBeUndefined();
    }
  });

  it.each(signs)('is not a state, unit, number or currency: %j', (sign) => {
    const text = `1${many(sign)}b`;
    expect(stateMeant('US', text)).toBeUndefined();
    expect(unitOfText(text, 'weight')).toBeUndefined();
    expect(readNumber(text)).toEqual([]);
    expect(isForeignMoney(text)).toBe(false);
  });

  it.each([' ', '_', '.', '-', '#'])('is not a heading of a program: %j', (sign) => {
    expect(tellsNothing(`column${many(sign)}!`)).toBe(false);
  });

  it.each(['\u0301\u0323', '(', 'Aa'])('is a heading judged by its start: %j', (sign) => {
    expect(headingForm(many(sign))).toBe(headingForm(many(sign, 1_000)));
  });

  it.each([' ', '1'])('is not a number of a CSV: %j', (sign) => {
    const row = `A,${many(`${many(sign, 9_990)}x,`, 4)}1\n`;
    expect(detectDialect(`sku,name,a,b,c,d\n${many(row, 250)}`, { quote: '"' }).delimiter).toBe(',');
  });

  it('is not a page with entities where its tags never end', () => {
    const field = productImport.fields.find(({ key }) => key === 'skuName')!;
    const text = `&amp;${many('<a')}`;
    const found = findSuspicion({ definition: productImport, field, text, value: () => '' });
    expect(found?.suspicion).toBe('entities');
  });

  it('is neither a total nor the end of a list', () => {
    const text = `Total: ${many('=')}\nx`;
    const { fields, grouping } = orderShipmentImport;
    const key = fields.findIndex((field) => field.key === grouping?.by);
    const columns = fields.map((_, at) => [at === key ? text : '']);
    const isFilled = fields.map((_, at) => at === key);
    const totals = new TotalRows(orderShipmentImport);
    expect(totals.find({ columns, rowCount: 1, isFilled, fileRow: () => [text] })).toEqual([]);
    expect(new HeadingRows(['SKU', 'Name']).has([[`from${many(' ')}!`], ['x']], 0)).toBe(false);
  });
});

describe('a long number', () => {
  it('keeps its digits and loses only trailing zeros', () => {
    expect(numberText(`0.${many('0')}10`)).toBe(`0.${many('0')}1`);
    expect(shownText(many('1', 300_000), '#,##0')).toBe(many(',111', 100_000).slice(1));
  });
});

describe('a number format', () => {
  it.each(['_', '_ ', '_)', '*', '"', '[', '(', '[red]', ' '])('may repeat a character: %j', (sign) => {
    const code = `#,##0${many(sign, 250).slice(0, 248)}xx`;
    expect(shownFormat(-1, code, false)).toBeUndefined();
  });

  it('is ignored if it is longer than spreadsheets allow', () => {
    expect(numberStyle(-1, `0.00${many('[$')}`)).toEqual(plainStyle);
    expect(formatKind(many('['))).toBe('number');
  });
});

describe('XML without ends', () => {
  it.each([
    ['sections of a text', () => cellText(many('<![CDATA[')), many('<![CDATA[')],
    ['merged cells', () => mergedRows(many('<mergeCell ')), []],
    ['number formats', () => numberStyles(many('<numFmt ')), []],
    ['cell formats', () => numberStyles(many('<cellXfs ')), []],
  ])('is read once: %s', (_, read, expected) => {
    expect(read()).toEqual(expected);
  });

  it('may have blanks written as entities', async () => {
    const page = `<table><tr><td>SKU</td></tr><tr><td>A${many('&#32;', 1_000_000)}B</td></tr></table>`;
    expect((await readSheet(strToU8(page), { fileName: 'a.xls' })).rowCount).toBe(2);
  });
});

describe.each([
  ['products', productImport, productRows],
  ['orders', orderShipmentImport, orderRows],
] as const)('a file of %s', (_, { fields }, rowsOf) => {
  const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\n`;

  it('may have one character in all of its cells', async () => {
    const rows = Array.from({ length: 150 }, (__, row) =>
      line(fields.map((___, at) => `${row}.${at}${many(')', 9_980)}2`)),
    );
    const file = line(fields.map(({ label }) => label.en)) + rows.join('');
    expect(Object.keys((await rowsOf(file)).mapping).length).toBeGreaterThan(0);
  });

  it.each([')', '(', '[', '（', '中'])('may have one character in all of its headings: %j', async (sign) => {
    const headings = fields.map((__, at) => `${many(sign, 9_990)}${at}`);
    expect((await rowsOf(line(headings) + line(fields.map(() => '1')))).rows.length).toBeLessThan(2);
  });
});
