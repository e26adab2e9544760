const shortUsZip = /^(\d{3,4})(-\d{4}|\.0+)?$/;
/** Countries whose postal codes are so many digits, of which the first may be 0: a number cell drops it. */
const countriesByDigits = {
  4: 'AU NO NZ ZA GE AM',
  5: 'DE FR IT ES MX KR FI TR UA MY LT DZ SK PE GT KE LK LA',
  6: 'CN SG RO KZ CO EC',
  7: 'JP',
  8: 'BR',
};
/** Where only some digits follow the first 0: a code with another one is cut or wrong, and lacks no zero. */
const behindZero: Readonly<Record<string, RegExp>> = {
  AU: /^[289]/,
  CN: /^[1-7]/,
  CO: /^[58]/,
  MY: /^[125-9]/,
  RO: /^[1-8]/,
};
/** What follows two zeros in the codes of Rome, Helsinki, Sapporo, Nairobi, Colombo and Palanga; elsewhere none begins so. */
const behindTwoZeros: Readonly<Record<string, RegExp>> = {
  IT: /^1\d\d$/,
  FI: /^\d{3}$/,
  JP: /^[1-7]\d{4}$/,
  KE: /^\d{3}$/,
  LK: /^\d00$/,
  LT: /^[1-3]\d\d$/,
};
const zipDigits = new Map(
  Object.entries(countriesByDigits).flatMap(([digits, countries]) =>
    countries.split(' ').map((country) => [country, Number(digits)] as const),
  ),
);
/** Parts of the United States that count as countries; their codes begin with two zeros. */
const usAreas = new Set(['US', 'PR', 'VI']);

/** A postal code with the leading zeros that it has lost; undefined where none is missing. */
export function zipMeant(country: string, text: string): string | undefined {
  if (usAreas.has(country)) return usZipMeant(text);
  const digits = text.replace(/\.0+$/, '');
  const length = zipDigits.get(country);
  if (length === undefined || !/^[1-9]\d*$/.test(digits)) return undefined;
  const lost = length - digits.length;
  const isSure =
    (lost === 1 && (behindZero[country]?.test(digits) ?? true)) ||
    (lost === 2 && behindTwoZeros[country]?.test(digits) === true);
  return isSure ? digits.padStart(length, '0') : undefined;
}

function usZipMeant(text: string): string | undefined {
  // Nine digits without the first one or two of them.
  if (/^\d{7,8}$/.test(text)) return text.padStart(9, '0').replace(/(?=\d{4}$)/, '-');
  const [, digits, rest = ''] = shortUsZip.exec(text) ?? [];
  return digits === undefined ? undefined : `${digits.padStart(5, '0')}${rest.startsWith('-') ? rest : ''}`;
}
