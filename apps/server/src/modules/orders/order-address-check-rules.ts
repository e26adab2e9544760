import { addressLines, type Address, type LocalizedText } from '@lading/contracts/core';
import { orderMessages } from '@lading/contracts/orders';
import { shippingMessages, type AddressCheck } from '@lading/contracts/shipping';

/** What is said of an order whose address was checked: nothing where it is as it should be. */
interface CheckFinding {
  message: LocalizedText | undefined;
  /** It was checked, and a person should look at what was found. */
  isNoted: boolean;
}

const placeOf = (address: Address): string =>
  addressLines({ ...address, name: null, company: null }, address.countryCode ?? '').join(', ');

/** What the check of an address says of its order. */
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
