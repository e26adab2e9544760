import { readdir } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { type ImportRow, importsApi } from '@lading/contracts/imports';
import { orderImportApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { tasksApi } from '@lading/contracts/tasks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { analysed, firstRow, orderFile } from '../orders/testing/order-files.ts';

const { view, viewLines } = orderImportApi.calls;
const { importProduct, previewSave } = productsApi.calls;
/** More JSON than a small call reads or writes at once. */
const much = 50_000;
const many = 3_000;

const { server, seller } = await twoOrganizations();
afterEach(() => void vi.restoreAllMocks());

const orders = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...firstRow, orderNO: `LOOP-${at}`, storeName: '' }));

/** The longest JSON this thread has read or written since; the work of workers is not visible here. */
function watchJson(): () => number {
  const parse = vi.spyOn(JSON, 'parse');
  const stringify = vi.spyOn(JSON, 'stringify');
  return () =>
    Math.max(
      0,
      ...parse.mock.calls.map(([text]) => text.length),
      ...stringify.mock.results.map(({ value }) => String(value ?? '').length),
    );
}

/** A call with its body as bytes, as received from the network. */
async function sent(path: string, body: string) {
  const longest = watchJson();
  const { accessToken, host } = seller;
  const headers = { host, authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const response = await server.app.inject({ method: 'POST', url: path, headers, payload: body });
  const seen = longest();
  vi.restoreAllMocks();
  return { response, seen };
}

describe('whole imports are read, checked and written off the event loop, while others are answered (decision D8)', () => {
  it.each([
    ['products', productsApi.calls.errorExport.path, { skuCode: 'A', skuName: '' }],
    ['orders', orderImportApi.calls.errorExport.path, firstRow],
  ])('the export of the errors of %s', async (_, path, row) => {
    const fault = { fieldName: 'skuName', message: 'Missing.', zhMessage: '缺少。' };
    const rows: ImportRow[] = Array.from({ length: many }, () => ({ ...row, errorMessages: [fault] }));
    const { response, seen } = await sent(path, JSON.stringify(rows));
    expect(response.headers['content-type']).toContain('spreadsheetml');
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(seen).toBeLessThan(much);
  });

  it('the preview of a save', async () => {
    const skuCodes = Array.from({ length: 30_000 }, (_, at) => `LOOP-${at}`);
    const body = JSON.stringify({ skuCodes, marks: skuCodes.map(() => 'abcd.'), carried: [] });
    const { response, seen } = await sent(previewSave.path, body);
    expect(response.json()).toMatchObject({ data: { created: 30_000, updated: 0, unchanged: 0 } });
    expect(seen).toBeLessThan(much);
  });

  it('the view of orders, complete and by lines', async () => {
    const excelCacheId = await analysed(server, seller, orderFile(orders(many)));
    const longest = watchJson();
    const query = { excelCacheId, excelFieldMappingId: '1' };
    const whole = await server.send(view, { query }, seller);
    const lines = await server.send(viewLines, { body: query }, seller, { accept: 'application/x-ndjson' });
    expect(longest()).toBeLessThan(much);
    vi.restoreAllMocks();
    expect(whole.headers['content-type']).toContain('application/json');
    const rows = whole.json<{ data: ImportRow[] }>().data;
    expect(rows).toHaveLength(many);
    expect(rows.at(-1)).toMatchObject({ orderNO: `LOOP-${many - 1}`, errorMessages: [] });
    expect(lines.body.trim().split('\n')).toHaveLength(many);
  });

  it('the rows of a product file', async () => {
    const cells = Array.from({ length: many }, (_, at) => `L-${at},Stool,Ready To Ship,1,2,3,cm/kg`);
    const file = new File(
      [['SKU,Product name,Package type,Length,Width,Height,Unit', ...cells].join('\n')],
      'loop.csv',
    );
    const longest = watchJson();
    const response = await server.send(importProduct, { body: { file } }, seller);
    expect(longest()).toBeLessThan(much);
    vi.restoreAllMocks();
    expect(response.json<{ data: { data: ImportRow[] } }>().data.data).toHaveLength(many);
  });
});

it('the workbook of failed rows of a stopped import', async () => {
  const body: ImportRow[] = Array.from({ length: many }, (_, at) => ({
    skuCode: `BACK-${at}`,
    skuName: 'Stool',
    packageType: 'Ready To Ship',
    length: '1',
    width: '2',
    height: '3',
    unit: 'cm/kg',
  }));
  const saved = await server.call(productsApi.calls.saveRows, { body }, seller, { 'idempotency-key': 'b' });
  if (saved.result !== 'OK') throw new Error(JSON.stringify(saved));
  const { taskId } = saved.data!.data!;
  await server.call(tasksApi.calls.cancelTask, { body: { taskId: taskId! } }, seller);
  const longest = watchJson();
  const file = await server.send(importsApi.calls.exportFailOutbound, { body: { taskId: taskId! } }, seller);
  expect(longest()).toBeLessThan(much);
  vi.restoreAllMocks();
  const book = read(file.rawPayload);
  expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!)).toHaveLength(many);
});

it('a written reply leaves no file behind', async () => {
  expect(await readdir(server.platform.files.uploads)).toEqual([]);
});
