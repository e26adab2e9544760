import { expect, it } from 'vitest';
import { lookAlikes, nearCode } from './near-code.ts';

it.each([
  ['mug-1', 'MUG-1'],
  ['ＭＵＧ－１', 'MUG-1'],
  ['MUG 1', 'MUG1'],
  [' MUG\u00a0-1\u200b', 'MUG-1'],
  ['MUG–1', 'MUG-1'],
  ['MUG−1', 'MUG-1'],
  ['МUG-1', 'MUG-1'],
  ['ΜUG-1', 'MUG-1'],
])('%s may be confused with %s', (one, other) => {
  expect(nearCode(one)).toBe(nearCode(other));
});

it.each([
  ['MUG-1', 'MUG-2'],
  ['MUG-1', 'MUG1'],
  ['MUG_1', 'MUG-1'],
  ['杯子-1', '盘子-1'],
])('%s is not confused with %s', (one, other) => {
  expect(nearCode(one)).not.toBe(nearCode(other));
});

it('every look-alike has a plain character', () => {
  expect(Array.from(lookAlikes.signs)).toHaveLength(lookAlikes.plain.length);
});
