import { expect, it } from 'vitest';
import { trimEnd } from './trim-end.ts';

const many = '/'.repeat(1_000_000);

it.each([
  ['nothing', '', '/', ''],
  ['what ends otherwise', '/a', '/', '/a'],
  ['what stands before', '//a//', '/', '//a'],
  ['nothing of such signs alone', '///', '/', ''],
  ['what none of several signs is', 'pass_12$', '0123456789_$', 'pass'],
  // A regular expression takes minutes for it.
  ['a million of them before another sign', `${many}a`, '/', `${many}a`],
])('keeps %s', (_, text, signs, kept) => {
  expect(trimEnd(text, signs)).toBe(kept);
});
