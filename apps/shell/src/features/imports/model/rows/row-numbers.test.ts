import { expect, it } from 'vitest';
import { RowNumbers } from './row-numbers.ts';

it.each([
  ['ascending', [2, 3, 5, 9]],
  ['of records whose rows stand apart in the file', [2, 9, 3, 5]],
])('rows are found by numbers that are %s', (_, all) => {
  const numbers = new RowNumbers();
  numbers.add(Uint32Array.from(all.slice(0, 2)));
  expect(all.slice(0, 2).map((number) => numbers.rowAt(number))).toEqual([0, 1]);
  numbers.add(Uint32Array.from(all.slice(2)));
  expect(all.map((number) => numbers.rowAt(number))).toEqual([0, 1, 2, 3]);
  expect([1, 4, 10].map((number) => numbers.rowAt(number))).toEqual([-1, -1, -1]);
  expect(numbers.of(3)).toBe(all[3]);
});
