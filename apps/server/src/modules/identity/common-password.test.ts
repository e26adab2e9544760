import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

describe('a password that attackers try first', () => {
  it.each([
    'password',
    'Password',
    '12345678',
    'aaaaaaaa',
    'AbAbAbAb',
    'qwertyuiop',
    'password2026',
    'Password_1',
    'iloveyou',
  ])('is %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['Lading_2026', 'Harbor_2026', 'quay7lantern'])('is not %s', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );
});
