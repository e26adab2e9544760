import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { bundleImport, productImport } from '@lading/contracts/products';
import { utils, write } from '@e965/xlsx';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FileReading } from './file-reading.ts';
import { mergedRows } from './merged-cells.ts';
import { packedColumns } from './pack-columns.ts';

const headings = ['Product name', 'SKU', 'Length', 'Width', 'Height', 'Unit', 'Package type', 'Brand'];
const size = ['10', '8', '5', 'cm/kg', 'Ready To Ship'];
const shirts = [
  headings,
  ['Linen shirt', 'S', ...size, 'Norrsken'],
  ['', 'M', ...size, ''],
  ['', 'L', ...size, ''],
  ['Linen trousers', 'T', ...size, 'Fjord'],
];
const overShirts = ['A2:A4', 'H2:H4'];

/** The bytes of a workbook with merged cells. */
function workbook(
  rows: readonly (readonly string[])[],
  merged: readonly string[],
  bookType: 'xlsx' | 'biff8',
) {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => (cell === '' ? null : cell))));
  sheet['!merges'] = merged.map((range) => utils.decode_range(range));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet1');
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

/** The texts of fields in the rows of a file, with the suggested mapping. */
async function textsOf(
  file: Uint8Array,
  fileName: string,
  keys: readonly string[],
  definition: ImportDefinition = productImport,
) {
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
  const reading = new FileReading({ file, fileName, definition, pause });
  const { suggestion } = await reading.head();
  const mapping = Object.fromEntries(
    Object.entries(suggestion).map(([field, { clientField }]) => [field, clientField]),
  );
  const rows: string[][] = [];
  for await (const { packed } of reading.blocks(mapping, {})) {
    const columns = packedColumns(packed);
    for (let row = 0; row < packed.rowCount; row += 1)
      rows.push(
        keys.map((key) => columns[definition.fields.findIndex((field) => field.key === key)]!.at(row)),
      );
  }
  return rows;
}

