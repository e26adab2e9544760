import { expect, it } from 'vitest';
import { comparable } from './comparable.ts';

it.each([
  ['ＡＢＣ－１２', 'abc-12'],
  ['ｱｲｳ', 'アイウ'],
  ['ガ', 'ガ'],
  ['Cafe\u0301', 'Café'],
  ['№ ①', 'no 1'],
  ['ﬁsh', 'FISH'],
])('%s equals %s', (one, other) => {
  expect(comparable(one)).toBe(comparable(other));
});

it.each([
  ['ハ', 'パ'],
  ['é', 'e'],
  ['寬', '宽'],
])('%s differs from %s', (one, other) => {
  expect(comparable(one)).not.toBe(comparable(other));
});
