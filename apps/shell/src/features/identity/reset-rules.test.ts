import { describe, expect, it } from 'vitest';
import { loginFaults } from './login-rules.ts';
import { newPasswordFaults, resetEmailFault } from './reset-rules.ts';

describe('the forms before sign-in (spec §5, decision D3)', () => {
  it.each([
    ['', 'check.required'],
    ['ada', 'check.email'],
    ['ada@osei.com', undefined],
    ['ada＠osei．com', undefined],
  ])('an e-mail of %j gets %s', (email, fault) => {
    expect(resetEmailFault(email)).toBe(fault);
  });

  it.each([
    ['123456', 'Lading_2026', 'Lading_2026', []],
    [' 123456 ', 'Ab$@%_12', 'Ab$@%_12', []],
    ['１２３４５６', 'Ab$@%_12', 'Ab$@%_12', []],
    ['123 456', 'Ab$@%_12', 'Ab$@%_12', []],
    ['123-456', 'Ab$@%_12', 'Ab$@%_12', []],
    ['12345', 'Lading_2026', 'Lading_2026', ['code']],
    ['123456', 'short1_', 'short1_', ['password']],
    ['123456', 'twenty_one_characters', 'twenty_one_characters', ['password']],
    ['123456', 'no blanks 1', 'no blanks 1', ['password']],
    ['123456', 'Lading_2026', 'Lading_2027', ['again']],
  ])('code %j with %j and %j: %j', (code, password, again, faults) => {
    expect(Object.keys(newPasswordFaults(code, password, again))).toEqual(faults);
  });

  it('accepts an old password that no longer fits the rule for sign-in', () => {
    expect(loginFaults('ada', 'x')).toEqual({});
    expect(Object.keys(loginFaults('  ', ''))).toEqual(['userName', 'password']);
  });
});
