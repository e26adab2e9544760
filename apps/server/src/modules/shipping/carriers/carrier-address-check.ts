import { comparedWords, type Address } from '@lading/contracts/core';
import type { AddressCheck } from '@lading/contracts/shipping';

/** What a carrier says of an address. */
export type CheckedAddress = Omit<AddressCheck, 'carrierName'>;

/** Asks a carrier about an address. @throws CarrierError */
export type CheckAddress = (address: Address, signal: AbortSignal) => Promise<CheckedAddress>;

/** The fields that tell where a parcel goes. */
const placeFields = [
  ...(['addressLine1', 'addressLine2', 'city', 'stateCode', 'zipCode', 'countryCode'] as const),
] as const;

/** How an address that was found stands against how the carrier writes it: capitals and spaces are no difference. */
export function checkedAgainst(
  given: Address,
  written: Address,
): Pick<CheckedAddress, 'status' | 'suggestion'> {
  const isSame = placeFields.every((field) => comparedWords(given[field]) === comparedWords(written[field]));
  return isSame ? { status: 'VERIFIED', suggestion: null } : { status: 'CHANGED', suggestion: written };
}
