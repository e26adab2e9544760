import { expect, it } from 'vitest';
import { postalAddress } from './order-draft.ts';

it('codes and numbers of an order are stored half-width, names as written (decision D28)', () => {
  const address = postalAddress.parse({
    name: 'Ｍ．王',
    company: 'Cafe\u0301',
    addressLine1: '1 Pier Rd',
    city: 'Boston',
    countryCode: 'US',
    stateCode: 'ＭＡ',
    zipCode: '０２１０８',
    phone: '６１７－５５５－０１００',
    email: 'ada＠example.test',
  });
  expect(address).toMatchObject({
    name: 'Ｍ．王',
    company: 'Caf\u00e9',
    stateCode: 'MA',
    zipCode: '02108',
    phone: '617-555-0100',
    email: 'ada@example.test',
  });
});
