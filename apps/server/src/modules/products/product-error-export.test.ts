import { read, utils } from '@e965/xlsx';
import { productsApi } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { analysed, bad, good, headings, productFile, rowsOfFile } from './testing/product-files.ts';

const { importProduct, errorExport } = productsApi.calls;

const { server, seller, other } = await twoOrganizations();

const analyse = (upload: File) => analysed(server, seller, upload);
const rowsOf = (upload: File) => rowsOfFile(server, seller, upload);

describe('the export of faulty products', () => {
  it('is a workbook that explains the errors in the caller’s language and can be imported unchanged', async () => {
    const rows = await rowsOf(productFile([headings, bad]));
    const response = await server.send(errorExport, { body: rows }, seller, { 'accept-language': 'cn' });
    expect(response.headers['content-disposition']).toContain(encodeURIComponent('导入商品-错误.xlsx'));
    const sheet = read(response.rawPayload).Sheets['错误']!;
    expect(sheet['A1']).toMatchObject({ t: 's', v: '错误' });
    expect(sheet['A2']).toMatchObject({
      t: 's',
      v: rows[0]!.errorMessages!.map((fault) => fault.zhMessage).join('\n'),
    });
    const again = await rowsOf(new File([new Uint8Array(response.rawPayload)], 'errors.xlsx'));
    expect(again).toMatchObject([{ ...rows[0], rowNo: 2 }]);
  });

  it('keeps the columns of the file and their order, with later edits', async () => {
    const upload = productFile(
      [
        ['Wholesale list'],
        ['Shelf', ...headings.toReversed(), 'Remark'],
        ['A-7', ...bad.toReversed(), 'ask Bo'],
        ['B-1', ...good.toReversed(), ''],
      ],
      'xlsx',
      'stools 春.xlsx',
    );
    const { referenceId, fieldMapping } = await analyse(upload);
    const answer = await server.call(importProduct, { body: { referenceId, fieldMapping } }, seller);
    const [row] = answer.result === 'OK' ? answer.data.data : [];
    const body = [{ ...row, skuName: 'Named since', brand: 'Oak & Ash' }];
    const response = await server.send(errorExport, { body, query: { referenceId } }, seller);
    expect(response.headers['content-disposition']).toContain(encodeURIComponent('stools 春 - errors.xlsx'));
    const sheet = read(response.rawPayload).Sheets['Errors']!;
    const [first, second, third] = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' });
    expect(first).toEqual(['Errors', 'Shelf', ...headings.toReversed(), 'Remark', 'Brand']);
    expect(second?.slice(1)).toEqual([
      'A-7',
      ...bad.toReversed().map((cell) => (cell === '' ? 'Named since' : String(cell))),
      'ask Bo',
      'Oak & Ash',
    ]);
    expect(third).toBeUndefined();
    const again = await analyse(new File([new Uint8Array(response.rawPayload)], 'again.xlsx'));
    expect(again.fieldMapping).toMatchObject(fieldMapping);
    const theirs = await server.send(errorExport, { body, query: { referenceId } }, other);
    expect(read(theirs.rawPayload).Sheets['Errors']!['B1']).toMatchObject({ v: 'SKU' });
  });

  it('contains nothing that could run in a spreadsheet', async () => {
    const body = [{ skuCode: '=1+1', skuName: '@sum(A1)', errorMessages: [] }];
    const response = await server.send(errorExport, { body }, seller);
    expect(response.headers['content-disposition']).toContain('Import products - errors.xlsx');
    const sheet = read(response.rawPayload).Sheets['Errors']!;
    expect(sheet['B2']).toMatchObject({ t: 's', v: '=1+1' });
    expect(sheet['C2']).toMatchObject({ t: 's', v: '@sum(A1)' });
  });
});
