import { isDeepStrictEqual } from 'node:util';
import type { Address, LocalizedText } from '@lading/contracts/core';
import { orderMessages } from '@lading/contracts/orders';
import type { AddressCheck } from '@lading/contracts/shipping';

/** What a carrier has said of an address. */
export interface CheckedAddress {
  /** What was checked. */
  recipient: Address;
  result: AddressCheck;
}

const placeFields = [
  ...(['addressLine1', 'addressLine2', 'city', 'stateCode', 'zipCode', 'countryCode'] as const),
] as const satisfies readonly (keyof Address)[];

/** The address with the place as the carrier writes it. Who lives there stays. */
function withPlace(recipient: Address, suggestion: Address): Address {
  const place = Object.fromEntries(placeFields.map((field) => [field, suggestion[field] ?? null]));
  return { ...recipient, ...place };
}

const written = (address: Address): object =>
  Object.fromEntries(Object.entries(address).filter(([, text]) => text !== null && text !== ''));
const isSame = (one: Address, other: Address): boolean => isDeepStrictEqual(written(one), written(other));

/**
 * Where an order goes once the suggestion for its address is taken.
 *
 * @param recipient where it goes now
 * @returns the address to be written; null where it is written so already; or why nothing is taken: there is no suggestion, or it is one
 * for another address, since somebody has changed it after the check
 */
export function takenSuggestion(
  recipient: Address,
  checked: CheckedAddress | undefined,
): { address: Address | null } | { refusal: LocalizedText } {
  const suggestion = checked?.result.status === 'CHANGED' ? checked.result.suggestion : null;
  if (!checked || !suggestion) return { refusal: orderMessages.noSuggestion() };
  const address = withPlace(recipient, suggestion);
  if (isSame(recipient, address)) return { address: null };
  return isSame(recipient, checked.recipient) ? { address } : { refusal: orderMessages.editedSinceCheck() };
}
