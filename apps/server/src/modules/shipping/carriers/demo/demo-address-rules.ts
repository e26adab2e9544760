import type { Address } from '@lading/contracts/core';
import { shippingMessages } from '@lading/contracts/shipping';
import { checkedAgainst, type CheckedAddress } from '../carrier-address-check.ts';
import { demoScenario } from './demo-number-rules.ts';
import { isDomestic, isKnownZip3, zip3Of } from './demo-zone-rules.ts';
import { stateOfZip3 } from './zip3-states.ts';

const name = 'Demo Carrier';

/** What the demo carrier says of an address: whether its ZIP code exists, and whether that is in its state. */
export function demoAddressCheck(address: Address): CheckedAddress {
  if (!isDomestic(address.countryCode))
    return {
      ...{ status: 'UNCHECKED', suggestion: null, residential: null },
      messages: [shippingMessages.checksUsOnly({ carrier: name })],
    };
  const notFound = (message: CheckedAddress['messages'][number]): CheckedAddress => ({
    ...{ status: 'NOT_FOUND', suggestion: null, residential: null, messages: [message] },
  });
  if (demoScenario(address.addressLine2)?.name === 'REFUSE')
    return notFound(shippingMessages.addressRefused({ carrier: name }));
  const zip3 = zip3Of(address.zipCode);
  if (zip3 === undefined || !isKnownZip3(zip3)) return notFound(shippingMessages.unknownZip());
  const digits = (address.zipCode ?? '').replaceAll(/\D/g, '');
  const stateCode = stateOfZip3(zip3) ?? address.stateCode?.toUpperCase();
  const written: Address = {
    ...address,
    stateCode,
    zipCode: digits.length === 9 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits,
  };
  const isElsewhere = stateCode !== address.stateCode?.trim().toUpperCase();
  return {
    ...checkedAgainst(address, written),
    residential: !address.company?.trim(),
    messages: isElsewhere
      ? [shippingMessages.zipOfState({ zip: written.zipCode ?? '', state: stateCode ?? '' })]
      : [],
  };
}
