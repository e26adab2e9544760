import { describe, expect, test } from 'vitest';
import { email, emailFault, sameEmail } from './email.ts';

describe('an e-mail address is required and well-formed (spec §5)', () => {
  test.each([
    ['seller@lading.test', null],
    ['  seller@lading.test ', null],
    ["o'hara+tag@mail.example.co.uk", null],
    ['seller＠lading.test', null],
    ['ｓｅｌｌｅｒ＠ｌａｄｉｎｇ．ｔｅｓｔ　', null],
    ['   ', 'required'],
    ['　', 'required'],
    ['seller', 'format'],
    ['seller@', 'format'],
    ['a@b@c.test', 'format'],
    [`${'a'.repeat(250)}@lading.test`, 'format'],
  ])('%j: %s', (text, fault) => {
    expect(emailFault(text)).toBe(fault);
  });

  test('full-width characters of an input method are converted', () => {
    expect(email.parse('Ｓeller＠lading．test　')).toBe('Seller@lading.test');
    expect(sameEmail('ann＠lading.test', 'ANN@lading.test')).toBe(true);
  });

  test('surrounding blanks are removed', () => {
    expect(email.parse(' a@b.test ')).toBe('a@b.test');
  });

  test('an invitation code that differs in case only equals the address (decision D3)', () => {
    expect(sameEmail('Ann@Lading.test ', 'ann@lading.TEST')).toBe(true);
    expect(sameEmail('ann@lading.test', 'bob@lading.test')).toBe(false);
  });
});
