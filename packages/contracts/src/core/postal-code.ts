import { ruleMessage } from './localized-message.ts';

/** How postal codes are written in the countries whose codes are checked; ISO 3166-1 alpha-2 → form. */
const forms: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(?:-?\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/**
 * Whether a text is written as a postal code of a country (spec §5, "invalid zip code"). Of a country whose form is not known here any
 * text is. It says nothing about whether the place exists.
 * @param countryCode ISO 3166-1 alpha-2, upper case
 */
export function isPostalCode(countryCode: string, text: string): boolean {
  return forms[countryCode]?.test(text.trim()) ?? true;
}

const examples: Readonly<Record<string, string>> = { US: '94607', CA: 'K1A 0B1' };

/**
 * Why a text is no postal code of a country, as an issue of a schema; undefined for one that is, and for an empty one (spec §5,
 * "invalid zip code").
 */
export function postalCodeIssue(countryCode: string, text: string | null | undefined) {
  if (!text || isPostalCode(countryCode, text)) return undefined;
  return {
    code: 'custom' as const,
    path: ['zipCode'],
    ...ruleMessage('core.zipCode', { example: examples[countryCode] ?? '' }),
  };
}
