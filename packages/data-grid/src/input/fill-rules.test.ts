import { describe, expect, it } from 'vitest';
import type { CellRange } from '../view/grid-selection.ts';
import { type FillSheet, fillTarget, planFill, planFillWith } from './fill-rules.ts';

const sheet: FillSheet = {
  columns: [
    { key: 'a', heading: 'A', editor: { kind: 'text' } },
    { key: 'b', heading: 'B', editor: { kind: 'text' } },
    { key: 'fixed', heading: 'Fixed', editor: { kind: 'text' }, readOnly: true },
  ],
  rowAt: (position) => position + 100,
  value: (row, key) => `${key}${row}`,
};
const block = (top: number, left: number, bottom: number, right: number): CellRange => ({
  top,
  left,
  bottom,
  right,
});
const written = (edits: readonly { row: number; key: string; value: string }[]) =>
  edits.map(({ row, key, value }) => `${key}${row}=${value}`);

describe('filling', () => {
  it.each([
    [
      'repeats the top row downwards',
      block(0, 0, 0, 1),
      block(0, 0, 2, 1),
      ['a101=a100', 'b101=b100', 'a102=a100', 'b102=b100'],
    ],
    [
      'repeats a pattern of rows',
      block(0, 0, 1, 0),
      block(0, 0, 4, 0),
      ['a102=a100', 'a103=a101', 'a104=a100'],
    ],
    [
      'repeats a pattern upwards, so that it meets the source',
      block(3, 0, 4, 0),
      block(0, 0, 4, 0),
      ['a100=a104', 'a101=a103', 'a102=a104'],
    ],
    ['goes sideways and leaves read-only columns alone', block(0, 0, 0, 0), block(0, 0, 0, 2), ['b100=a100']],
  ])('%s', (_sentence, source, target, expected) => {
    expect(written(planFill(sheet, source, target))).toEqual(expected);
  });

  it('writes one value into every cell of a block', () => {
    expect(written(planFillWith(sheet, block(0, 1, 1, 2), 'x'))).toEqual(['b100=x', 'b101=x']);
  });

  it.each([
    ['down', { position: 9, col: 3 }, block(2, 1, 9, 2)],
    ['up', { position: 0, col: 1 }, block(0, 1, 3, 2)],
    ['to the right when dragged farther that way', { position: 4, col: 7 }, block(2, 1, 3, 7)],
    ['nowhere when dragged within', { position: 3, col: 2 }, block(2, 1, 3, 2)],
  ])('reaches %s when its corner is dragged', (_way, place, expected) => {
    expect(fillTarget(block(2, 1, 3, 2), place)).toEqual(expected);
  });
});
