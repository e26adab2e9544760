import { importsApi, type ImportRow } from '@lading/contracts/imports';
import {
  aliasesApi,
  aliasImportApi,
  bundleImportApi,
  bundlesApi,
  type BundleKind,
} from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const { made, seller, server, newProduct } = await warehouseWorld();
const { aliasPage, saveAlias } = aliasesApi.calls;
const { bundlePage, bundleDetail, saveBundle } = bundlesApi.calls;

async function save(api: typeof aliasImportApi, body: ImportRow[], clearBlanks = false) {
  const input = { body, query: { clearBlanks } };
  const answer = await server.call(api.calls.saveRows, input, seller, { 'idempotency-key': newKey() });
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data;
}
const preview = (api: typeof aliasImportApi, body: ImportRow[], clearBlanks = false) =>
  made(api.calls.previewRows, { body, query: { clearBlanks } }, seller);

it.each([
  ['without a quantity keeps what it has', {}, false, 6, []],
  ['with a blank quantity keeps what it has', { quantity: '' }, false, 6, []],
  ['gets the quantity of the file', { quantity: '4' }, false, 4, [{ records: 1, cleared: 0 }]],
  ['whose blank quantity clears stands for one', { quantity: '' }, true, 1, [{ records: 1, cleared: 1 }]],
  ['of a file without the column keeps what it has, also where blanks clear', {}, true, 6, []],
])('an alias %s', async (_, cells: ImportRow, clearBlanks, quantity, changes) => {
  const { skuCode } = await newProduct();
  const alias = `A-${newKey()}`;
  await made(saveAlias, { body: { alias, aliasType: 'SKU', skuCode, quantity: 6 } }, seller);
  const rows = [{ skuCode, aliasType: 'SKU', alias, ...cells }];
  const counts = {
    created: 0,
    updated: changes.length,
    unchanged: 1 - changes.length,
  };
  const named = changes.map((change) => ({ field: 'quantity', ...change }));
  expect(await preview(aliasImportApi, rows, clearBlanks)).toEqual({ ...counts, changes: named });
  expect(await save(aliasImportApi, rows, clearBlanks)).toMatchObject(counts);
  const { records } = await made(aliasPage, { query: { search: alias } }, seller);
  expect(records).toMatchObject([{ alias, quantity }]);
});

it.each([
  ['keeps its note where the file has none', {}, false, 'Handle with care', []],
  ['keeps its note where that of the file is blank', { note: '' }, false, 'Handle with care', []],
  ['gets the note of the file', { note: 'New' }, false, 'New', [{ field: 'note', records: 1, cleared: 0 }]],
  [
    'loses its note where blanks clear',
    { note: '' },
    true,
    null,
    [{ field: 'note', records: 1, cleared: 1 }],
  ],
  ['keeps its note without the column, also where blanks clear', {}, true, 'Handle with care', []],
])('a bundle %s', async (_, cells: ImportRow, clearBlanks, note, changes) => {
  const { skuCode } = await newProduct();
  const bundleSku = `B-${newKey()}`;
  const head = { bundleSku, bundleName: 'Set', kind: 'VIRTUAL' as BundleKind };
  const components = [{ skuCode, quantity: 2 }];
  await made(saveBundle, { body: { ...head, note: 'Handle with care', components } }, seller);
  const rows = [{ ...head, ...cells, componentSku: skuCode, componentQty: '3' }];
  const componentQty = { field: 'componentQty', records: 1, cleared: 0 };
  expect(await preview(bundleImportApi, rows, clearBlanks)).toEqual({
    created: 0,
    updated: 1,
    unchanged: 0,
    changes: [componentQty, ...changes],
  });
  expect(await save(bundleImportApi, rows, clearBlanks)).toMatchObject({ updated: 1 });
  const [found] = (await made(bundlePage, { query: { search: bundleSku } }, seller)).records;
  const bundle = await made(bundleDetail, { params: { bundleId: found!.bundleId } }, seller);
  expect(bundle).toMatchObject({ note, lines: [{ quantity: 3 }] });
});

it('a template has a unique name, ignoring width (decision D28)', async () => {
  const template = (name: string) => ({ params: { name }, body: { skuCode: 'Code' } });
  await made(importsApi.calls.createTemplate, template('Weekly ABC'), seller);
  expect(
    await server.call(importsApi.calls.createTemplate, template('Ｗｅｅｋｌｙ　ＡＢＣ'), seller),
  ).toMatchObject({
    code: 409,
    errors: [{ fieldName: 'name' }],
  });
});

it('a template remembers whether blank cells clear, and keeps it when only its columns change', async () => {
  const { createTemplate, updateTemplate, listTemplates } = importsApi.calls;
  const name = newKey();
  const body = { skuCode: 'Code' };
  const id = await made(createTemplate, { params: { name }, query: { clearBlanks: true }, body }, seller);
  const flag = async () =>
    (await made(listTemplates, {}, seller)).find((one) => one.excelFieldMappingId === id)?.clearBlanks;
  expect(await flag()).toBe(true);
  await made(updateTemplate, { params: { id, name }, query: {}, body: { skuCode: 'SKU' } }, seller);
  expect(await flag()).toBe(true);
  await made(updateTemplate, { params: { id, name }, query: { clearBlanks: false }, body }, seller);
  expect(await flag()).toBe(false);
  const plain = await made(createTemplate, { params: { name: newKey() }, body }, seller);
  const listed = await made(listTemplates, {}, seller);
  expect(listed.find((one) => one.excelFieldMappingId === plain)).toMatchObject({ clearBlanks: false });
});
