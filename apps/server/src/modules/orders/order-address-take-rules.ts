import { isDeepStrictEqual } from 'node:util';
import { placeFields, type Address, type LocalizedText } from '@lading/contracts/core';
import { orderMessages } from '@lading/contracts/orders';
import type { AddressCheck } from '@lading/contracts/shipping';

/** A carrier's answer about an address. */
export interface CheckedAddress {
  /** The checked address. */
  recipient: Address;
  result: AddressCheck;
}

/** The address with the place as the carrier writes it. The recipient stays. */
function withPlace(recipient: Address, suggestion: Address): Address {
  const place = Object.fromEntries(placeFields.map((field) => [field, suggestion[field] ?? null]));
  return { ...recipient, ...place };
}

const written = (address: Address): object =>
  Object.fromEntries(Object.entries(address).filter(([, text]) => text !== null && text !== ''));
const isSame = (one: Address, other: Address): boolean => isDeepStrictEqual(written(one), written(other));

/**
 * The address of an order once the suggestion for it is accepted.
 *
 * @param recipient the current address
 * @returns the address to write; null when it is already written that way; or why nothing is accepted: there is no suggestion, or it is
 * for another address, because someone changed it after the check
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