describe('values that a file gives once for several rows', () => {
  it.each(['xlsx', 'biff8'] as const)(
    'in merged cells of a workbook (%s) count for every row',
    async (bookType) => {
      const file = workbook(shirts, overShirts, bookType);
      const fileName = bookType === 'xlsx' ? 'goods.xlsx' : 'goods.xls';
      expect(await textsOf(file, fileName, ['skuCode', 'skuName', 'brand'])).toEqual([
        ['S', 'Linen shirt', 'Norrsken'],
        ['M', 'Linen shirt', 'Norrsken'],
        ['L', 'Linen shirt', 'Norrsken'],
        ['T', 'Linen trousers', 'Fjord'],
      ]);
    },
  );

  const xmlCell = (text: string, attributes = '') =>
    `<Cell${attributes}><Data ss:Type="String">${text}</Data></Cell>`;
  const xmlRows = [
    `${xmlCell('SKU')}${xmlCell('Product name')}${xmlCell('Brand')}`,
    `${xmlCell('S')}${xmlCell('Linen shirt', ' ss:MergeDown="1"')}${xmlCell('Norrsken', ' ss:MergeDown="1"')}`,
    xmlCell('M'),
    `${xmlCell('T')}${xmlCell('Linen trousers')}`,
  ];
  it.each([
    [
      'a web page',
      `<table><tr><th>SKU<th>Product name<th>Brand<tr><td>S<td rowspan=2>Linen shirt<td rowspan="2">Norrsken
        <tr><td>M<tr><td>T<td>Linen trousers</table>`,
    ],
    [
      'a workbook of XML',
      `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="S"><Table>${xmlRows.map((row) => `<Row>${row}</Row>`).join('')}</Table></Worksheet></Workbook>`,
    ],
  ])('in merged cells of %s count for every row', async (_, text) => {
    expect(await textsOf(strToU8(text), 'goods.xls', ['skuCode', 'skuName', 'brand'])).toEqual([
      ['S', 'Linen shirt', 'Norrsken'],
      ['M', 'Linen shirt', 'Norrsken'],
      ['T', 'Linen trousers', ''],
    ]);
  });

  it('do not delay rows in a workbook without merged cells', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`Shirt ${at}`, `S-${at}`, ...size, 'Fjord']);
    const firstBlockOf = async (merged: string[]) => {
      const file = workbook([headings, ...rows], merged, 'xlsx');
      const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
      const reading = new FileReading({ file, fileName: 'goods.xlsx', definition: productImport, pause });
      await reading.head();
      await reading.blocks({ skuCode: 'SKU' }, {}).next();
      return reading.rowsRead;
    };
    expect(await firstBlockOf([])).toBeLessThan(10_000);
    expect(await firstBlockOf(['A19990:A20001'])).toBe(20_000);
  });

  it('in merged cells apply across the pieces in which a file is read', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => [
      at === 0 ? 'Shirt' : '',
      `S-${at}`,
      ...size,
      'Fjord',
    ]);
    const file = workbook([headings, ...rows], ['A2:A3001'], 'xlsx');
    const names = await textsOf(file, 'goods.xlsx', ['skuName']);
    expect(new Set(names.flat())).toEqual(new Set(['Shirt']));
    expect(names).toHaveLength(3_000);
  });

  it('leave blank what is blank without being merged, and rows without data', async () => {
    const rows = [...shirts.slice(0, 4), ['', '', '', '', '', '', '', ''], shirts[4]!];
    const file = workbook(rows, ['A2:A5'], 'xlsx');
    expect(await textsOf(file, 'goods.xlsx', ['skuName', 'brand'])).toEqual([
      ['Linen shirt', 'Norrsken'],
      ['Linen shirt', ''],
      ['Linen shirt', ''],
      ['Linen trousers', 'Fjord'],
    ]);
  });

  it('are ignored where a blank cell continues the record above', async () => {
    const rows = [
      ['Bundle SKU', 'Bundle name', 'Kind', 'Component SKU', 'Component quantity'],
      ['SET', 'Set', 'Virtual', 'A', '1'],
      ['', '', '', 'B', '2'],
    ];
    const file = workbook(rows, ['A2:A3', 'B2:B3', 'C2:C3'], 'xlsx');
    const keys = ['bundleSku', 'componentSku'];
    expect(await textsOf(file, 'sets.xlsx', keys, bundleImport)).toEqual([
      ['SET', 'A'],
      ['', 'B'],
    ]);
  });

  it.each(['xlsx', 'biff8'] as const)('apply next to a remark over two columns (%s)', async (bookType) => {
    const rows = [
      ['Product name', 'SKU', 'Brand', 'Note', 'Colour'],
      ['Shirt', 'S', 'Norrsken', 'sold out', ''],
      ['', 'M', '', 'soft', 'red'],
      ['Cap', 'C', 'Fjord', '', ''],
    ];
    const file = workbook(rows, ['A2:A3', 'C2:C3', 'D2:E2'], bookType);
    const fileName = bookType === 'xlsx' ? 'goods.xlsx' : 'goods.xls';
    expect(await textsOf(file, fileName, ['skuCode', 'skuName', 'brand'])).toEqual([
      ['S', 'Shirt', 'Norrsken'],
      ['M', 'Shirt', 'Norrsken'],
      ['C', 'Cap', 'Fjord'],
    ]);
  });

  it('apply where they span two columns as their heading does', async () => {
    const rows = [
      ['Product name', '', 'SKU', 'Brand'],
      ['Shirt', '', 'S', 'Norrsken'],
      ['', '', 'M', 'Norrsken'],
      ['Cap', '', 'C', 'Fjord'],
    ];
    const file = workbook(rows, ['A1:B1', 'A2:B3', 'A4:B4'], 'xlsx');
    expect(await textsOf(file, 'goods.xlsx', ['skuCode', 'skuName'])).toEqual([
      ['S', 'Shirt'],
      ['M', 'Shirt'],
      ['C', 'Cap'],
    ]);
  });

  it('apply to each record where rows without a key continue the one above', async () => {
    const rows = [
      ['Order number', 'Recipient name', 'Carrier', 'Sender name', 'Package weight'],
      ['1', 'Ann', 'UPS', 'Mei', '2'],
      ['', '', '', '', '3'],
      ['2', 'Bob', '', '', '4'],
      ['3', 'Cy', '', '', '5'],
    ];
    const file = workbook(rows, ['A2:A3', 'B2:B3', 'C2:C5', 'D2:D5'], 'xlsx');
    const keys = ['orderNO', 'name', 'carrierName', 'senderName', 'packageWeight1'];
    expect(await textsOf(file, 'orders.xlsx', keys, orderShipmentImport)).toEqual([
      ['1', 'Ann', 'UPS', 'Mei', '2'],
      ['', '', '', '', '3'],
      ['2', 'Bob', 'UPS', 'Mei', '4'],
      ['3', 'Cy', 'UPS', 'Mei', '5'],
    ]);
  });

  it('are not groups of headings', async () => {
    const rows = [
      ['SKU', 'Product name', 'Size (cm)', '', ''],
      ['', '', 'Length', 'Width', 'Height'],
      ['S', 'Shirt', '10', '8', '5'],
    ];
    const file = workbook(rows, ['A1:A2', 'B1:B2', 'C1:E1'], 'xlsx');
    expect(await textsOf(file, 'goods.xlsx', ['skuCode', 'skuName', 'length', 'height'])).toEqual([
      ['S', 'Shirt', '10', '5'],
    ]);
  });

  it('of the variants of a shop come from the first row of their product', async () => {
    const csv = [
      'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Image Src',
      'linen-shirt,Linen shirt,<p>Soft</p>,Norrsken,Shirts,Size,S,H1-SV-S,250,39.00,https://x/a.jpg',
      'linen-shirt,,,,,,M,H1-SV-M,260,39.00,https://x/b.jpg',
      'linen-shirt,,,,,,L,H1-SV-L,270,39.00,',
      'linen-shirt,,,,,,,,,,https://x/c.jpg',
      'cap,Cap,<p>Warm</p>,Fjord,Hats,Title,Default Title,H1-SV-CAP,90,19.00,https://x/d.jpg',
    ];
    const file = strToU8(csv.join('\n'));
    expect(await textsOf(file, 'products.csv', ['skuCode', 'skuName', 'skuNameCN', 'brand'])).toEqual([
      ['H1-SV-S', 'Linen shirt', '<p>Soft</p>', 'Norrsken'],
      ['H1-SV-M', 'Linen shirt', '<p>Soft</p>', 'Norrsken'],
      ['H1-SV-L', 'Linen shirt', '<p>Soft</p>', 'Norrsken'],
      ['H1-SV-CAP', 'Cap', '<p>Warm</p>', 'Fjord'],
    ]);
  });
});

it('merged cells are found after the rows of a worksheet, among other elements', () => {
  const xml = `</sheetData><mergeCells count="4"><mergeCell ref="B2:B9"/><mergeCell xr:uid="{1}" ref='AA3:AA4' />
    <mergeCell ref="C2:C2"/><mergeCell ref="D5:F5"/><mergeCell ref="A5:A6"/></mergeCells><rowBreaks/>`;
  expect(mergedRows(xml)).toEqual([
    { column: 1, first: 2, last: 9 },
    { column: 26, first: 3, last: 4 },
  ]);
});
