import { describe, expect, it } from 'vitest';
import { postalAddress } from '../orders/order-draft.ts';
import { bookAddress } from '../shipping/address-book.ts';
import { isPostalCode } from './postal-code.ts';
import { checkValue } from './zod-errors.ts';

describe('a postal code has the format of its country (spec §5, “invalid zip code”)', () => {
  it.each([
    ['US', '94607', true],
    ['US', '94607-1234', true],
    ['US', '946071234', true],
    ['US', '9460', false],
    ['US', 'Oakland', false],
    ['CA', 'K1A 0B1', true],
    ['CA', 'k1a0b1', true],
    ['CA', '94607', false],
    ['DE', '1067', true],
    ['HK', '', true],
  ])('%s %s: %s', (country, code, isOne) => {
    expect(isPostalCode(country, code)).toBe(isOne || code === '');
  });
});

const address = {
  name: 'Mei Chen',
  company: '',
  addressLine1: '210 Harbor Way',
  addressLine2: '',
  city: 'Oakland',
  stateCode: 'CA',
  phone: '',
  email: '',
};

describe.each([
  ['the address book', bookAddress],
  ['an order, its sender and freight', postalAddress],
])('%s', (_, schema) => {
  it.each([
    ['US', '94607', []],
    ['US', '9460', ['zipCode core.zipCode']],
    ['US', '', ['zipCode core.required']],
    ['CA', '94607', ['zipCode core.zipCode']],
    ['CA', 'K1A 0B1', []],
    ['DE', '1067', []],
    ['HK', '', []],
  ])('with %s “%s” is refused for %j', (countryCode, zipCode, faults) => {
    const { errors } = checkValue<unknown>(schema, { ...address, countryCode, zipCode });
    expect((errors ?? []).map(({ fieldName, code }) => `${fieldName} ${code}`)).toEqual(faults);
  });
});
