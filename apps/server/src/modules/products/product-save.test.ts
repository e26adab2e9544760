import type { ImportRow } from '@lading/contracts/imports';
import { productImport, productsApi } from '@lading/contracts/products';
import { tasksApi } from '@lading/contracts/tasks';
import { rowMarks } from '@lading/import-engine/cell-marks';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/spreadsheets/import-rows.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { analysed, good, headings, productFile, rowsOfFile } from './testing/product-files.ts';

const { previewSave, saveRows, productPage } = productsApi.calls;

const { server, seller, other } = await twoOrganizations();

const rowsOf = (upload: File) => rowsOfFile(server, seller, upload);
const keyed = (key: string) => ({ 'idempotency-key': key });
const productNamed = async (skuCode: string) => {
  const answer = await server.call(productPage, { query: { search: skuCode } }, seller);
  return answer.result === 'OK' ? answer.data.records : [];
};

describe('saving the rows', () => {
  it('creates and updates by SKU code, skips unchanged ones, and counts each', async () => {
    const rows = await rowsOf(productFile([headings, ['S-1', ...good.slice(1)], ['S-2', ...good.slice(1)]]));
    const first = await server.call(saveRows, { body: rows }, seller, keyed('first'));
    expect(first).toMatchObject({ data: { data: { created: 2, updated: 0, unchanged: 0 } } });
    const again = [{ ...rows[0], skuName: 'Oak stool, low' }, rows[1]!, { ...rows[1], skuCode: 'S-3' }];
    const second = await server.call(saveRows, { body: again }, seller, keyed('second'));
    expect(second).toMatchObject({ data: { data: { created: 1, updated: 1, unchanged: 1 } } });
    expect(await productNamed('S-1')).toMatchObject([{ skuName: 'Oak stool, low', upc: '001234567890' }]);
  });

  it('treats SKU codes that look the same as the same, and normalizes texts', async () => {
    const [read] = await rowsOf(productFile([headings, good]));
    const row = { ...read!, skuCode: 'CAFE\u0301-1', skuName: 'Cre\u0300me' };
    await server.call(saveRows, { body: [row] }, seller, keyed('apart'));
    const same = { ...row, skuCode: 'CAF\u00c9-1' };
    const again = await server.call(saveRows, { body: [same] }, seller, keyed('together'));
    expect(again).toMatchObject({ data: { data: { created: 0, updated: 0, unchanged: 1 } } });
    expect(await productNamed('CAF\u00c9-1')).toMatchObject([
      { skuCode: 'CAF\u00c9-1', skuName: 'Cr\u00e8me' },
    ]);
  });

  it('runs once under one idempotency key, even when both arrive at once', async () => {
    const rows = await rowsOf(productFile([headings, ['ONCE-1', ...good.slice(1)]]));
    const [one, two] = await Promise.all([
      server.call(saveRows, { body: rows }, seller, keyed('twice')),
      server.call(saveRows, { body: rows }, seller, keyed('twice')),
    ]);
    const outcomes = [one, two].map((answer) => (answer.result === 'OK' ? answer.data?.data : null));
    expect(outcomes[0]).toMatchObject({ created: 1, updated: 0 });
    expect(outcomes[1]).toMatchObject({ created: 1, updated: 0, taskId: outcomes[0]?.taskId });
    expect(outcomes.filter((outcome) => outcome?.repeated)).toHaveLength(1);
  });

  it('saves nothing when one row has an error, and names the row and the field', async () => {
    const rows = await rowsOf(
      productFile([headings, ['NONE-1', ...good.slice(1)], ['NONE-2', ...good.slice(1)]]),
    );
    const body = [rows[0]!, { ...rows[1], height: '0' }];
    expect(await server.call(saveRows, { body }, seller, keyed('faulty'))).toMatchObject({
      code: 400,
      errors: [{ fieldName: '1.height' }],
    });
    expect(await productNamed('NONE-')).toEqual([]);
  });

  it('refuses the same SKU code twice in one save', async () => {
    const rows = await rowsOf(productFile([headings, ['TWIN-1', ...good.slice(1)]]));
    const answer = await server.call(saveRows, { body: [...rows, ...rows] }, seller, keyed('twins'));
    const fields = answer.result === 'ERR' ? answer.errors?.map((fault) => fault.fieldName) : [];
    expect(fields).toEqual(['0.skuCode', '1.skuCode']);
  });

  it('records a finished task with the file’s name (decision D7)', async () => {
    const upload = productFile([headings, ['TASK-1', ...good.slice(1)]], 'xlsx', '春季新品 stools.xlsx');
    const { referenceId } = await analysed(server, seller, upload);
    const rows = await rowsOf(upload);
    await server.call(saveRows, { body: rows, query: { referenceId } }, seller, keyed('task'));
    const query = { pageSize: 50, queryAllFlag: false };
    const tasks = await server.call(tasksApi.calls.queryTask, { query }, seller);
    expect(tasks.result === 'OK' && tasks.data.records[0]).toMatchObject({
      taskNo: 'Import-PRODUCT',
      taskType: 101,
      fileName: '春季新品 stools.xlsx',
      status: 2,
      totalQuantity: 1,
      successQuantity: 1,
    });
    const theirs = await server.call(tasksApi.calls.queryTask, { query }, other);
    expect(theirs).toMatchObject({ data: { total: 0 } });
  });

  it('refuses a field named like an object prototype', async () => {
    const [row] = await rowsOf(productFile([headings, ['PROTO-1', ...good.slice(1)]]));
    const body = [JSON.parse(`{"__proto__":{"skuName":"x"},${JSON.stringify(row).slice(1)}`) as ImportRow];
    expect(await server.call(saveRows, { body }, seller, keyed('proto'))).toMatchObject({ code: 400 });
    expect(({} as { skuName?: string }).skuName).toBeUndefined();
  });
});

describe('the preview of a save (decision D8)', () => {
  const marks = (rows: ImportRow[]) => ({
    skuCodes: rows.map((row) => textOf(row, 'skuCode')),
    marks: rows.map((row) => rowMarks(productImport, (key) => textOf(row, key))),
    carried: [],
  });

  it('reports how many rows would be new, updated or unchanged, matching the save', async () => {
    const lines = ['P-1', 'P-2', 'P-3'].map((code) => [code, ...good.slice(1)]);
    const rows = await rowsOf(productFile([headings, ...lines]));
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

  it("ignores other organizations' data", async () => {
    const body = marks(await rowsOf(productFile([headings, ['P-1', ...good.slice(1)]])));
    expect(await server.call(previewSave, { body }, other)).toMatchObject({
      data: { created: 1, updated: 0, unchanged: 0 },
    });
  });
});
