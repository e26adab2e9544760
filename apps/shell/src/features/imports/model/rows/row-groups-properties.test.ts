import { orderShipmentImport } from '@lading/contracts/orders';
import { GridStore } from '@lading/data-grid';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowGroups } from './row-groups.ts';

const keys = ['orderNO', 'consignee', 'packageWeight'] as const;

/** An order file during editing: the store and its groups, and the original group of each row. */
interface OrderFile {
  readonly store: GridStore;
  readonly groups: RowGroups;
  /** The first row of the order that a row belongs to, as the file has it. */
  readonly owners: readonly number[];
  /** Rows of orders whose number, or that of a neighbor, was edited: only they may belong to another order now. */
  readonly renamed: Set<number>;
}

function openFile(orders: readonly (readonly string[])[], orphans: number): OrderFile {
  const rows: [string, string, string][] = Array.from({ length: orphans }, () => ['', 'orphan', '1']);
  const owners: number[] = rows.map(() => 0);
  orders.forEach((weights, order) => {
    const first = rows.length;
    weights.forEach((weight, at) => {
      rows.push([at === 0 ? `N-${order % 7}` : '', at === 0 ? `name ${(order * 5) % 11}` : '', weight]);
      owners.push(first);
    });
  });
  const store = new GridStore({
    keys,
    continuesGroup: (row) => groups.continues(row),
    validateRow: (_row, value) =>
      value('packageWeight') === 'x'
        ? { packageWeight: [{ id: 'number', message: 'no number', severity: 'error' }] }
        : null,
  });
  const groups: RowGroups = new RowGroups(orderShipmentImport, {
    rowCount: () => store.getSnapshot().rowCount,
    value: (row, key) => store.value(row, key),
    isDeleted: (row) => store.isDeleted(row),
    isBlank: () => false,
  });
  store.append(keys.map((_, col) => rows.map((cells) => cells[col] ?? '')));
  return { store, groups, owners, renamed: new Set() };
}

const row = fc.nat({ max: 30 });
const key = fc.constantFrom(...keys);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      row,
      key: fc.constantFrom('consignee', 'packageWeight'),
      value: fc.constantFrom('', 'x', '3', 'name 4'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rename' as const),
      row,
      value: fc.constantFrom('', ' ', 'N-2', 'new'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('delete' as const, 'restore' as const),
      rows: fc.array(row, { maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const, 'clear' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('sort' as const),
      key,
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('filter' as const),
      key,
      text: fc.constantFrom('', 'n-2', '3', 'name'),
      only: fc.constantFrom('any' as const, 'errors' as const, 'empty' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('errors-only' as const, 'deleted' as const),
      on: fc.boolean(),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Changes an order number, and records the orders that this may merge or split, before and after. */
function rename({ store, groups, renamed }: OrderFile, at: number, value: string): void {
  const count = store.getSnapshot().rowCount;
  if (at >= count) return;
  const note = () => {
    for (const near of [at, Math.max(at - 1, 0)])
      for (const one of store.wholeGroups([groups.firstOf(near)])) renamed.add(one);
  };
  note();
  store.edit([{ row: at, key: 'orderNO', value }]);
  note();
}

function run(file: OrderFile, each: Step): void {
  const { store } = file;
  switch (each.do) {
    case 'edit':
      store.edit([each]);
      return;
    case 'rename':
      rename(file, each.row, each.value);
      return;
    case 'delete':
      store.deleteRows(each.rows);
      return;
    case 'restore':
      store.restoreRows(each.rows);
      return;
    case 'clear':
      store.display.clear();
      return;
    case 'sort':
      store.display.setSort(each);
      return;
    case 'filter':
      store.display.setFilter(each.key, each);
      return;
    case 'errors-only':
      store.setErrorsOnly(each.on);
      return;
    case 'deleted':
      store.display.showDeleted(each.on);
      return;
    default:
      store[each.do]();
  }
}

/** Describes a grouping error, or returns undefined. */
function misGrouped({ store, groups, owners, renamed }: OrderFile): string | null {
  for (const [one, owner] of owners.entries()) {
    if (renamed.has(one)) continue;
    if (groups.firstOf(one) !== owner) return `row ${one} went from order ${owner} to ${groups.firstOf(one)}`;
    if (store.isDeleted(one) !== store.isDeleted(owner)) return `order ${owner} is deleted in part`;
  }
  const shown = Array.from({ length: store.view.length }, (_, position) => store.view.rowAt(position));
  for (const [position, one] of shown.entries()) {
    const owner = owners[one] ?? -1;
    if (renamed.has(one)) continue;
    if (owner !== one && shown[position - 1] !== one - 1) return `row ${one} is shown apart from its order`;
    const isLast = owners[one + 1] !== owner;
    if (!isLast && shown[position + 1] !== one + 1) return `order ${owner} is shown in part`;
  }
  return null;
}

describe('under any filter, sort, edit, deletion and undo', () => {
  it('no package belongs to an order other than in its file, in 10,000 random files, unless an order number was edited', () => {
    const order = fc.array(fc.constantFrom('1', '3', 'x', ''), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(order, { minLength: 1, maxLength: 8 }),
        fc.nat({ max: 2 }),
        fc.array(step, { maxLength: 12 }),
        (orders, orphans, steps) => {
          const file = openFile(orders, orphans);
          for (const each of steps) {
            run(file, each);
            const fault = misGrouped(file);
            if (fault) throw new Error(fault);
          }
          // What is saved matches the groups: every live row once, with its own order.
          const saved = [...file.groups.all()].flat();
          const live = file.owners.flatMap((_, one) => (file.store.isDeleted(one) ? [] : [one]));
          expect(saved).toEqual(live);
        },
      ),
      { numRuns: 10_000 },
    );
  }, 120_000);
});
