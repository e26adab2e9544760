import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { RowGroups } from './row-groups.ts';

function groups(orderNos: readonly string[], { deleted = [] as number[], blank = [] as number[] } = {}) {
  return new RowGroups(orderShipmentImport, {
    rowCount: () => orderNos.length,
    value: (row) => orderNos[row] ?? '',
    isDeleted: (row) => deleted.includes(row),
    isBlank: (row) => blank.includes(row),
  });
}

describe('the rows of an order (spec §3)', () => {
  it.each([
    ['a row without a number continues the order above it', groups(['A', '', ' ', 'B']), [[0, 1, 2], [3]]],
    ['a first row that continues nothing is by itself', groups(['', 'B', '']), [[0], [1, 2]]],
    ['blank rows belong to none', groups(['A', '', ''], { blank: [1] }), [[0, 2]]],
    ['deleted rows belong to none', groups(['A', '', ''], { deleted: [2] }), [[0, 1]]],
    [
      'a deleted order is gone whole, and gives its packages to no other',
      groups(['A', '', 'B', '', 'C'], { deleted: [2, 3] }),
      [[0, 1], [4]],
    ],
    [
      'a row that loses its number below a deleted order is not lost with it',
      groups(['A', 'B', '', '', ''], { deleted: [1, 2] }),
      [[0], [3, 4]],
    ],
  ])('%s', (_sentence, made, expected) => {
    expect([...made.all()]).toEqual(expected);
  });

  it('lists the orders affected by an edit of the order number', () => {
    const made = groups(['A', '', 'B', '']);
    expect(made.touchedBy(3, new Set(['packageLength']))).toEqual([2]);
    expect(made.touchedBy(2, new Set(['orderNO']))).toEqual([2, 0]);
    expect(made.touchedBy(0, new Set(['orderNO']))).toEqual([0]);
  });

  it('keeps products separate', () => {
    const rows = { rowCount: () => 2, value: () => '', isDeleted: () => false, isBlank: () => false };
    expect([...new RowGroups(productImport, rows).all()]).toEqual([[0], [1]]);
  });
});
