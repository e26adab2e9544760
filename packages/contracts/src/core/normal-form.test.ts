import { expect, it } from 'vitest';
import { normalForm } from './normal-form.ts';

it.each([
  ['a letter and its mark', 'Cafe\u0301', 'Caf\u00e9'],
  ['a Hangul syllable in its parts', '\u1112\u1161\u11ab', '\ud55c'],
  ['kana with a voicing mark', '\u304b\u3099', '\u304c'],
  ['a sign that stands for another', '\u212b', '\u00c5'],
  ['what is in the form already', 'Caf\u00e9 茶 Ａ', 'Caf\u00e9 茶 Ａ'],
  ['pairs of code units', '😀 cafe\u0301', '😀 caf\u00e9'],
  ['nothing', '', ''],
  [
    'marks that become two each, to the limit',
    `a${'\u0344'.repeat(20)}`,
    `\u00e4${'\u0301\u0308'.repeat(15)}`,
  ],
])('keeps %s', (_, given, kept) => {
  expect(normalForm(given)).toBe(kept);
});
