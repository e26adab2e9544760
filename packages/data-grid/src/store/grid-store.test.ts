import { describe, expect, it, vi } from 'vitest';
import { GridStore } from './grid-store.ts';
import type { CellIssue, RowValidator } from './issue-ledger.ts';

const keys = ['sku', 'name', 'length'];
const error = (message: string): CellIssue => ({ id: message, message, severity: 'error' });
const warning = (message: string): CellIssue => ({ id: message, message, severity: 'warning' });

const requireSku: RowValidator = (_row, value) => (value('sku') ? null : { sku: [error('SKU is required')] });

function storeOf(rows: readonly (readonly string[])[], validateRow?: RowValidator): GridStore {
  const store = new GridStore({ keys, ...(validateRow && { validateRow }) });
  store.append(keys.map((_, col) => rows.map((cells) => cells[col] ?? '')));
  return store;
}

const three = (): GridStore =>
  storeOf(
    [
      ['A', 'Lamp', '1'],
      ['B', 'Tray', '2'],
      ['C', 'Mat', '3'],
    ],
    requireSku,
  );

describe('rows', () => {
  it('stream in chunk by chunk and keep their ids', () => {
    const store = three();
    expect(store.append([['D'], ['Tote'], ['4']])).toBe(3);
    expect(store.rowValues(3)).toEqual({ sku: 'D', name: 'Tote', length: '4' });
    expect(store.getSnapshot()).toMatchObject({ rowCount: 4, shownRows: 4 });
  });

  it('refuses columns of uneven length', () => {
    expect(() => three().append([['D'], [], []])).toThrow(RangeError);
  });

  it('notifies only the listeners of the row that changed', () => {
    const store = three();
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    store.subscribeRow(0, first);
    store.subscribeRow(1, second);
    store.edit([{ row: 1, key: 'name', value: 'Bowl' }]);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('does nothing and logs nothing when a value stays the same', () => {
    const store = three();
    expect(store.edit([{ row: 0, key: 'sku', value: 'A' }])).toBe(0);
    expect(store.getSnapshot().canUndo).toBe(false);
    expect(store.rowVersion(0)).toBe(0);
  });

  it('disappear from the view when deleted and are restored by undo', () => {
    const store = three();
    store.deleteRows([1]);
    expect([store.view.rowAt(0), store.view.rowAt(1)]).toEqual([0, 2]);
    expect(store.view.positionOf(1)).toBe(-1);
    store.undo();
    expect(store.view.positionOf(1)).toBe(1);
    expect(store.getSnapshot().liveRows).toBe(3);
  });
});

describe('edits of an earlier session', () => {
  it('are restored without an undo step, checked, and reported as such', () => {
    const store = three();
    const told = vi.fn();
    store.onChange(told);
    store.restore(
      [
        { row: 0, key: 'sku', value: '' },
        { row: 1, key: 'name', value: 'Bowl' },
        { row: 9, key: 'name', value: 'nowhere' },
      ],
      [1, 9],
    );
    expect(store.value(1, 'name')).toBe('Bowl');
    expect(store.getSnapshot()).toMatchObject({ liveRows: 2, errorRows: 1, canUndo: false });
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ kind: 'restore', deletedRows: [1] }));
  });

  it('changes nothing when there are none', () => {
    const store = three();
    const told = vi.fn();
    store.onChange(told);
    store.restore([{ row: 0, key: 'sku', value: 'A' }], []);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('issues', () => {
  it('are found again in the edited row, and again after undo', () => {
    const store = three();
    store.edit([{ row: 2, key: 'sku', value: '' }]);
    expect(store.issues(2, 'sku')).toEqual([error('SKU is required')]);
    expect(store.getSnapshot().errorRows).toBe(1);
    store.undo();
    expect(store.issues(2, 'sku')).toEqual([]);
    expect(store.getSnapshot().errorRows).toBe(0);
  });

  it('of the server are kept separate from those of the client', () => {
    const store = three();
    store.setServerIssues(0, 0, { name: [error('Name is taken')] });
    store.setIssues('client', 0, null);
    expect(store.issues(0, 'name')).toEqual([error('Name is taken')]);
  });

  it('of the server are dropped when the row has changed meanwhile', () => {
    const store = three();
    const version = store.rowVersion(0);
    store.edit([{ row: 0, key: 'name', value: 'Lantern' }]);
    expect(store.setServerIssues(0, version, { name: [error('Name is taken')] })).toBe(false);
    expect(store.issues(0, 'name')).toEqual([]);
  });

  it('of the server are removed from an edited cell, since they were about another value', () => {
    const store = three();
    store.setServerIssues(0, 0, { name: [error('Name is taken')], length: [error('Too long')] });
    store.edit([{ row: 0, key: 'name', value: 'Lantern' }]);
    expect(store.issues(0, 'name')).toEqual([]);
    expect(store.issues(0, 'length')).toEqual([error('Too long')]);
  });

  it('show errors before warnings and the same text once', () => {
    const store = three();
    store.setIssues('client', 0, { name: [warning('Looks like a code'), error('Too short')] });
    store.setIssues('server', 0, { name: [error('Too short')] });
    expect(store.issues(0, 'name')).toEqual([error('Too short'), warning('Looks like a code')]);
  });

  it('of a field that the grid does not have appear at the first field', () => {
    const store = three();
    store.setIssues('server', 0, { warehouse: [error('No such warehouse')] });
    expect(store.issues(0, 'sku')).toEqual([error('No such warehouse')]);
  });

  it('of a deleted row are not counted', () => {
    const store = three();
    store.setIssues('client', 0, { sku: [error('Bad')] });
    store.deleteRows([0]);
    expect(store.getSnapshot().errorRows).toBe(0);
    expect(store.columnErrors('sku')).toBe(0);
  });
});

describe('errors only', () => {
  it('keeps a corrected row visible until the filter is applied again', () => {
    const store = three();
    store.edit([{ row: 1, key: 'sku', value: '' }]);
    store.setErrorsOnly(true);
    expect(store.getSnapshot()).toMatchObject({ shownRows: 1, errorsOnly: true });
    store.edit([{ row: 1, key: 'sku', value: 'B2' }]);
    expect(store.view.rowAt(0)).toBe(1);
    store.setErrorsOnly(true);
    expect(store.getSnapshot().shownRows).toBe(0);
    store.setErrorsOnly(false);
    expect(store.getSnapshot().shownRows).toBe(3);
  });

  it('does not let rows that stream in change the frozen filter result', () => {
    const store = three();
    store.edit([{ row: 1, key: 'sku', value: '' }]);
    store.setErrorsOnly(true);
    store.append([['D'], ['Tote'], ['4']]);
    expect(store.getSnapshot()).toMatchObject({ shownRows: 1, rowCount: 4 });
  });

  it('finds the next and the previous error, wrapping around', () => {
    const store = three();
    store.setIssues('client', 0, { sku: [error('x')], length: [error('y')] });
    store.setIssues('client', 2, { name: [error('z')] });
    expect(store.findError(null, 1)).toEqual({ row: 0, key: 'sku' });
    expect(store.findError({ row: 0, key: 'sku' }, 1)).toEqual({ row: 0, key: 'length' });
    expect(store.findError({ row: 0, key: 'length' }, 1)).toEqual({ row: 2, key: 'name' });
    expect(store.findError({ row: 2, key: 'name' }, 1)).toEqual({ row: 0, key: 'sku' });
    expect(store.findError({ row: 0, key: 'sku' }, -1)).toEqual({ row: 2, key: 'name' });
    expect(store.findError({ row: 1, key: 'sku' }, -1)).toEqual({ row: 0, key: 'length' });
  });

  it('finds nothing without errors, ignoring warnings', () => {
    const store = three();
    store.setIssues('client', 0, { sku: [warning('odd')] });
    expect(store.findError(null, 1)).toBeNull();
  });
});

describe('undo', () => {
  it('reverts a bulk edit in one step and reports it', () => {
    const store = three();
    const changes = vi.fn<(change: { kind: string; rows: readonly number[] }) => void>();
    store.onChange(changes);
    store.edit([0, 1, 2].map((row) => ({ row, key: 'length', value: '9' })));
    store.undo();
    expect([0, 1, 2].map((row) => store.value(row, 'length'))).toEqual(['1', '2', '3']);
    expect(changes.mock.calls.map(([change]) => [change.kind, change.rows.length])).toEqual([
      ['edit', 3],
      ['undo', 3],
    ]);
  });

  it('keeps at least 100 steps of ordinary edits', () => {
    const store = three();
    for (let step = 0; step < 150; step += 1) store.edit([{ row: 0, key: 'name', value: `name ${step}` }]);
    for (let step = 0; step < 150; step += 1) store.undo();
    expect(store.value(0, 'name')).toBe('Lamp');
  });

  it('keeps 100 bulk steps however large, and discards only older ones beyond its cap', () => {
    const store = new GridStore({ keys: ['sku'], undoBytes: 200 });
    store.append([Array.from({ length: 50 }, () => '')]);
    const all = (value: string) => Array.from({ length: 50 }, (_, row) => ({ row, key: 'sku', value }));
    for (let step = 1; step <= 110; step += 1) store.edit(all(`step ${step}`));
    let steps = 0;
    for (; store.getSnapshot().canUndo; steps += 1) store.undo();
    expect(steps).toBe(100);
    expect(store.value(49, 'sku')).toBe('step 10');
  });
});
