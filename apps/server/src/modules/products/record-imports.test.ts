import { importReceiptsApi, importsApi, type ImportRow } from '@lading/contracts/imports';
import {
  aliasesApi,
  aliasImportApi,
  bundleImportApi,
  bundlesApi,
  productMessages,
  productsApi,
} from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const { made, refused, seller, other, server, newProduct } = await warehouseWorld();
const { readReceipt, revertImport } = importReceiptsApi.calls;
const { aliasPage, saveAlias } = aliasesApi.calls;
const { bundlePage, bundleDetail, saveBundle } = bundlesApi.calls;

async function save(api: typeof aliasImportApi, rows: ImportRow[], key = newKey()) {
  const answer = await server.call(api.calls.saveRows, { body: rows }, seller, { 'idempotency-key': key });
  if (answer.result !== 'OK') return { faults: answer.errors?.map(({ fieldName }) => fieldName), taskId: '' };
  return { ...answer.data, taskId: answer.data.taskId! };
}
const aliasesOf = async (search: string) =>
  (await made(aliasPage, { query: { search } }, seller)).records.map(({ alias, skuCode, quantity }) => ({
    alias,
    skuCode,
    quantity,
  }));
const bundleOf = async (search: string) => {
  const [found] = (await made(bundlePage, { query: { search } }, seller)).records;
  return found && made(bundleDetail, { params: { bundleId: found.bundleId } }, seller);
};

it('aliases are created, changed or skipped, once under a key, and reverted', async () => {
  const [{ skuCode }, { skuCode: second }] = [await newProduct(), await newProduct()];
  const [one, two] = [`A-${newKey()}`, `A-${newKey()}`];
  await made(saveAlias, { body: { alias: one, aliasType: 'SKU', skuCode, quantity: 2 } }, seller);
  const rows = [
    { skuCode, aliasType: 'SKU', alias: one, quantity: '3' },
    { skuCode: second, aliasType: 'ASIN', alias: two },
  ];
  const key = newKey();
  const [first, again] = [await save(aliasImportApi, rows, key), await save(aliasImportApi, rows, key)];
  expect(first).toMatchObject({ created: 1, updated: 1, unchanged: 0, total: 2 });
  expect(again).toMatchObject({ repeated: true, taskId: first.taskId });
  expect(await aliasesOf(one)).toEqual([{ alias: one, skuCode, quantity: 3 }]);
  expect(await save(aliasImportApi, rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });

  const input = { params: { taskId: first.taskId } };
  expect(await made(readReceipt, input, seller)).toMatchObject({ revert: { state: 'possible' } });
  expect(await refused(revertImport, input, other)).toEqual({ code: 404 });
  expect(await made(revertImport, input, seller)).toMatchObject({ revert: { removed: 1, restored: 1 } });
  expect(await aliasesOf(one)).toEqual([{ alias: one, skuCode, quantity: 2 }]);
  expect(await aliasesOf(two)).toEqual([]);
});

it('an alias that changed since is not reverted', async () => {
  const { skuCode } = await newProduct();
  const alias = `A-${newKey()}`;
  const { taskId } = await save(aliasImportApi, [{ skuCode, aliasType: 'SKU', alias }]);
  const { aliasId } = (await made(aliasPage, { query: { search: alias } }, seller)).records[0]!;
  await made(saveAlias, { body: { aliasId, alias, aliasType: 'SKU', skuCode, quantity: 9 } }, seller);
  expect(await refused(revertImport, { params: { taskId } }, seller)).toEqual({ code: 409 });
});

it('a product never takes the SKU of a virtual bundle, neither manually nor by import', async () => {
  const { skuCode } = await newProduct();
  const bundleSku = `SET-${newKey()}`;
  const components = [{ skuCode, quantity: 2 }];
  await made(
    saveBundle,
    { body: { bundleSku, bundleName: 'Breakfast set', kind: 'VIRTUAL', components } },
    seller,
  );
  const product = { skuName: 'Breakfast set', packageType: 'Ready To Ship', unit: 'cm/kg' } as const;
  const size = { length: 1, width: 1, height: 1 };
  const byHand = { ...product, ...size, skuCode: bundleSku };
  expect(await refused(productsApi.calls.saveProduct, { body: byHand }, seller)).toEqual({ code: 409 });
  const cells = { length: '1', width: '1', height: '1' };
  const rows = [bundleSku, `${bundleSku}-2`].map((sku) => ({ ...product, ...cells, skuCode: sku }));
  const [asked, allowed] = await Promise.all(
    rows.map((body) => made(productsApi.calls.validateRow, { body }, seller)),
  );
  const isBundle = { fieldName: 'skuCode', code: productMessages.skuIsBundle.code };
  expect(asked?.data.errorMessages).toMatchObject([isBundle]);
  expect(allowed?.data.errorMessages).toEqual([]);
  const send = (body: ImportRow[]) =>
    server.call(productsApi.calls.saveRows, { body, query: {} }, seller, { 'idempotency-key': newKey() });
  expect(await send(rows)).toMatchObject({
    errors: [{ fieldName: '0.skuCode', code: productMessages.skuIsBundle.code }],
  });
  expect(await send(rows.slice(1))).toMatchObject({ data: { data: { created: 1 } } });
});

