import { utils, write, type CellObject } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { kilograms } from './testing/kilograms.ts';
import { refused } from './testing/refused-file.ts';
import { ordersOf, productsOf } from './testing/rows-of-file.ts';
import { sheetByHand, workbookByHand } from './testing/workbook-by-hand.ts';

/** Workbooks as programs other than Excel write them; names and addresses are invented. */

const text = (value: string, style = 0) => `<c t="inlineStr" s="${style}"><is><t>${value}</t></is></c>`;
const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
/** Styles from 1 in these formats. */
const stylesOf = (...formats: string[]) =>
  `<numFmts>${formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts>` +
  `<cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs>`;

it('Numbers: a summary of the export comes first, and each table has its name above the headings', async () => {
  const file = workbookByHand({
    sheets: [
      {
        name: 'Export Summary',
        data: [
          row(
            text('This document was exported from Numbers. Each table was converted to an Excel worksheet.'),
          ),
          row(text('Numbers Sheet Name'), text('Numbers Table Name'), text('Excel Worksheet Name')),
          row(text('Sheet 1'), text(''), text('')),
          row(text(''), text('Table 1'), text('Goods')),
        ].join(''),
      },
      {
        name: 'Goods',
        data: [
          row(text('Table 1')),
          row(text('SKU'), text('Product name'), text('Weight (g)'), text('Barcode')),
          row(text('MUG-01'), text('Blue mug'), number('350'), number('4006381333931')),
          row(text('LMP-01'), text('Lamp'), number('1.2E3'), number('4.006381333948E12')),
        ].join(''),
      },
    ],
  });
  const { head, rows, told } = await productsOf(file);
  expect([head.sheet, head.headerRow]).toEqual(['Goods', 2]);
  expect(rows.map((cells) => [cells['skuCode'], cells['ean'], kilograms(cells, '')])).toEqual([
    ['MUG-01', '4006381333931', 0.35],
    ['LMP-01', '4006381333948', 1.2],
  ]);
  expect(told).toEqual([]);
});

