import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { orderRows, productRows } from './testing/rows-of-file.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

/** December 1, 2025, and October 12, 2005, as day numbers of a workbook. */
const [december, october] = ['45992', '38637'];
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (value: string, style: number) => `<c s="${style}"><v>${value}</v></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
/** d-mmm, mmm-yy, #,##0, m/d/yyyy, and a format of a file's own. */
const styles = `<numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;/&quot;mm"/></numFmts><cellXfs>${[0, 16, 17, 3, 14, 170].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;

const told = (warnings: readonly { rowNumber: number; field: string; code: string }[]) =>
  warnings.map(({ rowNumber, field, code }) => `${rowNumber} ${field} ${code}`);

describe('codes are texts as the sheet shows them (decision D24)', () => {
  it('where they became dates, each with a warning', async () => {
    const file = sheetByHand(
      [
        row(text('SKU'), text('Product name'), text('EAN')),
        row(number(december, 1), text('Pan'), text('')),
        row(number(december, 2), text('Pot'), text('')),
        row(number(december, 4), text('Lid'), text('')),
        row(number(december, 5), number(december, 1), number(october, 4)),
        row(text('DEC-1'), text('Cup'), text('')),
      ].join(''),
      { styles },
    );
    const { rows, warnings } = await productRows(file);
    expect(rows.map(({ skuCode }) => skuCode)).toEqual(['1-Dec', 'Dec-25', '12/1/2025', '2025/12', 'DEC-1']);
    // A name is no code.
    expect(rows[3]).toMatchObject({ skuName: '2025-12-01', ean: '10/12/2005' });
    expect(told(warnings).toSorted()).toEqual([
      '2 skuCode date-code',
      '3 skuCode date-code',
      '4 skuCode date-code',
      '5 ean date-code',
      '5 skuCode date-code',
    ]);
  });

  it('where they became numbers in scientific notation, each with a warning; amounts get none', async () => {
    const file = sheetByHand(
      [
        row(text('SKU'), text('Product name'), text('Declared value')),
        row(number('100000', 1), text('Pan'), number('12000', 1)),
        row(number('1.2E4', 1), text('Pot'), text('')),
      ].join(''),
      { styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="11"/></cellXfs>' },
    );
    const { rows, warnings } = await productRows(file);
    expect(rows.map(({ skuCode }) => skuCode)).toEqual(['100000', '12000']);
    expect(rows[0]).toMatchObject({ declaredValue: '12000' });
    expect(told(warnings)).toEqual(['2 skuCode scientific', '3 skuCode scientific']);
  });

  it('where a number has more digits than the sheet keeps, with a warning in every format', async () => {
    const long = '940011189922385700';
    const file = sheetByHand(
      [
        row(text('SKU'), text('Product name'), text('Note')),
        row(number(long, 1), text('Pan'), text('')),
        row(number(long, 0), text('Pot'), text('')),
      ].join(''),
      {
        styles:
          '<numFmts><numFmt numFmtId="170" formatCode="000000000000000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>',
      },
    );
    expect(told((await productRows(file)).warnings)).toEqual([
      '2 skuCode long-number',
      '3 skuCode long-number',
    ]);
  });

  it('where they have thousands separators, with a warning; other numbers are unaffected', async () => {
    const file = sheetByHand(
      [
        row(text('Order number'), text('Recipient name'), text('ZIP'), text('Phone'), text('Weight (lb)')),
        row(number('1001', 3), text('Ann'), number('94607', 3), number('5105550100', 3), number('1200', 3)),
      ].join(''),
      { styles },
    );
    const { rows, warnings } = await orderRows(file);
    expect(rows[0]).toMatchObject({
      orderNO: '1,001',
      zipCode: '94,607',
      phone: '5,105,550,100',
      packageWeight1: '1200',
    });
    expect(told(warnings)).toEqual(['2 orderNO code-separators', '2 zipCode code-separators']);
  });

  it('where the format adds text around a number; amounts stay numbers', async () => {
    const formats = ['&quot;#&quot;0', '0&quot;-A&quot;', '0&quot; pcs&quot;'];
    const file = sheetByHand(
      [
        row(text('SKU'), text('Product name'), text('UPC'), text('Quantity in one package')),
        row(number('1001', 1), text('Pan'), number('12', 2), number('24', 3)),
      ].join(''),
      {
        styles: `<numFmts>${formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs>${[0, 170, 171, 172].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`,
      },
    );
    const { rows, warnings } = await productRows(file);
    expect(rows[0]).toMatchObject({ skuCode: '#1001', upc: '12-A', qtyInOnePackage: '24' });
    expect(warnings).toEqual([]);
  });

  it('across the pieces in which a file is read', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) =>
      row(at % 2 === 0 ? number(december, 1) : text(`S-${at}`), text('Pan')),
    );
    const file = sheetByHand(row(text('SKU'), text('Product name')) + rows.join(''), { styles });
    const found = await productRows(file);
    expect(new Set(found.rows.filter((_, at) => at % 2 === 0).map(({ skuCode }) => skuCode))).toEqual(
      new Set(['1-Dec']),
    );
    expect(found.rows[2_999]).toMatchObject({ skuCode: 'S-2999' });
  });

  it.each(['biff8', 'xlsb'] as const)('in workbooks of other programs: %s', async (bookType) => {
    const sheet = utils.aoa_to_sheet([
      ['SKU', 'Product name'],
      [{ t: 'n', v: 45_992, z: 'd-mmm' }, 'Pan'],
      [{ t: 'n', v: 12_345, z: '#,##0' }, 'Pot'],
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Sheet1');
    const file = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
    const { rows } = await productRows(file);
    expect(rows.map(({ skuCode }) => skuCode)).toEqual(['1-Dec', '12,345']);
  });

  it('in a workbook of XML', async () => {
    const cell = (type: string, value: string, style = '') =>
      `<Cell${style}><Data ss:Type="${type}">${value}</Data></Cell>`;
    const file = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
      <Styles><Style ss:ID="d"><NumberFormat ss:Format="d\\-mmm"/></Style></Styles><Worksheet ss:Name="A"><Table>
      <Row>${cell('String', 'SKU')}${cell('String', 'Product name')}</Row>
      <Row>${cell('DateTime', '2025-12-01T00:00:00.000', ' ss:StyleID="d"')}${cell('String', 'Pan')}</Row></Table></Worksheet></Workbook>`;
    const { rows, warnings } = await productRows(file);
    expect(rows[0]).toMatchObject({ skuCode: '1-Dec', skuName: 'Pan' });
    expect(told(warnings)).toEqual(['2 skuCode date-code']);
  });
});
