import { z } from 'zod';
import { compatibleForm } from '../core/same-text.ts';

/** A sender's number at tax offices and customs, without blanks and punctuation. */
const taxNumber = (pattern: RegExp) =>
  z
    .string()
    .max(40)
    .overwrite((text) =>
      compatibleForm(text)
        .toUpperCase()
        .replaceAll(/[\s.\-/]+/g, ''),
    )
    .regex(new RegExp(`^(?:${pattern.source})?$`))
    .optional();

/** The numbers of a sender (shipping design, "AddressBookEntry"): of the US, of the customs of the EU and the UK, for VAT, and of the EU's import one-stop shop; empty: none. */
export const taxIds = z.object({
  ein: taxNumber(/\d{9}/),
  eori: taxNumber(/[A-Z]{2}[A-Z0-9]{1,15}/),
  vat: taxNumber(/[A-Z]{2}[A-Z0-9]{2,13}/),
  ioss: taxNumber(/IM\d{10}/),
});
export type TaxIds = z.infer<typeof taxIds>;

export const taxIdKinds = ['EIN', 'EORI', 'VAT', 'IOSS'] as const;
/** A sender's number that is printed on documents and sent to carriers. */
export interface SenderTaxId {
  kind: (typeof taxIdKinds)[number];
  number: string;
  /** The issuing country, ISO 3166-1 alpha-2; null: not derivable from the number. */
  country: string | null;
}

/** EU members by their ISO 3166-1 numbers, which are part of an IOSS number. */
const euByNumber: Readonly<Record<string, string>> = {
  '040': 'AT',
  '056': 'BE',
  '100': 'BG',
  '191': 'HR',
  '196': 'CY',
  '203': 'CZ',
  '208': 'DK',
  '233': 'EE',
  '246': 'FI',
  '250': 'FR',
  '276': 'DE',
  '300': 'GR',
  '348': 'HU',
  '372': 'IE',
  '380': 'IT',
  '428': 'LV',
  '440': 'LT',
  '442': 'LU',
  '470': 'MT',
  '528': 'NL',
  '616': 'PL',
  '620': 'PT',
  '642': 'RO',
  '703': 'SK',
  '705': 'SI',
  '724': 'ES',
  '752': 'SE',
};
const eu = new Set(Object.values(euByNumber));
/** Greece writes EL, Northern Ireland XI. */
const prefixes: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };
const countryOf = (number: string): string => prefixes[number.slice(0, 2)] ?? number.slice(0, 2);

/** Value in euros up to which the VAT of goods is paid through the import one-stop shop (Directive 2006/112/EC, Art. 369l). */
export const iossUpTo = 150;

/**
 * The numbers to include for a country. The one of the import one-stop shop is only used for EU members, with goods up to 150
 * euros: above that, VAT would be paid twice.
 *
 * @param euros approximate value of the goods; null: unknown
 */
export function taxIdsTo(
  { ein, eori, vat, ioss }: TaxIds,
  countryCode: string,
  euros: number | null,
): SenderTaxId[] {
  const isIoss = eu.has(countryCode) && euros !== null && euros <= iossUpTo;
  return [
    ...(ein ? [{ kind: 'EIN' as const, number: ein, country: 'US' }] : []),
    ...(eori ? [{ kind: 'EORI' as const, number: eori, country: countryOf(eori) }] : []),
    ...(vat ? [{ kind: 'VAT' as const, number: vat, country: countryOf(vat) }] : []),
    ...(ioss && isIoss
      ? [{ kind: 'IOSS' as const, number: ioss, country: euByNumber[ioss.slice(2, 5)] ?? null }]
      : []),
  ];
}
