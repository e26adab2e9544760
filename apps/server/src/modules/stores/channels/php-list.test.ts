import { expect, it } from 'vitest';
import { z } from 'zod';
import { phpList } from './php-list.ts';

const numbers = phpList(z.number());

it.each([
  ['a list', [1, 2], [1, 2]],
  ['a list without rows', [], []],
  ['an object by positions', { 0: 1, 2: 3 }, [1, 3]],
])('reads %s', (_name, given, rows) => {
  expect(numbers.parse(given)).toEqual(rows);
});

it.each([
  ['nothing', null],
  ['no value', undefined],
  ['a text', '1'],
  ['an object without rows', {}],
  ['an object by names', { code: 1 }],
  ['rows of another kind', { 0: 'one' }],
])('does not read %s', (_name, given) => {
  expect(numbers.safeParse(given).success).toBe(false);
});
