import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportRows } from './apply-mapping.ts';
import { groupPackages } from './check-cells.ts';

const rowsOf = (orderNos: readonly string[]): ImportRows => ({
  rowCount: orderNos.length,
  fields: ['packageWeight', 'orderNO'],
  columns: [orderNos.map(() => '1'), [...orderNos]],
  rowNumbers: Uint32Array.from(orderNos, (_, row) => row + 2),
  warnings: [],
});

/** A file as orders with their number of packages, and packages before the first order, which continue nothing. */
const file = fc.record({
  orphans: fc.nat({ max: 3 }),
  orders: fc.array(
    fc.record({
      orderNO: fc.string({ minLength: 1, maxLength: 6 }),
      packages: fc.integer({ min: 1, max: 6 }),
    }),
    { maxLength: 12 },
  ),
});

describe('the packages of an order (spec §3)', () => {
  it('belong to the order that the file names, in 10,000 random files', () => {
    fc.assert(
      fc.property(file, ({ orphans, orders }) => {
        const orderNos: string[] = Array.from({ length: orphans }, () => '');
        const owners: number[] = orderNos.map(() => 0);
        for (const { orderNO, packages } of orders) {
          const first = orderNos.length;
          for (let at = 0; at < packages; at += 1) {
            orderNos.push(at === 0 ? orderNO : '');
            owners.push(first);
          }
        }
        expect([...groupPackages(orderShipmentImport, rowsOf(orderNos))]).toEqual(owners);
      }),
      { numRuns: 10_000 },
    );
  });

  it('are separate rows without grouping', () => {
    expect([...groupPackages(productImport, rowsOf(['', 'A', '']))]).toEqual([0, 1, 2]);
  });
});
