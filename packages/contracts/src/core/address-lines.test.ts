import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

it('formats an address as on a label, without empty lines', () => {
  expect(
    addressLines(
      {
        name: 'Ada Okafor',
        company: '',
        addressLine1: '81 Mercer Street',
        addressLine2: null,
        city: 'Austin',
        stateCode: 'TX',
        zipCode: '07302',
        countryCode: 'US',
      },
      'United States',
    ),
  ).toEqual(['Ada Okafor', '81 Mercer Street', 'Austin, TX 07302', 'United States']);
});

it('works without region or city', () => {
  expect(addressLines({ name: 'Li Wei', city: null, zipCode: '200040' }, '')).toEqual(['Li Wei', '200040']);
  expect(addressLines({}, '')).toEqual([]);
});
