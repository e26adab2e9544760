import { importDefinitions } from '@lading/contracts/all-imports';
import { expect, it } from 'vitest';
import { recipeFor } from './recipes/find-recipe.ts';
import { suggestMapping } from './suggest-mapping.ts';

const columnOf = (importKey: string, field: string, row: string, values: string, isWhole = true) => {
  const definition = importDefinitions.find(({ key }) => key === importKey)!;
  const headings = row.split(',');
  const columns = values.split(',').map((value) => [value]);
  const recipe = recipeFor(definition, headings);
  return suggestMapping(definition, { headings, columns, isWhole }, {}, recipe)[field]?.clientField;
};

it.each([
  ['order-shipment', 'phone', '订单号,收件人,收件人电话,收件人手机', '1,李安,,13800000000', '收件人手机'],
  ['order-shipment', 'phone', '订单号,收件人,收件人手机,收件人电话', '1,李安,,0571-1234567', '收件人电话'],
  [
    'order-shipment',
    'packageWeight1',
    'Order number,Weight (lb),Package weight (lb)',
    '1,,5',
    'Package weight (lb)',
  ],
  ['order-shipment', 'createTime', 'Order number,Order date,Created at', '1,,2026-11-02', 'Created at'],
  ['product', 'purchasingCost', 'SKU,Product name,Cost,Purchase price', 'A-1,Pan,,4.1', 'Purchase price'],
  [
    'order-shipment',
    'phone',
    '订单号,包裹号,平台,店铺账号,下单时间,收件人姓名,国家二字码,收件人电话,收件人手机',
    'A-1,P1,Amazon,Hearth,,Jordan,US,,2075550119',
    '收件人手机',
  ],
])('takes the column that has values, of %s as %s: %s', (importKey, field, row, values, wanted) => {
  expect(columnOf(importKey, field, row, values)).toBe(wanted);
});

it.each([
  ['company', 'Order number,Shipping Name,Shipping Company,Company', '1,Ann,,Payer Ltd', 'Shipping Company'],
  [
    'addressLine2',
    'Order number,Shipping Address 1,Shipping Address 2,Address 2',
    '1,1 A St,,Rear',
    'Shipping Address 2',
  ],
  ['phone', 'Order number,Phone,Mobile', '1,,', 'Phone'],
])('takes no other for the %s: %s', (field, row, values, wanted) => {
  expect(columnOf('order-shipment', field, row, values)).toBe(wanted);
});

it.each([
  ['stock-in', 'expiryDate', '仓库,参考号,SKU,有效期,保质期', 'LAX-01,A-1,MUG-1,,365', '有效期'],
  ['stock-in', 'expiryDate', '仓库,参考号,SKU,Expiry date,保质期至', 'LAX-01,A-1,MUG-1,,365', 'Expiry date'],
  ['order-shipment', 'storeName', 'Order number,Store,Platform', '1,,Amazon', 'Store'],
  ['product', 'skuNameCN', 'SKU,Product name,Chinese name,Description', 'A-1,Pan,,Of iron', 'Chinese name'],
  ['product', 'skuCode', 'SKU,Seller SKU,Product name', ',A-1,Pan', 'SKU'],
])(
  'keeps the %s field %s where no other column is surely the same: %s',
  (importKey, field, row, values, wanted) => {
    expect(columnOf(importKey, field, row, values)).toBe(wanted);
  },
);

it('keeps a column that may be filled further below', () => {
  const row = '订单号,收件人,收件人电话,收件人手机';
  expect(columnOf('order-shipment', 'phone', row, '1,李安,,13800000000', false)).toBe('收件人电话');
});
