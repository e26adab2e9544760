import { expect, it } from 'vitest';
import { shownName } from './uploads.ts';

it.each([
  ['orders.xlsx', 'orders.xlsx'],
  // As browsers send quotation marks and line breaks.
  ['12%22 boxes.xlsx', '12" boxes.xlsx'],
  ['two%0D%0Alines.csv', 'twolines.csv'],
  ['100% done %41.csv', '100% done %41.csv'],
  ['tab\there.csv', 'tabhere.csv'],
  // Read from the right, it would end in “pdf”.
  ['orders\u202Efdp.csv', 'ordersfdp.csv'],
  // As a Mac names its files.
  ['cafe\u0301.csv', 'caf\u00e9.csv'],
  ['x'.repeat(300), 'x'.repeat(255)],
])('a file sent as %j is called %j', (sent, shown) => {
  expect(shownName(sent)).toBe(shown);
});
