import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { codeSuspicion } from './code-suspicion.ts';

const suspicion = (key: string, text: string) =>
  codeSuspicion(
    [...productImport.fields, ...orderShipmentImport.fields].find((field) => field.key === key)!,
    text,
  );

it.each([
  ['skuCode', 'MUG-1,MUG-2'],
  ['skuCode', 'MUG-1; MUG-2; MUG-3; MUG-4; MUG-5'],
  ['skuCode', 'MUG-1、MUG-2'],
  ['ean', '4006381333931;4006381333948'],
  ['upc', '012345678905 | 036000291452'],
])('several codes in one cell are odd: %s %s', (key, text) => {
  expect(suspicion(key, text)).toBe('code-separators');
});

it.each([
  ['skuCode', 'Shirt,Red,L'],
  ['skuCode', 'M8x1,5'],
  ['skuCode', 'KIT|2'],
  ['orderNO', '1001,1002'],
  ['reference', 'PO-1; PO-2'],
])('a code may hold a comma, and others may be lists: %s %s', (key, text) => {
  expect(suspicion(key, text)).toBeUndefined();
});
