import { orderShipmentImport } from '@lading/contracts/orders';
import { GridStore, type CellIssue } from '@lading/data-grid';
import { expect, test, vi } from 'vitest';
import { RowGroups } from '../rows/row-groups.ts';
import { HeldBackRows } from './held-back-rows.ts';

const error: CellIssue = { id: 'wrong', message: 'Wrong', severity: 'error' };

/** Orders of two packages, and the count of rows that an error holds back. */
function orders(count: number) {
  const store = new GridStore({ keys: ['orderNO'] });
  store.append([Array.from({ length: count }, (_, row) => (row % 2 ? '' : `O-${row}`))]);
  const groups = new RowGroups(orderShipmentImport, {
    rowCount: () => store.getSnapshot().rowCount,
    value: (row, key) => store.value(row, key),
    isDeleted: (row) => store.isDeleted(row),
    isBlank: () => false,
  });
  const told = vi.fn();
  const { signal } = new AbortController();
  return { store, told, heldBack: new HeldBackRows({ store, groups, signal }, told) };
}

test('a row with an error holds back its group, known immediately if there are few', () => {
  const { store, told, heldBack } = orders(10);
  store.setIssues('client', 3, { orderNO: [error] });
  expect(heldBack.again()).toEqual({ heldBack: 2, isCounting: false });
  expect(told).toHaveBeenCalledWith({ heldBack: 2, isCounting: false });
});

test('very many are counted in turns with the page, and again after changes during the count', async () => {
  const { store, told, heldBack } = orders(200_000);
  store.batch(() => {
    for (let row = 1; row < 200_000; row += 2) store.setIssues('client', row, { orderNO: [error] });
  });
  expect(heldBack.again().isCounting).toBe(true);
  store.setIssues('client', 1, null);
  heldBack.again();
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 20_000 });
  expect(told.mock.calls).toEqual([[{ heldBack: 199_998, isCounting: false }]]);
}, 30_000);
