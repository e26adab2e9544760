import { expect, it } from 'vitest';
import { isPhone, optionalPhone } from './phone.ts';

it.each([
  ['０１０－１２３４－５６７８', '010-1234-5678'],
  ['＋８６　１３８　００１３　８０００', '+86 138 0013 8000'],
  ['（０６１７）５５５０１００', '(0617)5550100'],
  [' +1 617 555 0100 ', '+1 617 555 0100'],
  ['', ''],
])('the phone number %s is stored as %s (decision D28)', (given, kept) => {
  expect(given === '' || isPhone(given)).toBe(true);
  expect(optionalPhone.parse(given)).toBe(kept);
});

it.each(['１２３４５６', 'call me', '１２３４５６７８９０１２３４５６'])(
  '%s is not a phone number',
  (given) => {
    expect(optionalPhone.safeParse(given).success).toBe(false);
  },
);
