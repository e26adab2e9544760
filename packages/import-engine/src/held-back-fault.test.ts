import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import { productImport } from '@lading/contracts/imports/product.import';
import { expect, it } from 'vitest';
import { heldBackFault, isHeldBackFault } from './held-back-fault.ts';
import { rowList } from './row-list.ts';

it('names the order and the faulty rows to those that are held back (spec §3)', () => {
  expect(heldBackFault('orderNO', 'A', rowList([2, 7]))).toEqual({
    fieldName: 'orderNO',
    message: 'Order “A” is imported as a whole, and there are errors in row 2, 7.',
    zhMessage: '订单“A”须整单导入，而第 2、7 行有错误。',
  });
});

it('names ten rows and counts the others', () => {
  const { message, zhMessage } = rowList(Array.from({ length: 12 }, (_, at) => at + 1));
  expect(message).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more');
  expect(zhMessage).toBe('1、2、3、4、5、6、7、8、9、10 等 12');
});

it('is known by its words, in the field that holds orders together alone', () => {
  const fault = heldBackFault('orderNO', 'A', rowList([2]));
  expect(isHeldBackFault(orderShipmentImport, fault)).toBe(true);
  expect(isHeldBackFault(orderShipmentImport, { ...fault, fieldName: 'city' })).toBe(false);
  expect(isHeldBackFault(orderShipmentImport, { ...fault, message: 'Order “A” is taken.' })).toBe(false);
  expect(isHeldBackFault(productImport, fault)).toBe(false);
});
