import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { GridStore } from '@lading/data-grid';
import { expect, it } from 'vitest';
import { columnSigns } from './column-signs.ts';

function signs(definition: typeof productImport | typeof orderShipmentImport, key: string, cells: string[]) {
  const store = new GridStore({ keys: [key] });
  store.append([cells]);
  return { store, of: columnSigns(store, definition) };
}

it.each([
  [['03/04/2026', '13/04/2026'], 'day-first'],
  [['03/04/2026', '04/13/2026 9:14'], 'month-first'],
  [['03/04/2026', '13/04/2026', '04/13/2026'], undefined],
  [['03/04/2026', '05/06/2026'], undefined],
  [['03-04-26', '26-11-25'], undefined],
  [['03-04-26', '13-04-26'], 'day-first'],
  [['2026-04-13', 'Apr 13, 2026', 'soon', ''], undefined],
] as const)('a column of days %j is read %s', (cells, reading) => {
  expect(signs(orderShipmentImport, 'createTime', [...cells]).of('createTime')).toBe(reading);
});

it.each([
  [['1,234', '12,50'], 'comma'],
  [['1,234', '12.50'], 'point'],
  [['1,234', '1,234.5'], 'point'],
  [['1,234', '1.234,5'], 'comma'],
  [['1,234', '12,50', '12.50'], undefined],
  [['1,234', '1.234', '12'], undefined],
] as const)('a column of numbers %j is read by its %s', (cells, reading) => {
  expect(signs(productImport, 'purchasingCost', [...cells]).of('purchasingCost')).toBe(reading);
});

it('keeps its evidence, and ignores text columns', () => {
  const { store, of } = signs(productImport, 'purchasingCost', ['1,234', '12,50']);
  expect(of('purchasingCost')).toBe('comma');
  store.edit([{ row: 1, key: 'purchasingCost', value: '12.50' }]);
  expect(of('purchasingCost')).toBe('comma');
  expect(signs(productImport, 'skuName', ['12,50']).of('skuName')).toBeUndefined();
});
