/** City states and similar: an address without a city gets this one. */
const cityStates: Readonly<Record<string, string>> = {
  GI: 'Gibraltar',
  HK: 'Hong Kong',
  MC: 'Monaco',
  MO: 'Macao',
  SG: 'Singapore',
  VA: 'Vatican City',
};
/** Countries whose addresses need no city, with the emirate, island or parish instead (Universal Postal Union). */
const withoutCity = new Set(
  'AC AE AG AI AW BB BM BS BZ CC CK CX DM FK GD GS IO JM KI KN KY LC MS NF NR NU PN QA SB SC SH TA TC TK TO TT TV VC VG WS'.split(
    ' ',
  ),
);
const names = new Intl.DisplayNames('en', { type: 'region' });

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The beginning of a text, without splitting a character. */
export const beginning = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/** Fields that may be truncated without affecting delivery. */
const cut = (value: unknown, most: number) =>
  typeof value === 'string' && value.trim().length > most ? beginning(value.trim(), most) : value;

/** A phone number without remarks that make it too long. */
function phoneOf(value: unknown): unknown {
  const text = textOf(value);
  if (text.length <= mostPhone) return value;
  const [number = ''] = /^[^,;\p{L}]*(?:(?:ext|x)\.?\s*\d+)?/iu.exec(text) ?? [];
  return (number.trim() || text).slice(0, mostPhone).trimEnd();
}
const mostPhone = 50;

/** The city of a country without cities, so that people are only asked for a city that is really missing (decision D27). */
function cityOf({ city, stateCode }: Record<string, unknown>, country: string): unknown {
  if (textOf(city) !== '') return city;
  if (cityStates[country]) return cityStates[country];
  if (!withoutCity.has(country)) return city;
  return textOf(stateCode) || names.of(country);
}

/** The address of a channel's order in its country's format, truncated to our limits; missing parts stay missing. */
export function channelAddress(recipient: Record<string, unknown>): Record<string, unknown> {
  const country = textOf(recipient.countryCode).toUpperCase();
  const { name, company, addressLine1: first, addressLine2: second } = recipient;
  const isSecondAlone = textOf(first) === '' && textOf(second) !== '';
  return {
    ...recipient,
    // Without a person the company is the recipient.
    name: cut(textOf(name) === '' ? company : name, 200),
    ...(isSecondAlone && { addressLine1: second, addressLine2: null }),
    city: cityOf(recipient, country),
    ...(typeof recipient.countryCode === 'string' && { countryCode: country }),
    company: cut(company, 200),
    phone: phoneOf(recipient.phone),
    // A truncated e-mail address is invalid.
    ...(textOf(recipient.email).length > 254 && { email: null }),
  };
}