it('rows with the SKU of a virtual bundle are reported before they are saved (spec §5)', async () => {
  const { skuCode } = await newProduct();
  const bundleSku = `SET-${newKey()}`;
  const bundle = { bundleSku, bundleName: 'Set', kind: 'VIRTUAL' as const };
  await made(saveBundle, { body: { ...bundle, components: [{ skuCode, quantity: 2 }] } }, seller);
  const cells = 'Set,Ready To Ship,1,1,1,cm/kg';
  const text = `SKU,Name,Package type,Length,Width,Height,Unit\n${bundleSku},${cells}\n${bundleSku}-2,${cells}\n`;
  const body = { file: new File([text], 'goods.csv') };
  const { data: rows } = await made(productsApi.calls.importProduct, { body }, seller);
  expect(rows.map(({ errorMessages }) => errorMessages?.map(({ code }) => code))).toEqual([
    [productMessages.skuIsBundle.code],
    [],
  ]);
  const faulty = await server.send(
    productsApi.calls.importProductLines,
    { body: { ...body, faultsOnly: true } },
    seller,
  );
  expect(faulty.body.trim().split('\n')).toHaveLength(1);
});

it('a template whose column fills two fields is refused, except for dimensions of a size (spec §5)', async () => {
  const { createTemplate, updateTemplate } = importsApi.calls;
  const twice = { skuCode: 'SKU', skuName: ' SKU ', note: '{A} {B}', brand: 'B' };
  const sides = { skuCode: 'SKU', length: '{Size}#L', width: '{Size}#W', height: '{Size}#H' };
  const fields = ['skuCode', 'skuName', 'brand', 'note'];
  const saved = (body: Record<string, string>) =>
    server.call(createTemplate, { params: { name: newKey() }, body }, seller);
  const faultsOf = (answer: Awaited<ReturnType<typeof saved>>) =>
    answer.result === 'OK' ? [] : answer.errors?.map(({ fieldName }) => fieldName);
  expect(faultsOf(await saved(twice))?.toSorted()).toEqual(fields.toSorted());
  const name = newKey();
  const id = await made(createTemplate, { params: { name }, body: sides }, seller);
  const change = (body: Record<string, string>) =>
    server.call(updateTemplate, { params: { id, name }, body }, seller);
  expect(await change(twice)).toMatchObject({ code: 400 });
  expect(await change({ ...sides, note: 'Remarks' })).toMatchObject({ result: 'OK' });
});

it('an alias that occurs twice in the file is reported in every row, however its store is spelled', async () => {
  const { skuCode } = await newProduct();
  const { rows: stores } = await server.platform.database.pool.query<{ name: string }>(
    `select name from store where org_id = (select org_id from product where sku_code = $1 limit 1)
     order by store_id limit 1`,
    [skuCode],
  );
  const { name } = stores[0]!;
  const alias = `A-${newKey()}`;
  const row = { skuCode, aliasType: 'SKU', alias, storeName: name, quantity: '2' };
  const rows = [row, { ...row, storeName: ` ${name.toUpperCase()}`, quantity: '3' }];
  expect(await save(aliasImportApi, rows)).toMatchObject({ faults: ['0.alias', '1.alias'] });
  expect(await aliasesOf(alias)).toEqual([]);
  expect(await save(aliasImportApi, [rows[1]!])).toMatchObject({ created: 1 });
});

