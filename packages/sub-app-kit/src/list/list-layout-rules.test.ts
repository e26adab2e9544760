import { describe, expect, it } from 'vitest';
import type { ListColumn } from './list-definition.ts';
import { laidOutColumns, movedColumn, readLayout } from './list-layout-rules.ts';

const column = (id: string, more: Partial<ListColumn<string>> = {}): ListColumn<string> => ({
  id,
  header: id,
  width: 100,
  cell: (row) => row,
  ...more,
});
const columns = [
  column('no'),
  column('name', { grow: 2 }),
  column('weight', { isExtra: true }),
  column('note', { isHidden: true }),
];
const ids = (layout: Parameters<typeof laidOutColumns>[1]) =>
  laidOutColumns(columns, layout).map(({ id }) => id);

describe('the layout of a list', () => {
  it.each([
    [{}, ['no', 'name', 'weight']],
    [{ shown: { name: false, note: true } }, ['no', 'weight', 'note']],
    [{ shown: { no: false } }, ['no', 'name', 'weight']],
    [{ order: ['weight', 'name', 'note'] }, ['no', 'weight', 'name']],
    [{ order: ['weight', 'gone'], shown: { note: true } }, ['no', 'name', 'weight', 'note']],
    [{ order: ['no', 'weight'] }, ['no', 'name', 'weight']],
  ])('%j shows %j', (layout, expected) => {
    expect(ids(layout)).toEqual(expected);
  });

  it('keeps a column at its resized width', () => {
    const [, name] = laidOutColumns(columns, { widths: { name: 260 } });
    expect([name?.width, name?.grow]).toEqual([260, undefined]);
  });

  it('keeps a column on a narrow screen that was turned on explicitly', () => {
    const weight = laidOutColumns(columns, { shown: { weight: true } }).find(({ id }) => id === 'weight');
    expect(weight?.isExtra).toBeUndefined();
  });

  it.each([
    ['name', 1, ['no', 'weight', 'name', 'note']],
    ['weight', -1, ['no', 'weight', 'name', 'note']],
    ['name', -1, ['no', 'name', 'weight', 'note']],
    ['no', 1, ['no', 'name', 'weight', 'note']],
    ['note', 1, ['no', 'name', 'weight', 'note']],
  ] as const)('moves %s by %d', (id, by, expected) => {
    expect(movedColumn(['no', 'name', 'weight', 'note'], id, by)).toEqual(expected);
  });

  it.each([
    [null, {}],
    ['x', {}],
    [{ order: 'no', shown: [], widths: { a: 'wide' }, isCompact: 1 }, {}],
    [
      { order: ['a', 1], shown: { a: true, b: 'no' }, widths: { a: 90, b: 9_000 }, isCompact: true },
      { order: ['a'], shown: { a: true }, widths: { a: 90 }, isCompact: true },
    ],
  ])('reads %j as %j', (kept, layout) => {
    expect(readLayout(kept)).toEqual(layout);
  });
});
