import { utils, write, type BookType } from '@e965/xlsx';
import { type ImportRow, importsApi } from '@lading/contracts/imports';
import { productsApi } from '@lading/contracts/products';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';

export const headings = [
  'SKU',
  'Product name',
  'UPC',
  'Length',
  'Width',
  'Height',
  'Unit',
  'Package type',
  'Made in',
];
/** A valid product. */
export const good = ['00042', 'Oak stool', '001234567890', 30, 30, 45.5, 'cm/kg', 'Ready To Ship', 'China'];
/** One with four errors. */
export const bad = ['00043', '', '12', 0, 'x', 10, 'cm/kg', 'Sack', 'CN'];

/** A spreadsheet file of rows; text columns are written as text. */
export function productFile(
  rows: unknown[][],
  bookType: BookType = 'csv',
  name = `stools.${bookType === 'biff8' ? 'xls' : bookType}`,
): File {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows), 'Sheet1');
  const bytes = new Uint8Array(write(workbook, { type: 'array', bookType }) as ArrayBuffer);
  return new File([bytes], name);
}

/** Uploads a file; returns the analysis and the suggested mapping. */
export async function analysed(server: TestServer, caller: Caller, file: File) {
  const answer = await server.call(importsApi.calls.analyseAndCacheFile, { body: { file } }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  const fieldMapping = Object.fromEntries(
    Object.entries(answer.data.suggestion ?? {}).map(([field, { clientField }]) => [field, clientField]),
  );
  return { ...answer.data, fieldMapping };
}

/** The rows of a file through that mapping. */
export async function rowsOfFile(server: TestServer, caller: Caller, file: File): Promise<ImportRow[]> {
  const { referenceId, fieldMapping } = await analysed(server, caller, file);
  const body = { referenceId, fieldMapping };
  const answer = await server.call(productsApi.calls.importProduct, { body }, caller);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data.data;
}
