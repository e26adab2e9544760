import { productImport } from '@lading/contracts/products';
import { utils, write, type BookType, type WorkSheet } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { analyseTable } from './analyse-table.ts';
import { applyMapping } from './apply-mapping.ts';
import { checkCells } from './check-cells.ts';
import { checkField } from './check-field.ts';
import { readSheet } from './read-sheet.ts';
import { productFix, told } from './testing/fix-of.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

const codes = {
  '#NULL!': 0,
  '#DIV/0!': 7,
  '#VALUE!': 15,
  '#REF!': 23,
  '#NAME?': 29,
  '#NUM!': 36,
  '#N/A': 42,
};
const errors = Object.keys(codes);

/** A file with every error as a product name. */
function fileOf(bookType: BookType): Uint8Array {
  const sheet: WorkSheet = utils.aoa_to_sheet([
    ['SKU', 'Product name'],
    ...errors.map((_, at) => [`S-${at}`]),
  ]);
  errors.forEach((text, at) => {
    sheet[`B${at + 2}`] = { t: 'e', v: Object.values(codes)[at]!, w: text };
  });
  sheet['!ref'] = `A1:B${errors.length + 1}`;
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Goods');
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

const faultsOf = async (file: Uint8Array) => {
  const { sheet } = analyseTable(await readSheet(file), { definition: productImport });
  const rows = applyMapping(productImport, sheet, { skuCode: 'SKU', skuName: 'Product name' });
  const at = rows.fields.indexOf('skuName');
  const faults = [...checkCells(productImport, rows).byRow.values()].map((ofRow) =>
    ofRow.find(({ fieldName }) => fieldName === 'skuName'),
  );
  return { texts: rows.columns[at]!, faults };
};

describe('an error of a spreadsheet', () => {
  it.each(['xlsx', 'biff8', 'biff5', 'csv'] as const)(
    'is an issue on its cell, never a value or a blank: %s',
    async (bookType) => {
      const { texts, faults } = await faultsOf(fileOf(bookType));
      expect(texts).toEqual(errors);
      expect(faults.map((fault) => fault?.message)).toEqual(
        errors.map((text) => `“${text}” is a spreadsheet error. Enter the Product name or clear the cell.`),
      );
    },
  );

  it.each(
    [
      ['#N/A', '#SPILL!', '#ERROR!', '########', 'Err:502'],
      // As Excel writes them into a CSV in other languages.
      ['#NV', '#WERT!', '#BEZUG!', '#VALEUR!', '#NOM?', '#¡VALOR!', '#¿NOMBRE?', '#N/D', '#RIF!', '#NÚM!'],
      ['#N/B', '#WAARDE!', '#SAKNAS!', '#VÆRDI!', '#PUUTTUU!', '#N/D!', '#ARG!', '#ČÍSLO!', '#HIÁNYZIK'],
      ['#YOK', '#DEĞER!', '#Н/Д', '#ЗНАЧ!', '#ДЕЛ/0!'],
    ].flat(),
  )('is recognized in any field: %s', (text) => {
    const upc = productImport.fields.find(({ key }) => key === 'upc')!;
    expect(checkField(upc, text)?.message).toContain('is a spreadsheet error');
    expect(told(productFix('upc', text))).toBe('blank: ');
  });

  it.each(['# 12 pan', '#1 Dad mug', '####', 'Error'])(
    'is not every text that begins like one: %s',
    (text) => {
      const name = productImport.fields.find(({ key }) => key === 'skuName')!;
      expect(checkField(name, text)).toBeUndefined();
    },
  );
});

describe('a formula without its result', () => {
  it('is an issue on its cell, never a blank', async () => {
    const file = sheetByHand(
      '<row r="1"><c t="inlineStr"><is><t>SKU</t></is></c><c t="inlineStr"><is><t>Product name</t></is></c></row>' +
        '<row r="2"><c><v>1</v></c><c><f>C2&amp;"x"</f></c></row>' +
        '<row r="3"><c><v>2</v></c><c><f>C3</f><v></v></c></row>' +
        '<row r="4"><c><v>3</v></c><c><f t="shared" si="0"/><v/></c></row>',
    );
    const { texts, faults } = await faultsOf(file);
    expect(texts).toEqual(['#FORMULA! =C2&"x"', '#FORMULA! =C3', '#FORMULA! =…']);
    for (const fault of faults)
      expect(fault?.message).toMatch(/^This cell contains a formula without a result\./);
  });

  it('is not one when the result is an empty text', async () => {
    const file = sheetByHand(
      '<row r="1"><c><v>1</v></c><c t="str"><f>IF(A1=1,"",2)</f><v></v></c><c t="str"><f>A1</f><v>x</v></c></row>',
    );
    expect((await readSheet(file)).columns).toEqual([['1'], ['x']]);
  });

  it('is an issue on its cell where only the type of its result is known', async () => {
    const file = sheetByHand('<row r="1"><c><v>1</v></c><c t="str"><f>"Nor"&amp;A1</f></c></row>');
    expect((await readSheet(file)).columns).toEqual([['1'], ['#FORMULA! ="Nor"&A1']]);
  });

  it.each([
    ['a number', '<c><f>A1*2</f><v>0</v></c>'],
    ['with its type', '<c t="n"><f>A1*2</f><v>0</v></c>'],
    ['with decimals', '<c><f>A1*2</f><v>0.00</v></c>'],
    ['a shared formula', '<c><f t="shared" si="0"/><v>0</v></c>'],
  ])('has a warning where its saved result is 0: %s', async (_, cell) => {
    const table = await readSheet(sheetByHand(`<row r="1"><c><v>1</v></c>${cell}</row>`));
    expect(table.columns).toEqual([['1'], ['0']]);
    expect(table.warnings).toEqual([{ code: 'formula-zero', rowNumber: 1, column: 1 }]);
  });

  it.each([
    ['a plain 0', '<c><v>0</v></c>'],
    ['a result', '<c><f>A1</f><v>1</v></c>'],
    ['a text', '<c t="str"><f>A1</f><v>0</v></c>'],
  ])('has no warning otherwise: %s', async (_, cell) => {
    const table = await readSheet(sheetByHand(`<row r="1"><c><v>1</v></c>${cell}</row>`));
    expect(table.warnings).toEqual([]);
  });

  it('is found in an XML workbook', async () => {
    const data = (formula: string, result: string) => `<Cell ss:Formula="${formula}">${result}</Cell>`;
    const xml = new TextEncoder().encode(
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' +
        '<Worksheet ss:Name="Goods"><Table><Row><Cell><Data ss:Type="String">S-1</Data></Cell>' +
        `${data('=RC[-1]*2', '<Data ss:Type="Number">2</Data>')}${data('=RC[-1]*2', '<Data ss:Type="Number">0</Data>')}` +
        `${data('=RC[-1]*2', '')}<Cell ss:Formula="=RC[-1]"/></Row></Table></Worksheet></Workbook>`,
    );
    const table = await readSheet(xml);
    expect(table.warnings).toEqual([{ code: 'formula-zero', rowNumber: 1, column: 2 }]);
    expect(table.columns.slice(3)).toEqual([['#FORMULA! =RC[-1]*2'], ['#FORMULA! =RC[-1]']]);
  });

  it.each([
    ['"=TEXT(12,""0000"")"', '#FORMULA! =TEXT(12,"0000")'],
    ['=B2*2', '#FORMULA! =B2*2'],
    ['=$B$2', '#FORMULA! =$B$2'],
    ["='Price list'!C4", "#FORMULA! ='Price list'!C4"],
    ['=VLOOKUP(A2;Prices!A:B;2;0)', '#FORMULA! =VLOOKUP(A2;Prices!A:B;2;0)'],
    ['"=HYPERLINK(""https://shop.test/1"",""A-1"")"', 'A-1'],
    ['="0012"', '0012'],
    ['"=""A""&""-12"""', 'A-12'],
    ['"=""12"""" pan"""', '12" pan'],
    ['=00123', '00123'],
    ['=-5', '-5'],
    ['=A-grade=', '=A-grade='],
    ['=1+1', '=1+1'],
    ["'=B2*2", "'=B2*2"],
  ])('is found in a CSV that was saved with its formulas: %s', async (written, text) => {
    const table = await readSheet(new TextEncoder().encode(`SKU\tName\n${written}\tPan`), {
      delimiter: '\t',
    });
    expect(table.columns[0]?.[1]).toBe(text);
  });
});
