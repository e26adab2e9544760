// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { currentLanguage, hasChosenLanguage, rememberLanguage } from './language.ts';

afterEach(() => localStorage.clear());

describe('the choice of a language in this browser (decision D20)', () => {
  it('is not stored at first: the language of the account applies', () => {
    expect(hasChosenLanguage('1')).toBe(false);
  });

  it('overrides the account’s language for the person who made it, not for the next person', () => {
    rememberLanguage('cn', '1');
    expect(currentLanguage()).toBe('cn');
    expect(['1', '2'].map(hasChosenLanguage)).toEqual([true, false]);
  });

  it('overrides it for the next person who signs in, if it was made before the sign-in', () => {
    rememberLanguage('cn', '1');
    rememberLanguage('en');
    expect(['1', '2'].map(hasChosenLanguage)).toEqual([true, true]);
  });
});
