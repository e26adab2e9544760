import { nextTask } from '@lading/ui/page-turn';
import { describe, expect, it } from 'vitest';
import { GridStore } from './grid-store.ts';
import type { GridChange } from './transaction.ts';

const many = 100_000;
const values = (store: GridStore) => {
  const found = new Map<string, number>();
  for (let row = 0; row < many; row += 1) {
    const value = store.value(row, 'name');
    found.set(value, (found.get(value) ?? 0) + 1);
  }
  return Object.fromEntries(found);
};
const all = (value: string) => Array.from({ length: many }, (_, row) => ({ row, key: 'name', value }));

/** Waits until a sliced change is done; it starts in a separate task. */
async function settled(store: GridStore) {
  do await nextTask();
  while (store.getSnapshot().uncheckedRows > 0);
}

function rows() {
  const store = new GridStore({ keys: ['name', 'note'] });
  store.append([Array.from({ length: many }, () => 'old'), Array.from({ length: many }, () => '')]);
  const changes: GridChange[] = [];
  store.onChange((change) => void changes.push(change));
  return { store, changes };
}

describe('a change of 100,000 cells', () => {
  it('is split into small tasks between which the page responds', async () => {
    const { store, changes } = rows();
    const done = store.editInSlices(all('new'));
    expect(values(store)).toEqual({ old: many });
    expect(store.getSnapshot().canUndo).toBe(false);
    await settled(store);
    expect(await done).toBe(many);
    expect(values(store)).toEqual({ new: many });
    expect(Math.max(...changes.map(({ cells }) => cells.length))).toBeLessThanOrEqual(2_000);
    expect(changes.map(({ part }) => part).filter((part) => part !== 'more')).toEqual(['last']);
  });

  it('is one step of undo and redo', async () => {
    const { store } = rows();
    void store.editInSlices(all('new'));
    await settled(store);
    expect(store.undo()?.patches).toHaveLength(many);
    await settled(store);
    expect(values(store)).toEqual({ old: many });
    expect(store.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true });
    store.redo();
    await settled(store);
    expect(values(store)).toEqual({ new: many });
    expect(store.getSnapshot()).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('reports pending work, so that nothing is sent too early', async () => {
    const { store } = rows();
    void store.editInSlices(all('new'));
    const seen: number[] = [];
    store.onChange(() => seen.push(store.getSnapshot().uncheckedRows));
    await settled(store);
    expect(seen[0]).toBeGreaterThan(90_000);
    expect(seen.at(-1)).toBe(0);
  });

  it.each<[string, (store: GridStore) => unknown, Record<string, number>]>([
    [
      'an edit',
      (store) => store.edit([{ row: 99_999, key: 'name', value: 'mine' }]),
      { new: many - 1, mine: 1 },
    ],
    ['an undo', (store) => store.undo(), { old: many }],
    ['another such change', (store) => store.editInSlices(all('newer')), { newer: many }],
    ['a deletion', (store) => store.deleteRows([99_999]), { new: many }],
  ])('is finished before %s in between', async (_, act, wanted) => {
    const { store } = rows();
    const done = store.editInSlices(all('new'));
    act(store);
    await settled(store);
    expect(await done).toBe(many);
    expect(values(store)).toEqual(wanted);
  });

  it('is undone after an intermediate change', async () => {
    const { store } = rows();
    void store.editInSlices(all('new'));
    store.edit([{ row: 5, key: 'name', value: 'mine' }]);
    store.undo();
    expect(store.value(5, 'name')).toBe('new');
    store.undo();
    await settled(store);
    expect(values(store)).toEqual({ old: many });
  });
});

describe('the deletion of 100,000 rows', () => {
  const every = Array.from({ length: many }, (_, row) => row);
  const live = (store: GridStore) => store.getSnapshot().liveRows;

  it('is done in small parts; the rows stay visible until the last part', async () => {
    const { store, changes } = rows();
    const shown = new Set<number>();
    store.onChange(() => shown.add(store.getSnapshot().shownRows));
    const done = store.deleteRowsInSlices(every);
    expect(live(store)).toBe(many);
    await settled(store);
    expect(await done).toBe(many);
    expect(live(store)).toBe(0);
    expect(Math.max(...changes.map(({ rows }) => rows.length))).toBeLessThanOrEqual(2_000);
    expect(changes.map(({ part }) => part).filter((part) => part !== 'more')).toEqual(['last']);
    expect([...shown]).toEqual([many, 0]);
  });

  it('is one step of undo, redo and restoring', async () => {
    const { store } = rows();
    void store.deleteRowsInSlices(every);
    await settled(store);
    expect(store.undo()?.restoredRows).toHaveLength(many);
    await settled(store);
    expect(live(store)).toBe(many);
    expect(store.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true });
    store.redo();
    await settled(store);
    expect(live(store)).toBe(0);
    void store.restoreRowsInSlices(every);
    await settled(store);
    expect(live(store)).toBe(many);
    store.undo();
    await settled(store);
    expect(live(store)).toBe(0);
  });

  it('is finished before an edit in between, which then finds no row', async () => {
    const { store } = rows();
    const done = store.deleteRowsInSlices(every);
    expect(store.edit([{ row: 99_999, key: 'name', value: 'mine' }])).toBe(0);
    expect(live(store)).toBe(0);
    expect(await done).toBe(many);
  });

  it('never splits rows that belong together', async () => {
    const store = new GridStore({ keys: ['name'], continuesGroup: (row) => row % 3 !== 0 });
    store.append([Array.from({ length: 9_000 }, () => 'old')]);
    const parts: (readonly number[])[] = [];
    store.onChange(({ deletedRows, restoredRows }) => parts.push(deletedRows, restoredRows));
    void store.deleteRowsInSlices(every.slice(0, 9_000));
    await settled(store);
    store.undo();
    await settled(store);
    const filled = parts.filter(({ length }) => length > 0);
    expect(filled.length).toBeGreaterThan(6);
    expect(filled.map(({ length }) => length % 3)).toEqual(filled.map(() => 0));
  });
});
