import { describe, expect, it } from 'vitest';
import { isLanguage, languageOfTag, preferredLanguage } from './languages.ts';

describe('languages (spec §9)', () => {
  it.each([
    ['zh', 'cn'],
    ['zh-CN', 'cn'],
    ['zh-Hant-TW', 'cn'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['de', undefined],
    ['', undefined],
  ] as const)('reads the tag %j as %j', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });

  it('follows the first preference of the browser that we speak, else English', () => {
    expect(preferredLanguage(['fr-FR', 'zh-CN', 'en'])).toBe('cn');
    expect(preferredLanguage(['de', 'en-US', 'zh'])).toBe('en');
    expect(preferredLanguage(['fr'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  it('does not accept an inherited property as a language', () => {
    expect(isLanguage('toString')).toBe(false);
    expect(isLanguage('cn')).toBe(true);
  });
});
