import { describe, expect, it } from 'vitest';
import { kilograms } from './testing/kilograms.ts';
import { ordersOf, productsOf } from './testing/rows-of-file.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;

/** A workbook of products with a column of numbers in one format. */
const formatted = (heading: string, format: string, ...values: string[]) =>
  sheetByHand(
    row(text('SKU'), text('Product name'), text(heading)) +
      values.map((value, at) => row(text(`P-${at}`), text('Pan'), `<c s="1"><v>${value}</v></c>`)).join(''),
    {
      styles: `<numFmts><numFmt numFmtId="170" formatCode="${format.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>`,
    },
  );

describe('units as people write them', () => {
  it.each([
    ['長さ(㎝)', 'length', '12', '12'],
    ['長さ(㎜)', 'length', '120', '12'],
    ['길이(㎝)', 'length', '12', '12'],
    ['Länge in cm', 'length', '12', '12'],
    ['Longueur en mm', 'length', '120', '12'],
    ['长/CM', 'length', '12', '12'],
    ['"Length\n(mm)"', 'length', '120', '12'],
    ['Length [mm]', 'length', '120', '12'],
    ['L. mm', 'length', '120', '12'],
  ])('the length of a heading %s', async (heading, key, cell, wanted) => {
    const { rows } = await productsOf(`SKU,Product name,${heading}\nP-1,Rail,${cell}\nP-2,Rod,${cell}`);
    expect(rows[0]).toMatchObject({ [key]: wanted, unit: 'cm/kg' });
  });

  it.each([
    '重量(㎏)',
    '무게(㎏)',
    '重量/KG',
    'Gewicht (Kilo)',
    'Poids brut en kg',
    'Peso bruto em kg',
    'Peso (Kgs.)',
    '"Gross\nweight (kg)"',
  ])('the weight of a heading %s', async (heading) => {
    const { rows } = await productsOf(`SKU,Product name,${heading}\nP-1,Rail,1.5\nP-2,Rod,0.5`);
    expect(rows.map((cells) => kilograms(cells, ''))).toEqual([1.5, 0.5]);
    expect(rows[0]?.['unit']).toBe('cm/kg');
  });
});

describe('a number format with two units', () => {
  it.each([
    ['[>=1000]0.0," kg";0" g"', ['1500', '350'], [1.5, 0.35]],
    ['[<1000]0" g";0.00," kg"', ['1500', '350'], [1.5, 0.35]],
    ['0.00" kg";-0.00" kg"', ['1.5', '0.35'], [1.5, 0.35]],
  ])('%s never changes the weight without a word', async (format, values, wanted) => {
    const { rows, open, told } = await productsOf(formatted('Weight', format, ...values));
    const found = rows.map((cells) => kilograms(cells, ''));
    const isAsked = open.flat().length > 0 || told.length > 0;
    expect(isAsked ? wanted : found).toEqual(wanted);
  });
});

describe('a code in a format with signs keeps its zeros', () => {
  it.each([
    ['HS code', 'scheduleB', '0000\\.00\\.0000', '901210000', /^0901\.?21\.?0000$/],
    ['HS code', 'scheduleB', '0000"."00', '90121', /^0901\.?21$/],
    ['UPC', 'upc', '0 00000 00000 0', '36000291452', /^0 ?36000 ?29145 ?2$/],
    ['UPC', 'upc', '0\\-00000\\-00000\\-0', '36000291452', /^0-?36000-?29145-?2$/],
  ])('%s in %s', async (heading, key, format, value, wanted) => {
    const { rows } = await productsOf(formatted(heading, format, value));
    expect(rows[0]?.[key]).toMatch(wanted);
  });
});

it('text of MS-DOS is read as it was written', async () => {
  const letters: Readonly<Record<string, number>> = {
    ä: 0x84,
    ö: 0x94,
    ü: 0x81,
    Ä: 0x8e,
    Ö: 0x99,
    Ü: 0x9a,
    ß: 0xe1,
    é: 0x82,
  };
  const file = [
    'Bestellnummer;Empfänger;Straße;PLZ;Ort;Land',
    'D-1;Jörg Müßig;Große Straße 12;01067;Dresden;Deutschland',
    'D-2;Anne Weiß;Äußere Brücke 3;28195;Bremen;Österreich',
    'D-3;René Kühn;Übergäßchen 4;50667;Köln;Deutschland',
  ].join('\r\n');
  const { head, rows } = await ordersOf(Uint8Array.from(file, (sign) => letters[sign] ?? sign.charCodeAt(0)));
  expect(head).toMatchObject({ encoding: 'ibm850', garbled: null });
  expect(rows.map(({ name, addressLine1 }) => [name, addressLine1])).toEqual([
    ['Jörg Müßig', 'Große Straße 12'],
    ['Anne Weiß', 'Äußere Brücke 3'],
    ['René Kühn', 'Übergäßchen 4'],
  ]);
});

it('headings with line breaks name the same fields', async () => {
  const { rows, open } = await ordersOf(
    '"Order\nNumber","Ship To\nName","Ship To\nCity","Ship To\nZip","Package\nWeight (lb)"\nA-1,Ann Lee,Austin,78701,2\nA-2,Bob Hale,Boston,02101,3',
  );
  expect(rows[0]).toMatchObject({
    orderNO: 'A-1',
    name: 'Ann Lee',
    city: 'Austin',
    zipCode: '78701',
    packageWeight1: '2',
    packageUnit: 'in/lb',
  });
  expect(open.flat()).toEqual([]);
});
