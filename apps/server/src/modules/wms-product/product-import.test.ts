import { read, utils, write, type BookType } from '@e965/xlsx';
import type { ImportRow } from '@lading/contracts/entities/import-row';
import { orderImport } from '@lading/contracts/services/order-import';
import { wmsBusiness } from '@lading/contracts/services/wms-business';
import { wmsProduct } from '@lading/contracts/services/wms-product';
import { productImport } from '@lading/contracts/imports/product.import';
import { rowDigest } from '@lading/import-engine/row-digest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/spreadsheets/import-rows.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';

const { analyseAndCacheFile, analyseCachedFile } = orderImport.calls;
const { importProduct, importProductLines, validateRow, previewSave, saveRows, errorExport, productPage } =
  wmsProduct.calls;

const headings = [
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
const good = ['00042', 'Oak stool', '001234567890', 30, 30, 45.5, 'cm/kg', 'Ready To Ship', 'China'];
const bad = ['00043', '', '12', 0, 'x', 10, 'cm/kg', 'Sack', 'CN'];

/** A spreadsheet file of rows, with the columns as text where they are text. */
function file(
  rows: unknown[][],
  bookType: BookType = 'csv',
  name = `stools.${bookType === 'biff8' ? 'xls' : bookType}`,
) {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows), 'Sheet1');
  const bytes = new Uint8Array(write(workbook, { type: 'array', bookType }) as ArrayBuffer);
  return new File([bytes], name);
}

let server: TestServer;
let seller: Caller;
let other: Caller;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn('seller@lading.test');
  other = await server.signIn('other@lading.test');
});
afterAll(() => server.close());

async function analyse(upload: File, caller = seller) {
  const answer = await server.call(analyseAndCacheFile, { body: { file: upload } }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  const fieldMapping = Object.fromEntries(
    Object.entries(answer.data.suggestion ?? {}).map(([field, { clientField }]) => [field, clientField]),
  );
  return { ...answer.data, fieldMapping };
}

async function rowsOf(upload: File): Promise<ImportRow[]> {
  const { referenceId, fieldMapping } = await analyse(upload);
  const answer = await server.call(importProduct, { body: { referenceId, fieldMapping } }, seller);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data.data;
}

const keyed = (key: string) => ({ 'idempotency-key': key });
const productNamed = async (skuCode: string) => {
  const answer = await server.call(productPage, { query: { search: skuCode } }, seller);
  return answer.result === 'OK' ? answer.data.records : [];
};

describe.each(['csv', 'xlsx', 'biff8'] as const)('reading a product file (%s)', (bookType) => {
  it('tells its columns, its first rows and what each column is likely to be', async () => {
    const analysed = await analyse(file([headings, good], bookType));
    expect(analysed).toMatchObject({
      fieldsOption: headings,
      rowCount: 1,
      headerRow: 1,
      sample: [['00042', 'Oak stool', '001234567890', '30', '30', '45.5', 'cm/kg', 'Ready To Ship', 'China']],
      suggestion: { skuCode: { clientField: 'SKU' }, originCountry: { clientField: 'Made in' } },
    });
  });

  it('gives every row with all its faults in both languages, leading zeros and all', async () => {
    const [fine, faulty] = await rowsOf(file([headings, good, bad], bookType));
    expect(fine).toMatchObject({
      skuCode: '00042',
      upc: '001234567890',
      originCountry: 'CN',
      errorMessages: [],
    });
    expect(faulty?.errorMessages?.map((fault) => fault.fieldName)).toEqual([
      'skuName',
      'packageType',
      'length',
      'width',
    ]);
    for (const fault of faulty?.errorMessages ?? []) {
      expect(fault.message).toMatch(/\w/);
      expect(fault.zhMessage).toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('reading a product file', () => {
  it('reads the same file anew with another header row, without a new upload', async () => {
    const { referenceId } = await analyse(
      file([headings, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], good]),
    );
    const answer = await server.call(analyseCachedFile, { body: { referenceId, headerRow: 2 } }, seller);
    expect(answer).toMatchObject({
      data: { referenceId, headerRow: 2, fieldsOption: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] },
    });
  });

  it('streams the rows, one a line, to whom asks for lines', async () => {
    const { referenceId, fieldMapping } = await analyse(file([headings, good, bad]));
    const response = await server.send(importProductLines, { body: { referenceId, fieldMapping } }, seller);
    const lines = response.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportRow);
    expect(lines.map((line) => line.skuCode)).toEqual(['00042', '00043']);
  });

  it('refuses a mapping without the required fields, naming each of them', async () => {
    const { referenceId } = await analyse(file([headings, good]));
    const body = { referenceId, fieldMapping: { skuCode: 'SKU' } };
    const answer = await server.call(importProduct, { body }, seller);
    const fields = answer.result === 'ERR' ? answer.errors?.map((fault) => fault.fieldName) : [];
    expect(fields).toEqual(['skuName', 'packageType', 'length', 'width', 'height', 'unit']);
  });

  it('takes one value for every row where the file has no column', async () => {
    const { referenceId, fieldMapping } = await analyse(file([headings.slice(0, 7), good.slice(0, 7)]));
    const body = { referenceId, fieldMapping, fixedValues: { packageType: '可直接发货' } };
    const answer = await server.call(importProduct, { body }, seller);
    expect(answer).toMatchObject({ data: { data: [{ packageType: 'Ready To Ship', errorMessages: [] }] } });
  });

  it('refuses what is no spreadsheet, where the file was chosen and saying what to do', async () => {
    const upload = new File(['%PDF-1.7 not a spreadsheet'], 'catalogue.xlsx');
    const answer = await server.call(analyseAndCacheFile, { body: { file: upload } }, seller);
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'file' }] });
    expect(answer.result === 'ERR' && answer.message).toContain('PDF');
  });

  it('refuses a file type that cannot be imported', async () => {
    const upload = new File(['a,b\n1,2'], 'catalogue.txt');
    expect(await server.call(analyseAndCacheFile, { body: { file: upload } }, seller)).toMatchObject({
      message: 'Only .csv, .xlsx and .xls files can be imported.',
    });
  });

  it('finds nobody else’s file, and none under a made-up reference', async () => {
    const { referenceId, fieldMapping } = await analyse(file([headings, good]));
    for (const [caller, reference] of [
      [other, referenceId],
      [seller, '../../etc/passwd'],
      [seller, '00000000-0000-4000-8000-000000000000'],
    ] as const) {
      const body = { referenceId: reference, fieldMapping };
      expect(await server.call(importProduct, { body }, caller)).toMatchObject({
        result: 'ERR',
        message: 'The uploaded file is no longer kept. Choose it again.',
      });
    }
  });
});

