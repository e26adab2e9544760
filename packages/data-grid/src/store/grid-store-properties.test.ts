import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GridStore } from './grid-store.ts';
import type { CellIssue, RowValidator } from './issue-ledger.ts';

const keys = ['sku', 'name', 'length'];
const error = (message: string): CellIssue => ({ id: message, message, severity: 'error' });
const warning = (message: string): CellIssue => ({ id: message, message, severity: 'warning' });

function storeOf(rows: readonly (readonly string[])[], validateRow?: RowValidator): GridStore {
  const store = new GridStore({ keys, ...(validateRow && { validateRow }) });
  store.append(keys.map((_, col) => rows.map((cells) => cells[col] ?? '')));
  return store;
}

type Step =
  | { readonly do: 'edit'; readonly cells: readonly { row: number; key: string; value: string }[] }
  | { readonly do: 'delete' | 'restore'; readonly rows: readonly number[] }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'errors-only'; readonly on: boolean }
  | { readonly do: 'server'; readonly row: number; readonly severity: CellIssue['severity'] | null };

const row = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('edit' as const),
    cells: fc.array(
      fc.record({ row, key: fc.constantFrom(...keys), value: fc.constantFrom('', 'a', 'b', '0') }),
      { maxLength: 6 },
    ),
  }),
  fc.record({
    do: fc.constantFrom('delete' as const, 'restore' as const),
    rows: fc.array(row, { maxLength: 3 }),
  }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }),
  fc.record({ do: fc.constant('errors-only' as const), on: fc.boolean() }),
  fc.record({
    do: fc.constant('server' as const),
    row,
    severity: fc.constantFrom('error' as const, 'warning' as const, null),
  }),
);

function run(store: GridStore, each: Step): void {
  if (each.do === 'edit') store.edit(each.cells);
  else if (each.do === 'delete') store.deleteRows(each.rows);
  else if (each.do === 'restore') store.restoreRows(each.rows);
  else if (each.do === 'errors-only') store.setErrorsOnly(each.on);
  else if (each.do === 'server') {
    const issues = each.severity && {
      name: [{ id: 'told', message: 'from the server', severity: each.severity }],
    };
    store.setServerIssues(each.row, store.rowVersion(each.row), issues);
  } else store[each.do]();
}

const six = (): GridStore =>
  storeOf(
    Array.from({ length: 6 }, (_, at) => [String(at), '', 'x']),
    (_row, value) => ({
      ...(value('sku') === '' && { sku: [error('required')] }),
      ...(value('length') === '0' && { length: [error('zero')] }),
      ...(value('name') === 'b' && { name: [warning('odd')] }),
    }),
  );

const content = (store: GridStore): unknown =>
  [0, 1, 2, 3, 4, 5].map((at) => [store.rowValues(at), store.isDeleted(at)]);

describe('after any operations', () => {
  it('undoing everything restores every value and row exactly, redoing everything the last state', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const store = six();
        const before = content(store);
        for (const each of steps) run(store, each);
        while (store.getSnapshot().canRedo) store.redo();
        const after = content(store);
        while (store.getSnapshot().canUndo) store.undo();
        expect(content(store)).toEqual(before);
        while (store.getSnapshot().canRedo) store.redo();
        expect(content(store)).toEqual(after);
      }),
    );
  });

  it('the running counts equal a recount', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const store = six();
        for (const each of steps) run(store, each);
        const live = [0, 1, 2, 3, 4, 5].filter((at) => !store.isDeleted(at));
        const having = (severity: string, only = keys): number =>
          live.filter((at) =>
            only.some((key) => store.issues(at, key).some((issue) => issue.severity === severity)),
          ).length;
        const snapshot = store.getSnapshot();
        expect(snapshot.liveRows).toBe(live.length);
        expect(snapshot.errorRows).toBe(having('error'));
        expect(snapshot.warningRows).toBe(having('warning'));
        for (const key of keys) expect(store.columnErrors(key)).toBe(having('error', [key]));
        expect(snapshot.errorsOnly || snapshot.shownRows === live.length).toBe(true);
      }),
    );
  });
});
