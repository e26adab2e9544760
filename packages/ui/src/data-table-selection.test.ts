import { expect, test } from 'vitest';
import { toggleAll, toggleOne } from './data-table-selection.ts';

test('one row is added and removed, and the given set stays unchanged', () => {
  const before: ReadonlySet<string> = new Set(['a']);
  expect([...toggleOne(before, 'b')]).toEqual(['a', 'b']);
  expect([...toggleOne(before, 'a')]).toEqual([]);
  expect([...before]).toEqual(['a']);
});

test('all rows of a page are added, and removed when all are selected; other pages are unchanged', () => {
  expect([...toggleAll(new Set(['x', 'a']), ['a', 'b'])]).toEqual(['x', 'a', 'b']);
  expect([...toggleAll(new Set(['x', 'a', 'b']), ['a', 'b'])]).toEqual(['x']);
});
