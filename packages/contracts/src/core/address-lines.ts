import type { Address } from './address.ts';

/** The lines of a postal address as on a label, without empty ones; the country by its name. */
export function addressLines(address: Address, countryName: string): string[] {
  const region = [address.stateCode, address.zipCode].filter(Boolean).join(' ');
  const place = [address.city, region].filter(Boolean).join(', ');
  return [
    address.name,
    address.company,
    address.addressLine1,
    address.addressLine2,
    place,
    countryName,
  ].filter((line): line is string => Boolean(line));
}
