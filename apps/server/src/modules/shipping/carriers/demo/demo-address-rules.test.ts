import { shippingMessages } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { demoAddressCheck, stateOfZip3 } from './demo-address-rules.ts';

const larkin = {
  name: 'Dana',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94102',
  countryCode: 'US',
};

describe('an address that the demo carrier checks', () => {
  it.each([
    ['as it is written', {}, { status: 'VERIFIED', suggestion: null, residential: true, messages: [] }],
    ['in other letters', { stateCode: 'ca', city: 'SAN  FRANCISCO' }, { status: 'VERIFIED' }],
    ['of a company', { company: 'Larkin LLC' }, { status: 'VERIFIED', residential: false }],
    [
      'with nine digits',
      { zipCode: '941024321' },
      { status: 'CHANGED', suggestion: { zipCode: '94102-4321', addressLine1: '418 Larkin St' } },
    ],
    [
      'in the wrong state',
      { stateCode: 'NV' },
      {
        status: 'CHANGED',
        suggestion: { stateCode: 'CA' },
        messages: [{ code: shippingMessages.zipOfState.code, params: { zip: '94102', state: 'CA' } }],
      },
    ],
    [
      'with a ZIP code that is none',
      { zipCode: '9410' },
      { status: 'NOT_FOUND', suggestion: null, messages: [{ code: shippingMessages.unknownZip.code }] },
    ],
    [
      'that it refuses',
      { addressLine2: 'DEMO: REFUSE' },
      { status: 'NOT_FOUND', messages: [{ code: shippingMessages.addressRefused.code }] },
    ],
    [
      'abroad',
      { countryCode: 'CN', zipCode: '200040', stateCode: '' },
      { status: 'UNCHECKED', messages: [{ code: shippingMessages.checksUsOnly.code }] },
    ],
  ])('%s', (_name, more, expected) =>
    expect(demoAddressCheck({ ...larkin, ...more })).toMatchObject(expected),
  );

  it.each([
    ['006', 'PR'],
    ['101', 'NY'],
    ['201', 'VA'],
    ['204', 'DC'],
    ['733', 'TX'],
    ['885', 'TX'],
    ['995', 'AK'],
    ['340', undefined],
  ])('ZIP codes with %s are of %s', (zip3, state) => expect(stateOfZip3(zip3)).toBe(state));
});
