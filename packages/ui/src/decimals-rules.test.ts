import { describe, expect, test } from 'vitest';
import { hasRoomForDecimals, withoutSurplusDecimals } from './decimals-rules.ts';

describe('the decimals of a typed number (spec §5)', () => {
  test.each([
    ['12', 0, 'en', true],
    ['12.', 0, 'en', false],
    ['12。', 0, 'zh-CN', false],
    ['1,200', 0, 'en', true],
    ['1.2', 2, 'en', true],
    ['1.23', 2, 'en', true],
    ['1.234', 2, 'en', false],
    ['1,234', 2, 'de', false],
    ['1.234', 2, 'de', true],
    ['', 0, 'en', true],
    ['.', 2, 'en', true],
    ['１．２３', 2, 'zh-CN', true],
    ['１．２３４', 2, 'zh-CN', false],
    ['1.23 kg', 2, 'en', true],
  ])('%j with %i decimals in %s: %s', (text, decimals, locale, isAllowed) => {
    expect(hasRoomForDecimals(text, decimals, locale)).toBe(isAllowed);
  });

  test.each([
    ['12.9', 0, 'en', '12'],
    ['12.999', 2, 'en', '12.99'],
    ['.5', 0, 'en', ''],
    ['12', 2, 'en', '12'],
    ['1,234.567', 2, 'en', '1,234.56'],
    ['1.234,567', 2, 'de', '1.234,56'],
    ['12。99', 0, 'zh-CN', '12'],
  ])('%j pasted with %i decimals in %s is %j', (text, decimals, locale, cut) => {
    expect(withoutSurplusDecimals(text, decimals, locale)).toBe(cut);
  });
});
