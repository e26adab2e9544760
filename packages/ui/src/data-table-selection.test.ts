import { expect, test } from 'vitest';
import { toggleAll, toggleOne } from './data-table-selection.ts';

test('one row goes in and out, and the given set stays as it was', () => {
  const before: ReadonlySet<string> = new Set(['a']);
  expect([...toggleOne(before, 'b')]).toEqual(['a', 'b']);
  expect([...toggleOne(before, 'a')]).toEqual([]);
  expect([...before]).toEqual(['a']);
});

test('all rows of a page go in, and out once all are in; other pages keep theirs', () => {
  expect([...toggleAll(new Set(['x', 'a']), ['a', 'b'])]).toEqual(['x', 'a', 'b']);
  expect([...toggleAll(new Set(['x', 'a', 'b']), ['a', 'b'])]).toEqual(['x']);
});
