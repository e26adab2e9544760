import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { heldBackFault, isHeldBackFault } from './held-back-fault.ts';
import { rowList } from './row-list.ts';

it('lists the invalid rows of the order on the rows that are held back (spec §3)', () => {
  expect(heldBackFault('orderNO', 'A', rowList([2, 7]))).toEqual({
    fieldName: 'orderNO',
    code: 'imports.heldBack',
    params: { order: 'A', rows: { items: [2, 7], total: 2 } },
    message: '“A” is imported as a whole, and there are errors in row 2, 7.',
    zhMessage: '“A”须整单导入，以下行有错误：2、7。',
  });
});

it('lists ten rows and counts the others', () => {
  const rows = rowList(Array.from({ length: 12 }, (_, at) => at + 1));
  const { message, zhMessage } = heldBackFault('orderNO', 'A', rows);
  expect(message).toContain('in row 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more.');
  expect(zhMessage).toContain('：1、2、3、4、5、6、7、8、9、10 等 12 个。');
});

it('is recognized by its code, in the grouping field only', () => {
  const fault = heldBackFault('orderNO', 'A', rowList([2]));
  expect(isHeldBackFault(orderShipmentImport, fault)).toBe(true);
  expect(isHeldBackFault(orderShipmentImport, { ...fault, fieldName: 'city' })).toBe(false);
  expect(isHeldBackFault(orderShipmentImport, { ...fault, code: 'orders.taken' })).toBe(false);
  expect(isHeldBackFault(productImport, fault)).toBe(false);
  expect(isHeldBackFault(orderShipmentImport, { ...fault, message: 'Reworded.' })).toBe(true);
  const { message, zhMessage } = fault;
  expect(isHeldBackFault(orderShipmentImport, { fieldName: 'orderNO', message, zhMessage })).toBe(false);
});
