import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../view/grid-column.ts';
import { planPaste } from './paste-rules.ts';

const columns: readonly GridColumn[] = [
  { key: 'sku', heading: 'SKU', editor: { kind: 'text' } },
  { key: 'size', heading: 'Size', editor: { kind: 'number', decimals: 2, min: 0 } },
  {
    key: 'unit',
    heading: 'Unit',
    editor: { kind: 'select', options: [{ value: 'KG', label: 'Kilograms' }] },
  },
  { key: 'line', heading: 'Line', readOnly: true, editor: { kind: 'text' } },
];

const plan = (block: string[][], top: number, left: number, bottom = top, right = left) =>
  planPaste({ block, range: { top, left, bottom, right }, columns, rowAt: (at) => at * 10, shownRows: 3 });

describe('a pasted block', () => {
  it('lands at the selection, in the shown rows', () => {
    expect(
      plan(
        [
          ['a', '1'],
          ['b', '2'],
        ],
        1,
        0,
      ).edits,
    ).toEqual([
      { row: 10, key: 'sku', value: 'a' },
      { row: 10, key: 'size', value: '1' },
      { row: 20, key: 'sku', value: 'b' },
      { row: 20, key: 'size', value: '2' },
    ]);
  });

  it('fills a selection that is a multiple of it', () => {
    const { edits, range } = plan([['x']], 0, 0, 2, 0);
    expect(edits.map(({ row, value }) => [row, value])).toEqual([
      [0, 'x'],
      [10, 'x'],
      [20, 'x'],
    ]);
    expect(range).toEqual({ top: 0, left: 0, bottom: 2, right: 0 });
  });

  it('reports how many cells were beyond the last row or column, or read-only', () => {
    const { edits, skipped, range } = plan(
      [
        ['KG', 'n', 'beyond'],
        ['KG', 'n', 'beyond'],
      ],
      2,
      2,
    );
    expect(edits).toEqual([{ row: 20, key: 'unit', value: 'KG' }]);
    expect(skipped).toBe(5);
    expect(range).toEqual({ top: 2, left: 2, bottom: 2, right: 3 });
  });

  it.each([
    ['kilograms', 'KG'],
    [' kg ', 'KG'],
    ['pounds', 'pounds'],
  ])('understands %j in a select as %j', (text, value) => {
    expect(plan([[text]], 0, 2).edits[0]?.value).toBe(value);
  });

  it('does not change cells that a ragged line does not contain', () => {
    expect(plan([['a', '1'], ['b']], 0, 0).edits).toHaveLength(3);
  });
});
