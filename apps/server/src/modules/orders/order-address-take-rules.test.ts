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

describe('accepting a suggestion', () => {
  it('replaces the place and keeps the recipient', () => {
    expect(takenSuggestion(recipient, { recipient, result })).toEqual({ address: taken });
  });

  it.each<[string, Address]>([
    ['in another order', Object.fromEntries(Object.entries(recipient).toReversed())],
    ['with empty fields in place of none', { ...recipient, email: '' }],
  ])('treats the checked address as the same when it is written %s', (_name, checked) => {
    expect(takenSuggestion(recipient, { recipient: checked, result })).toEqual({ address: taken });
  });

  it('does nothing when the address is already written that way', () => {
    expect(takenSuggestion(taken, { recipient, result })).toEqual({ address: null });
  });

  it.each<[string, CheckedAddress | undefined, string]>([
    ['no carrier was asked', undefined, orderMessages.noSuggestion.code],
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
  ])('accepts nothing when %s', (_name, checked, code) => {
    expect(takenSuggestion(recipient, checked)).toMatchObject({ refusal: { code } });
  });
});
