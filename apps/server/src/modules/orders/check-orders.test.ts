import { importMessages } from '@lading/contracts/imports';
import { orderMessages, orderShipmentImport } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { columnsOf } from '../../platform/spreadsheets/import-rows.ts';
import { checkOrders, type OrderLookup } from './check-orders.ts';
import { orderKey } from './known-orders.ts';
import { rowsOfColumns } from './order-rows.ts';

/** The warnings of order numbers by row, in an organization with orders that they may be confused with. */
async function warned(alike: Record<string, string>, ...numbers: string[]) {
  const lookup: OrderLookup = {
    stores: [],
    find: async () => ({
      taken: new Set(),
      alike: new Map(Object.entries(alike).map(([orderNo, other]) => [orderKey(null, orderNo), other])),
    }),
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

it('warns that an order may be an existing one', async () => {
  expect(await warned({ 'lad-1': 'LAD-1' }, 'lad-1', 'LAD-2')).toEqual([[orderMessages.likeOther.code], []]);
});

it('warns that two orders of a file may be the same', async () => {
  const near = importMessages.nearDuplicate.code;
  expect(await warned({}, 'LAD-1', 'LAD-2', 'lad-1')).toEqual([[near], [], [near]]);
});
