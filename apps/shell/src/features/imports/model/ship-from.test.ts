import type { Address } from '@lading/contracts/core';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { isSender, mayChooseSender, senderSources } from './ship-from.ts';
import { newWizard, type WizardState } from './wizard-state.ts';
import { wizardReducer } from './wizard-reducer.ts';

const depot: Address = {
  name: 'Mei Chen',
  company: '',
  addressLine1: '210 Harbor Way',
  addressLine2: null,
  city: 'Oakland',
  stateCode: 'CA',
  zipCode: '94607',
  countryCode: 'US',
  phone: '5105550142',
  email: '',
};

const shippedFrom = (state: WizardState, address: Address | null): WizardState =>
  senderSources(orderShipmentImport, state, address).reduce<WizardState>(
    (now, { field, source }) => wizardReducer(now, { do: 'fill-field', field, source }),
    state,
  );

it('an address fills the sender of every row where no column does', () => {
  const before = { ...newWizard, mapping: { senderName: 'Sender', city: 'City' } };
  const after = shippedFrom(before, depot);
  expect(after.mapping).toEqual(before.mapping);
  expect(after.fixedValues).toEqual({
    senderAddressLine1: '210 Harbor Way',
    senderCity: 'Oakland',
    senderStateCode: 'CA',
    senderZipCode: '94607',
    senderCountryCode: 'US',
    senderPhone: '5105550142',
  });
  expect(isSender(orderShipmentImport, after, depot)).toBe(true);
});

it('choosing another address replaces the previous one completely', () => {
  const first = shippedFrom(newWizard, { ...depot, company: 'Hearth & Clay' });
  const second = shippedFrom(first, depot);
  expect(second.fixedValues).not.toHaveProperty('senderCompany');
  expect(isSender(orderShipmentImport, second, { ...depot, company: 'Hearth & Clay' })).toBe(false);
  const none = shippedFrom(second, null);
  expect(Object.values(none.fixedValues).every((value) => value === '')).toBe(true);
  expect(isSender(orderShipmentImport, none, depot)).toBe(false);
});

it('is not offered if the file has the sender’s street, or the import has no sender', () => {
  expect(mayChooseSender(orderShipmentImport, newWizard)).toBe(true);
  expect(
    mayChooseSender(orderShipmentImport, { ...newWizard, mapping: { senderAddressLine1: 'From' } }),
  ).toBe(false);
  expect(mayChooseSender(productImport, newWizard)).toBe(false);
});
