import { productMessages, productsApi } from '@lading/contracts/products';
import { importMessages } from '@lading/contracts/imports';
import { expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { nearSkuWarnings } from './near-skus.ts';

const { server, seller, other } = await twoOrganizations();
const { saveProduct, validateRow } = productsApi.calls;

for (const skuCode of ['CUP-1', 'ＰＬＡＴＥ－１', 'BOWL 1', 'МUG-1']) {
  const body = {
    skuCode,
    skuName: 'A',
    packageType: 'Ready To Ship' as const,
    length: 1,
    width: 1,
    height: 1,
    unit: 'in/lb' as const,
  };
  const made = await server.call(saveProduct, { body }, seller);
  if (made.result !== 'OK') throw new Error(made.message);
}

const warned = async (skuCode: string, who = seller) => {
  const answer = await server.call(validateRow, { body: { skuCode } }, who);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return (answer.data.data.warningMessages ?? []).map(({ code, params }) => [code, params?.['other']]);
};

it.each([
  ['cup-1', 'CUP-1'],
  ['ＣＵＰ-1', 'CUP-1'],
  ['CUP –1', 'CUP-1'],
  ['PLATE-1', 'ＰＬＡＴＥ－１'],
  ['bowl1', 'BOWL 1'],
  ['MUG-1', 'МUG-1'],
])('warns about the row %s, because the organization has %s', async (sku, like) => {
  expect(await warned(sku)).toEqual([[productMessages.skuOtherCase.code, like]]);
});

it('does not warn about a distinct SKU, an existing one, or one of another organization', async () => {
  expect(await warned('CUP-2')).toEqual([]);
  expect(await warned('CUP-1')).toEqual([]);
  expect(await warned('cup-1', other)).toEqual([]);
});

it('warns about both kinds in rows of a file', async () => {
  const rows = {
    fields: ['skuCode'],
    columns: [['A-1', 'a-1', 'B']],
    rowCount: 3,
    rowNumbers: Uint32Array.of(2, 3, 4),
  };
  const found = await nearSkuWarnings(rows, { likeOthers: async () => [['B', 'b']] });
  expect(Array.from(found, ([row, warnings]) => [row, warnings.map(({ code }) => code)])).toEqual([
    [0, [importMessages.nearDuplicate.code]],
    [1, [importMessages.nearDuplicate.code]],
    [2, [productMessages.skuOtherCase.code]],
  ]);
});
