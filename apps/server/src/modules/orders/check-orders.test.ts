import { importMessages } from '@lading/contracts/imports';
import { orderMessages, orderShipmentImport } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { columnsOf } from '../../platform/spreadsheets/import-rows.ts';
import { checkOrders, type OrderLookup } from './check-orders.ts';
import { orderKey } from './known-orders.ts';
import { rowsOfColumns } from './order-rows.ts';

/** The warnings of order numbers by row, in an organization that has the given orders without a store. */
async function warned(has: string[], ...numbers: string[]) {
  const keys = new Set(has.map((orderNo) => orderKey(null, orderNo)));
  const lookup: OrderLookup = {
    stores: [],
    taken: async (orders) =>
      new Set(
        orders.map(({ storeId, orderNo }) => orderKey(storeId, orderNo)).filter((key) => keys.has(key)),
      ),
  };
  const rows = rowsOfColumns(
    columnsOf(
      orderShipmentImport,
      numbers.map((orderNO) => ({ orderNO })),
    ),
  );
  const { found } = await checkOrders(lookup, rows, new Map(), '2026-11-26');
  return numbers.map((_, row) =>
    (found.warnings.get(row) ?? [])
      .filter(({ fieldName }) => fieldName === 'orderNO')
      .map(({ code }) => code),
  );
}

it.each(['lad-1', 'Lad-1', 'LAD –1', 'ＬＡＤ－１'])(
  'warns that an order %s may be the existing LAD-1',
  async (number) => {
    expect(await warned(['LAD-1'], number, 'LAD-2')).toEqual([[orderMessages.likeOther.code], []]);
  },
);

it('warns that two orders of a file may be the same', async () => {
  const near = importMessages.nearDuplicate.code;
  expect(await warned([], 'LAD-1', 'LAD-2', 'lad-1')).toEqual([[near], [], [near]]);
});
