import type { GridChange } from '@lading/ui/data-grid';
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
import { DraftEdits } from './draft-edits.ts';
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
  const edits = new DraftEdits();
  for (const one of changes) queue.add(one);
  let count = 0;
  for (let patch = queue.take(); patch; patch = queue.take()) {
    edits.add(structuredClone(patch));
    count += 1;
  }
  return { edits, count };
}

describe('the edits of an unfinished import', () => {
  it('come back as they were, the newest value of a cell and the deleted rows', () => {
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

  it('are written in pieces, so that a change of 10,000 cells holds nobody up', () => {
    const cells = Array.from({ length: 10_000 }, (_, row): [number, string, string] => [
      row,
      'note',
      `${row}`,
    ]);
    const { edits, count } = stored([change(cells)], 4_000);
    expect(count).toBe(3);
    expect([...edits.editedRows]).toHaveLength(10_000);
    expect(edits.cellsOf(9_999)?.get('note')).toBe('9999');
  });

  it('are the same however they are cut', () => {
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
