import { describe, expect, it } from 'vitest';
import type { RowSort } from './arrange-rows.ts';
import { GridStore } from './grid-store.ts';

/** Orders as listed in a file: number, country, weight; a row without a number continues the order above. */
const orders = [
  ['B-10', 'US', '5'],
  ['', '', '70'],
  ['B-9', 'DE', '12'],
  ['A', 'US', ''],
  ['', '', '3'],
  ['', '', 'x'],
  ['C', '', '2'],
];

function storeOf(rows: readonly (readonly string[])[], grouped = true): GridStore {
  const keys = ['orderNO', 'country', 'weight'];
  const store: GridStore = new GridStore({
    keys,
    ...(grouped && { continuesGroup: (row: number) => store.value(row, 'orderNO') === '' }),
    validateRow: (_row, value) =>
      value('weight') === 'x'
        ? { weight: [{ id: 'no weight', message: 'no weight', severity: 'error' }] }
        : null,
  });
  store.append(keys.map((_, col) => rows.map((cells) => cells[col] ?? '')));
  rows.forEach((cells, row) => {
    if (cells[2] === 'x')
      store.setIssues('client', row, {
        weight: [{ id: 'no weight', message: 'no weight', severity: 'error' }],
      });
  });
  return store;
}

const shown = ({ view }: GridStore): number[] =>
  Array.from({ length: view.length }, (_, at) => view.rowAt(at));
const by = (key: string, direction: RowSort['direction'] = 'ascending'): RowSort => ({ key, direction });

