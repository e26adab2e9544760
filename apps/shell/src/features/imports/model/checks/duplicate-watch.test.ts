import { productImport } from '@lading/contracts/products';
import { GridStore } from '@lading/data-grid';
import { describe, expect, it } from 'vitest';
import { DuplicateWatch } from './duplicate-watch.ts';

/** Rows with these SKUs; the reports for each are in `said`. */
function watched(...skus: string[]) {
  const store = new GridStore({ keys: ['skuCode', 'skuName'] });
  const said = new Map<number, string>();
  const warned = new Map<number, string>();
  const watch = new DuplicateWatch(
    productImport,
    {
      value: (row, key) => store.value(row, key),
      isDeleted: (row) => store.isDeleted(row),
      rowNumber: (row) => row + 2,
    },
    (row, faults, near) => {
      if (near.length === 0) warned.delete(row);
      else warned.set(row, near.map(({ message }) => message).join());
      if (faults.length === 0) said.delete(row);
      else said.set(row, faults.map(({ message }) => message).join());
    },
  );
  store.onChange((change) => watch.follow(change));
  const settle = () => {
    let turns = 0;
    for (const told = watch.settle(); told.next().done !== true;) turns += 1;
    return turns;
  };
  const append = (more: readonly string[]) => {
    watch.add(store.append([more, more.map(() => 'Mug')]), more.length);
    settle();
  };
  append(skus);
  return { store, watch, said, warned, append, settle, rows: () => [...said.keys()].sort((a, b) => a - b) };
}

describe('values that must be unique in the file (decision D8)', () => {
  it('are marked on every affected row, with the numbers of the others', () => {
    const { said } = watched('A', 'B', 'A');
    expect([...said]).toEqual([
      [0, 'SKU “A” appears more than once in the file: also in row 4.'],
      [2, 'SKU “A” appears more than once in the file: also in row 2.'],
    ]);
  });

  it('are found in rows that come in later', () => {
    const { append, rows } = watched('A', 'B');
    append(['B', 'C']);
    expect(rows()).toEqual([1, 2]);
  });

  it('are cleared once one of two is edited', () => {
    const { store, rows } = watched('A', 'A');
    store.edit([{ row: 1, key: 'skuCode', value: 'B' }]);
    expect(rows()).toEqual([]);
  });

  it('are marked when an edit makes two equal, ignoring spaces', () => {
    const { store, rows } = watched('A', 'B', 'C');
    store.edit([{ row: 2, key: 'skuCode', value: ' A ' }]);
    expect(rows()).toEqual([0, 2]);
  });

  it('ignore deleted rows, and count again when the deletion is undone', () => {
    const { store, rows } = watched('A', 'A');
    store.deleteRows([0]);
    expect(rows()).toEqual([]);
    store.undo();
    expect(rows()).toEqual([0, 1]);
  });

  it('are not affected by edits of other fields and by empty cells', () => {
    const { store, rows } = watched('A', '', '');
    store.edit([{ row: 0, key: 'skuName', value: 'A' }]);
    expect(rows()).toEqual([]);
  });

  it('are marked after a change of very many rows is complete, and cleared when it is undone', async () => {
    const skus = Array.from({ length: 5_000 }, (_, at) => `S${at}`);
    const { store, rows, settle } = watched(...skus);
    await store.editInSlices(
      skus.map((_, row) => ({ row, key: 'skuCode', value: `S${Math.floor(row / 2)}` })),
    );
    settle();
    expect(rows()).toHaveLength(5_000);
    store.undo();
    store.edit([]);
    settle();
    expect(rows()).toEqual([]);
  });

  it('update the remaining rows when one of three leaves', () => {
    const { store, said } = watched('A', 'A', 'A');
    store.edit([{ row: 1, key: 'skuCode', value: 'B' }]);
    expect(said.get(0)).toBe('SKU “A” appears more than once in the file: also in row 4.');
    expect(said.has(1)).toBe(false);
  });
});

describe('a value of very many rows', () => {
  it('is updated in turns with the page when one of its rows is edited', () => {
    const { store, watch, settle, rows } = watched(...Array.from({ length: 2_000 }, () => 'SAME'));
    expect(rows()).toHaveLength(2_000);
    store.edit([{ row: 7, key: 'skuCode', value: 'OTHER' }]);
    expect(watch.isUnsettled).toBe(true);
    settle();
    expect(rows()).toHaveLength(1_999);
    expect(watch.isUnsettled).toBe(false);
  });

  it('and so are very many values when all their rows are deleted', async () => {
    const skus = Array.from({ length: 5_000 }, (_, at) => `S${at}`);
    const { store, settle } = watched(...skus);
    await store.deleteRowsInSlices(skus.map((_, row) => row));
    expect(settle()).toBe(5_000);
  });
});

describe('codes that differ only in case (decision D28: they are distinct)', () => {
  it('get a warning on every row, and no error', () => {
    const { rows, warned } = watched('Ab-1', 'C', 'AB-1', 'ab-1', 'D');
    expect(rows()).toEqual([]);
    expect([...warned.keys()].sort()).toEqual([0, 2, 3]);
    expect(warned.get(2)).toBe(
      'SKU “AB-1” differs from the one in row 2, 5 only in case, width, spaces, or characters that look alike. Check whether they are the same.',
    );
  });

  it('are found in rows that come in later, in either case', () => {
    const { append, warned } = watched('AB-1', 'cd-2');
    append(['ab-1', 'CD-2']);
    expect([...warned.keys()].sort()).toEqual([0, 1, 2, 3]);
  });

  it('lose the warning once one of them is edited or deleted, and get it when an edit makes them similar', () => {
    const { store, warned } = watched('AB-1', 'ab-1', 'C');
    store.edit([{ row: 1, key: 'skuCode', value: 'X' }]);
    expect([...warned.keys()]).toEqual([]);
    store.edit([{ row: 2, key: 'skuCode', value: 'x' }]);
    expect([...warned.keys()].sort()).toEqual([1, 2]);
    store.deleteRows([1]);
    expect([...warned.keys()]).toEqual([]);
    store.undo();
    expect([...warned.keys()].sort()).toEqual([1, 2]);
  });

  it('get a warning in addition to duplicates in the file', () => {
    const { rows, warned } = watched('ab', 'ab', 'AB');
    expect(rows()).toEqual([0, 1]);
    expect([...warned.keys()].sort()).toEqual([0, 1, 2]);
  });
});

it('variants of one code in very many rows are read in one pass', () => {
  const letters = Array.from('abcdefghijklmnop');
  const variant = (_: unknown, at: number) =>
    letters.map((letter, place) => (at & (1 << place) ? letter.toUpperCase() : letter)).join('');
  const { warned, settle, store } = watched(...Array.from({ length: 65_000 }, variant));
  expect(warned.size).toBe(65_000);
  expect(warned.get(1)).toContain('row 2, 4, 5, 6, 7');
  store.edit([{ row: 0, key: 'skuCode', value: 'Another' }]);
  settle();
  expect(warned.has(0)).toBe(false);
  expect(warned.get(1)).toContain('row 4, 5, 6, 7, 8');
});
