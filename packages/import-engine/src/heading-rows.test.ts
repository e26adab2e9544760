import { describe, expect, it } from 'vitest';
import { orderRows, productRows } from './testing/rows-of-file.ts';

const headings = 'Order number,Recipient name,City,Note';
const orders = (...lines: string[]) => orderRows([headings, 'A-1,Ann,Austin,', ...lines].join('\n'));

describe('what programs write below the rows of a file', () => {
  it.each([
    [
      'the count of an eBay file',
      '2,"record(s) downloaded,"," from ,Nov-01-26,12:00:00 AM, to ,Nov-03-26,11:59:59 PM",',
    ],
    ['a count in one cell', '2 record(s) downloaded,,,'],
    ['the seller of an eBay file', 'Seller ID : some-seller,,,'],
    ['rows that were found', '25 records found,,,'],
    ['a count behind its words', 'Total records: 25,,,'],
    ['a count in Chinese', '共 25 条记录,,,'],
    ['a page', 'Page 1 of 3,,,'],
    ['a page with a colon', 'Page: 1/3,,,'],
    ['page and date', 'Generated on 2026-11-02,,,Page 1 of 3'],
    ['a date behind a colon', 'Report generated: 2026-11-02 09:30:00,,,'],
    ['the day of the export', 'Export date: 2026-11-02,,,'],
    ['a program', 'Downloaded from Seller Central on 2026-11-02,,,'],
    [
      'a long line',
      `Generated on 2026-11-02 09:30:00 (UTC) by ${'Ann of the Northern Trading Company '.repeat(2)},,,`,
    ],
    ['a right of copy', '"© 2026 Shop, Inc. All rights reserved.",,,'],
  ])('is no record: %s', async (_, line) => {
    const { warnings } = await orders(line);
    expect(warnings.map(({ code, rowNumber }) => `${rowNumber} ${code}`)).toEqual(['3 heading-row']);
    expect(warnings[0]?.edits).toHaveProperty('orderNO', '');
  });

  it.each([
    ['an order of a number', '25,From Ltd,Paris,'],
    ['an order to be found', '2,Orders Found Ltd,Austin,'],
    ['a printed note', '26,Bob,Austin,Printed on both sides'],
    ['numbers', '3,4,5,6'],
  ])('but a record is: %s', async (_, line) => {
    expect((await orders(line)).warnings.filter(({ code }) => code === 'heading-row')).toEqual([]);
  });

  it('but a product called as a footer is a record', async () => {
    const { warnings } = await productRows(
      'SKU,Product name,Brand\n1001,Page 12,X\n1002,Printed on demand,Y',
    );
    expect(warnings).toEqual([]);
  });
});
