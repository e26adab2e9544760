import { describe, expect, it } from 'vitest';
import { orderRows, productRows } from './testing/rows-of-file.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

/** Files as people and programs write them, read as the wizard does: nothing is lost or changed without a warning. */

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
const oneProduct = (heading: string, cell: string, more = {}) =>
  sheetByHand(
    row(text('SKU'), text('Product name'), text(heading)) + row(text('A'), text('Pan'), cell),
    more,
  );

describe('a number in a workbook', () => {
  it.each([
    ['1.5E+01', '15'],
    ['1.5e1', '15'],
    ['+1.5E1', '15'],
    ['15E-1', '1.5'],
    ['1.5E+0001', '15'],
    ['1E2', '100'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.0000000000000001E-2', '0.01'],
    ['0.30000000000000004', '0.3'],
    ['12.50', '12.5'],
    [' 12 ', '12'],
  ])('written as %s is %s', async (written, wanted) => {
    const { rows, faults } = await productRows(oneProduct('Length', `<c><v>${written}</v></c>`));
    expect(rows[0]?.length).toBe(wanted);
    expect(faults).not.toContain('2 length');
  });

  it.each(['1.5D+01', '1_000', '1,5', '#NUM!', 'NaN', '1.5E'])(
    'written as %s is an error, and kept',
    async (written) => {
      const { rows, faults } = await productRows(oneProduct('Length', `<c><v>${written}</v></c>`));
      expect(rows[0]?.length).toBe(written);
      expect(faults).toContain('2 length');
    },
  );

  it.each([
    ['4.0063813339310002E12', '4006381333931'],
    ['4.006381333931E12', '4006381333931'],
    ['4006381333931', '4006381333931'],
  ])('that is a barcode keeps its digits: %s', async (written, wanted) => {
    const { rows } = await productRows(oneProduct('EAN', `<c><v>${written}</v></c>`));
    expect(rows[0]?.ean).toBe(wanted);
  });
});

describe('a text in a workbook', () => {
  const shared = {
    sharedStrings:
      '<si><t>one</t></si><si><r><t>A</t></r><r><rPr><b/></rPr><t xml:space="preserve"> B</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
  };
  it.each([
    ['shared', '<c t="s"><v>0</v></c>', 'one'],
    ['shared in several fonts', '<c t="s"><v>1</v></c>', 'A B'],
    ['shared with its reading', '<c t="s"><v>2</v></c>', '東京'],
    ['inline in several fonts', '<c t="inlineStr"><is><r><t>A</t></r><r><t>12</t></r></is></c>', 'A12'],
    ['of a formula', '<c t="str"><f>"A"</f><v>A &amp; B</v></c>', 'A & B'],
    ['with escapes', '<c t="inlineStr"><is><t>_x0041_B &#x43;</t></is></c>', 'AB C'],
    ['that looks like a formula', '<c t="inlineStr"><is><t>=1+1</t></is></c>', '=1+1'],
  ])('%s', async (_, cell, wanted) => {
    expect((await productRows(oneProduct('Brand', cell, shared))).rows[0]?.brand).toBe(wanted);
  });
});

describe('a formula in a workbook', () => {
  it.each([
    ['never calculated', '<c><f>1+1</f></c>', 'fault'],
    ['with an empty result', '<c><f>1+1</f><v></v></c>', 'fault'],
    ['with an empty result in one tag', '<c><f>1+1</f><v/></c>', 'fault'],
    ['shared and never calculated', '<c><f t="shared" si="0"/></c>', 'fault'],
    ['with an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', 'fault'],
    ['with the placeholder 0', '<c><f>1+1</f><v>0</v></c>', 'formula-zero'],
    ['with the placeholder 0.0', '<c t="n"><f>1+1</f><v>0.0</v></c>', 'formula-zero'],
    ['with a result', '<c><f>1+1</f><v>2</v></c>', 'nothing'],
    ['behind its result', '<c><v>2</v><f>1+1</f></c>', 'nothing'],
  ])('%s is reported', async (_, cell, wanted) => {
    const { warnings, faults } = await productRows(oneProduct('Purchasing cost', cell));
    expect(faults.includes('2 purchasingCost')).toBe(wanted === 'fault');
    expect(warnings.map(({ code }) => code)).toEqual(wanted === 'formula-zero' ? ['formula-zero'] : []);
  });
});

describe('a CSV', () => {
  const mug = { skuCode: 'A', skuName: 'Mug, blue', brand: 'Acme' };
  it.each([
    ['with semicolons', 'SKU;Product name;Brand\nA;Mug, blue;Acme'],
    ['with tabs', 'SKU\tProduct name\tBrand\nA\tMug, blue\tAcme'],
    ['with bars and quotes', '"SKU"|"Product name"|"Brand"\n"A"|"Mug, blue"|"Acme"'],
    ['that names its separator', 'sep=;\nSKU;Product name;Brand\nA;Mug, blue;Acme'],
    ['with old line ends', 'SKU,Product name,Brand\rA,"Mug, blue",Acme\rB,Cup,Acme'],
    ['with mixed line ends', 'SKU,Product name,Brand\r\nA,"Mug, blue",Acme\nB,Cup,Acme\r\n'],
    ['with blanks around quotes', 'SKU,Product name,Brand\nA, "Mug, blue" ,Acme'],
    ['with single quotes', "'SKU','Product name','Brand'\n'A','Mug, blue','Acme'"],
    ['with a byte order mark', '\ufeffSKU,Product name,Brand\nA,"Mug, blue",Acme'],
    ['with two byte order marks', '\ufeff\ufeff"SKU","Product name",Brand\nA,"Mug, blue",Acme'],
    ['with a byte order mark that was read as Western text', 'ï»¿SKU,Product name,Brand\nA,"Mug, blue",Acme'],
    ['with an end-of-file character', 'SKU,Product name,Brand\r\nA,"Mug, blue",Acme\r\n\u001a'],
    ['with carets', 'SKU^Product name^Brand\nA^Mug, blue^Acme'],
    ['with tildes', 'SKU~Product name~Brand\nA~Mug, blue~Acme\nB~Cup~Acme'],
    ['with full-width commas', 'SKU，Product name，Brand\nA，Mug, blue，Acme'],
    ['with units of control characters', 'SKU\u001fProduct name\u001fBrand\nA\u001fMug, blue\u001fAcme'],
    ['with line ends that were doubled', 'SKU,Product name,Brand\r\r\nA,"Mug, blue",Acme\r\r\n'],
    ['that names tabs as its separator', 'sep=\t\r\nSKU\tProduct name\tBrand\r\nA\tMug, blue\tAcme'],
    ['with each line in quotes', '"SKU,Product name,Brand"\r\n"A,""Mug, blue"",Acme"\r\n"B,Cup,Acme"'],
    [
      'with zeros in it',
      `SKU,Product name,Brand\nA\0,"Mug\0, blue",Acme\n${'B,Cup of tea and more,Acme\n'.repeat(20)}`,
    ],
    ['under a title', 'Goods of 2026,,\n,,\nSKU,Product name,Brand\nA,"Mug, blue",Acme'],
  ])('%s', async (_, file) => {
    const { rows, warnings } = await productRows(file);
    expect(rows[0]).toEqual(mug);
    expect(warnings).toEqual([]);
  });

  it.each([
    ["'00123", '00123'],
    ['"=""00123"""', '00123'],
    ['00123', '00123'],
    ['1.10', '1.10'],
    ['1E5', '1E5'],
    ['TRUE', 'TRUE'],
  ])('keeps the code %s', async (written, code) => {
    const { rows, warnings } = await productRows(`SKU,Product name\n${written},Pan`);
    expect(rows[0]?.skuCode).toBe(code);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['8.90123E+11', 'scientific'],
    ['8.90123E11', 'scientific'],
    ['"8,90123E+11"', 'scientific'],
    ['1-Dec', 'date-code'],
    ['12/1/2025', 'date-code'],
    ['"1,234"', 'code-separators'],
  ])('warns of the code %s', async (written, code) => {
    const { warnings } = await productRows(`SKU,Product name\n${written},Pan`);
    expect(warnings.map((warning) => warning.code)).toEqual([code]);
  });
});

describe('a column that no field takes whole', () => {
  it('joins the lines of an address, and keeps what it cannot join in its own column', async () => {
    const { rows, mapping } = await orderRows(
      'Order number,Name,Address Line 1,Address Line 2,Address Line 3,Department,City\nA,Ann,a,b,c,Sales,Bath',
    );
    expect(rows[0]).toMatchObject({ addressLine1: 'a', addressLine2: 'b, c', name: 'Ann' });
    expect(Object.values(mapping)).not.toContain('Department');
  });
});

describe('rows that are no records', () => {
  it.each([
    ['headings once more', 'SKU,Product name,Brand\nA,Pan,X\nSKU,Product name,Brand\nB,Pot,Y', 3],
    [
      'headings once more, spelled otherwise',
      'SKU*,Product_Name,Brand\nA,Pan,X\nsku,Product name ,\nB,Pot,Y',
      3,
    ],
    ['what is required', 'SKU,Product name,Brand\nRequired,Required,Optional\nA,Pan,X', 2],
    ['what is required, in Chinese', 'SKU编码,商品名称,品牌\n必填,必填,选填\nA,锅,X', 2],
    [
      'a heading that stands twice',
      'SKU,Product name,Price,Price\nA,Pan,1,2\nSKU,Product name,Price,Price',
      3,
    ],
    ['examples', 'SKU,Product name,Brand\nExample: ABC-1,e.g. : Blue mug,\nA,Pan,X', 2],
    ['the numbers of the columns', 'SKU,Product name,Brand\n1,2,3\nA,Pan,X', 2],
    ['lines under the headings', 'SKU|Product name|Brand\n---|---|---\nA|Pan|X', 2],
    ['a line through all columns', ' SKU | Product name\n------+----------\n A | Pan', 2],
    ['the number of rows', 'SKU|Product name\nA|Pan\n(1 row)', 3],
    ['the end of a report', 'SKU,Product name\nA,Pan\n*** End of report ***,', 3],
    ['the number of a page', 'SKU,Product name\nA,Pan\n,Page 1 of 2', 3],
    ['when it was printed', 'SKU,Product name\nA,Pan\nPrinted on 2026-11-02 by Ann,', 3],
    ['when it was exported, in Chinese', 'SKU编码,商品名称\nA,锅\n导出时间：2026-11-02,', 3],
  ])('are reported, with a fix that clears them: %s', async (_, file, rowNumber) => {
    const { rows, warnings } = await productRows(file);
    const [found, ...more] = warnings.filter(({ code }) => code === 'heading-row');
    expect(found).toMatchObject({ rowNumber });
    expect(more).toEqual([]);
    const row = rows[rowNumber - 2];
    expect(Object.values({ ...row, ...found?.edits }).every((value) => value === '')).toBe(true);
  });

  it.each([
    ['a product called as its column is', 'SKU,Product name,Brand\nA,Product name,X\nBrand,Pan,X'],
    ['a single cell', 'SKU,Product name\nSKU,\nOptional,'],
    ['a product of numbers', 'SKU,Product name,Brand\n1,2,4\n1,2,'],
    ['a product with a remark', 'SKU,Product name,Note\nA,Pan,Printed on both sides\nB,Pot,Required'],
  ])('are not %s', async (_, file) => {
    expect((await productRows(file)).warnings).toEqual([]);
  });
});

describe('units in a row below the headings', () => {
  it.each([
    ['in words', ',,mm,mm,mm,g'],
    ['in brackets', ',,(mm),(mm),(mm),(g)'],
    ['in Chinese', ',,毫米,毫米,毫米,克'],
  ])('count like those of headings: %s', async (_, units) => {
    const { rows, mapping } = await productRows(
      `SKU,Product name,Length,Width,Height,Weight\n${units}\nA,Pan,300,200,100,350\nB,Pot,310,210,110,360`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ length: '30', width: '20', height: '10', unit: 'cm/kg' });
    expect(mapping['length']).toMatch(/^Length \(/);
  });

  it.each([
    ['a product whose code is a unit', 'SKU,Product name\nFT,\nA,Pan'],
    ['a unit in its column', 'SKU,Product name,Length,Unit\n,,,cm\nA,Pan,30,cm'],
    ['sizes of clothes', 'SKU,Product name,Size\nA,Shirt,M\nB,Shirt,L'],
  ])('are not %s', async (_, file) => {
    expect((await productRows(file)).rows).toHaveLength(2);
  });
});

describe('a cell that stands for the one above', () => {
  it.each(['同上', '〃', '″', 'ditto', 'Ditto', 'DITTO', 'as above', '-"-'])('is seen: %s', async (mark) => {
    const cell = mark.includes('"') ? `"${mark.replaceAll('"', '""')}"` : mark;
    const { warnings } = await orderRows(
      `Order number,Recipient name,City\n1,Ann,Austin\n2,Bob,${cell}\n3,Cy,${cell}\n4,Di,Salem`,
    );
    const told = (rowNumber: number) => ({
      rowNumber,
      field: 'city',
      code: 'ditto-mark',
      edits: { city: 'Austin' },
    });
    expect(warnings).toEqual([told(3), told(4)]);
  });

  it('is reported for the store, which is part of the key', async () => {
    const { warnings } = await orderRows('Order number,Store\n1,Shop\n2,同上');
    expect(warnings).toMatchObject([{ rowNumber: 3, field: 'storeName', edits: { storeName: 'Shop' } }]);
  });

  it('is ignored without a text above', async () => {
    const { warnings } = await orderRows('Order number,Recipient name,City\n1,Ann,同上\n2,Bob,Ditton');
    expect(warnings).toEqual([]);
  });
});
