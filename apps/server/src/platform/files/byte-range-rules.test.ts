import { expect, it } from 'vitest';
import { byteRange } from './byte-range-rules.ts';

it.each([
  ['no range', undefined, undefined],
  ['the first bytes', 'bytes=0-9', { first: 0, last: 9 }],
  ['one byte', 'bytes=99-99', { first: 99, last: 99 }],
  ['the rest', 'bytes=40-', { first: 40, last: 99 }],
  ['more than available', 'bytes=90-500', { first: 90, last: 99 }],
  ['the last bytes', 'bytes=-10', { first: 90, last: 99 }],
  ['more of the last than available', 'bytes=-500', { first: 0, last: 99 }],
  ['the unit in capitals, and blanks', 'Bytes= 1 - 2', { first: 1, last: 2 }],
  ['beyond the end', 'bytes=100-', 'unsatisfiable'],
  ['no bytes of the end', 'bytes=-0', 'unsatisfiable'],
  ['an end before the beginning', 'bytes=9-1', undefined],
  ['several ranges', 'bytes=0-1,5-6', undefined],
  ['another unit', 'rows=0-1', undefined],
  ['no numbers', 'bytes=a-b', undefined],
  ['nothing at all', 'bytes=-', undefined],
  ['an absurd number', `bytes=${'9'.repeat(40)}-`, undefined],
])('of 100 bytes: %s', (_what, header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it('an empty file has no part', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange(undefined, 0)).toBeUndefined();
});