describe('sorting', () => {
  it('sorts numbers by size, then texts with their numbers by size, and empty cells last in either direction', () => {
    const store = storeOf([['b10'], ['2'], [''], ['b9'], ['-10.5'], ['10']], false);
    store.display.setSort(by('orderNO'));
    expect(shown(store)).toEqual([4, 1, 5, 3, 0, 2]);
    store.display.setSort(by('orderNO', 'descending'));
    expect(shown(store)).toEqual([0, 3, 5, 1, 4, 2]);
  });

  it('keeps equal rows in file order, and finds each row at its position', () => {
    const store = storeOf([['x'], ['a'], ['x'], ['a']], false);
    store.display.setSort(by('orderNO', 'descending'));
    expect(shown(store)).toEqual([0, 2, 1, 3]);
    expect([0, 1, 2, 3, 4].map((row) => store.view.positionOf(row))).toEqual([0, 2, 1, 3, -1]);
  });

  it('keeps an order together and sorts it by its first row', () => {
    const store = storeOf(orders);
    store.display.setSort(by('orderNO'));
    expect(shown(store)).toEqual([3, 4, 5, 2, 0, 1, 6]);
    store.display.setSort(by('weight'));
    expect(shown(store)).toEqual([6, 0, 1, 2, 3, 4, 5]);
    store.display.setSort(null);
    expect(shown(store)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('sorts by the label if a value has one', () => {
    const names: Record<string, string> = { US: 'Vereinigte Staaten', DE: 'Deutschland' };
    const store = storeOf(
      [
        ['1', 'US'],
        ['2', 'DE'],
      ],
      false,
    );
    store.display.setSort({ ...by('country'), shown: (value) => names[value] ?? value });
    expect(shown(store)).toEqual([1, 0]);
  });

  it('does not change while cells are edited, so that no row moves under the cursor', () => {
    const store = storeOf([['a'], ['b'], ['c']], false);
    store.display.setSort(by('orderNO'));
    store.edit([{ row: 0, key: 'orderNO', value: 'z' }]);
    expect(shown(store)).toEqual([0, 1, 2]);
    store.display.setSort(by('orderNO'));
    expect(shown(store)).toEqual([1, 2, 0]);
  });
});

describe('filtering', () => {
  it('shows an order completely when one of its rows contains the text, ignoring case', () => {
    const store = storeOf(orders);
    store.display.setFilter('orderNO', { text: 'b-', only: 'any' });
    expect(shown(store)).toEqual([0, 1, 2]);
    store.display.setFilter('weight', { text: '7', only: 'any' });
    expect(shown(store)).toEqual([0, 1]);
  });

  it('shows orders with an error, or with an empty cell, in the column', () => {
    const store = storeOf(orders);
    store.display.setFilter('weight', { text: '', only: 'errors' });
    expect(shown(store)).toEqual([3, 4, 5]);
    store.display.setFilter('weight', { text: '', only: 'empty' });
    expect(shown(store)).toEqual([3, 4, 5]);
    store.display.setFilter('weight', { text: '', only: 'any' });
    expect(store.getSnapshot().filters.size).toBe(0);
    expect(shown(store)).toHaveLength(7);
  });

  it('combines with sorting and errors only, and one call clears all', () => {
    const store = storeOf([...orders, ['A', 'US', 'x'], ['0', 'US', 'x'], ['1', 'DE', 'x']]);
    store.display.setSort(by('orderNO'));
    store.display.setFilter('country', { text: 'us', only: 'any' });
    store.setErrorsOnly(true);
    expect(shown(store)).toEqual([8, 3, 4, 5, 7]);
    store.display.clear();
    expect(shown(store)).toEqual([3, 4, 5, 7, 8, 9]);
    store.setErrorsOnly(false);
    expect(store.getSnapshot()).toMatchObject({ sort: null, shownRows: 10 });
  });

  it('includes rows that arrive while it is active', () => {
    const store = storeOf(orders);
    store.display.setFilter('country', { text: 'DE', only: 'any' });
    store.append([
      ['D', ''],
      ['DE', ''],
      ['1', '2'],
    ]);
    expect(shown(store)).toEqual([2, 7, 8]);
  });
});

describe('deleted rows', () => {
  it('include the entire order, which is restored as a whole; each direction is one undo step', () => {
    const store = storeOf(orders);
    expect(store.deleteRows([4])).toBe(3);
    expect(shown(store)).toEqual([0, 1, 2, 6]);
    expect(store.restoreRows([5])).toBe(3);
    expect(store.getSnapshot().liveRows).toBe(7);
    store.undo();
    expect(shown(store)).toEqual([0, 1, 2, 6]);
    store.undo();
    expect(store.getSnapshot()).toMatchObject({ liveRows: 7, canUndo: false });
  });

  it('can be shown instead of the others until the last of them is restored', () => {
    const store = storeOf(orders);
    store.deleteRows([2, 6]);
    store.display.showDeleted(true);
    expect(shown(store)).toEqual([2, 6]);
    store.restoreRows([2]);
    expect(shown(store)).toEqual([6]);
    store.restoreRows([6]);
    expect(store.getSnapshot()).toMatchObject({ showsDeleted: false, shownRows: 7 });
  });

  it('are not edited', () => {
    const store = storeOf(orders);
    store.deleteRows([2]);
    expect(store.edit([{ row: 2, key: 'country', value: 'CN' }])).toBe(0);
    expect(store.value(2, 'country')).toBe('DE');
  });
});

describe('very many rows', () => {
  const many = (): GridStore =>
    storeOf(
      Array.from({ length: 60_000 }, (_, row) => [`${(row * 7919) % 60_000}`, '', '']),
      false,
    );
  const until = (store: GridStore, isReached: () => boolean): Promise<void> =>
    new Promise((done) => {
      if (isReached()) done();
      const stop = store.subscribe(() => {
        if (!isReached()) return;
        stop();
        done();
      });
    });

  it('are sorted in slices while the old order stays visible', async () => {
    const store = many();
    store.display.setSort(by('orderNO'));
    expect(store.getSnapshot().isArranging).toBe(true);
    expect(store.view.rowAt(1)).toBe(1);
    await until(store, () => !store.getSnapshot().isArranging);
    expect(store.value(store.view.rowAt(1), 'orderNO')).toBe('1');
    expect(store.value(store.view.rowAt(59_999), 'orderNO')).toBe('59999');
  });

  it('are changed immediately and checked in slices', async () => {
    const store = many();
    store.edit(Array.from({ length: 60_000 }, (_, row) => ({ row, key: 'weight', value: 'x' })));
    expect(store.value(59_999, 'weight')).toBe('x');
    await until(store, () => store.getSnapshot().uncheckedRows === 0);
    expect(store.getSnapshot().errorRows).toBe(60_000);
  });
});
