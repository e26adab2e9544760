import { expect, it } from 'vitest';
import { sameText } from './same-text.ts';

it.each([
  ['Late UPS', 'late ups', true],
  ['Ｌａｔｅ　ＵＰＳ', 'Late UPS', true],
  ['ｶﾀﾛｸﾞ', 'カタログ', true],
  ['café', 'café', true],
  [' Gift ', 'gift', true],
  ['Late UPS', 'Late USPS', false],
])('“%s” and “%s” are the same name: %s (decision D28)', (one, other, isSame) => {
  expect(sameText(one, other)).toBe(isSame);
});