it('every invalid row is reported, and nothing is saved then', async () => {
  const [{ skuCode }, { skuCode: second }] = [await newProduct(), await newProduct()];
  const [taken, fresh] = [`A-${newKey()}`, `A-${newKey()}`];
  await made(saveAlias, { body: { alias: taken, aliasType: 'SKU', skuCode, quantity: 1 } }, seller);
  const rows = [
    { skuCode, aliasType: 'SKU', alias: fresh },
    { skuCode: second, aliasType: 'SKU', alias: taken },
    { skuCode: 'NO-SUCH-SKU', aliasType: 'SKU', alias: `A-${newKey()}` },
    { skuCode, aliasType: 'SKU', alias: second },
    { skuCode, aliasType: 'SKU', alias: `A-${newKey()}`, storeName: 'No such store' },
    { skuCode, aliasType: 'Nonsense', alias: `A-${newKey()}`, quantity: '0' },
  ];
  const { faults } = await save(aliasImportApi, rows);
  expect(faults?.toSorted()).toEqual([
    '1.alias',
    '2.skuCode',
    '3.alias',
    '4.storeName',
    '5.aliasType',
    '5.quantity',
  ]);
  expect(await aliasesOf(fresh)).toEqual([]);
  const checked = await made(aliasImportApi.calls.validateRows, { body: [rows[1]!] }, seller);
  expect(checked).toMatchObject([{ errorMessages: [{ fieldName: 'alias' }] }]);
});

it('a file of aliases is mapped by its headings, and its rows are checked against stored data', async () => {
  const { skuCode } = await newProduct();
  const csv = `仓库SKU,类型,平台SKU\n${skuCode},SKU,A-${newKey()}\nNO-SUCH,SKU,A-${newKey()}\n`;
  const file = new File([csv], 'aliases.csv');
  const { calls } = importsApi;
  const body = { file, importType: 'product-alias' };
  const { referenceId, suggestion } = await made(calls.analyseAndCacheFile, { body }, seller);
  const fieldMapping = Object.fromEntries(
    Object.entries(suggestion!).map(([field, { clientField }]) => [field, clientField]),
  );
  expect(fieldMapping).toEqual({ skuCode: '仓库SKU', aliasType: '类型', alias: '平台SKU' });
  const view = { body: { referenceId, fieldMapping } };
  const seen = await server.send(aliasImportApi.calls.viewRows, view, seller);
  const lines = seen.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportRow);
  expect(lines.map(({ errorMessages }) => errorMessages?.map(({ fieldName }) => fieldName))).toEqual([
    [],
    ['skuCode'],
  ]);
  expect(await refused(aliasImportApi.calls.viewRows, view, other)).toEqual({ code: 400 });

  const type = { query: { type: 106 } };
  const template = { params: { name: newKey() }, ...type, body: fieldMapping };
  const id = await made(calls.createTemplate, template, seller);
  expect(await made(calls.listTemplates, type, seller)).toMatchObject([{ excelFieldMappingId: id }]);
  const ofProducts = await made(calls.listTemplates, {}, seller);
  expect(ofProducts.map(({ excelFieldMappingId }) => excelFieldMappingId)).not.toContain(id);
});

it('bundles get the components of the file, are refused as a whole, and are reverted', async () => {
  const [cup, plate] = [await newProduct(), await newProduct()];
  const [known, fresh] = [`B-${newKey()}`, `B-${newKey()}`];
  const components = [{ skuCode: cup.skuCode, quantity: 1 }];
  const draft = { bundleSku: known, bundleName: 'Before', kind: 'VIRTUAL' as const, components };
  await made(saveBundle, { body: draft }, seller);
  const head = (bundleSku: string) => ({ bundleSku, bundleName: 'Set', kind: 'VIRTUAL' });
  const rows = [
    { ...head(known), componentSku: cup.skuCode, componentQty: '2' },
    { componentSku: plate.skuCode, componentQty: '3' },
    { ...head(fresh), componentSku: plate.skuCode, componentQty: '1' },
  ];
  const wrong = [...rows, { componentSku: 'NO-SUCH', componentQty: '1' }];
  // The first row of the second bundle is valid, but blocked with it.
  expect((await save(bundleImportApi, wrong)).faults).toEqual(['2.bundleSku', '3.componentSku']);

  const { taskId, ...counts } = await save(bundleImportApi, rows);
  expect(counts).toMatchObject({ created: 1, updated: 1, total: 2, rows: 3 });
  expect((await bundleOf(known))?.lines).toMatchObject([
    { skuCode: cup.skuCode, quantity: 2 },
    { skuCode: plate.skuCode, quantity: 3 },
  ]);
  expect(await save(bundleImportApi, rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  const circle = [{ ...head(fresh), componentSku: fresh, componentQty: '1' }];
  expect((await save(bundleImportApi, circle)).faults).toEqual(['0.componentSku']);

  const undone = await made(revertImport, { params: { taskId } }, seller);
  expect(undone).toMatchObject({ revert: { state: 'done', removed: 1, restored: 1 } });
  expect(await bundleOf(known)).toMatchObject({ bundleName: 'Before', lines: [{ quantity: 1 }] });
  expect(await bundleOf(fresh)).toBeUndefined();
});
