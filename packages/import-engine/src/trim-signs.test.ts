import { expect, it } from 'vitest';
import { blankSigns, trimSigns } from './trim-signs.ts';

it.each([
  ['("a")', '(")', undefined, 'a'],
  ['(a)', '(', ')', 'a'],
  [')a(', '(', ')', ')a('],
  ['10.00', '', '0', '10.'],
  ['***', '*', undefined, ''],
  ['', '*', undefined, ''],
])('removes characters at the ends: %j', (text, front, behind, left) => {
  expect(trimSigns(text, front, behind)).toBe(left);
});

it('knows the whitespace of a regular expression', () => {
  const all = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));
  expect(all.filter((sign) => /\s/.test(sign)).join('')).toBe([...blankSigns].toSorted().join(''));
});