describe('checking one row', () => {
  it('gives the row back with all its faults', async () => {
    const [row] = await rowsOf(file([headings, good]));
    const body = { ...row, length: '0', width: '-1', unit: 'stone' };
    const answer = await server.call(validateRow, { body }, seller);
    const faults = answer.result === 'OK' ? answer.data.data.errorMessages : [];
    expect(faults?.map((fault) => fault.fieldName)).toEqual(['length', 'width', 'unit']);
  });
});

describe('saving the rows', () => {
  it('creates and updates by SKU code, leaves what has not changed, and counts each', async () => {
    const rows = await rowsOf(file([headings, ['S-1', ...good.slice(1)], ['S-2', ...good.slice(1)]]));
    const first = await server.call(saveRows, { body: rows }, seller, keyed('first'));
    expect(first).toMatchObject({ data: { data: { created: 2, updated: 0, unchanged: 0 } } });
    const again = [{ ...rows[0], skuName: 'Oak stool, low' }, rows[1]!, { ...rows[1], skuCode: 'S-3' }];
    const second = await server.call(saveRows, { body: again }, seller, keyed('second'));
    expect(second).toMatchObject({ data: { data: { created: 1, updated: 1, unchanged: 1 } } });
    expect(await productNamed('S-1')).toMatchObject([{ skuName: 'Oak stool, low', upc: '001234567890' }]);
  });

  it('is done once under one idempotency key, even when both arrive at once', async () => {
    const rows = await rowsOf(file([headings, ['ONCE-1', ...good.slice(1)]]));
    const [one, two] = await Promise.all([
      server.call(saveRows, { body: rows }, seller, keyed('twice')),
      server.call(saveRows, { body: rows }, seller, keyed('twice')),
    ]);
    const outcomes = [one, two].map((answer) => (answer.result === 'OK' ? answer.data?.data : null));
    expect(outcomes[0]).toMatchObject({ created: 1, updated: 0 });
    expect(outcomes[1]).toMatchObject({ created: 1, updated: 0, taskId: outcomes[0]?.taskId });
    expect(outcomes.filter((outcome) => outcome?.repeated)).toHaveLength(1);
  });

  it('saves nothing when one row has a fault, and names the row and the field', async () => {
    const rows = await rowsOf(file([headings, ['NONE-1', ...good.slice(1)], ['NONE-2', ...good.slice(1)]]));
    const body = [rows[0]!, { ...rows[1], height: '0' }];
    expect(await server.call(saveRows, { body }, seller, keyed('faulty'))).toMatchObject({
      code: 400,
      errors: [{ fieldName: '1.height' }],
    });
    expect(await productNamed('NONE-')).toEqual([]);
  });

  it('refuses the same SKU code twice in one save', async () => {
    const rows = await rowsOf(file([headings, ['TWIN-1', ...good.slice(1)]]));
    const answer = await server.call(saveRows, { body: [...rows, ...rows] }, seller, keyed('twins'));
    const fields = answer.result === 'ERR' ? answer.errors?.map((fault) => fault.fieldName) : [];
    expect(fields).toEqual(['0.skuCode', '1.skuCode']);
  });

  it('leaves a finished task with the file’s name on record (decision D7)', async () => {
    const upload = file([headings, ['TASK-1', ...good.slice(1)]], 'xlsx', '春季新品 stools.xlsx');
    const { referenceId } = await analyse(upload);
    const rows = await rowsOf(upload);
    await server.call(saveRows, { body: rows, query: { referenceId } }, seller, keyed('task'));
    const query = { pageSize: 50, queryAllFlag: false };
    const tasks = await server.call(wmsBusiness.calls.queryTask, { query }, seller);
    expect(tasks.result === 'OK' && tasks.data.records[0]).toMatchObject({
      taskNo: 'Import-PRODUCT',
      taskType: 101,
      fileName: '春季新品 stools.xlsx',
      status: 2,
      totalQuantity: 1,
      successQuantity: 1,
    });
    const theirs = await server.call(wmsBusiness.calls.queryTask, { query }, other);
    expect(theirs).toMatchObject({ data: { total: 0 } });
  });

  it('refuses a field that names a prototype', async () => {
    const [row] = await rowsOf(file([headings, ['PROTO-1', ...good.slice(1)]]));
    const body = [JSON.parse(`{"__proto__":{"skuName":"x"},${JSON.stringify(row).slice(1)}`) as ImportRow];
    expect(await server.call(saveRows, { body }, seller, keyed('proto'))).toMatchObject({ code: 400 });
    expect(({} as { skuName?: string }).skuName).toBeUndefined();
  });
});

