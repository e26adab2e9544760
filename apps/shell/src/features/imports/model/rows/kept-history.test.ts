import { GridStore } from '@lading/data-grid';
import { expect, it } from 'vitest';
import { PatchQueue } from '../drafts/draft-patch.ts';
import { KeptEdits } from './kept-edits.ts';

const rows = 5_000;
const newStore = () => {
  const store = new GridStore({ keys: ['sku', 'note'] });
  store.append([Array.from({ length: rows }, (_, row) => `S${row}`), Array.from({ length: rows }, () => '')]);
  return store;
};

/** A store whose changes are written as patches, and the store that a reload creates from them. */
async function reloaded(work: (store: GridStore) => Promise<void>, patchSize: number) {
  const queue = new PatchQueue(patchSize);
  const store = newStore();
  store.onChange((change) => queue.add(change, { edits: 0, revision: 0 }));
  await work(store);
  const edits = new KeptEdits();
  for (let taken = queue.take(); taken; taken = queue.take()) edits.add(structuredClone(taken.patch));
  const again = newStore();
  for (const row of edits.editedRows)
    again.restore(
      Array.from(edits.cellsOf(row)!, ([key, value]) => ({ row, key, value })),
      [],
    );
  again.restore([], [...edits.deletedRows]);
  again.restoreHistory(edits.history);
  return { store, again };
}

const state = (store: GridStore) =>
  Array.from({ length: rows }, (_, row) => [
    store.value(row, 'sku'),
    store.value(row, 'note'),
    store.isDeleted(row),
  ]);

it.each([4_000, 300])(
  'every step is undone and redone after a reload as before it (patches of %d)',
  async (size) => {
    const { store, again } = await reloaded(async (first) => {
      first.edit([{ row: 1, key: 'note', value: 'one' }]);
      await first.editInSlices(
        Array.from({ length: rows }, (_, row) => ({ row, key: 'note', value: 'all' })),
      );
      await first.deleteRowsInSlices(Array.from({ length: 3_000 }, (_, at) => at));
      first.edit([{ row: 4_500, key: 'sku', value: 'X' }]);
      first.undo();
      first.restoreRows([4, 5]);
      first.edit([{ row: 4, key: 'sku', value: 'Y' }]);
      first.undo();
    }, size);
    expect(state(again)).toEqual(state(store));
    for (const act of ['redo', 'undo', 'undo', 'undo', 'undo', 'undo', 'redo'] as const) {
      for (const one of [store, again]) {
        one[act]();
        await one.underWay;
      }
      expect(state(again)).toEqual(state(store));
      const { canUndo, canRedo } = again.getSnapshot();
      expect({ canUndo, canRedo }).toMatchObject({
        canUndo: store.getSnapshot().canUndo,
        canRedo: store.getSnapshot().canRedo,
      });
    }
  },
);

it('an edit made before the history is loaded stays on top of it', async () => {
  const { again } = await reloaded((first) => {
    first.edit([{ row: 1, key: 'note', value: 'before' }]);
    return Promise.resolve();
  }, 10);
  const fresh = newStore();
  fresh.edit([{ row: 2, key: 'note', value: 'new' }]);
  fresh.restoreHistory({
    done: [{ patches: [{ row: 1, key: 'note', before: '', after: 'a' }], deletedRows: [], restoredRows: [] }],
    undone: [],
  });
  fresh.undo();
  expect(fresh.value(2, 'note')).toBe('');
  expect(fresh.getSnapshot().canUndo).toBe(true);
  expect(again.getSnapshot().canUndo).toBe(true);
});
