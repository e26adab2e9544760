import { ruleMessage } from './localized-message.ts';

/** Formats of postal codes in the countries whose codes are checked; ISO 3166-1 alpha-2 → format. */
const forms: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(?:-?\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/**
 * Whether a text has the postal code format of a country (spec §5, "invalid zip code"). For a country without a known format any
 * text is valid. Does not check that the place exists.
 * @param countryCode ISO 3166-1 alpha-2, upper case
 */
export function isPostalCode(countryCode: string, text: string): boolean {
  return forms[countryCode]?.test(text.trim()) ?? true;
}

const examples: Readonly<Record<string, string>> = { US: '94607', CA: 'K1A 0B1' };

/** The issue of an invalid postal code, for a schema; undefined for a valid or empty one (spec §5, "invalid zip code"). */
export function postalCodeIssue(countryCode: string, text: string | null | undefined) {
  if (!text || isPostalCode(countryCode, text)) return undefined;
  return {
    code: 'custom' as const,
    path: ['zipCode'],
    ...ruleMessage('core.zipCode', { example: examples[countryCode] ?? '' }),
  };
}