describe('the preview of a save (decision D8)', () => {
  const marks = (rows: ImportRow[]) => ({
    skuCodes: rows.map((row) => textOf(row, 'skuCode')),
    digests: rows.map((row) => rowDigest(productImport, (key) => textOf(row, key))),
  });

  it('tells how many rows would be new, updated or unchanged, as the save then does', async () => {
    const lines = ['P-1', 'P-2', 'P-3'].map((code) => [code, ...good.slice(1)]);
    const rows = await rowsOf(file([headings, ...lines]));
    await server.call(saveRows, { body: rows.slice(0, 2) }, seller, keyed('known'));
    const body = [{ ...rows[0], length: '30.00' }, { ...rows[1], brand: 'Oak & Co' }, rows[2]!];
    const answer = await server.call(previewSave, { body: marks(body) }, seller);
    expect(answer).toMatchObject({ data: { created: 1, updated: 1, unchanged: 1 } });
    const saved = await server.call(saveRows, { body }, seller, keyed('as-told'));
    expect(saved).toMatchObject({ data: { data: { created: 1, updated: 1, unchanged: 1 } } });
    expect(await server.call(previewSave, { body: marks(body) }, seller)).toMatchObject({
      data: { created: 0, updated: 0, unchanged: 3 },
    });
  });

  it('knows nothing of what another organisation has', async () => {
    const body = marks(await rowsOf(file([headings, ['P-1', ...good.slice(1)]])));
    expect(await server.call(previewSave, { body }, other)).toMatchObject({
      data: { created: 1, updated: 0, unchanged: 0 },
    });
  });
});

describe('the export of faulty products', () => {
  it('is a workbook that explains the faults in the caller’s language and comes back as it was', async () => {
    const rows = await rowsOf(file([headings, bad]));
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

  it('keeps the columns of the file and their order, with what was edited since', async () => {
    const upload = file(
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

  it('holds nothing that could run in a spreadsheet', async () => {
    const body = [{ skuCode: '=1+1', skuName: '@sum(A1)', errorMessages: [] }];
    const response = await server.send(errorExport, { body }, seller);
    expect(response.headers['content-disposition']).toContain('Import products - errors.xlsx');
    const sheet = read(response.rawPayload).Sheets['Errors']!;
    expect(sheet['B2']).toMatchObject({ t: 's', v: '=1+1' });
    expect(sheet['C2']).toMatchObject({ t: 's', v: '@sum(A1)' });
  });
});
