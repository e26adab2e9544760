import { addressLines, type Address, type LocalizedText } from '@lading/contracts/core';
import { orderMessages } from '@lading/contracts/orders';
import { shippingMessages, type AddressCheck } from '@lading/contracts/shipping';

/** The message about an order whose address was checked; none when the address is correct. */
interface CheckFinding {
  message: LocalizedText | undefined;
  /** It was checked, and a person should review the result. */
  isNoted: boolean;
}

const placeOf = (address: Address): string =>
  addressLines({ ...address, name: null, company: null }, address.countryCode ?? '').join(', ');

/** The message that an address check gives for its order. */
export function findingOf({ status, suggestion, carrierName, messages }: AddressCheck): CheckFinding {
  const carrier = carrierName ?? '';
  switch (status) {
    case 'VERIFIED':
      return { message: undefined, isNoted: false };
    case 'CHANGED':
      return suggestion
        ? {
            message: orderMessages.addressSuggested({ carrier, suggestion: placeOf(suggestion) }),
            isNoted: true,
          }
        : { message: messages[0], isNoted: messages.length > 0 };
    case 'NOT_FOUND':
      return { message: messages[0] ?? orderMessages.addressNotFound({ carrier }), isNoted: true };
    case 'UNCHECKED':
      return { message: messages[0] ?? shippingMessages.noAddressCheck(), isNoted: false };
  }
}
