import type { Address } from '@lading/contracts/core';
import type { BookEntry } from '@lading/contracts/shipping';

/** The first five digits: an estimate needs no more of a ZIP code. */
const zip5 = (zipCode: string | null | undefined): string => (zipCode ?? '').trim().slice(0, 5);

/** The address that a sender's form starts with: the default sender, unless the estimate is for another ZIP code. */
export function usualSender(
  usual: Pick<BookEntry, 'address'> | null | undefined,
  place: { zipCode: string; countryCode: string },
): Address {
  if (!usual) return place;
  const isThere = place.zipCode === '' || zip5(usual.address.zipCode) === zip5(place.zipCode);
  return isThere ? usual.address : place;
}
