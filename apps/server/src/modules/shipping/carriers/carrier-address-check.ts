import { comparedWords, placeFields, type Address } from '@lading/contracts/core';
import type { AddressCheck } from '@lading/contracts/shipping';

/** A carrier's answer about an address. */
export type CheckedAddress = Omit<AddressCheck, 'carrierName'>;

/** Asks a carrier about an address. @throws CarrierError */
export type CheckAddress = (address: Address, signal: AbortSignal) => Promise<CheckedAddress>;

/** Compares a found address with the carrier's spelling, ignoring case and spaces. */
export function checkedAgainst(
  given: Address,
  written: Address,
): Pick<CheckedAddress, 'status' | 'suggestion'> {
  const isSame = placeFields.every((field) => comparedWords(given[field]) === comparedWords(written[field]));
  return isSame ? { status: 'VERIFIED', suggestion: null } : { status: 'CHANGED', suggestion: written };
}
