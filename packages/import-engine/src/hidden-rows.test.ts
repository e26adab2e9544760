import { productImport } from '@lading/contracts/products';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { FileReading } from './file-reading.ts';
import { packedColumns } from './pack-columns.ts';
import type { Reading } from './reading.ts';
import { workbookByHand } from './testing/workbook-by-hand.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
const cell = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: number, sku: string, attributes = '') =>
  `<row r="${number}"${attributes}>${cell(`A${number}`, sku)}${cell(`B${number}`, `Pan ${sku}`)}</row>`;

/** A workbook whose rows 3 and 5 are hidden, the latter without cells. */
const filtered = () =>
  workbookByHand({
    sheets: [
      {
        name: 'Sheet1',
        data: [
          `<row r="1">${cell('A1', 'SKU')}${cell('B1', 'Product name')}</row>`,
          row(2, 'A', ' ht="15" hidden="0"'),
          row(3, 'B', ' spans="1:2" hidden="1"'),
          row(4, 'hidden=1'),
          '<row r="5" hidden="true"><c r="A5" s="1"/></row>',
          row(6, 'C', " hidden = 'true'"),
        ].join(''),
      },
    ],
  });

const both = { count: 2, first: [3, 6] };

async function read(file: Uint8Array, fileName: string, reading: Reading = {}) {
  const opened = new FileReading({ file, fileName, definition: productImport, reading, pause });
  const head = await opened.head();
  const whole = await opened.rest();
  const skus: string[] = [];
  for await (const { packed } of opened.blocks({ skuCode: 'SKU' }, {})) {
    const [column] = packedColumns(packed);
    for (let at = 0; at < packed.rowCount; at += 1) skus.push(column!.at(at));
  }
  return { head: head.hiddenRows, whole: whole.hiddenRows, rowCount: whole.rowCount, skus };
}

describe('rows that a workbook hides (decision D26)', () => {
  it('are read and reported by number', async () => {
    expect(await read(filtered(), 'goods.xlsx')).toEqual({
      head: both,
      whole: both,
      rowCount: 4,
      skus: ['A', 'B', 'hidden=1', 'C'],
    });
  });

  it('are skipped on request, and still reported', async () => {
    expect(await read(filtered(), 'goods.xlsx', { skipHidden: true })).toEqual({
      head: both,
      whole: both,
      rowCount: 2,
      skus: ['A', 'hidden=1'],
    });
  });

  it.each(['xlsx', 'xlsb'] as const)('are found in a workbook of another program (%s)', async (bookType) => {
    const sheet = utils.aoa_to_sheet([
      ['SKU', 'Product name'],
      ['A', 'Pan'],
      ['B', 'Pot'],
      ['C', 'Lid'],
    ]);
    sheet['!rows'] = [{}, {}, { hidden: true }, {}];
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Sheet1');
    const file = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
    const fileName = `goods.${bookType}`;
    expect(await read(file, fileName)).toMatchObject({
      whole: { count: 1, first: [3] },
      skus: ['A', 'B', 'C'],
    });
    expect(await read(file, fileName, { skipHidden: true })).toMatchObject({
      whole: { count: 1, first: [3] },
      skus: ['A', 'C'],
    });
  });

  const page = `<table><tr><th>SKU<th>Product name<tr><td>A<td>Pan
    <tr height=0 style='display: none'><td>B<td>Pot<tr hidden><td><td> </tr><tr class="a hidden b"><td>C<td>Lid</table>`;
  const xmlCell = (text: string) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`;
  const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="S"><Table>
    <Row>${xmlCell('SKU')}${xmlCell('Product name')}</Row><Row ss:Hidden="0">${xmlCell('A')}${xmlCell('Pan')}</Row>
    <Row ss:Hidden="1">${xmlCell('B')}${xmlCell('Pot')}</Row><Row ss:Hidden="1"/><Row>${xmlCell('C')}${xmlCell('Lid')}</Row></Table></Worksheet></Workbook>`;

  it.each([
    ['a web page', page],
    ['a workbook of XML', xml],
  ])('are found in %s that is named .xls', async (_, text) => {
    const file = new TextEncoder().encode(text);
    const whole = { count: 1, first: [3] };
    expect(await read(file, 'goods.xls')).toMatchObject({ whole, skus: ['A', 'B', 'C'] });
    expect(await read(file, 'goods.xls', { skipHidden: true })).toMatchObject({ whole, skus: ['A', 'C'] });
  });

  it.each([' ht="0" customHeight="1"', ' customHeight="1" ht="0.0"'])(
    'include those without height:%s',
    async (tag) => {
      const file = workbookByHand({
        sheets: [
          { name: 'Sheet1', data: row(1, 'SKU') + row(2, 'A') + row(3, 'B', tag) + row(4, 'C', ' ht="0.5"') },
        ],
      });
      expect(await read(file, 'goods.xlsx')).toMatchObject({ whole: { count: 1, first: [3] }, rowCount: 3 });
    },
  );

  it('are none where nothing is hidden', async () => {
    const file = new TextEncoder().encode('SKU,Product name\nA,Pan\n');
    expect(await read(file, 'goods.csv')).toEqual({
      head: undefined,
      whole: undefined,
      rowCount: 1,
      skus: ['A'],
    });
  });
});
