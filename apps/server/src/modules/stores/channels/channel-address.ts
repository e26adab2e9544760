/** States of one city: where an address names none, it is that one. */
const cityStates: Readonly<Record<string, string>> = {
  GI: 'Gibraltar',
  HK: 'Hong Kong',
  MC: 'Monaco',
  MO: 'Macao',
  SG: 'Singapore',
  VA: 'Vatican City',
};
/** Countries whose addresses need no city, to the emirate, the island or the parish (by the Universal Postal Union). */
const withoutCity = new Set(
  'AC AE AG AI AW BB BM BS BZ CC CK CX DM FK GD GS IO JM KI KN KY LC MS NF NR NU PN QA SB SC SH TA TC TK TO TT TV VC VG WS'.split(
    ' ',
  ),
);
const names = new Intl.DisplayNames('en', { type: 'region' });

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The beginning of a text: no half of a character. */
export const beginning = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/** What an address may be longer than without anything being lost that a parcel needs. */
const cut = (value: unknown, most: number) =>
  typeof value === 'string' && value.trim().length > most ? beginning(value.trim(), most) : value;

/** A telephone number: without the remarks that make it too long. */
function phoneOf(value: unknown): unknown {
  const text = textOf(value);
  if (text.length <= mostPhone) return value;
  const [number = ''] = /^[^,;\p{L}]*(?:(?:ext|x)\.?\s*\d+)?/iu.exec(text) ?? [];
  return (number.trim() || text).slice(0, mostPhone).trimEnd();
}
const mostPhone = 50;

/** A city where the country has none, so that nothing but a missing city itself is asked of a person (decision D27). */
function cityOf({ city, stateCode }: Record<string, unknown>, country: string): unknown {
  if (textOf(city) !== '') return city;
  if (cityStates[country]) return cityStates[country];
  if (!withoutCity.has(country)) return city;
  return textOf(stateCode) || names.of(country);
}

/** The address of a channel's order as its country has addresses, and no longer than we keep; what it lacks it lacks. */
export function channelAddress(recipient: Record<string, unknown>): Record<string, unknown> {
  const country = textOf(recipient.countryCode).toUpperCase();
  const { name, company, addressLine1: first, addressLine2: second } = recipient;
  const isSecondAlone = textOf(first) === '' && textOf(second) !== '';
  return {
    ...recipient,
    // A company receives what is addressed to nobody in it.
    name: cut(textOf(name) === '' ? company : name, 200),
    ...(isSecondAlone && { addressLine1: second, addressLine2: null }),
    city: cityOf(recipient, country),
    ...(typeof recipient.countryCode === 'string' && { countryCode: country }),
    company: cut(company, 200),
    phone: phoneOf(recipient.phone),
    // A part of an e-mail address is none.
    ...(textOf(recipient.email).length > 254 && { email: null }),
  };
}
