import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectHeader } from './detect-header.ts';
import { readCsv } from './read-csv.ts';
import { toSheet } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';

const tableOf = (lines: readonly string[]) => readCsv(strToU8(lines.join('\n')));

describe('a file without headings (decision D26)', () => {
  it.each<[string, typeof productImport | typeof orderShipmentImport, string[]]>([
    [
      'of orders, as batch files of carriers are',
      orderShipmentImport,
      [
        'H1-NH-1,Ann Lee,1 A St,Austin,TX,78701,US,5125550100',
        'H1-NH-2,Bob Lee,2 A St,Boston,MA,02101,US,6175550100',
        'H1-NH-3,Cy Lee,3 A St,Salem,OR,97301,US,5035550100',
      ],
    ],
    ['with one order only', orderShipmentImport, ['H1-NH-1,Ann Lee,1 A St,Austin,TX,78701,US,5125550100']],
    [
      'with a blank and a missing cell',
      orderShipmentImport,
      ['A-100,Ann,ann@example.com,,78701', 'A-101,Bob,bob@example.com,Suite 4,02101', 'A-102,Cy,,,97301'],
    ],
    [
      'of products, whose unit is a word that heads columns too',
      productImport,
      ['MUG-1,Blue mug,10.5,8,9,kg,4006381333931', 'MUG-2,Red mug,10.5,8,9,kg,4006381333948'],
    ],
    ['of Chinese products', productImport, ['A-1,木凳,30,3.2,易碎', 'A-2,木桌,100,12,易碎']],
    [
      'whose first row has more numbers than its second',
      productImport,
      ['1001,12,3', 'A-7,B-2,4', 'A-8,B-3,1'],
    ],
  ])('%s: no row is taken for headings', (_, definition, lines) => {
    const table = tableOf(lines);
    expect(detectHeader(table, definition)).toBe(0);
    expect(toSheet(table, 0).rowCount).toBe(lines.length);
  });

  it('is mapped by its values where they are clear', () => {
    const table = tableOf([
      'H1-NH-1,Ann Lee,1 A St,Austin,TX,78701,US,5125550100',
      'H1-NH-2,Bob Lee,2 A St,Boston,MA,02101,US,6175550100',
      'H1-NH-3,Cy Lee,3 A St,Salem,OR,97301,US,5035550100',
    ]);
    const suggestion = suggestMapping(orderShipmentImport, toSheet(table, 0));
    const fieldOf = Object.fromEntries(
      Object.entries(suggestion).map(([field, { clientField }]) => [clientField, field]),
    );
    expect(fieldOf).toMatchObject({ 'Column E': 'stateCode', 'Column F': 'zipCode', 'Column H': 'phone' });
  });
});

describe('a row of headings stays one', () => {
  it.each<[string, string[]]>([
    ['in unknown words', ['Foo,Bar,Baz', 'A-1,Mug,4', 'A-2,Cup,5']],
    ['with numbers in it', ['Price 1,Price 2,Stock 3', '10.50,11.20,4', '9.50,8.20,5']],
    ['that are letters', ['A,B,C', 'A-1,Mug,4', 'A-2,Cup,5']],
    ['above texts', ['Foo,Bar', 'Mug,Blue', 'Cup,Red']],
    ['with nothing below', ['Foo,Bar 2,Baz']],
    [
      'whose lines are numbered',
      ['Address 1,Address 2,Postal', 'Flat 3,Rose House 2,78701', 'Flat 4,Hill 9,02101'],
    ],
  ])('%s', (_, lines) => {
    expect(detectHeader(tableOf(lines), productImport)).toBe(1);
  });
});
