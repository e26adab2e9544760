import { describe, expect, it } from 'vitest';
import { isBankCode, isIban, isPlainNumber } from './bank-account-rules.ts';
import { withdrawalRequest } from './withdrawal.ts';

describe('the account that a withdrawal goes to', () => {
  it.each([
    ['DE89370400440532013000', true],
    ['GB29NWBK60161331926819', true],
    ['DE89370400440532013001', false],
    ['DE8937040044053201300', false],
    ['123456789', false],
    ['', false],
  ])('%s as an IBAN: %s', (text, isOne) => expect(isIban(text)).toBe(isOne));

  it.each([
    ['021000021', true],
    ['021000022', false],
    ['000000000', false],
    ['DEUTDEFF', true],
    ['DEUTDEFF500', true],
    ['DEUTDEFF5', false],
    ['', false],
  ])('%s as the code of a bank: %s', (text, isOne) => expect(isBankCode(text)).toBe(isOne));

  it.each([
    ['000123456789', true],
    ['123', false],
    ['ABCDEFG', false],
  ])('%s as a number: %s', (text, isOne) => expect(isPlainNumber(text)).toBe(isOne));

  it('is accepted in any notation', () => {
    const given = {
      amount: { minor: 5_000, currency: 'USD' },
      holder: ' Ada Ltd. ',
      accountForm: 'iban',
      accountNumber: 'de89 3704 0044 0532 0130 00',
      bankCode: '',
    };
    expect(withdrawalRequest.parse(given)).toMatchObject({
      holder: 'Ada Ltd.',
      accountNumber: 'DE89370400440532013000',
    });
    expect(withdrawalRequest.safeParse({ ...given, accountForm: 'number' }).success).toBe(false);
    expect(withdrawalRequest.safeParse({ ...given, holder: ' ' }).success).toBe(false);
  });
});
