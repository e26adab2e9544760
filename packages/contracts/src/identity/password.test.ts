import { describe, expect, test } from 'vitest';
import { newPassword, passwordFault } from './password.ts';

describe('a password has 8 to 20 digits, letters, _ $ @ % (decision D3)', () => {
  test.each([
    ['Lading_2026', null],
    ['abcdefgh', null],
    ['$@%_$@%_$@%_$@%_$@%_', null],
    ['', 'required'],
    ['abcdefg', 'length'],
    ['abcdefghijabcdefghij1', 'length'],
    ['abcdef gh', 'alphabet'],
    ['abcdefgh!', 'alphabet'],
    ['密码密码密码密码', 'alphabet'],
    ['abcdefgh\n', 'alphabet'],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
    expect(newPassword.safeParse(password).success).toBe(fault === null);
  });
});
