import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../testing/session-of.ts';
import {
  copyFromAbove,
  deleteRows,
  fixSize,
  keepOne,
  mergeAsLines,
  mergeAsPackages,
  rowsEdited,
  setAll,
  type BulkFix,
} from './bulk-fix.ts';

const [order, parcel] = orderShipmentImport.sample as readonly Record<string, string>[];
const product = productImport.sample[0] as Record<string, string>;

async function orders(rows: readonly Record<string, string>[]) {
  const { made } = sessionOf(rows, undefined, orderShipmentImport);
  await made.load();
  const numbers = () =>
    rows.flatMap((_, row) => (made.store.isDeleted(row) ? [] : [made.store.value(row, 'orderNO')]));
  const apply = (fix: BulkFix) =>
    fix.does === 'edit' ? made.store.edit(fix.edits) : made.store.deleteRows(fix.rows);
  return { made, numbers, apply };
}

describe('copying from above', () => {
  it('takes the nearest correct value, for a whole run, and skips deleted rows', async () => {
    const { made } = await orders([
      { ...order!, orderNO: 'A', carrierName: '' },
      { ...order!, orderNO: 'B', carrierName: 'UPS' },
      { ...order!, orderNO: 'C', carrierName: 'USPS' },
      { ...order!, orderNO: 'D', carrierName: '' },
      { ...parcel! },
      { ...order!, orderNO: 'E', carrierName: '' },
    ]);
    made.store.deleteRows([2]);
    expect(copyFromAbove(made, [0, 3, 5], 'carrierName')).toEqual({
      does: 'edit',
      edits: [
        { row: 3, key: 'carrierName', value: 'UPS' },
        { row: 5, key: 'carrierName', value: 'UPS' },
      ],
    });
  });

  it('never copies another wrong value', async () => {
    const { made } = sessionOf([
      { ...product, skuCode: 'A', length: 'long' },
      { ...product, skuCode: 'B', length: 'wide' },
    ]);
    await made.load();
    expect(fixSize(copyFromAbove(made, [1], 'length'))).toBe(0);
  });
});

describe('rows with the same number', () => {
  const twice = [
    { ...order!, orderNO: 'A' },
    { ...parcel! },
    { ...order!, orderNO: 'B' },
    { ...order!, orderNO: 'A' },
    { ...order!, orderNO: 'A', city: 'Boston' },
  ];

  it('keep the first or the last, with all packages, in one undo step', async () => {
    const { made, numbers, apply } = await orders(twice);
    const last = keepOne(orderShipmentImport, made, [0, 3, 4], 'last');
    expect(fixSize(last)).toBe(3);
    apply(last);
    expect(numbers()).toEqual(['B', 'A']);
    expect(made.store.getSnapshot().errorRows).toBe(0);
    made.store.undo();
    apply(keepOne(orderShipmentImport, made, [0, 3, 4], 'first'));
    expect(numbers()).toEqual(['A', '', 'B']);
  });

  it('are lines of one order only if they do not contradict it', async () => {
    const { made, numbers, apply } = await orders(twice);
    const lines = mergeAsLines(orderShipmentImport, made, [0, 3, 4])!;
    expect(lines).toEqual({ does: 'delete', rows: [3] });
    apply(lines);
    expect(numbers()).toEqual(['A', '', 'B', 'A']);
  });

  it('become packages of the order directly above them', async () => {
    const { made, apply } = await orders([
      { ...order!, orderNO: 'A' },
      { ...order!, orderNO: 'A', packageLength: '30' },
      { ...parcel! },
      { ...order!, orderNO: 'A', packageLength: '40' },
      { ...order!, orderNO: 'B' },
      { ...order!, orderNO: 'A' },
    ]);
    const packages = mergeAsPackages(orderShipmentImport, made, [0, 1, 3, 5])!;
    expect(rowsEdited(packages)).toBe(2);
    apply(packages);
    expect(made.groups.rowsOf(0)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 3].map((row) => made.store.value(row, 'packageLength'))).toEqual(['12', '30', '40']);
    expect(made.store.hasError(1)).toBe(false);
    made.store.undo();
    expect(made.store.value(1, 'orderNO')).toBe('A');
    expect(made.store.value(1, 'name')).toBe(order!['name']);
  });

  it('of a product are never merged', async () => {
    const { made } = sessionOf([product, product]);
    await made.load();
    expect(mergeAsLines(productImport, made, [0, 1])).toBeNull();
    expect(mergeAsPackages(productImport, made, [0, 1])).toBeNull();
    expect(keepOne(productImport, made, [0, 1], 'first')).toEqual({ does: 'delete', rows: [1] });
  });
});

it('a value for all cells, and the deletion of rows, do not affect deleted rows', async () => {
  const { made } = await orders([{ ...order!, orderNO: 'A' }, { ...parcel! }, { ...order!, orderNO: 'B' }]);
  made.store.deleteRows([2]);
  expect(fixSize(setAll(made, [0, 2], 'carrierName', 'UPS'))).toBe(1);
  expect(deleteRows(made, [1, 2])).toEqual({ does: 'delete', rows: [0, 1] });
});
