import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { findNearDuplicates, isNearDuplicate } from './near-duplicates.ts';

const rowsOf = (key: string, codes: readonly string[]) => ({
  rowCount: codes.length,
  rowNumbers: codes.map((_, row) => row + 2),
  cell: (field: string, row: number) => (field === key ? codes[row]! : ''),
});

it.each([
  [productImport, 'skuCode', 'mug-1'],
  [productImport, 'skuCode', 'ＭＵＧ－１'],
  [productImport, 'skuCode', 'MUG –1'],
  [orderShipmentImport, 'orderNO', 'Mug-1'],
  [orderShipmentImport, 'orderNO', 'МUG-1'],
] as const)('codes of a file that are easily confused get a warning (%#)', (definition, key, code) => {
  const found = findNearDuplicates(definition, rowsOf(key, ['MUG-1', 'MUG-2', code, 'MUG-1']));
  expect([...found.keys()].toSorted()).toEqual([0, 2, 3]);
  expect(found.get(2)).toMatchObject([{ fieldName: key, params: { rows: { items: [2, 5], total: 2 } } }]);
  expect(found.get(0)!.every(isNearDuplicate)).toBe(true);
});

it('other codes get none, and neither do equal codes', () => {
  expect(findNearDuplicates(productImport, rowsOf('skuCode', ['A-1', 'A-1', 'A1', 'A-2', ''])).size).toBe(0);
});

const inAnyCase = (at: number) =>
  Array.from('abcdefghijklmnop', (letter, place) => (at & (1 << place) ? letter.toUpperCase() : letter)).join(
    '',
  );

it('a file of one code, or of nothing but variants of one, is compared in one pass', () => {
  const same = Array.from({ length: 100_000 }, () => 'MUG-1');
  expect(findNearDuplicates(productImport, rowsOf('skuCode', same)).size).toBe(0);
  const variants = Array.from({ length: 65_000 }, (_, at) => inAnyCase(at));
  const found = findNearDuplicates(productImport, rowsOf('skuCode', variants));
  expect(found.size).toBe(65_000);
  expect(found.get(3)).toMatchObject([{ params: { rows: { items: [2, 3, 4, 6, 7], total: 64_999 } } }]);
});
