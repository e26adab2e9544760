import { expect, it } from 'vitest';
import { printable, printableData, printableLines } from './printable.ts';

it.each([
  ['a terminal sequence', 'a\u001B[31mb', 'a\\u{1b}[31mb'],
  ['a sequence of C1', '\u009B2J', '\\u{9b}2J'],
  ['a bell, a return and a deletion', '\u0007\r\u007F', '\\u{7}\\u{d}\\u{7f}'],
  ['line breaks', 'a\nb\u2028c\u2029\u0085', 'a\\u{a}b\\u{2028}c\\u{2029}\\u{85}'],
  ['a reversed direction', 'a\u202Efdp.exe\u2066\u200F', 'a\\u{202e}fdp.exe\\u{2066}\\u{200f}'],
  ['invisible characters', 'a\u200Bb\uFEFF\u00AD', 'a\\u{200b}b\\u{feff}\\u{ad}'],
  ['half of a character', 'a\uD83Eb', 'a\\u{d83e}b'],
  ['letters of any language', 'Ærø 圆凳 🪑 \\u', 'Ærø 圆凳 🪑 \\u'],
])('%s is shown as it can be printed', (_what, given, shown) => {
  expect(printable(given)).toBe(shown);
});

it('the line breaks of a command are kept, those in data are escaped', () => {
  expect(printableLines('a\n\tb')).toBe('a\n\\u{9}b');
  expect(printableData({ a: ['x\ny', 1, null], 'b\n': { c: '\u001B' } })).toEqual({
    a: ['x\\u{a}y', 1, null],
    'b\\u{a}': { c: '\\u{1b}' },
  });
});
