import { expect, it } from 'vitest';
import { missingForLabel } from './address-book.ts';

const full = {
  name: 'Hannah Whitfield',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94107',
  countryCode: 'US',
};

it.each([
  ['a full address', full, []],
  ['a company without a name', { ...full, name: '', company: 'Carver Pottery' }, []],
  ['no name and no company', { ...full, name: ' ', company: null }, ['name']],
  ['no street and no city', { ...full, addressLine1: undefined, city: '' }, ['addressLine1', 'city']],
  ['no state and no code in the US', { ...full, stateCode: null, zipCode: '' }, ['stateCode', 'zipCode']],
  ['no state and no code in Ireland', { ...full, stateCode: '', zipCode: '', countryCode: 'IE' }, []],
  ['a ZIP code only', { zipCode: '94107', countryCode: 'US' }, ['name', 'addressLine1', 'city', 'stateCode']],
  ['nothing', {}, ['name', 'addressLine1', 'city', 'countryCode']],
] as const)('of an address with %s a label lacks the fields that are empty', (_what, address, missing) => {
  expect(missingForLabel(address)).toEqual(missing);
});
