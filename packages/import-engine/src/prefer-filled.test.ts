import { importDefinitions } from '@lading/contracts/all-imports';
import { expect, it } from 'vitest';
import { recipeFor } from './recipes/find-recipe.ts';
import { suggestMapping } from './suggest-mapping.ts';

const columnOf = (importKey: string, field: string, row: string, values: string) => {
  const definition = importDefinitions.find(({ key }) => key === importKey)!;
  const headings = row.split(',');
  const columns = values.split(',').map((value) => [value]);
  const recipe = recipeFor(definition, headings);
  return suggestMapping(definition, { headings, columns }, {}, recipe)[field]?.clientField;
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
  ['product', 'skuCode', 'SKU,Seller SKU,Product name', ',A-1,Pan', 'Seller SKU'],
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
