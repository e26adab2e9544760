import type { LocalizedText } from '@lading/contracts/core';
import { carrierMessages, shippingMessages } from '@lading/contracts/shipping';
import type { CarrierFailure } from './carrier-adapter.ts';

/** The message for people about a failed carrier request. */
export function failureText(failure: CarrierFailure | undefined, carrier: string): LocalizedText {
  switch (failure?.kind) {
    case 'refused':
    case 'invalid':
      return failure.text;
    case 'unauthorized':
      return carrierMessages.unauthorized({ carrier });
    case 'key-unreadable':
      return carrierMessages.keyUnreadable({ carrier });
    case 'rate-limited':
      return carrierMessages.busy({ carrier, seconds: Math.ceil(failure.afterSeconds) });
    default:
      return shippingMessages.carrierUnavailable({ carrier });
  }
}
