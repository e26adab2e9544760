import type { GridChange } from '@lading/data-grid';
import {
  array,
  assert,
  constantFrom,
  integer,
  nat,
  property,
  record,
  string,
  tuple,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeptEdits } from '../rows/kept-edits.ts';
import { PatchQueue } from './draft-patch.ts';

const change = (
  cells: [row: number, key: string, after: string][],
  deletedRows: number[] = [],
  restoredRows: number[] = [],
): GridChange => ({
  kind: 'edit',
  cells: cells.map(([row, key, after]) => ({ row, key, before: '', after })),
  rows: [],
  deletedRows,
  restoredRows,
});

function stored(changes: readonly GridChange[], size?: number) {
  const queue = new PatchQueue(size);
  const edits = new KeptEdits();
  for (const [at, one] of changes.entries()) queue.add(one, { edits: at + 1, revision: at + 1 });
  const counts: (number | null)[] = [];
  for (let taken = queue.take(); taken; taken = queue.take()) {
    edits.add(structuredClone(taken.patch));
    counts.push(taken.count?.edits ?? null);
  }
  return { edits, counts };
}

describe('the edits of an unfinished import', () => {
  it('are restored: the newest value of each cell, and the deleted rows', () => {
    const { edits } = stored([
      change([
        [4, 'skuCode', 'A'],
        [4, 'brand', 'Oak'],
      ]),
      change([[4, 'skuCode', 'B']]),
      change([], [7, 9]),
      change([], [], [9]),
    ]);
    expect(Object.fromEntries(edits.cellsOf(4)!)).toEqual({ skuCode: 'B', brand: 'Oak' });
    expect([...edits.editedRows]).toEqual([4]);
    expect([...edits.deletedRows]).toEqual([7]);
  });

  it('are written in pieces, so that a change of 10,000 cells does not block the page', () => {
    const cells = Array.from({ length: 10_000 }, (_, row): [number, string, string] => [
      row,
      'note',
      `${row}`,
    ]);
    const { edits, counts } = stored([change(cells)], 4_000);
    expect(counts).toEqual([null, null, 1]);
    expect([...edits.editedRows]).toHaveLength(10_000);
    expect(edits.cellsOf(9_999)?.get('note')).toBe('9999');
  });

  it('share a piece only with complete steps', () => {
    const part = (row: number, which: 'more' | 'last') => ({ ...change([[row, 'note', 'x']]), part: which });
    const small = change([[9, 'note', 'y']]);
    expect(
      stored([small, small, part(1, 'more'), part(2, 'more'), part(3, 'last'), small], 4).counts,
    ).toEqual([2, 6]);
    expect(stored([part(1, 'more'), part(2, 'more'), part(3, 'more')], 2).counts).toEqual([null, null]);
  });

  it('are the same for any size of the pieces', () => {
    const row = nat({ max: 5 });
    const key = constantFrom('skuCode', 'brand', 'note');
    const changes = array(
      record({
        cells: array(tuple(row, key, string({ maxLength: 3 })), { maxLength: 6 }),
        gone: uniqueArray(row),
        back: uniqueArray(row),
      }),
      { maxLength: 8 },
    );
    assert(
      property(changes, integer({ min: 1, max: 9 }), (list, size) => {
        const all = list.map(({ cells, gone, back }) => change(cells, gone, back));
        const [whole, cut] = [stored(all), stored(all, size)];
        for (let at = 0; at <= 5; at += 1) expect(cut.edits.cellsOf(at)).toEqual(whole.edits.cellsOf(at));
        expect(cut.edits.deletedRows).toEqual(whole.edits.deletedRows);
      }),
    );
  });
});
