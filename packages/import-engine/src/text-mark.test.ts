import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { applyMapping } from './apply-mapping.ts';

function stored(key: string, cell: string): string {
  const definition = [productImport, orderShipmentImport].find(({ fields }) =>
    fields.some((field) => field.key === key),
  )!;
  const sheet = {
    headings: ['Column'],
    columns: [[cell]],
    columnNumbers: Uint32Array.of(0),
    rowCount: 1,
    rowNumbers: Uint32Array.of(2),
    warnings: [],
  };
  const { fields, columns } = applyMapping(definition, sheet, { [key]: 'Column' });
  return columns[fields.indexOf(key)]![0]!;
}

it.each([
  ['upc', "'012345678905", '012345678905'],
  ['upc', '="012345678905"', '012345678905'],
  ['skuName', '="00042"', '00042'],
  ['skuName', '="a"&"b"', '="a"&"b"'],
  ['skuCode', "'00042-NAT", '00042-NAT'],
  ['skuCode', "'ABC", 'ABC'],
  ['zipCode', "'78701", '78701'],
  ['zipCode', "'78701-0123", '78701-0123'],
  ['phone', "'+1 510 555 0142", '+1 510 555 0142'],
  ['orderNO', "'#1001", '#1001'],
  ['addressLine1', "'210 Harbor Way", '210 Harbor Way'],
  ['length', "'12.5", '12.5'],
  ['originCountry', "'US", 'US'],
  ['createTime', "'2026-03-01 09:00:00", '2026-03-01 09:00:00'],
  ['skuName', "'=Bracket", '=Bracket'],
  ['note', "'-5 °C", '-5 °C'],
  ['skuCode', '`00042', '00042'],
  ['upc', '’012345678905', '012345678905'],
  ['orderNO', '‘1001', '1001'],
  ['zipCode', '´02101', '02101'],
  ['phone', '＇13800138000', '13800138000'],
  ['purchasingCost', '’12.5', '12.5'],
  ['skuCode', "'00042'", '00042'],
])('%s %s is stored without the mark of a text cell: %s', (key, cell, wanted) => {
  expect(stored(key, cell)).toBe(wanted);
});

it.each([
  ['city', "'s-Hertogenbosch"],
  ['skuName', "'90s lamp"],
  ['skuName', "'24 season shirt"],
  ['skuName', "'Rosie' doll"],
  ['skuName', "'12' ruler'"],
  ['name', "'t Hooft"],
  ['addressLine1', "'s-Gravelandseweg 5"],
  ['name', "O'Neil"],
  ['note', "'"],
  ['skuCode', '`A`'],
  ['skuName', '’90s lamp'],
  ['skuCode', "'"],
])('%s %s keeps a real apostrophe', (key, cell) => {
  expect(stored(key, cell)).toBe(cell);
});