it('LibreOffice: days and postal codes in German formats, and a last row of the sheet without cells', async () => {
  const headings = ['Bestellnummer', 'Bestelldatum', 'Empfänger', 'PLZ', 'Ort', 'Land', 'Gewicht (kg)'];
  const order = (no: string, day: string, name: string, zip: string, city: string, weight: string) =>
    row(
      text(no),
      number(day, 1),
      text(name),
      number(zip, 2),
      text(city),
      text('Deutschland'),
      number(weight, 3),
    );
  const file = sheetByHand(
    row(...headings.map((heading) => text(heading))) +
      order('LO-1', '46328.384722222225', 'Jörg Müßig', '1067', 'Dresden', '1.25') +
      order('LO-2', '46329', 'Anne Weiß', '28195', 'Bremen', '0.40000000000000002') +
      '<row r="1048576" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"/>',
    { styles: stylesOf('[$-407]dd\\.mm\\.yyyy\\ hh:mm', '00000', '#,##0.00') },
  );
  const { rows, open, told } = await ordersOf(file);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    orderNO: 'LO-1',
    createTime: '2026-11-02 09:14:00',
    name: 'Jörg Müßig',
    zipCode: '01067',
    countryCode: 'DE',
    packageWeight1: '1.25',
  });
  expect(rows[1]).toMatchObject({ zipCode: '28195', packageWeight1: '0.4' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('Google Sheets: results of its own functions count, unless they had not been loaded', async () => {
  const imported = (value: string, result = value) =>
    `<c t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("IMPORTRANGE(""x"",""A2"")"),"${value}")</f><v>${result}</v></c>`;
  const file = sheetByHand(
    [
      row(text('SKU'), text('Product name'), text('Contains battery'), text('Purchasing cost')),
      row(
        text('MUG-01'),
        imported('Blue mug'),
        '<c t="b"><v>0</v></c>',
        '<c><f>ArrayFormula(C2:C)</f><v>4.1</v></c>',
      ),
      row(text('LMP-01'), imported('Loading...'), '<c t="b"><v>1</v></c>', '<c><v>8.0</v></c>'),
      row(text('PAN-01'), imported('#REF!'), '<c t="b"><v>0</v></c>', '<c><v>9.99</v></c>'),
    ].join(''),
  );
  const { rows, faults, warnings } = await productsOf(file);
  expect(rows[0]).toMatchObject({ skuName: 'Blue mug', batteryFlag: 'No', purchasingCost: '4.1' });
  expect(rows[1]).toMatchObject({ batteryFlag: 'Yes', purchasingCost: '8' });
  const named = [...faults, ...warnings.map(({ rowNumber, field }) => `${rowNumber} ${field}`)];
  expect(named.filter((entry) => entry.endsWith('skuName')).toSorted()).toEqual(['3 skuName', '4 skuName']);
});

it('a workbook of the strict standard, with days as texts', async () => {
  const main = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
  const office = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
  const list = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const data = [
    row(...['Order number', 'Order time', 'Recipient name', 'ZIP'].map((heading) => text(heading))),
    row(text('S-1'), '<c t="d" s="1"><v>2026-11-02T09:14:00</v></c>', text('Ann'), number('2101', 2)),
    row(text('S-2'), '<c t="d" s="1"><v>2026-11-03</v></c>', text('Bob'), number('78701', 2)),
  ].join('');
  const relations = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const file = workbookByHand({
    parts: {
      '_rels/.rels': `<Relationships xmlns="${list}">${relations('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}" conformance="strict"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${list}">${relations('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relations('rId2', 'styles', 'styles.xml')}</Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
      'xl/styles.xml': `<styleSheet xmlns="${main}">${stylesOf('yyyy\\-mm\\-dd\\ hh:mm', '00000')}</styleSheet>`,
    },
  });
  const { rows, open, told } = await ordersOf(file);
  expect(rows).toMatchObject([
    { orderNO: 'S-1', createTime: '2026-11-02 09:14:00', name: 'Ann', zipCode: '02101' },
    { orderNO: 'S-2', createTime: expect.stringMatching(/^2026-11-03/), zipCode: '78701' },
  ]);
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('an .xls with a cover: errors, codes that became dates, zeros of formats, and units in formats', async () => {
  const cell = (v: number | string, z?: string): CellObject =>
    typeof v === 'string' ? { t: 's', v } : { t: 'n', v, ...(z && { z }) };
  const headings = ['SKU', 'Product name', 'UPC', 'HS code', 'Weight'].map((heading) => cell(heading));
  const goods = utils.aoa_to_sheet([
    headings,
    [
      cell(45_992, 'd-mmm'),
      cell('Mug'),
      cell(12_345_678_905, '000000000000'),
      cell(9405.2, '0.00'),
      cell(0.5, '0.0" kg"'),
    ],
    [cell('PAN-01'), { t: 'e', v: 0x2a }, cell(36_000_291_452), cell(9405.2, '0.00'), cell(350, '0" g"')],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Price list 2026'], ['Norrsken GmbH']]), 'Cover');
  utils.book_append_sheet(book, goods, 'Goods');
  const file = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
  const { head, rows, faults, told } = await productsOf(file);
  expect(head.sheet).toBe('Goods');
  expect(rows[0]).toMatchObject({ skuCode: '1-Dec', upc: '012345678905', scheduleB: '9405.20' });
  expect(rows.map((cells) => kilograms(cells, ''))).toEqual([0.5, 0.35]);
  expect(faults).toContain('3 skuName');
  expect(told).toEqual(['2 skuCode date-code', '3 upc lost-zero']);
});

it('the page of an ERP named .xls: a table of titles in front, and a total over several columns', async () => {
  const order = (no: string, name: string, street: string, city: string, zip: string, weight: string) =>
    `<tr><td class="t">${no}</td><td>${name}</td><td>${street}</td><td>${city}</td><td class=t>${zip}</td><td>Germany</td><td align=right>${weight}</td></tr>`;
  const { rows, open, told } =
    await ordersOf(`<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
    <style>.t{mso-number-format:"\\@"}</style></head><body>
    <table><tr><td colspan="6"><b>Norrsken GmbH &ndash; Orders to ship</b></td></tr><tr><td>From:</td><td>01.11.2026</td></tr></table>
    <table border="1"><thead><tr bgcolor="#ccc"><th>Order No.</th><th>Ship&nbsp;To Name</th><th>Address</th><th>City</th><th>ZIP</th><th>Country</th><th>Weight&nbsp;(kg)</th></tr></thead><tbody>
    ${order('000451', 'J&ouml;rg M&uuml;&szlig;ig', 'Gro&szlig;e Str. 1', 'Dresden', '01067', '1,25')}
    ${order('000452', 'Anne Wei&szlig;', 'Am Wall 3', 'Bremen', '28195', '0,40')}
    <tr><td colspan="6" align="right"><b>Total</b></td><td>1,65</td></tr></tbody></table></body></html>`);
  expect(rows[0]).toMatchObject({
    orderNO: '000451',
    name: 'Jörg Müßig',
    addressLine1: 'Große Str. 1',
    zipCode: '01067',
    countryCode: 'DE',
    packageWeight1: '1.25',
    packageUnit: 'cm/kg',
  });
  expect(rows[1]).toMatchObject({ orderNO: '000452', packageWeight1: '0.40' });
  expect(open.slice(0, 2).flat()).toEqual([]);
  expect(told.map((entry) => entry.split(' ').at(-1))).toEqual(['total-row']);
});

it.each([
  [
    'a document of Numbers',
    zipSync({ 'Index/Document.iwa': strToU8('x'), 'Metadata/Properties.plist': strToU8('y') }),
  ],
  [
    'a document of Word',
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') }),
  ],
  ['an archive with a CSV', zipSync({ 'orders.csv': strToU8('SKU,Product name\nA,Mug') })],
  [
    'a link to a sheet of Google',
    strToU8('{"":"WARNING! DO NOT EDIT THIS FILE!","doc_id":"1x","resource_key":"","email":"a@example.com"}'),
  ],
  [
    'the page of a sign-in',
    strToU8('\n<!DOCTYPE html><html><head><title>Sign in</title></head><body><form></form></body></html>'),
  ],
])('what is no spreadsheet is refused as what it is: %s', async (_, file) => {
  expect((await refused(file)).code).toBe('mislabelled');
});
