import { countries } from '../core/countries.ts';
import type { LocalizedMessage } from '../core/localized-message.ts';
import { isPostalCode } from '../core/postal-code.ts';
import { orderMessages } from './messages.ts';

const countryNames = new Map(countries.map(({ code, en, zh }) => [code, { en, zh }]));

/** The issue of an invalid postal code (spec §5, "invalid zip code"); undefined for a valid or empty one. */
export function invalidZip(zip: string, countryCode: string): LocalizedMessage | undefined {
  const country = countryNames.get(countryCode);
  if (zip === '' || !country || isPostalCode(countryCode, zip)) return undefined;
  return orderMessages.invalidZip({ zip, country });
}
