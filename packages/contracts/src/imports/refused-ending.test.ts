import { expect, it } from 'vitest';
import { refusedEnding } from './refused-ending.ts';

it.each([
  ['report.tsv', 'This is tab-separated text. Rename it to .csv and choose it again.'],
  ['report.TAB', 'This is tab-separated text. Rename it to .csv and choose it again.'],
  ['report.txt', 'This is a text file, such as tab-separated text. Rename it to .csv and choose it again.'],
  ['orders.csv.txt', 'This file has an extra ending. Rename it to “orders.csv” and choose it again.'],
  ['orders.csv (1)', 'This file has an extra ending. Rename it to “orders.csv” and choose it again.'],
  ['Orders.XLSX.download', 'This file has an extra ending. Rename it to “Orders.XLSX” and choose it again.'],
  ['template.xlsm', 'This is a macro workbook. Save it as .xlsx and choose that file.'],
  ['template.xltx', 'This is a workbook template. Save it as .xlsx and choose that file.'],
  ['list.ods', 'This is an OpenDocument spreadsheet. Save it as .xlsx and choose that file.'],
  ['list.numbers', 'This is a Numbers spreadsheet. Save it as .xlsx and choose that file.'],
  ['orders.zip', 'This is an archive. Unpack it and choose the file inside.'],
  ['products.pdf', 'Only .csv, .xlsx, and .xls files can be imported.'],
  ['products.csv.exe', 'Only .csv, .xlsx, and .xls files can be imported.'],
  ['csv', 'Only .csv, .xlsx, and .xls files can be imported.'],
])('%s is refused with a way out: %s', (name, message) => {
  expect(refusedEnding(name).message).toBe(message);
  expect(refusedEnding(name).zhMessage).not.toBe('');
});
