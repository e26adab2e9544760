import type { Address } from '@lading/contracts/core';
import { orderMessages } from '@lading/contracts/orders';
import type { AddressCheck } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { takenSuggestion, type CheckedAddress } from './order-address-take-rules.ts';

const recipient: Address = {
  name: 'Dana',
  company: 'Tea Ltd',
  addressLine1: '418 larkin',
  addressLine2: 'Apt 2',
  city: 'SF',
  stateCode: 'NV',
  zipCode: '94102',
  countryCode: 'US',
  phone: '415 555 0100',
};
const suggestion: Address = {
  name: 'DANA',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94102-4321',
  countryCode: 'US',
};
const result: AddressCheck = {
  status: 'CHANGED',
  suggestion,
  residential: null,
  carrierName: 'Demo Carrier',
  messages: [],
};
const taken: Address = {
  ...recipient,
  addressLine1: '418 Larkin St',
  addressLine2: null,
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94102-4321',
};

describe('of a suggestion', () => {
  it('the place is taken; who lives there stays', () => {
    expect(takenSuggestion(recipient, { recipient, result })).toEqual({ address: taken });
  });

  it.each<[string, Address]>([
    ['in another order', Object.fromEntries(Object.entries(recipient).toReversed())],
    ['with empty fields in place of none', { ...recipient, email: '' }],
  ])('the checked address counts as the same when it is written %s', (_name, checked) => {
    expect(takenSuggestion(recipient, { recipient: checked, result })).toEqual({ address: taken });
  });

  it('nothing is to be done where the address is written so already', () => {
    expect(takenSuggestion(taken, { recipient, result })).toEqual({ address: null });
  });

  it.each<[string, CheckedAddress | undefined, string]>([
    ['nobody has asked', undefined, orderMessages.noSuggestion.code],
    [
      'the address was right',
      { recipient, result: { ...result, status: 'VERIFIED', suggestion: null } },
      orderMessages.noSuggestion.code,
    ],
    [
      'the address is not known',
      { recipient, result: { ...result, status: 'NOT_FOUND', suggestion: null } },
      orderMessages.noSuggestion.code,
    ],
    [
      'the street was changed after the check',
      { recipient: { ...recipient, addressLine1: '9 Elm St' }, result },
      orderMessages.editedSinceCheck.code,
    ],
    [
      'the person was changed after the check',
      { recipient: { ...recipient, name: 'Kim' }, result },
      orderMessages.editedSinceCheck.code,
    ],
  ])('nothing is taken where %s', (_name, checked, code) => {
    expect(takenSuggestion(recipient, checked)).toMatchObject({ refusal: { code } });
  });
});
