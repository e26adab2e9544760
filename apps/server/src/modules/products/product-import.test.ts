import { type ImportRow, importsApi } from '@lading/contracts/imports';
import { productsApi } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { analysed, bad, good, headings, productFile, rowsOfFile } from './testing/product-files.ts';

const { analyseAndCacheFile, analyseCachedFile } = importsApi.calls;
const { importProduct, importProductLines, validateRow } = productsApi.calls;

const { server, seller, other } = await twoOrganizations();

const analyse = (upload: File) => analysed(server, seller, upload);
const rowsOf = (upload: File) => rowsOfFile(server, seller, upload);

describe.each(['csv', 'xlsx', 'biff8'] as const)('reading a product file (%s)', (bookType) => {
  it('returns its columns, its first rows and the likely field of each column', async () => {
    const analysed = await analyse(productFile([headings, good], bookType));
    expect(analysed).toMatchObject({
      fieldsOption: headings,
      rowCount: 1,
      headerRow: 1,
      sample: [['00042', 'Oak stool', '001234567890', '30', '30', '45.5', 'cm/kg', 'Ready To Ship', 'China']],
      suggestion: { skuCode: { clientField: 'SKU' }, originCountry: { clientField: 'Made in' } },
    });
  });

  it('returns every row with all its errors in both languages, and keeps leading zeros', async () => {
    const [fine, faulty] = await rowsOf(productFile([headings, good, bad], bookType));
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
  it('reads the same file again with another header row, without a new upload', async () => {
    const { referenceId } = await analyse(
      productFile([headings, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], good]),
    );
    const answer = await server.call(analyseCachedFile, { body: { referenceId, headerRow: 2 } }, seller);
    expect(answer).toMatchObject({
      data: { referenceId, headerRow: 2, fieldsOption: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] },
    });
  });

  it('reads it again with another separator or quote, and checks its rows in the same way', async () => {
    const row = good.map((cell) => `'${cell}'`).join(';');
    const upload = new File([`${headings.join(';')}\n${row.replace('Oak stool', 'Oak; beech')}\n`], 'a.csv');
    const { referenceId, fieldMapping, ...found } = await analyse(upload);
    expect(found).toMatchObject({ delimiter: ';', quote: "'", fieldsOption: headings });
    const reread = (change: object) =>
      server.call(analyseCachedFile, { body: { referenceId, ...change } }, seller);
    expect(await reread({ delimiter: ',' })).toMatchObject({
      data: { delimiter: ',', fieldsOption: [headings.join(';')] },
    });
    expect(await reread({ delimiter: ';', quote: '' })).toMatchObject({
      data: { quote: '', sample: [expect.arrayContaining(["'Oak", " beech'"])] },
    });
    await reread({ delimiter: ';', quote: "'" });
    const answer = await server.call(importProduct, { body: { referenceId, fieldMapping } }, seller);
    expect(answer).toMatchObject({ data: { data: [{ skuName: 'Oak; beech', errorMessages: [] }] } });
  });

  it('accepts a file without headings, whose columns are named by letters', async () => {
    const { referenceId, ...found } = await analyse(new File(['1001,12\n1002,14\n'], 'goods.csv'));
    expect(found).toMatchObject({
      headerRow: 0,
      rowCount: 2,
      fieldsOption: ['Column A', 'Column B'],
      topRows: [
        { rowNumber: 1, text: '1001 · 12' },
        { rowNumber: 2, text: '1002 · 14' },
      ],
    });
    const again = await server.call(analyseCachedFile, { body: { referenceId, headerRow: 1 } }, seller);
    expect(again).toMatchObject({ data: { headerRow: 1, fieldsOption: ['1001', '12'] } });
  });

  it('streams the rows, one per line, to clients that accept lines', async () => {
    const { referenceId, fieldMapping } = await analyse(productFile([headings, good, bad]));
    const response = await server.send(importProductLines, { body: { referenceId, fieldMapping } }, seller);
    const lines = response.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportRow);
    expect(lines.map((line) => line.skuCode)).toEqual(['00042', '00043']);
  });

  it('refuses a mapping without the required fields, naming each of them', async () => {
    const { referenceId } = await analyse(productFile([headings, good]));
    const body = { referenceId, fieldMapping: { skuCode: 'SKU' } };
    const answer = await server.call(importProduct, { body }, seller);
    const fields = answer.result === 'ERR' ? answer.errors?.map((fault) => fault.fieldName) : [];
    expect(fields).toEqual(['skuName', 'packageType', 'length', 'width', 'height', 'unit']);
  });

  it('uses one value for every row if the file has no such column', async () => {
    const { referenceId, fieldMapping } = await analyse(
      productFile([headings.slice(0, 7), good.slice(0, 7)]),
    );
    const body = { referenceId, fieldMapping, fixedValues: { packageType: '可直接发货' } };
    const answer = await server.call(importProduct, { body }, seller);
    expect(answer).toMatchObject({ data: { data: [{ packageType: 'Ready To Ship', errorMessages: [] }] } });
  });

  it('reads values of the file as the choices they were matched to, as the browser does', async () => {
    const column = headings.indexOf('Package type');
    const row = good.map((cell, at) => (at === column ? ' LOOSE' : cell));
    const { referenceId, fieldMapping } = await analyse(productFile([headings, row]));
    const valueMatches = { packageType: { loose: 'Package Needed' } };
    const read = (body: object) =>
      server.call(importProduct, { body: { referenceId, fieldMapping, ...body } }, seller);
    expect(await read({})).toMatchObject({ data: { data: [{ packageType: 'LOOSE' }] } });
    expect(await read({ valueMatches })).toMatchObject({
      data: { data: [{ packageType: 'Package Needed', errorMessages: [] }] },
    });
  });

  it('refuses a file that is not a spreadsheet, at the file field and with advice', async () => {
    const upload = new File(['%PDF-1.7 not a spreadsheet'], 'catalogue.xlsx');
    const answer = await server.call(analyseAndCacheFile, { body: { file: upload } }, seller);
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'file' }] });
    expect(answer.result === 'ERR' && answer.message).toContain('PDF');
  });

  it('refuses a file type that cannot be imported', async () => {
    const upload = new File(['a,b\n1,2'], 'catalogue.txt');
    expect(await server.call(analyseAndCacheFile, { body: { file: upload } }, seller)).toMatchObject({
      message: 'This is a text file, such as tab-separated text. Rename it to .csv and choose it again.',
    });
  });

  it('finds no file of another person, and none under a forged reference', async () => {
    const { referenceId, fieldMapping } = await analyse(productFile([headings, good]));
    for (const [caller, reference] of [
      [other, referenceId],
      [seller, '../../etc/passwd'],
      [seller, '00000000-0000-4000-8000-000000000000'],
    ] as const) {
      const body = { referenceId: reference, fieldMapping };
      expect(await server.call(importProduct, { body }, caller)).toMatchObject({
        result: 'ERR',
        message: 'The uploaded file is no longer available. Choose it again.',
      });
    }
  });
});

describe('checking one row', () => {
  it('returns the row with all its errors', async () => {
    const [row] = await rowsOf(productFile([headings, good]));
    const body = { ...row, length: '0', width: '-1', unit: 'stone' };
    const answer = await server.call(validateRow, { body }, seller);
    const faults = answer.result === 'OK' ? answer.data.data.errorMessages : [];
    expect(faults?.map((fault) => fault.fieldName)).toEqual(['length', 'width', 'unit']);
  });
});
