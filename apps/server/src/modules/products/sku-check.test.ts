import { randomUUID } from 'node:crypto';
import { bundlesApi, productMessages, productsApi, type SkuUse } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { skuCheck, saveProduct } = productsApi.calls;
const { server, seller, other } = await twoOrganizations();

const product = (fields: object) =>
  server.call(
    saveProduct,
    {
      body: {
        skuCode: 'Case-1',
        skuName: 'Case',
        packageType: 'Ready To Ship',
        length: 1,
        width: 1,
        height: 1,
        unit: 'in/lb',
        ...fields,
      },
    },
    seller,
  );
const made = await product({});
if (made.result !== 'OK') throw new Error(made.message);
const { productId } = made.data;
const bundle = await server.call(
  bundlesApi.calls.saveBundle,
  {
    body: {
      bundleSku: 'Set-1',
      bundleName: 'Set',
      kind: 'VIRTUAL',
      components: [{ skuCode: 'Case-1', quantity: 2 }],
    },
  },
  seller,
  { 'idempotency-key': randomUUID() },
);
if (bundle.result !== 'OK') throw new Error(bundle.message);

const { skuTaken, skuIsBundle, bundleSkuTaken, bundleIsProduct, kitNeedsProduct, skuOtherCase } =
  productMessages;

it.each<[string, { skuCode: string; use: SkuUse; id?: string }, string | null, string | null]>([
  ['a product of a new SKU', { skuCode: 'New-1', use: 'PRODUCT' }, null, null],
  ['a second product', { skuCode: 'Case-1', use: 'PRODUCT' }, skuTaken.code, null],
  ['the product itself', { skuCode: 'Case-1', use: 'PRODUCT', id: productId }, null, null],
  ['a product in place of a bundle', { skuCode: 'Set-1', use: 'PRODUCT' }, skuIsBundle.code, null],
  ['a product of another case', { skuCode: 'CASE-1', use: 'PRODUCT' }, null, skuOtherCase.code],
  ['a product like a bundle', { skuCode: 'set-1', use: 'PRODUCT' }, null, skuOtherCase.code],
  ['a second bundle', { skuCode: 'Set-1', use: 'VIRTUAL' }, bundleSkuTaken.code, null],
  ['the bundle itself', { skuCode: 'Set-1', use: 'VIRTUAL', id: bundle.data.bundleId }, null, null],
  ['a bundle in place of a product', { skuCode: 'Case-1', use: 'VIRTUAL' }, bundleIsProduct.code, null],
  ['a kit of a product', { skuCode: 'Case-1', use: 'KIT' }, null, null],
  ['a kit without a product', { skuCode: 'case-1', use: 'KIT' }, kitNeedsProduct.code, skuOtherCase.code],
])('reports the error or warning that saving a SKU would give: %s', async (_name, query, fault, warning) => {
  const answer = await server.call(skuCheck, { query }, seller);
  expect(answer).toMatchObject({ result: 'OK' });
  const told = answer.result === 'OK' ? answer.data : undefined;
  expect([told?.fault?.code ?? null, told?.warning?.code ?? null]).toEqual([fault, warning]);
});

it('never reveals other organizations’ SKUs', async () => {
  expect(await server.call(skuCheck, { query: { skuCode: 'case-1', use: 'PRODUCT' } }, other)).toMatchObject({
    data: { fault: null, warning: null },
  });
});

it('keeps two products apart whose SKUs differ only in case', async () => {
  expect(await product({ skuCode: 'cAsE-1' })).toMatchObject({ result: 'OK', data: { skuCode: 'cAsE-1' } });
});

it.each([
  ['asin', 'B0ABCD123', productMessages.asinForm.code],
  ['asin', 'B0-ABCD123', productMessages.asinForm.code],
  ['fnSku', 'X00 1ABCDEF', productMessages.fnSkuForm.code],
])('refuses a %s in a form that the import refuses: %s', async (field, text, code) => {
  expect(await product({ skuCode: `F-${text}`, [field]: text })).toMatchObject({
    code: 400,
    errors: [{ fieldName: field, code }],
  });
});

it('accepts Amazon codes as the import does', async () => {
  expect(await product({ skuCode: 'F-1', asin: 'B0ABCD1234', fnSku: 'X001ABCDEF' })).toMatchObject({
    result: 'OK',
    data: { asin: 'B0ABCD1234', fnSku: 'X001ABCDEF' },
  });
});
