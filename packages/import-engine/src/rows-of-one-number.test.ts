import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

const cells = (...texts: string[]) =>
  texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
const row = (number: number | undefined, ...texts: string[]) =>
  `<row${number === undefined ? '' : ` r="${number}"`}>${cells(...texts)}</row>`;
const headings = row(1, 'SKU', 'Name');

describe('rows of a workbook that the file numbers alike are all kept', () => {
  it.each([
    ['twice the same', [row(2, 'A', 'Pan'), row(2, 'B', 'Pot')], ['A', 'B'], [1, 2, 3]],
    [
      'twice the same, with further rows behind',
      [row(2, 'A'), row(2, 'B'), row(3, 'C'), row(4, 'D')],
      ['A', 'B', 'C', 'D'],
      [1, 2, 3, 4, 5],
    ],
    ['all of them', [row(1, 'A'), row(1, 'B'), row(1, 'C')], ['A', 'B', 'C'], [1, 2, 3, 4]],
    [
      'a second block that begins again',
      [row(2, 'A'), row(1, 'B'), row(2, 'C')],
      ['A', 'B', 'C'],
      [1, 2, 3, 4],
    ],
    [
      'with a row without a number behind',
      [row(2, 'A'), row(2, 'B'), row(undefined, 'C')],
      ['A', 'B', 'C'],
      [1, 2, 3, 4],
    ],
    ['with a gap behind', [row(2, 'A'), row(2, 'B'), row(9, 'C')], ['A', 'B', 'C'], [1, 2, 3, 9]],
    ['one of them without cells', ['<row r="2"/>', '<row r="2"></row>', row(2, 'A')], ['A'], [1, 2]],
  ])('%s', async (_, rows, skus, numbers) => {
    const table = await readSheet(sheetByHand([headings, ...rows].join('')));
    expect(table.columns[0]).toEqual(['SKU', ...skus]);
    expect([...table.rowNumbers]).toEqual(numbers);
  });

  it('even if the second row leaves a cell of the first one empty', async () => {
    const table = await readSheet(
      sheetByHand(
        `${headings}<row r="2"><c r="A2" t="inlineStr"><is><t>A</t></is></c></row><row r="2"><c r="B2" t="inlineStr"><is><t>Pot</t></is></c></row>`,
      ),
    );
    expect(table.columns).toEqual([
      ['SKU', 'A', ''],
      ['Name', '', 'Pot'],
    ]);
  });

  it('and in an XML workbook', async () => {
    const cell = (text: string) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`;
    const rows = [
      [1, 'SKU'],
      [2, 'A'],
      [2, 'B'],
    ].map(([number, text]) => `<Row ss:Index="${number}">${cell(String(text))}</Row>`);
    const xml = `<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="S"><Table>${rows.join('')}</Table></Worksheet></Workbook>`;
    const table = await readSheet(new TextEncoder().encode(xml));
    expect(table.columns).toEqual([['SKU', 'A', 'B']]);
    expect([...table.rowNumbers]).toEqual([1, 2, 3]);
  });
});

it('merged cells fill nothing where row numbers differ from those in the file', async () => {
  const sheet = (second: number) =>
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${headings}${row(2, 'A', 'Pan')}${row(second, 'B')}${row(second + 1, 'C')}</sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells></worksheet>`;
  const names = async (second: number) =>
    (await readSheet(sheetByHand(sheet(second)), { fillsMerged: 'of-rows' })).columns[1];
  expect(await names(3)).toEqual(['Name', 'Pan', 'Pan', '']);
  expect(await names(2)).toEqual(['Name', 'Pan', '', '']);
});
