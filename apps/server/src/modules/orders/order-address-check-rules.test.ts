import { orderMessages } from '@lading/contracts/orders';
import { shippingMessages, type AddressCheck } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { findingOf } from './order-address-check-rules.ts';

const said = (more: Partial<AddressCheck>): AddressCheck => ({
  status: 'VERIFIED',
  suggestion: null,
  residential: null,
  carrierName: 'Demo Carrier',
  messages: [],
  ...more,
});
const suggestion = {
  name: 'Dana',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94102',
  countryCode: 'US',
};

describe('the message about a checked address', () => {
  it.each<[string, Partial<AddressCheck>, string | undefined, boolean]>([
    ['is empty when the address is correct', {}, undefined, false],
    [
      'is empty when the address is correct, despite other remarks',
      { messages: [shippingMessages.unknownZip()] },
      undefined,
      false,
    ],
    [
      'has the carrier’s spelling',
      { status: 'CHANGED', suggestion },
      orderMessages.addressSuggested.code,
      true,
    ],
    ['says that the address is unknown', { status: 'NOT_FOUND' }, orderMessages.addressNotFound.code, true],
    [
      'has the carrier’s words, if any',
      { status: 'NOT_FOUND', messages: [shippingMessages.unknownZip()] },
      shippingMessages.unknownZip.code,
      true,
    ],
    [
      'says why no carrier could answer',
      { status: 'UNCHECKED', messages: [shippingMessages.checksUsOnly({ carrier: 'Demo Carrier' })] },
      shippingMessages.checksUsOnly.code,
      false,
    ],
  ])('%s', (_name, more, code, isNoted) => {
    const found = findingOf(said(more));
    expect([found.message?.code, found.isNoted]).toEqual([code, isNoted]);
  });

  it('names the suggested place, but not its recipient', () => {
    const { message } = findingOf(said({ status: 'CHANGED', suggestion }));
    expect(message?.message).toContain('418 Larkin St, San Francisco, CA 94102, US');
    expect(message?.message).not.toContain('Dana');
  });
});
