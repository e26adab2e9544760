import { expect, it } from 'vitest';
import { productsOf } from './testing/rows-of-file.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

/** Workbooks as libraries write them, and what Excel made of codes in other languages. */

const text = (value: string, style = 0) => `<c t="inlineStr" s="${style}"><is><t>${value}</t></is></c>`;
const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
/** Styles from 1 in these formats. */
const stylesOf = (...formats: string[]) =>
  `<numFmts>${formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts>` +
  `<cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs>`;

it('a library of Java: numbers as it prints them, codes too, and formulas that it never calculated', async () => {
  const file = sheetByHand(
    [
      row(
        ...['SKU', 'Product name', 'UPC', 'HS code', 'Weight (kg)', 'Purchasing cost'].map((heading) =>
          text(heading),
        ),
      ),
      row(
        number('1.0000123E7'),
        text('Mug'),
        number('3.6000291452E10'),
        number('6.912E7'),
        number('1.0E-1'),
        number('19.990000000000002'),
      ),
      row(
        text('B'),
        '<c t="str"><f>CONCATENATE("Pan ",A3)</f><v></v></c>',
        text(''),
        text(''),
        '<c><f>0.5*2</f></c>',
        number('1.23456789E2'),
      ),
    ].join(''),
  );
  const { rows, faults, told } = await productsOf(file);
  expect(rows[0]).toMatchObject({
    skuCode: '10000123',
    upc: '36000291452',
    scheduleB: '69120000',
    weight1: '0.1',
    purchasingCost: '19.99',
  });
  expect(told).toContain('2 upc lost-zero');
  expect(faults).toEqual(expect.arrayContaining(['3 skuName', '3 weight1', '3 purchasingCost']));
});

it('a library that writes 0 for what it does not calculate: seen in names and codes too', async () => {
  const zero = '<c t="n"><f>VLOOKUP(A2,Goods!A:C,2,FALSE)</f><v>0</v></c>';
  const file = sheetByHand(
    [
      row(...['SKU', 'Product name', 'Brand', 'EAN', 'Purchasing cost'].map((heading) => text(heading))),
      row(text('A'), zero, zero, zero, zero),
      row(text('B'), text('Pan'), number('0'), text(''), number('0')),
    ].join(''),
  );
  const { told } = await productsOf(file);
  expect(told.filter((entry) => entry.startsWith('2 ') && entry.endsWith('formula-zero')).toSorted()).toEqual(
    ['brand', 'ean', 'purchasingCost', 'skuName'].map((key) => `2 ${key} formula-zero`),
  );
  expect(told.filter((entry) => entry.endsWith('formula-zero'))).toHaveLength(4);
});

it('a table of a German Excel with its row of results', async () => {
  const file = sheetByHand(
    [
      row(...['Artikelnummer', 'Artikelname', 'Einkaufspreis'].map((heading) => text(heading))),
      row(text('MUG-1'), text('Blaue Tasse'), number('4.1')),
      row(text('MUG-2'), text('Rote Tasse'), number('4.2')),
      row(
        text('Ergebnis'),
        '',
        '<c r="C4"><f>SUBTOTAL(109,Tabelle1[Einkaufspreis])</f><v>8.3000000000000007</v></c>',
      ),
    ].join(''),
  );
  expect((await productsOf(file)).told).toEqual(['4 skuCode total-row']);
});

it('codes that became dates, in the formats of other languages', async () => {
  const formats = [
    '[$-804]m&quot;月&quot;d&quot;日&quot;;@',
    '[$-412]mm&quot;/&quot;dd',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    '[$-407]d/\\ mmm/;@',
    'mm\\-dd',
    'dd/mm/yyyy;@',
    '[$-409]mmm\\-yy;@',
    '[$-40C]d\\-mmm\\-yy;@',
  ];
  const file = sheetByHand(
    row(text('SKU'), text('Product name')) +
      formats.map((_, at) => row(number(String(45_992 + at), at + 1), text('Pan'))).join(''),
    { styles: stylesOf(...formats) },
  );
  expect((await productsOf(file)).told).toEqual(formats.map((_, at) => `${at + 2} skuCode date-code`));
});
